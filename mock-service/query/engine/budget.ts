// Budget: what one query has spent, and whether it is too much: steps decide, the same for the same query; real time where steps are slow.
// Beside step 5 of a request's walk: the engine asks it every few steps of its machine.
import type { Clock } from '../../determinism/clock.ts';
import { MAX_QUERY_MS, MAX_STEPS } from '../limits.ts';

/** How many steps of the machine pass between two questions: a step that handles a long text takes milliseconds. */
export const STEPS_A_TICK = 10;

/** What ran out. */
export type Excess = 'steps' | 'time';

/** One query's. */
export class Budget {
  steps = 0;
  excess: Excess | null = null;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #endMs: number;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#endMs = clock.now() + MAX_QUERY_MS;
  }

  /** Some work was done. */
  spend(steps: number): void {
    this.steps += steps;
  }

  /** A tick of the machine has passed: 1 when the query must end, else 0. */
  tick(): 0 | 1 {
    this.steps += STEPS_A_TICK;
    if (this.steps > MAX_STEPS) this.excess ??= 'steps';
    else if (this.#clock.now() > this.#endMs) this.excess ??= 'time';
    return this.excess === null ? 0 : 1;
  }
}
