// createTokens: holds a client's tokens and renews them: one request however many ask at once, and a refresh token is never sent twice.
// Before a failure's walk: what renewing met comes back as a value.
import { parse } from 'secure-json-parse';
import { collect } from '../evidence/collect.ts';
import type { HttpFailure } from '../evidence/evidence.ts';
import type { Clock } from '../ports/clock.ts';
import { type OAuth, RenewalFailure, type TokenPair } from './auth.ts';
import { type Limit, startLimit } from './deadline.ts';
import type { Exchanged, Reply } from './exchange.ts';
import { postForm } from './post-form.ts';
import { seenReply, seenThrown } from './seen.ts';

/** A renewal has a deadline of its own, so that one caller's haste does not lose the token of all. */
const RENEWAL_DEADLINE_MS = 30_000;

/** At the end of `seen`. */
export const UNSAVED = ', but onTokens failed';

/** What came of renewing. */
export type Renewal =
  | { readonly ok: true; readonly seen: string /** The pair was not saved, so far as is known. */; readonly unsaved?: true }
  | { readonly ok: false; readonly failure: unknown; readonly seen: string };

/** A client's tokens. */
export interface Tokens {
  /** The access token there is now. */
  current(): Held;
  /**
   * Asks the token endpoint for another one; who asks meanwhile gets the same answer, and so does whoever names what was held before a
   * renewal that has ended since.
   */
  renew(before?: Held): Promise<Renewal>;
}

/** An access token, empty when there is none yet, and the count of renewals that had ended when it was looked at. */
export interface Held {
  readonly accessToken: string;
  readonly renewals: number;
}

/** What renewing needs from outside. */
export interface TokensOptions {
  readonly clock: Clock;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Tokens that begin as `auth` says. */
export function createTokens(auth: OAuth, { clock, fetch }: TokensOptions): Tokens {
  let held: TokenPair = {
    accessToken: auth.accessToken ?? '',
    ...(auth.refreshToken === undefined ? {} : { refreshToken: auth.refreshToken }),
  };
  let flight: Promise<Renewal> | undefined;
  /** Once the refresh token is gone there is nothing left to ask with. */
  let gone: Renewal | undefined;
  let last: Renewal | undefined;
  let renewals = 0;
  const renewWithin = async (limit: Limit): Promise<Renewal> => {
    const { refreshToken } = held;
    const came = await postForm(requestOf(auth, refreshToken), { limit, fetch });
    const read = readAnswer(came, refreshToken !== undefined);
    if ('failure' in read) {
      const renewal = { ok: false, failure: read.failure, seen: read.seen } as const;
      if (read.isGone) gone = renewal;
      return renewal;
    }
    held = { ...held, ...read.pair };
    return (await isSaved(auth, held, limit)) ? { ok: true, seen: read.seen } : { ok: true, seen: read.seen + UNSAVED, unsaved: true };
  };
  const renewOnce = async (): Promise<Renewal> => {
    const limit = startLimit(clock, RENEWAL_DEADLINE_MS);
    last = await renewWithin(limit).finally(limit.release);
    renewals += 1;
    flight = undefined;
    return last;
  };
  return {
    current: () => ({ accessToken: held.accessToken, renewals }),
    renew: async (before) => {
      if (gone !== undefined) return gone;
      if (before !== undefined && before.renewals !== renewals && last !== undefined) return last;
      flight ??= renewOnce();
      return flight;
    },
  };
}

/** Whether the hook took the pair in time; what it throws is its own affair. */
async function isSaved({ onTokens }: OAuth, pair: TokenPair, { expired }: Limit): Promise<boolean> {
  const save = async (): Promise<unknown> => onTokens?.(pair);
  return Promise.race([save(), expired]).then(
    () => true,
    () => false,
  );
}

/** @see RFC 6749, sections 2.3.1, 4.4.2 and 6 */
function requestOf({ tokenUrl, clientId, clientSecret, scope }: OAuth, refreshToken: string | undefined) {
  const grant =
    refreshToken === undefined ? { grant_type: 'client_credentials' } : { grant_type: 'refresh_token', refresh_token: refreshToken };
  const client = [clientId, clientSecret].map((part) => new URLSearchParams({ part }).toString().slice('part='.length)).join(':');
  return { url: tokenUrl, authorization: `Basic ${btoa(client)}`, form: { ...grant, ...(scope === undefined ? {} : { scope }) } };
}

type Answer =
  | { readonly pair: TokenPair; readonly seen: string }
  | { readonly failure: unknown; readonly seen: string; readonly isGone: boolean };

function readAnswer(came: Exchanged, wasRefresh: boolean): Answer {
  if (came.kind === 'thrown') {
    const seen = seenThrown(came.thrown);
    const isGone = wasRefresh && collect(came.thrown).phase !== 'connect';
    return { failure: isGone ? new RenewalFailure('lost', came.thrown) : came.thrown, seen, isGone };
  }
  const { reply } = came;
  const http: HttpFailure = { http: reply, request: { method: 'POST', keyed: false } };
  if (reply.status < 200 || reply.status > 299) {
    // Behind a 5xx the token may have been spent: a gateway that lost the reply says just that.
    const isLost = wasRefresh && reply.status >= 500;
    const isGone = isLost || (wasRefresh && collect(http).oauth_error === 'invalid_grant');
    return { failure: new RenewalFailure(isLost ? 'lost' : 'refused', http), seen: seenReply(reply), isGone };
  }
  const pair = pairIn(reply);
  if (pair !== undefined) return { pair, seen: String(reply.status) };
  const seen = `${reply.status} without a token`;
  return { failure: wasRefresh ? new RenewalFailure('lost', http) : http, seen, isGone: wasRefresh };
}

/** The tokens of a success; undefined when there is none to use. @see RFC 6749, section 5.1 */
function pairIn({ body }: Reply): TokenPair | undefined {
  let json: unknown;
  try {
    json = parse(body ?? '', null, { protoAction: 'remove', constructorAction: 'remove' });
  } catch {
    return undefined;
  }
  if (json === null || typeof json !== 'object') return undefined;
  const { access_token, token_type, refresh_token } = json as Readonly<Record<string, unknown>>;
  if (typeof access_token !== 'string' || access_token === '') return undefined;
  if (typeof token_type !== 'string' || token_type.toLowerCase() !== 'bearer') return undefined;
  return {
    accessToken: access_token,
    ...(typeof refresh_token === 'string' && refresh_token !== '' ? { refreshToken: refresh_token } : {}),
  };
}
