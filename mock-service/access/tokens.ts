// Tokens: the access tokens of a sandbox, as credentials.
// Step 4 of a request's walk finds them by what the call came with; the token endpoint issues them.
import type { Random } from '../determinism/random.ts';
import type { Credential, Scope, TenantId, TokenBook } from './credentials.ts';

/** How many access tokens a sandbox knows. When it is full one that is over makes room, and is unknown from then on; a live one never. */
export const MAX_TOKENS = 100_000;

const PREFIX = 'at_test_';

/** Whose a new token is, and what for. */
export interface TokenTerms {
  /** Of the OAuth client: `oauth:default`. */
  readonly client: string;
  readonly tenantId: TenantId;
  readonly scopes: readonly Scope[];
  readonly expiresAtMs: number;
  /** The family it belongs to, null: it was issued to the client itself. */
  readonly grantId: string | null;
}

/** A sandbox's access tokens. */
export interface Tokens extends TokenBook {
  /** Forgets the oldest token that is over when there is no room; false: all are live, and none may be issued. */
  makeRoom(nowMs: number): boolean;
  /** Only where there is room. */
  issue(terms: TokenTerms): Credential;
  /** Revokes every token of a family. */
  revokeGrant(grantId: string): void;
  state(): TokensState;
}

/** The tokens that are known, oldest first, and how many there ever were; their ids and secrets follow from their numbers. */
export interface TokensState {
  readonly issued: number;
  readonly tokens: readonly TokenState[];
}

/** One token. */
export interface TokenState extends TokenTerms {
  readonly number: number;
  readonly revoked: boolean;
}

/** A token as it is kept. */
interface Entry {
  token: Credential;
  readonly number: number;
  readonly grantId: string | null;
}

/** The first token that expired or was revoked. */
function firstOver(entries: Iterable<Entry>, nowMs: number): Credential | undefined {
  for (const { token } of entries) if (token.revoked || (token.expiresAtMs !== null && token.expiresAtMs <= nowMs)) return token;
  return undefined;
}

function stateOf({ token, number, grantId }: Entry): TokenState {
  const { client, tenantId, scopes, expiresAtMs, revoked } = token;
  return { number, client, tenantId, scopes, expiresAtMs: expiresAtMs ?? 0, grantId, revoked };
}

/** No tokens yet, or those of a state; their texts come from `random` and a count. */
export function createTokens(random: Random, maxTokens = MAX_TOKENS, from?: TokensState): Tokens {
  const byId = new Map<string, Entry>();
  const idOfSecret = new Map<string, string>();
  const idsOfGrant = new Map<string, Set<string>>();
  const texts = { id: random.fork('id'), secret: random.fork('secret') };
  let issued = from?.issued ?? 0;
  const forget = (id: string): void => {
    const entry = byId.get(id);
    idOfSecret.delete(entry?.token.secret ?? '');
    byId.delete(id);
    idsOfGrant.get(entry?.grantId ?? '')?.delete(id);
  };
  const change: Tokens['change'] = (id, changes) => {
    const entry = byId.get(id);
    if (entry !== undefined) entry.token = { ...entry.token, ...changes };
  };
  const keep = ({ number, grantId, client, tenantId, scopes, expiresAtMs, revoked }: TokenState): Credential => {
    const id = `tok_${texts.id.serial(number, 12)}`;
    const secret = `${PREFIX}${texts.secret.serial(number, 24)}`;
    const token: Credential = { form: 'token', id, name: client, client, tenantId, secret, scopes, expiresAtMs, revoked };
    byId.set(id, { token, number, grantId });
    idOfSecret.set(secret, id);
    if (grantId !== null) idsOfGrant.set(grantId, (idsOfGrant.get(grantId) ?? new Set()).add(id));
    return token;
  };
  for (const token of from?.tokens ?? []) keep(token);
  return {
    makeRoom: (nowMs) => {
      if (byId.size < maxTokens) return true;
      const over = firstOver(byId.values(), nowMs);
      if (over !== undefined) forget(over.id);
      return over !== undefined;
    },
    issue: (terms) => {
      issued += 1;
      return keep({ ...terms, number: issued, revoked: false });
    },
    find: (token) => byId.get(idOfSecret.get(token) ?? '')?.token,
    byId: (id) => byId.get(id)?.token,
    change,
    looksLike: (text) => text.startsWith(PREFIX),
    revokeGrant: (grantId) => {
      for (const id of idsOfGrant.get(grantId) ?? []) change(id, { revoked: true });
      idsOfGrant.delete(grantId);
    },
    state: () => ({ issued, tokens: [...byId.values()].map(stateOf) }),
  };
}
