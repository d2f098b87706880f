// Credentials: who may call, for how long, and what for.
// Step 4 of a request's walk: credential, then scope, then rate limit.
import type { HeaderMap } from '../call.ts';
import type { Random } from '../determinism/random.ts';
import { bearerToken } from './bearer-token.ts';

/** What an operation needs and a key may hold. */
export const SCOPES = [
  ...(['catalogue:read', 'catalogue:write', 'customers:read', 'customers:write'] as const),
  ...(['invoices:read', 'invoices:write', 'payments:read', 'payments:write'] as const),
] as const;
export type Scope = (typeof SCOPES)[number];

/** What lets a call in: an API key of a sandbox, or an access token. */
export interface Credential {
  readonly form: 'key' | 'token';
  /** Safe to show: names it without being it. */
  readonly id: string;
  /** A key: the name it was handed out under (`default`). A token: its client (`oauth:default`). */
  readonly name: string;
  /** Who is counted and limited: the key whatever its secret, the OAuth client whatever its token. */
  readonly client: string;
  /** Whose data it opens. */
  readonly tenantId: TenantId;
  readonly secret: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970, or null: it does not expire. */
  readonly expiresAtMs: number | null;
  readonly revoked: boolean;
}

/** What a call came with is none of the sandbox's keys and none of its tokens. */
export interface Unidentified {
  readonly kind: 'refusal';
  readonly code: 'credential_missing' | 'credential_malformed' | 'credential_unknown' | 'token_unknown';
}

/** Why a call is not let in; each has its own code on the native wire. */
export type AccessRefusal =
  | Unidentified
  | { readonly kind: 'refusal'; readonly code: 'credential_revoked' | 'credential_expired' | 'token_revoked' | 'token_expired' }
  | { readonly kind: 'refusal'; readonly code: 'insufficient_scope'; readonly scope: Scope };

/** A sandbox's keys and access tokens. */
export interface Credentials {
  /** The key or token behind an Authorization header, whatever its state; or what was there instead. */
  identify(headers: HeaderMap): Credential | Unidentified;
  /** It as it is now, when it is good for `scope` at `nowMs`; else why not. `presented` is what `identify` answered. */
  authorize(presented: Credential | Unidentified, scope: Scope, nowMs: number): Credential | AccessRefusal;
  /** Ends a key's or token's life at `nowMs`. */
  expire(id: string, nowMs: number): void;
  revoke(id: string): void;
  /** Every key, by the name it was handed out under. */
  byName(): Readonly<Record<string, Credential>>;
}

/** A sandbox's tenants. The first is the one that set-up writes and the truth is read from. */
export const TENANTS = ['main', 'other'] as const;
export type TenantId = (typeof TENANTS)[number];
export const MAIN_TENANT: TenantId = 'main';

/** The names a sandbox hands its keys out under. */
const CREDENTIAL_NAMES = ['default', 'read_only', 'restricted', 'expired', 'revoked', 'other_tenant'] as const;
type CredentialName = (typeof CREDENTIAL_NAMES)[number];

interface Grant {
  readonly tenantId?: TenantId;
  readonly scopes: readonly Scope[];
  readonly expiresAtMs: number | null;
  readonly revoked: boolean;
}

/** What each key is good for when a sandbox begins; 2000 is before any sandbox's calendar. */
const GRANTS: Readonly<Record<CredentialName, Grant>> = {
  default: { scopes: SCOPES, expiresAtMs: null, revoked: false },
  read_only: { scopes: SCOPES.filter((scope) => scope.endsWith(':read')), expiresAtMs: null, revoked: false },
  restricted: { scopes: ['customers:read', 'customers:write'], expiresAtMs: null, revoked: false },
  expired: { scopes: SCOPES, expiresAtMs: Date.UTC(2000, 0, 1), revoked: false },
  revoked: { scopes: SCOPES, expiresAtMs: null, revoked: true },
  other_tenant: { tenantId: 'other', scopes: SCOPES, expiresAtMs: null, revoked: false },
};

/** Access tokens as credentials; access/tokens.ts keeps them. */
export interface TokenBook {
  find(token: string): Credential | undefined;
  byId(id: string): Credential | undefined;
  change(id: string, changes: Partial<Pick<Credential, 'expiresAtMs' | 'revoked'>>): void;
  /** Whether a text has the form of one, known or not. */
  looksLike(text: string): boolean;
}

/** How a sandbox's keys are made. */
export interface CredentialsOptions {
  /** The sandbox's seed: ids and secrets come from it. */
  readonly random: Random;
  /** True: the documented secrets `sk_test_overdue_<name>` of the sandbox `default`. */
  readonly fixed?: boolean;
  /** The access tokens that are known here besides the keys; none when left out. */
  readonly tokens?: TokenBook;
}

function createCredential(name: CredentialName, options: CredentialsOptions): Credential {
  const random = options.random.fork('credential', name);
  const secret = options.fixed === true ? `sk_test_overdue_${name}` : `sk_test_${random.fork('secret').text(32)}`;
  const id = `key_${random.fork('id').text(12)}`;
  return { form: 'key', id, name, client: `key:${name}`, tenantId: MAIN_TENANT, secret, ...GRANTS[name] };
}

/** What each kind of credential says when it is no longer good. */
const OVER = {
  key: { revoked: 'credential_revoked', expired: 'credential_expired' },
  token: { revoked: 'token_revoked', expired: 'token_expired' },
} as const;

function stateRefusal({ form, revoked, expiresAtMs }: Credential, nowMs: number): AccessRefusal | null {
  if (revoked) return { kind: 'refusal', code: OVER[form].revoked };
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return { kind: 'refusal', code: OVER[form].expired };
  return null;
}

/** The keys of a sandbox by id and by secret. */
function createKeys(options: CredentialsOptions) {
  const byId = new Map<string, Credential>();
  const idOfSecret = new Map<string, string>();
  for (const name of CREDENTIAL_NAMES) {
    const credential = createCredential(name, options);
    byId.set(credential.id, credential);
    idOfSecret.set(credential.secret, credential.id);
  }
  return { byId, find: (secret: string) => byId.get(idOfSecret.get(secret) ?? '') };
}

/**
 * The keys of a sandbox: `default` may do everything, `read_only` may read, `restricted` knows customers alone, `other_tenant` is
 * another tenant's `default`; `expired` and `revoked` are refused.
 */
export function createCredentials(options: CredentialsOptions): Credentials {
  const keys = createKeys(options);
  const { tokens } = options;
  const change = (id: string, changes: Partial<Credential>): void => {
    const credential = keys.byId.get(id);
    if (credential === undefined) tokens?.change(id, changes);
    else keys.byId.set(id, { ...credential, ...changes });
  };
  return {
    identify: (headers) => {
      const found = bearerToken(headers);
      if (found.kind !== 'token') return { kind: 'refusal', code: `credential_${found.kind}` };
      const unknown = { kind: 'refusal', code: tokens?.looksLike(found.token) ? 'token_unknown' : 'credential_unknown' } as const;
      return keys.find(found.token) ?? tokens?.find(found.token) ?? unknown;
    },
    authorize: (presented, scope, nowMs) => {
      if ('kind' in presented) return presented;
      const credential = keys.byId.get(presented.id) ?? tokens?.byId(presented.id) ?? presented;
      const refusal = stateRefusal(credential, nowMs);
      if (refusal !== null) return refusal;
      return credential.scopes.includes(scope) ? credential : { kind: 'refusal', code: 'insufficient_scope', scope };
    },
    expire: (id, nowMs) => change(id, { expiresAtMs: nowMs }),
    revoke: (id) => change(id, { revoked: true }),
    byName: () => Object.fromEntries([...keys.byId.values()].map((credential) => [credential.name, credential])),
  };
}
