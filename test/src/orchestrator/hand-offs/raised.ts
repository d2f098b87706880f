// raisedOf, handOffsOver: hand-offs as tests raise them, over a store, a clock and ids of the test's own.
import type { ErrorType } from '../../../../src/contract/error-types.ts';
import type { ToolError } from '../../../../src/contract/tool-error.ts';
import type { HandOff, HandOffStore } from '../../../../src/orchestrator/hand-off.ts';
import { createHandOffs } from '../../../../src/orchestrator/hand-offs/hand-offs.ts';
import type { Raised } from '../../../../src/orchestrator/hand-offs/make-hand-off.ts';
import type { RandomSource } from '../../../../src/ports/random.ts';
import { wallClock } from '../accounts/wall-clock.ts';
import { toolError } from '../tool-errors.ts';

/** ids that count up: `n1`, `n2`, … */
export function countingIds(prefix = 'n'): RandomSource {
  let count = 0;
  return {
    unit: () => 0,
    id: () => {
      count += 1;
      return `${prefix}${count}`;
    },
  };
}

/** What a refused credential raises, unless told otherwise. */
export function raisedOf(
  error_type: ErrorType = 'invalid_credentials',
  more: Partial<Raised> = {},
  error: Partial<ToolError> = {},
): Raised {
  return {
    error: toolError(error_type, error),
    because: 'human_must_act',
    target: { host: 'api.example:443', credential: 'main' },
    operation: 'create_invoice',
    input: { customer_id: 'cus_1', lines: [] },
    attempts: [{ number: 1, startedAt: '2026-01-05T00:00:00.000Z', elapsedMs: 80, error_type }],
    ...more,
  };
}

/** Hand-offs over a store, and the clock that they read. */
export function handOffsOver(store: HandOffStore, { prefix = 'n', onResolved = (_: HandOff): void => undefined } = {}) {
  const clock = wallClock();
  return { clock, handOffs: createHandOffs({ store, clock, random: countingIds(prefix), onResolved }) };
}
