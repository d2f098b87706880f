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

interface Check {
  readonly expected: string;
  holds(value: number): boolean;
}

const count: Check = { expected: 'a whole number of at least 1', holds: (value) => Number.isSafeInteger(value) && value >= 1 };
const waitMs: Check = { expected: 'a finite number of milliseconds of at least 0', holds: (value) => Number.isFinite(value) && value >= 0 };
const spanMs: Check = { expected: 'a number of milliseconds above 0, or Infinity', holds: (value) => value > 0 };
const cost: Check = { expected: 'a whole number of tokens of at least 0', holds: (value) => Number.isSafeInteger(value) && value >= 0 };

const CHECKS: Readonly<Record<keyof Policy, Check>> = {
  attemptsMax: count,
  baseMs: waitMs,
  rateLimitBaseMs: waitMs,
  factor: { expected: 'a finite number of at least 1', holds: (value) => Number.isFinite(value) && value >= 1 },
  capMs: waitMs,
  deadlineMs: spanMs,
  attemptMs: spanMs,
  transientCost: cost,
  throttlingCost: cost,
  sameFailureMax: count,
};

/** What a program writes between braces; a date or a map has no option in it, whatever it holds. */
const isPlain = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]';

const NAMES = Object.keys(CHECKS) as (keyof Policy)[];

/**
 * A whole policy; what was left out is as in DEFAULT_POLICY.
 * @throws TypeError naming the first field that cannot work and what was expected there.
 */
export function readPolicy(given: Partial<Policy> = {}): Policy {
  if (!isPlain(given)) throw new TypeError('policy: expected an object of options');
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(CHECKS, name));
  if (unknown !== undefined) throw new TypeError(`policy: there is no option "${unknown}"; valid ones: ${NAMES.join(', ')}`);
  const policy: Policy = { ...DEFAULT_POLICY, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  for (const name of NAMES) {
    const value: unknown = policy[name];
    const { expected, holds } = CHECKS[name];
    if (typeof value !== 'number' || !holds(value)) throw new TypeError(`policy: ${name}: expected ${expected}, got ${String(value)}`);
  }
  for (const base of ['baseMs', 'rateLimitBaseMs'] as const) {
    if (policy.capMs < policy[base]) throw new TypeError(`policy: capMs: expected at least ${base}, ${policy[base]}, got ${policy.capMs}`);
  }
  return policy;
}
