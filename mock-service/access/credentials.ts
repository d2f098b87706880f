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

/** An API key of a sandbox. */
export interface Credential {
  /** Safe to show: names the key without being it. */
  readonly id: string;
  /** The name it was handed out under: default, read_only, expired, revoked. */
  readonly name: string;
  /** Who is counted and limited: the key itself, whatever secret it came with. */
  readonly client: string;
  /** Whose data it opens. */
  readonly tenantId: string;
  readonly secret: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970, or null: it does not expire. */
  readonly expiresAtMs: number | null;
  readonly revoked: boolean;
}

/** What a call came with is none of the sandbox's keys. */
export interface Unidentified {
  readonly kind: 'refusal';
  readonly code: 'credential_missing' | 'credential_malformed' | 'credential_unknown';
}

/** Why a call is not let in; each has its own code on the native wire. */
export type AccessRefusal =
  | Unidentified
  | { readonly kind: 'refusal'; readonly code: 'credential_revoked' | 'credential_expired' }
  | { readonly kind: 'refusal'; readonly code: 'insufficient_scope'; readonly scope: Scope };

/** A sandbox's keys. */
export interface Credentials {
  /** The key behind an Authorization header, whatever its state; or what was there instead. */
  identify(headers: HeaderMap): Credential | Unidentified;
  /** The key as it is now, when it is good for `scope` at `nowMs`; else why not. `presented` is what `identify` answered. */
  authorize(presented: Credential | Unidentified, scope: Scope, nowMs: number): Credential | AccessRefusal;
  /** Ends a key's life at `nowMs`. */
  expire(id: string, nowMs: number): void;
  revoke(id: string): void;
  /** Every key, by the name it was handed out under. */
  byName(): Readonly<Record<string, Credential>>;
}

/** The only tenant there is: seed data, set-up and every key belong to it. */
export const MAIN_TENANT = 'main';

/** The names a sandbox hands its keys out under. */
const CREDENTIAL_NAMES = ['default', 'read_only', 'expired', 'revoked'] as const;
type CredentialName = (typeof CREDENTIAL_NAMES)[number];

interface Grant {
  readonly scopes: readonly Scope[];
  readonly expiresAtMs: number | null;
  readonly revoked: boolean;
}

/** What each key is good for when a sandbox begins; 2000 is before any sandbox's calendar. */
const GRANTS: Readonly<Record<CredentialName, Grant>> = {
  default: { scopes: SCOPES, expiresAtMs: null, revoked: false },
  read_only: { scopes: SCOPES.filter((scope) => scope.endsWith(':read')), expiresAtMs: null, revoked: false },
  expired: { scopes: SCOPES, expiresAtMs: Date.UTC(2000, 0, 1), revoked: false },
  revoked: { scopes: SCOPES, expiresAtMs: null, revoked: true },
};

/** How a sandbox's keys are made. */
export interface CredentialsOptions {
  /** The sandbox's seed: ids and secrets come from it. */
  readonly random: Random;
  /** True: the documented secrets `sk_test_overdue_<name>` of the sandbox `default`. */
  readonly fixed?: boolean;
}

function createCredential(name: CredentialName, options: CredentialsOptions): Credential {
  const random = options.random.fork('credential', name);
  const secret = options.fixed === true ? `sk_test_overdue_${name}` : `sk_test_${random.fork('secret').text(32)}`;
  const id = `key_${random.fork('id').text(12)}`;
  return { id, name, client: `key:${name}`, tenantId: MAIN_TENANT, secret, ...GRANTS[name] };
}

function stateRefusal(credential: Credential, nowMs: number): AccessRefusal | null {
  if (credential.revoked) return { kind: 'refusal', code: 'credential_revoked' };
  if (credential.expiresAtMs !== null && credential.expiresAtMs <= nowMs) return { kind: 'refusal', code: 'credential_expired' };
  return null;
}

/** The four keys of a sandbox: `default` may do everything, `read_only` may read, the other two are refused. */
export function createCredentials(options: CredentialsOptions): Credentials {
  const byId = new Map<string, Credential>();
  const idOfSecret = new Map<string, string>();
  for (const name of CREDENTIAL_NAMES) {
    const credential = createCredential(name, options);
    byId.set(credential.id, credential);
    idOfSecret.set(credential.secret, credential.id);
  }
  const change = (id: string, changes: Partial<Credential>): void => {
    const credential = byId.get(id);
    if (credential !== undefined) byId.set(id, { ...credential, ...changes });
  };
  return {
    identify: (headers) => {
      const found = bearerToken(headers);
      if (found.kind !== 'token') return { kind: 'refusal', code: `credential_${found.kind}` };
      return byId.get(idOfSecret.get(found.token) ?? '') ?? { kind: 'refusal', code: 'credential_unknown' };
    },
    authorize: (presented, scope, nowMs) => {
      if ('kind' in presented) return presented;
      const credential = byId.get(presented.id) ?? presented;
      const refusal = stateRefusal(credential, nowMs);
      if (refusal !== null) return refusal;
      return credential.scopes.includes(scope) ? credential : { kind: 'refusal', code: 'insufficient_scope', scope };
    },
    expire: (id, nowMs) => change(id, { expiresAtMs: nowMs }),
    revoke: (id) => change(id, { revoked: true }),
    byName: () => Object.fromEntries([...byId.values()].map((credential) => [credential.name, credential])),
  };
}
