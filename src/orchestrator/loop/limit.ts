// startLimit: one run's absolute end, and one signal over all its calls and waits: its deadline, or whoever asked for it.
// Under `execute`: started before anything is sent, released when the run is over.
import type { Clock } from '../../ports/clock.ts';
import { startStopwatch } from '../stopwatch.ts';

/** What a run is bound by. */
export interface Limit {
  /** Aborted by either. */
  readonly signal: AbortSignal;
  /** Aborted by the caller alone: a port keeps a deadline itself, and says more about it than an abort could. */
  readonly asked: AbortSignal;
  /** Who ended it; null: it goes on. */
  readonly endedBy: () => 'caller' | 'deadline' | null;
  readonly elapsedMs: () => number;
  /** Until the deadline, never below 0; Infinity: there is none. */
  readonly leftMs: () => number;
  /** Takes the timer and the listener back. */
  release(): void;
}

/** Starts a deadline of `deadlineMs` from now, joined with the caller's own signal. */
export function startLimit(clock: Clock, deadlineMs: number, caller: AbortSignal): Limit {
  const elapsedMs = startStopwatch(clock);
  const controller = new AbortController();
  let endedBy: 'caller' | 'deadline' | null = null;
  const end = (by: 'caller' | 'deadline') => (): void => {
    endedBy ??= by;
    controller.abort();
  };
  const onCaller = end('caller');
  let cancel = (): void => {};
  if (caller.aborted) onCaller();
  else caller.addEventListener('abort', onCaller, { once: true });
  if (endedBy === null && Number.isFinite(deadlineMs)) cancel = clock.after(deadlineMs, end('deadline'));
  return {
    signal: controller.signal,
    asked: caller,
    endedBy: () => endedBy,
    elapsedMs,
    leftMs: () => (endedBy === 'deadline' ? 0 : Math.max(0, deadlineMs - elapsedMs())),
    release: () => {
      cancel();
      caller.removeEventListener('abort', onCaller);
    },
  };
}
