// within: waits for a hand-off store no longer than so long: one that hangs must not hang the run.
// Around whatever the harness asks of hand-offs. A store is a machine's, whatever clock the calls run on, and so is the time it gets.
import { type Clock, systemClock } from '../../ports/clock.ts';

/** A disk or a database that takes longer does not answer. It counts besides the run's deadline: a lost write is a person's at its very end. */
export const STORE_MS = 3_000;

/** So long it gets once nobody waits for the run any more. */
export const LEFT_MS = 250;

/** Who gives up, and by what time. */
export interface Patience {
  readonly signal: AbortSignal;
  /** The machine's when left out. */
  readonly clock?: Clock;
}

/** What `ask` resolves to. @throws what it throws, or an Error when it says nothing in time; it may still come to its end afterwards. */
export async function within<Answered>(ask: () => Promise<Answered>, { signal, clock = systemClock }: Patience): Promise<Answered> {
  const cancels: (() => void)[] = [];
  let leave = (): void => {};
  const late = new Promise<never>((_, reject) => {
    const after = (ms: number): number =>
      cancels.push(clock.after(ms, () => reject(new Error(`the hand-off store said nothing within ${ms} ms`))));
    leave = () => void after(LEFT_MS);
    after(STORE_MS);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([ask(), late]);
  } finally {
    signal.removeEventListener('abort', leave);
    for (const cancel of cancels) cancel();
  }
}
