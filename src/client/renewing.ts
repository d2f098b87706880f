// renewing: a call with an access token: when it expired it is renewed once and the call is sent once more; never a third time.
// Around the exchange of one call, under that call's deadline.
import { RenewalFailure } from './auth.ts';
import type { Limit } from './deadline.ts';
import { seenThrown } from './seen.ts';
import { type Held, type Renewal, type Tokens, UNSAVED } from './tokens.ts';

/** What came of sending. `unsent`: the failure is that of renewing, and the call itself left no trace. */
export type Judged =
  | { readonly value: unknown; readonly seen: string }
  | { readonly failure: unknown; readonly seen: string; readonly unsent?: true };

/** One call, to be sent as often as this file says. */
export interface Sendable {
  send(credential: string): Promise<Judged>;
  /** Whether an answer says that the token expired and may be renewed. */
  isExpired(judged: Judged): boolean;
  readonly limit: Limit;
}

/** The renewal, or that this call's time ran out first; the renewal goes on for whoever comes next. */
async function renewWithin(tokens: Tokens, before: Held, { limit }: Sendable): Promise<Renewal> {
  try {
    return await Promise.race([tokens.renew(before), limit.expired]);
  } catch (thrown) {
    return { ok: false, failure: thrown, seen: seenThrown(thrown) };
  }
}

const notRenewed = ({ failure, seen }: Extract<Renewal, { ok: false }>): Judged => ({ failure, seen, unsent: true });

/** What came of sending after a renewal; that its tokens were not saved is nothing the call can mend, but it is told. */
function after(renewal: Renewal | undefined, judged: Judged): Judged {
  return renewal?.ok === true && renewal.unsaved === true ? { ...judged, seen: judged.seen + UNSAVED } : judged;
}

/** Sends the call with the token there is, or with the first one when there is none yet. */
export async function renewing(tokens: Tokens, call: Sendable): Promise<Judged> {
  const found = tokens.current();
  const first = found.accessToken === '' ? await renewWithin(tokens, found, call) : undefined;
  if (first?.ok === false) return notRenewed(first);
  const used = tokens.current();
  const judged = await call.send(used.accessToken);
  if (!call.isExpired(judged)) return after(first, judged);
  // Another call may have renewed it while this one was under way, or have failed to.
  const renewal = await renewWithin(tokens, used, call);
  if (!renewal.ok) return notRenewed(renewal);
  const again = await call.send(tokens.current().accessToken);
  if (!call.isExpired(again) || !('failure' in again)) return after(renewal, again);
  return after(renewal, { failure: new RenewalFailure('in_vain', again.failure), seen: again.seen });
}
