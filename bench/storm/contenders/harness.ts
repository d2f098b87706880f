// harnesses: Overdue's own harness, one for each client: as it comes, and with its brakes off one by one.
// A contender of the storm. "Shared": all clients of one process have one budget and one breaker for the host.
import { createClient } from '../../../src/client/client.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import { createBreakers, DEFAULT_BREAKERS } from '../../../src/orchestrator/accounts/breakers.ts';
import { createRetryBudget } from '../../../src/orchestrator/accounts/retry-budget.ts';
import { clientPort } from '../../../src/orchestrator/client-port.ts';
import { createHarness, type Harness } from '../../../src/orchestrator/harness.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import type { Contender } from '../contender.ts';
import type { Order } from '../orders.ts';
import type { Site } from '../site.ts';

/** Which brakes are on. */
export interface Brakes {
  readonly budget: 'shared' | 'per client' | 'none';
  /** The host's breaker, and the guard against the same failure again and again. */
  readonly others: boolean;
}

const NEVER = Number.MAX_SAFE_INTEGER;
const EASY = { ...DEFAULT_BREAKERS, host: { ...DEFAULT_BREAKERS.host, failuresMax: NEVER } };

/** The harness of each client, by its number. */
function harnessesOf({ baseUrl, apiKey, fetch }: Site, { budget, others }: Brakes): (client: number) => Harness {
  const shared = createRetryBudget(systemClock);
  const breakers = createBreakers(systemClock, others ? {} : EASY);
  const free = budget === 'none' ? { transientCost: 0, throttlingCost: 0 } : {};
  const policy = { ...free, ...(others ? {} : { sameFailureMax: NEVER }) };
  const made = new Map<number, Harness>();
  const make = (): Harness =>
    createHarness({
      port: clientPort(createClient({ baseUrl, credential: apiKey, fetch })),
      operations: OPERATIONS,
      target: { host: new URL(baseUrl).host, credential: 'default' },
      policy,
      accounts: { breakers, budget: budget === 'per client' ? createRetryBudget(systemClock) : shared },
    });
  return (client) => {
    const harness = made.get(client) ?? make();
    made.set(client, harness);
    return harness;
  };
}

/** One with these brakes. */
export function harnessWith(setting: string, brakes: Brakes): Contender {
  return {
    name: 'harness',
    setting,
    begin: (site) => {
      const harnessOf = harnessesOf(site, brakes);
      return async ({ client, id, kind, key }: Order) => {
        const harness = harnessOf(client);
        const create = { customer_id: site.customerId, currency: 'BRL', metadata: { order: id } };
        const outcome =
          kind === 'read' ? await harness.run('list_invoices', { reference: id }) : await harness.run('create_invoice', create, { key });
        if (!outcome.ok && outcome.error.error_type !== 'service_unavailable') throw new Error(JSON.stringify(outcome));
        return outcome.ok;
      };
    },
  };
}

export const harnesses: readonly Contender[] = [
  harnessWith('as it comes, shared', { budget: 'shared', others: true }),
  harnessWith('as it comes, no budget', { budget: 'none', others: true }),
  harnessWith('a shared budget alone', { budget: 'shared', others: false }),
  harnessWith('a budget per client alone', { budget: 'per client', others: false }),
  harnessWith('neither budget nor breaker', { budget: 'none', others: false }),
];
