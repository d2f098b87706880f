// A context for one fault alone, which keeps what the fault asked of it.
import type { RoutedCall } from '../../../mock-service/call.ts';
import { respond } from '../../../mock-service/delivery.ts';
import { createRandom, type Random } from '../../../mock-service/determinism/random.ts';
import type { FaultContext } from '../../../mock-service/faults/fault.ts';

/** A call to `operation`, as the walk hands it to a fault. */
export const routed = (operation: string, method = 'GET'): RoutedCall => ({
  method,
  path: '/',
  query: '',
  headers: {},
  body: new Uint8Array(),
  requestId: 'req_1',
  caller: 'ana',
  credential: 'default',
  operation,
  params: {},
});

/** The context, and what was asked: delays in milliseconds, how far back to read, how often there was nothing to spoil. */
export function asked(given: Partial<FaultContext> = {}, random: Random = createRandom('seed')) {
  const seen = { delaysMs: [] as number[], rewound: [] as unknown[], bypasses: 0 };
  const problem: FaultContext['problem'] = (status) => respond({ status, headers: {}, body: '{}' });
  const context: FaultContext = {
    at: 'before_operation',
    ordinal: 1,
    random,
    armedAtMs: 0,
    calendar: { now: () => 0, followsClock: true },
    timer: {
      sleep: async (delayMs) => {
        seen.delaysMs.push(delayMs);
      },
    },
    credential: { expire: () => {}, revoke: () => {} },
    state: { rewind: (to) => seen.rewound.push(to) },
    bypass: () => {
      seen.bypasses += 1;
    },
    refuse: () => problem(422, 'refused'),
    problem,
    ...given,
  };
  return { context, seen };
}
