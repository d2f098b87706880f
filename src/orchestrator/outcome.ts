// Outcome: what comes of one `run`: a value, or the one tool error that goes up, with a tally of all attempts.
// After `execute`: a caller needs nothing else.
import type { ToolError } from '../contract/tool-error.ts';
import type { Because } from './decision.ts';

/** What it took. `count` is 0 when nothing was sent: a breaker was open, it was found without sending it again, or whoever asked left early. */
export interface Tally {
  readonly count: number;
  readonly elapsed_ms: number;
}

/** It is done. */
export interface Succeeded {
  readonly ok: true;
  /** The provider's object; undefined when all that is known is that it is there. */
  readonly value: unknown;
  /**
   * `answered`: by the call itself; `found`: by a look-up after its answer was lost; `already`: the provider said that it is there; `told`:
   * a person said so, who had the hand-off.
   */
  readonly how: 'answered' | 'found' | 'already' | 'told';
  readonly run: string;
  readonly attempts: Tally;
}

/** It is not done, or nobody knows. */
export interface Failed {
  readonly ok: false;
  /** `effect` is the least certain of all attempts, `attempts` their number; `retry_after_ms` says when it is worth another call. */
  readonly error: ToolError;
  readonly because: Because;
  /** Id of the hand-off that a human has; null: nobody was woken. */
  readonly handOff: string | null;
  /** What the port threw in place of an answer the last time; undefined: it answered. For the program's own log: it is not redacted. */
  readonly thrown?: unknown;
  readonly run: string;
  readonly attempts: Tally;
}

/** One of the two. */
export type Outcome = Succeeded | Failed;
