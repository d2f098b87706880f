// joinWithin: waits for a call that somebody else began, no longer than this caller's own deadline and signal allow.
// Before `execute`: whoever joins later may have less time.
import type { Clock } from '../../ports/clock.ts';
import { onAbort } from './on-abort.ts';

/** Why somebody left: it gave up, or its own time was over. */
export type LeftBy = 'aborted' | 'deadline';

/** What the one who joins is bound by. */
export interface Bound {
  readonly deadlineMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Joins with a signal of its own, and tells why that was aborted. */
export async function joinWithin<Landed>(
  clock: Clock,
  { deadlineMs, signal }: Bound,
  join: (own: AbortSignal, by: () => LeftBy) => Promise<Landed>,
): Promise<Landed> {
  const own = new AbortController();
  let by: LeftBy = 'aborted';
  const giveUp = (): void => own.abort();
  const tooLate = (): void => {
    if (!own.signal.aborted) by = 'deadline';
    own.abort();
  };
  const takeBack = signal === undefined || signal.aborted ? () => {} : onAbort(signal, giveUp);
  if (signal?.aborted === true) giveUp();
  const cancel = Number.isFinite(deadlineMs) ? clock.after(deadlineMs, tooLate) : () => {};
  try {
    return await join(own.signal, () => by);
  } finally {
    cancel();
    takeBack();
  }
}
