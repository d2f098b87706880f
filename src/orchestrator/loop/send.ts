// send: one attempt through the port, which is left behind when it keeps neither its deadline nor an abort.
// Under `execute`: once per attempt, look-ups included.
import type { Language, OperationContext, ToolError } from '../../contract/tool-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import type { CallPort, CallRequest, CallResult } from '../port.ts';
import { readToolError } from '../read-tool-error.ts';
import type { Limit } from './limit.ts';
import { ownError } from './own-error.ts';
import { pause } from './pause.ts';

/** A port says more about its own deadline, or an abort, than anyone else could; it has so long to say it. */
export const GRACE_MS = 250;

/** What an attempt needs besides the request. */
export interface Sender {
  readonly port: CallPort;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly limit: Limit;
  /** One attempt is not waited for longer. */
  readonly attemptMs: number;
  readonly lang: Language;
}

/** The same request without what `send` adds. */
export type Sendable = Omit<CallRequest, 'deadlineMs' | 'signal'>;

/** What came of it, and what was thrown in place of an answer. */
export type Sent = CallResult & { readonly thrown?: unknown };

/** Sends it once. A port that throws has answered nothing: nobody knows how far the call had got. */
export async function send(sender: Sender, request: Sendable, operation: OperationContext): Promise<Sent> {
  const { port, limit } = sender;
  const deadlineMs = Math.min(limit.leftMs(), sender.attemptMs);
  const sending = new AbortController();
  const answered = new AbortController();
  const watching = new AbortController();
  const giveUp = (): void => sending.abort(limit.asked.reason);
  const stopWatching = (): void => watching.abort();
  limit.asked.addEventListener('abort', giveUp, { once: true });
  limit.signal.addEventListener('abort', stopWatching, { once: true });
  try {
    const answer = Promise.resolve(port.call({ ...request, deadlineMs, signal: sending.signal }));
    const leaving = leave(sender, deadlineMs, { watching: watching.signal, answered: answered.signal });
    const came = await Promise.race([answer, leaving]);
    if (came !== 'left_behind') return readResult(came, sender, operation);
    answer.catch(() => undefined);
    sending.abort();
    return { ok: false, error: unanswered(sender, operation, limit.asked.aborted ? 'aborted' : 'deadline') };
  } catch (thrown) {
    return { ok: false, error: unanswered(sender, operation, 'threw'), thrown };
  } finally {
    limit.asked.removeEventListener('abort', giveUp);
    limit.signal.removeEventListener('abort', stopWatching);
    answered.abort();
    watching.abort();
  }
}

interface Watch {
  /** Aborted by an answer, by the caller, and by the run's own deadline, which may come before the port's where a clock was set back. */
  readonly watching: AbortSignal;
  readonly answered: AbortSignal;
}

/** Says when the port is not waited for any longer. */
async function leave({ clock }: Sender, deadlineMs: number, { watching, answered }: Watch): Promise<'left_behind'> {
  await pause(clock, deadlineMs + GRACE_MS, watching);
  if (watching.aborted) await pause(clock, GRACE_MS, answered);
  return 'left_behind';
}

function unanswered({ random, lang }: Sender, operation: OperationContext, kind: 'aborted' | 'deadline' | 'threw'): ToolError {
  return ownError({ kind, operation, sent: true, correlationId: random.id(), lang });
}

/** An answer in another shape than promised is a failure that nobody can name. */
function readResult(came: unknown, { random, lang }: Sender, operation: OperationContext): CallResult {
  const { ok, value, error } = (typeof came === 'object' && came !== null ? came : {}) as Readonly<Record<string, unknown>>;
  return ok === true ? { ok, value } : { ok: false, error: readToolError(error, { operation, correlationId: random.id(), lang }) };
}
