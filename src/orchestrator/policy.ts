// Policy: how patient the harness is. Numbers only; `decide` reads them.
// Before a failure's walk: a policy that cannot work is refused with the field's name.

/** How often, how long and how much. Durations in milliseconds. */
export interface Policy {
  /** Attempts in all, the first one included. */
  readonly attemptsMax: number;
  /** The first wait's upper bound after a transient failure, and after a throttling answer. */
  readonly baseMs: number;
  readonly rateLimitBaseMs: number;
  readonly factor: number;
  /** No wait of our own is longer; one that the server named may be. */
  readonly capMs: number;
  /** From the call of `run` to its answer, waits included. */
  readonly deadlineMs: number;
  /** One attempt is not waited for longer: a silent answer must leave time for another. */
  readonly attemptMs: number;
  /** What a retry takes from the host's budget. */
  readonly transientCost: number;
  readonly throttlingCost: number;
  /** The same failure of the same operation so often in a row ends it. */
  readonly sameFailureMax: number;
}

export const DEFAULT_POLICY: Policy = {
  attemptsMax: 3,
  baseMs: 500,
  rateLimitBaseMs: 1_000,
  factor: 2,
  capMs: 30_000,
  deadlineMs: 50_000,
  attemptMs: 20_000,
  transientCost: 14,
  throttlingCost: 5,
  sameFailureMax: 3,
};
