// Credentials: who may call, for how long, and what for.
// Step 4 of a request's walk: credential, then scope, then rate limit.
import type { HeaderMap } from '../call.ts';
import type { Random } from '../determinism/random.ts';
import { bearerToken } from './bearer-token.ts';

/** What an operation needs and a key may hold. */
export const SCOPES = [
  ...(['catalogue:read', 'catalogue:write', 'customers:read', 'customers:write', 'data:read'] as const),
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
  state(): CredentialsState;
}

/** What became of the keys, by name; those that are as they began are left out. Ids and secrets are a sandbox's own, and no state. */
export type CredentialsState = Partial<Readonly<Record<CredentialName, KeyState>>>;

/** Whether a key is still good, and until when. */
export interface KeyState {
  readonly expires_at_ms: number | null;
  readonly revoked: boolean;
}

/** A sandbox's tenants. The first is the one that set-up writes and the truth is read from. */
export const TENANTS = ['main', 'other'] as const;
export type TenantId = (typeof TENANTS)[number];
export const MAIN_TENANT: TenantId = 'main';

/** The names a sandbox hands its keys out under. */
export const CREDENTIAL_NAMES = ['default', 'read_only', 'restricted', 'expired', 'revoked', 'other_tenant'] as const;
export type CredentialName = (typeof CREDENTIAL_NAMES)[number];

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

/** What each key lets through when a sandbox begins, by its name; nothing: access refuses it. */
export const SCOPES_OF_KEYS: Readonly<Record<string, readonly Scope[]>> = Object.fromEntries(
  Object.entries(GRANTS).map(([name, { scopes, expiresAtMs, revoked }]) => [name, revoked || expiresAtMs !== null ? [] : scopes]),
);

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
  /** The access tokens that are known here besides the keys, asked for when a key is not found; none when left out. */
  readonly tokens?: () => TokenBook;
  /** What became of them elsewhere or before. */
  readonly from?: CredentialsState | undefined;
}

/** Every key by name. One stream gives them all, in their order. */
function createKeys({ random, fixed, from = {} }: CredentialsOptions): readonly Credential[] {
  const drawn = random.fork('credentials');
  return CREDENTIAL_NAMES.map((name) => {
    const id = `key_${drawn.text(12)}`;
    const secret = fixed === true ? `sk_test_overdue_${name}` : `sk_test_${drawn.text(32)}`;
    const key = { form: 'key', id, name, client: `key:${name}`, tenantId: MAIN_TENANT, secret, ...GRANTS[name] } as const;
    const state = from[name];
    return state === undefined ? key : { ...key, expiresAtMs: state.expires_at_ms, revoked: state.revoked };
  });
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

/** Keys that are found by id and by secret. */
class KeyRing {
  readonly byId = new Map<string, Credential>();
  readonly #idOfSecret = new Map<string, string>();

  constructor(keys: Iterable<Credential>) {
    for (const key of keys) {
      this.byId.set(key.id, key);
      this.#idOfSecret.set(key.secret, key.id);
    }
  }

  find(secret: string): Credential | undefined {
    return this.byId.get(this.#idOfSecret.get(secret) ?? '');
  }

  /** Those that are no longer as they began. */
  state(): CredentialsState {
    const changed = [...this.byId.values()].filter(({ name, expiresAtMs, revoked }) => {
      const began = GRANTS[name as CredentialName];
      return began.expiresAtMs !== expiresAtMs || began.revoked !== revoked;
    });
    return Object.fromEntries(changed.map(({ name, expiresAtMs, revoked }) => [name, { expires_at_ms: expiresAtMs, revoked }]));
  }
}

/** Keys are kept from the first call on; until then they are made when somebody asks, for a sandbox that is never called should cost little. */
class KeyBook implements Credentials {
  readonly #options: CredentialsOptions;
  #ring: KeyRing | null = null;

  constructor(options: CredentialsOptions) {
    this.#options = options;
  }

  identify(headers: HeaderMap): Credential | Unidentified {
    const found = bearerToken(headers);
    if (found.kind !== 'token') return { kind: 'refusal', code: `credential_${found.kind}` };
    const key = this.#keys().find(found.token);
    if (key !== undefined) return key;
    const tokens = this.#options.tokens?.();
    const code = tokens?.looksLike(found.token) ? 'token_unknown' : 'credential_unknown';
    return tokens?.find(found.token) ?? { kind: 'refusal', code };
  }

  authorize(presented: Credential | Unidentified, scope: Scope, nowMs: number): Credential | AccessRefusal {
    if ('kind' in presented) return presented;
    const credential = this.#keys().byId.get(presented.id) ?? this.#options.tokens?.().byId(presented.id) ?? presented;
    const refusal = stateRefusal(credential, nowMs);
    if (refusal !== null) return refusal;
    return credential.scopes.includes(scope) ? credential : { kind: 'refusal', code: 'insufficient_scope', scope };
  }

  expire(id: string, nowMs: number): void {
    this.#change(id, { expiresAtMs: nowMs });
  }

  revoke(id: string): void {
    this.#change(id, { revoked: true });
  }

  byName(): Readonly<Record<string, Credential>> {
    return Object.fromEntries([...(this.#ring?.byId.values() ?? createKeys(this.#options))].map((key) => [key.name, key]));
  }

  state(): CredentialsState {
    return this.#ring?.state() ?? this.#options.from ?? {};
  }

  #keys(): KeyRing {
    this.#ring ??= new KeyRing(createKeys(this.#options));
    return this.#ring;
  }

  #change(id: string, changes: Pick<Partial<Credential>, 'expiresAtMs' | 'revoked'>): void {
    const { byId } = this.#keys();
    const credential = byId.get(id);
    if (credential === undefined) this.#options.tokens?.().change(id, changes);
    else byId.set(id, { ...credential, ...changes });
  }
}

/**
 * The keys of a sandbox: `default` may do everything, `read_only` may read, `restricted` knows customers alone, `other_tenant` is
 * another tenant's `default`; `expired` and `revoked` are refused.
 */
export function createCredentials(options: CredentialsOptions): Credentials {
  return new KeyBook(options);
}
