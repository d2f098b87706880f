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
  /** The id that family number `number` (from 0) has in this sandbox. */
  idOf(number: number): string;
  state(): GrantsState;
}

/** The families that are known, oldest first, and how many families and refresh tokens there ever were. */
export interface GrantsState {
  readonly added: number;
  readonly refresh_tokens: number;
  readonly grants: readonly GrantState[];
}

/** One family; its id and its refresh token follow from their numbers. */
export interface GrantState extends Omit<OAuthGrant, 'id'> {
  readonly number: number;
  /** Of its refresh token; null: that one is gone. */
  readonly refreshToken: number | null;
  readonly expiresAtMs: number;
  readonly overAtMs: number;
}

interface Entry {
  grant: OAuthGrant;
  readonly number: number;
  refreshNumber: number;
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
  readonly from?: GrantsState | undefined;
}

/** The first family that was revoked, or of which no token is good any more. */
function firstOver(entries: Iterable<Entry>, nowMs: number): Entry | undefined {
  for (const entry of entries) if (entry.grant.revoked || entry.overAtMs <= nowMs) return entry;
  return undefined;
}

function stateOf({ grant, number, refreshNumber, expiresAtMs, overAtMs }: Entry): GrantState {
  const { id: _id, ...terms } = grant;
  return { ...terms, number, refreshToken: grant.revoked ? null : refreshNumber, expiresAtMs, overAtMs };
}

/** Families by id and by the one refresh token that is good; ids and tokens come from `random` and counts. */
class GrantBook implements OAuthGrants {
  readonly #byId = new Map<string, Entry>();
  readonly #byToken = new Map<string, Entry>();
  readonly #options: GrantOptions;
  readonly #ids: Random;
  readonly #refreshTokens: Random;
  #tokens: number;
  #added: number;

  constructor(options: GrantOptions) {
    const { random, from } = options;
    this.#options = options;
    this.#ids = random.fork('grant');
    this.#refreshTokens = random.fork('refresh');
    this.#tokens = from?.refresh_tokens ?? 0;
    this.#added = from?.added ?? 0;
    for (const grant of from?.grants ?? []) this.#restore(grant);
  }

  idOf(number: number): string {
    return `grant_${this.#ids.serial(number, 12)}`;
  }

  add(terms: Pick<OAuthGrant, 'client' | 'tenantId' | 'scopes'>, nowMs: number) {
    if (!this.#makeRoom(nowMs)) return null;
    const number = this.#added;
    this.#added += 1;
    const grant: OAuthGrant = { id: this.idOf(number), ...terms, createdAtMs: nowMs, revoked: false, refreshes: 0 };
    const entry: Entry = { grant, number, refreshNumber: 0, refreshToken: '', expiresAtMs: 0, overAtMs: 0 };
    this.#byId.set(grant.id, entry);
    return { grant, refreshToken: this.#renew(entry, nowMs) };
  }

  behind(refreshToken: string, nowMs: number): OAuthGrant | null {
    const entry = this.#byToken.get(refreshToken);
    return entry === undefined || entry.expiresAtMs <= nowMs ? null : entry.grant;
  }

  rotate(id: string, nowMs: number): string {
    const entry = this.#byId.get(id);
    if (entry === undefined) throw new TypeError('a family that is not in this sandbox');
    entry.grant = { ...entry.grant, refreshes: entry.grant.refreshes + 1 };
    return this.#renew(entry, nowMs);
  }

  revoke(id: string): boolean {
    const entry = this.#byId.get(id);
    if (entry === undefined) return false;
    entry.grant = { ...entry.grant, revoked: true };
    this.#byToken.delete(entry.refreshToken);
    return true;
  }

  list(): readonly OAuthGrant[] {
    return [...this.#byId.values()].map(({ grant }) => grant);
  }

  state(): GrantsState {
    return { added: this.#added, refresh_tokens: this.#tokens, grants: [...this.#byId.values()].map(stateOf) };
  }

  #tokenOf(number: number): string {
    return `rt_test_${this.#refreshTokens.serial(number, 24)}`;
  }

  #restore({ number, refreshToken, expiresAtMs, overAtMs, ...terms }: GrantState): void {
    const grant: OAuthGrant = { id: this.idOf(number), ...terms };
    const refreshNumber = refreshToken ?? 0;
    const entry: Entry = { grant, number, refreshNumber, refreshToken: this.#tokenOf(refreshNumber), expiresAtMs, overAtMs };
    this.#byId.set(grant.id, entry);
    if (refreshToken !== null) this.#byToken.set(entry.refreshToken, entry);
  }

  #makeRoom(nowMs: number): boolean {
    const { maxGrants = MAX_GRANTS } = this.#options;
    const over = this.#byId.size < maxGrants ? undefined : firstOver(this.#byId.values(), nowMs);
    this.#byToken.delete(over?.refreshToken ?? '');
    return this.#byId.size < maxGrants || this.#byId.delete(over?.grant.id ?? '');
  }

  #renew(entry: Entry, nowMs: number): string {
    this.#byToken.delete(entry.refreshToken);
    this.#tokens += 1;
    entry.refreshNumber = this.#tokens;
    entry.refreshToken = this.#tokenOf(this.#tokens);
    entry.expiresAtMs = nowMs + REFRESH_LIFE_MS;
    entry.overAtMs = nowMs + Math.max(REFRESH_LIFE_MS, this.#options.accessLifeS * 1000);
    this.#byToken.set(entry.refreshToken, entry);
    return entry.refreshToken;
  }
}

/** No families yet, or those of a state. */
export function createOAuthGrants(options: GrantOptions): OAuthGrants {
  return new GrantBook(options);
}
