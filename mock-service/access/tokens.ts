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
}

/** The first token that expired or was revoked. */
function firstOver(tokens: Iterable<Credential>, nowMs: number): Credential | undefined {
  for (const token of tokens) if (token.revoked || (token.expiresAtMs !== null && token.expiresAtMs <= nowMs)) return token;
  return undefined;
}

/** No tokens yet; their texts come from `random` and a count. */
export function createTokens(random: Random, maxTokens = MAX_TOKENS): Tokens {
  const byId = new Map<string, Credential>();
  const idOfSecret = new Map<string, string>();
  const grantOfId = new Map<string, string>();
  const idsOfGrant = new Map<string, Set<string>>();
  let issued = 0;
  const forget = (id: string): void => {
    idOfSecret.delete(byId.get(id)?.secret ?? '');
    byId.delete(id);
    idsOfGrant.get(grantOfId.get(id) ?? '')?.delete(id);
    grantOfId.delete(id);
  };
  const change: Tokens['change'] = (id, changes) => {
    const token = byId.get(id);
    if (token !== undefined) byId.set(id, { ...token, ...changes });
  };
  return {
    makeRoom: (nowMs) => {
      if (byId.size < maxTokens) return true;
      const over = firstOver(byId.values(), nowMs);
      if (over !== undefined) forget(over.id);
      return over !== undefined;
    },
    issue: ({ client, tenantId, scopes, expiresAtMs, grantId }) => {
      issued += 1;
      const id = `tok_${random.fork('id').serial(issued, 12)}`;
      const secret = `${PREFIX}${random.fork('secret').serial(issued, 24)}`;
      const token: Credential = { form: 'token', id, name: client, client, tenantId, secret, scopes, expiresAtMs, revoked: false };
      byId.set(id, token);
      idOfSecret.set(secret, id);
      if (grantId === null) return token;
      grantOfId.set(id, grantId);
      idsOfGrant.set(grantId, (idsOfGrant.get(grantId) ?? new Set()).add(id));
      return token;
    },
    find: (token) => byId.get(idOfSecret.get(token) ?? ''),
    byId: (id) => byId.get(id),
    change,
    looksLike: (text) => text.startsWith(PREFIX),
    revokeGrant: (grantId) => {
      for (const id of idsOfGrant.get(grantId) ?? []) change(id, { revoked: true });
      idsOfGrant.delete(grantId);
    },
  };
}
