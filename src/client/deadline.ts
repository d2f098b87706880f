// Deadline: one signal over connect, headers and body, and who pulled it: this side's own deadline, or the caller.
// Before step 1 of a failure's walk: what it pulls comes out as a thrown value.
import type { Clock } from '../ports/clock.ts';

/** The call took longer than its deadline; the provider may still be at work on it. */
export class DeadlineExceeded extends Error {
  override readonly name = 'TimeoutError';
  readonly deadlineMs: number;

  constructor(deadlineMs: number) {
    super(`no whole answer within ${deadlineMs} ms`);
    this.deadlineMs = deadlineMs;
  }
}

/** The caller gave the call up, whatever reason its signal carries. */
export class CallerAborted extends Error {
  override readonly name = 'AbortError';

  constructor() {
    super('the caller aborted the call');
  }
}

/** What a running call listens to. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Rejects with DeadlineExceeded or CallerAborted; never resolves. */
  readonly expired: Promise<never>;
  /** Ends the waiting; the signal stays as it is. */
  release(): void;
}

/** Starts a deadline on `clock`, joined with the caller's own signal. */
export function startLimit(clock: Clock, deadlineMs: number, caller?: AbortSignal): Limit {
  const controller = new AbortController();
  const expired = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  expired.catch(() => undefined);
  const cancel = clock.after(deadlineMs, () => controller.abort(new DeadlineExceeded(deadlineMs)));
  const giveUp = (): void => controller.abort(new CallerAborted());
  if (caller?.aborted === true) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  const release = (): void => {
    cancel();
    caller?.removeEventListener('abort', giveUp);
  };
  return { signal: controller.signal, expired, release };
}
