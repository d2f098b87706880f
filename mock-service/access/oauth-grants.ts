// OAuthGrants: families of tokens: what a user once consented to, with its one refresh token that is good.
// Beside step 4 of a request's walk: the token endpoint rotates them, the control API hands out the first pair.
import type { Random } from '../determinism/random.ts';
import type { Scope, TenantId } from './credentials.ts';
import type { ClientName } from './oauth-clients.ts';

/** How many families a sandbox holds. When it is full one that is over makes room; a live one never. */
export const MAX_GRANTS = 10_000;

/** How long a refresh token is good for when nobody uses it. */
export const REFRESH_LIFE_MS = 100 * 24 * 60 * 60 * 1000;

/** A family. */
export interface OAuthGrant {
  readonly id: string;
  readonly client: ClientName;
  readonly tenantId: TenantId;
  /** What was consented to; a refresh may ask for less, never for more. */
  readonly scopes: readonly Scope[];
  readonly createdAtMs: number;
  readonly revoked: boolean;
  /** How often its refresh token was used. */
  readonly refreshes: number;
}

/** A sandbox's families. */
export interface OAuthGrants {
  /** A new family with its first refresh token; null when all that there is room for are live. */
  add(terms: Pick<OAuthGrant, 'client' | 'tenantId' | 'scopes'>, nowMs: number): { grant: OAuthGrant; refreshToken: string } | null;
  /** The family whose refresh token this is, while it is good. */
  behind(refreshToken: string, nowMs: number): OAuthGrant | null;
  /** Spends the family's refresh token; the next one. */
  rotate(id: string, nowMs: number): string;
  /** False when there is no such family. */
  revoke(id: string): boolean;
  /** Oldest first. */
  list(): readonly OAuthGrant[];
}

interface Entry {
  grant: OAuthGrant;
  refreshToken: string;
  expiresAtMs: number;
  /** From when on none of its tokens is good, an access token included. */
  overAtMs: number;
}

/** How families are made. */
export interface GrantOptions {
  readonly random: Random;
  readonly accessLifeS: number;
  /** MAX_GRANTS when left out. */
  readonly maxGrants?: number | undefined;
}

/** The first family that was revoked, or of which no token is good any more. */
function firstOver(entries: Iterable<Entry>, nowMs: number): Entry | undefined {
  for (const entry of entries) if (entry.grant.revoked || entry.overAtMs <= nowMs) return entry;
  return undefined;
}

/** No families yet; ids and tokens come from `random` and counts. */
export function createOAuthGrants({ random, accessLifeS, maxGrants = MAX_GRANTS }: GrantOptions): OAuthGrants {
  const byId = new Map<string, Entry>();
  const byToken = new Map<string, Entry>();
  let tokens = 0;
  let added = 0;
  const makeRoom = (nowMs: number): boolean => {
    const over = byId.size < maxGrants ? undefined : firstOver(byId.values(), nowMs);
    byToken.delete(over?.refreshToken ?? '');
    return byId.size < maxGrants || byId.delete(over?.grant.id ?? '');
  };
  const renew = (entry: Entry, nowMs: number): string => {
    byToken.delete(entry.refreshToken);
    tokens += 1;
    entry.refreshToken = `rt_test_${random.fork('refresh').serial(tokens, 24)}`;
    entry.expiresAtMs = nowMs + REFRESH_LIFE_MS;
    entry.overAtMs = nowMs + Math.max(REFRESH_LIFE_MS, accessLifeS * 1000);
    byToken.set(entry.refreshToken, entry);
    return entry.refreshToken;
  };
  return {
    add: (terms, nowMs) => {
      if (!makeRoom(nowMs)) return null;
      const id = `grant_${random.fork('grant').serial(added, 12)}`;
      added += 1;
      const grant: OAuthGrant = { id, ...terms, createdAtMs: nowMs, revoked: false, refreshes: 0 };
      const entry: Entry = { grant, refreshToken: '', expiresAtMs: 0, overAtMs: 0 };
      byId.set(id, entry);
      return { grant, refreshToken: renew(entry, nowMs) };
    },
    behind: (refreshToken, nowMs) => {
      const entry = byToken.get(refreshToken);
      return entry === undefined || entry.expiresAtMs <= nowMs ? null : entry.grant;
    },
    rotate: (id, nowMs) => {
      const entry = byId.get(id);
      if (entry === undefined) throw new TypeError('a family that is not in this sandbox');
      entry.grant = { ...entry.grant, refreshes: entry.grant.refreshes + 1 };
      return renew(entry, nowMs);
    },
    revoke: (id) => {
      const entry = byId.get(id);
      if (entry === undefined) return false;
      entry.grant = { ...entry.grant, revoked: true };
      byToken.delete(entry.refreshToken);
      return true;
    },
    list: () => [...byId.values()].map(({ grant }) => grant),
  };
}
