// harnesses: Overdue's own harness, one for each client: as it comes, and with its brakes off one by one.
// A contender of the storm. What is shared, all clients of the process share: one budget, one breaker for the host.
import { createClient } from '../../../src/client/client.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import { createBreakers, DEFAULT_BREAKERS } from '../../../src/orchestrator/accounts/breakers.ts';
import { createRetryBudget } from '../../../src/orchestrator/accounts/retry-budget.ts';
import { clientPort } from '../../../src/orchestrator/client-port.ts';
import { createHarness, type Harness } from '../../../src/orchestrator/harness.ts';
import type { HarnessOptions } from '../../../src/orchestrator/harness-options.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import type { Contender } from '../contender.ts';
import type { Order } from '../orders.ts';
import type { Site } from '../site.ts';

type Held = 'shared' | 'per client' | 'none';

/** Which brakes are on, and who holds them. */
export interface Brakes {
  readonly budget: Held;
  /** Of the host; none: no guard against the same failure again and again either. */
  readonly breaker: Held;
}

const NEVER = Number.MAX_SAFE_INTEGER;
const NO_BREAKER = { host: { ...DEFAULT_BREAKERS.host, failuresMax: NEVER } };
const NO_BUDGET = { transientCost: 0, throttlingCost: 0 };

/** What differs between the harnesses of two settings, made anew for each client; what is left out is a harness's own. */
function braking({ budget, breaker }: Brakes): () => Pick<HarnessOptions, 'policy' | 'accounts'> {
  const sharedBudget = createRetryBudget(systemClock);
  const sharedBreakers = createBreakers(systemClock, breaker === 'none' ? NO_BREAKER : {});
  return () => ({
    policy: { ...(budget === 'none' ? NO_BUDGET : {}), ...(breaker === 'none' ? { sameFailureMax: NEVER } : {}) },
    accounts: {
      ...(budget === 'shared' ? { budget: sharedBudget } : {}),
      ...(breaker === 'per client' ? {} : { breakers: sharedBreakers }),
    },
  });
}

/** The harness of each client, by its number. */
function harnessesOf({ baseUrl, apiKey, fetch }: Site, brakes: Brakes): (client: number) => Harness {
  const brakesOf = braking(brakes);
  const made = new Map<number, Harness>();
  const make = (): Harness =>
    createHarness({
      port: clientPort(createClient({ baseUrl, credential: apiKey, fetch })),
      operations: OPERATIONS,
      target: { host: new URL(baseUrl).host, credential: 'default' },
      ...brakesOf(),
    });
  return (client) => {
    const harness = made.get(client) ?? make();
    made.set(client, harness);
    return harness;
  };
}

function contender(setting: string, brakes: Brakes): Contender {
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

/** By setting. */
export const HARNESSES = {
  asItComes: contender('as it comes; accounts shared', { budget: 'shared', breaker: 'shared' }),
  nothingShared: contender('as it comes; nothing shared', { budget: 'per client', breaker: 'per client' }),
  breakerAlone: contender('a shared breaker alone', { budget: 'none', breaker: 'shared' }),
  budgetAlone: contender('a shared budget alone', { budget: 'shared', breaker: 'none' }),
  budgetPerClient: contender('a budget per client alone', { budget: 'per client', breaker: 'none' }),
  neither: contender('neither budget nor breaker', { budget: 'none', breaker: 'none' }),
} as const;
