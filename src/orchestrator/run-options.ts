// readRunOptions, readInput: what one call of `run` was given, checked before anything is sent.
// Before a failure's walk: a mistake of the program is a TypeError that names the field, never a tool error.
import type { Listener } from './event.ts';
import { snapshotOf } from './intents/snapshot.ts';

/** How to make one call. */
export interface RunOptions {
  /** The intent's idempotency key, 1 to 255 characters; one of the harness's own when left out. */
  readonly key?: string | undefined;
  /** From now to the answer, all attempts and waits included; the policy's when left out, Infinity for none. */
  readonly deadlineMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Gets this run's events after the harness's own listener; a call that joins another gets none. */
  readonly onEvent?: Listener | undefined;
}

type Check = readonly [expected: string, holds: (value: unknown) => boolean];

const CHECKS: Readonly<Record<keyof RunOptions, Check>> = {
  key: ['1 to 255 characters', (value) => typeof value === 'string' && value.length >= 1 && value.length <= 255],
  deadlineMs: ['a number of milliseconds above 0, or Infinity', (value) => typeof value === 'number' && value > 0],
  signal: ['an AbortSignal', (value) => value instanceof AbortSignal],
  onEvent: ['a function', (value) => typeof value === 'function'],
};

/** The options as they are. @throws TypeError naming the first that is not what it should be. */
export function readRunOptions(given: RunOptions): RunOptions {
  const options: unknown = given;
  const names = Object.keys(CHECKS).join(', ');
  if (typeof options !== 'object' || options === null) throw new TypeError(`run: expected an object of options; valid ones: ${names}`);
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof RunOptions] : undefined;
    if (check === undefined) throw new TypeError(`run: there is no option "${name}"; valid ones: ${names}`);
    if (value !== undefined && !check[1](value)) throw new TypeError(`run: ${name}: expected ${check[0]}`);
  }
  return given;
}

/** A copy of the input: what the caller does to it later changes no attempt. @throws TypeError when it is no object, or no JSON. */
export function readInput(given: unknown): Readonly<Record<string, unknown>> {
  const copied = snapshotOf(given);
  if (typeof copied !== 'object' || copied === null || Array.isArray(copied))
    throw new TypeError('run: input: expected an object with named values');
  return copied as Readonly<Record<string, unknown>>;
}
