// A provider whose calendar is moved: what falls due is done before each call, as a sandbox does it.
import { createRandom } from '../../../../mock-service/determinism/random.ts';
import { DEFAULT_PROFILE, type RuleProfile } from '../../../../mock-service/domain/profile.ts';
import { Schedule } from '../../../../mock-service/operations/due/schedule.ts';
import { operationNamed } from '../../../../mock-service/operations/index.ts';
import { type Performed, perform } from '../../../../mock-service/operations/perform.ts';
import { createStore, type Store, type StoreContents } from '../../../../mock-service/store/store.ts';
import type { Input } from '../provider.ts';

export interface DatedProvider {
  readonly store: Store;
  /** Moves the calendar to 00:00 UTC of a day, or to an instant; false: more is due. */
  goTo(date: string): boolean;
  /** What an operation answered; throws when the input is not one. */
  perform(operation: string, input: Input): Promise<Performed>;
  /** The members of what was made or read; throws when it was refused. */
  made(operation: string, input: Input): Promise<Input & { readonly id: string }>;
}

/** An empty provider at an instant, or one that goes on from what another has become. */
export function datedProvider(
  from: string,
  { profile = DEFAULT_PROFILE, contents, maxRows }: { profile?: RuleProfile; contents?: StoreContents; maxRows?: number } = {},
): DatedProvider {
  const store = createStore({ random: createRandom('recurring'), from: contents, maxRows });
  const schedule = new Schedule(store);
  let nowMs = Date.parse(from);
  const run: DatedProvider['perform'] = async (name, input) => {
    const operation = operationNamed(name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    schedule.catchUp(nowMs, profile);
    return perform(operation, operation.input.parse(input), store, { nowMs, origin: 'call', profile });
  };
  return {
    store,
    goTo: (date) => {
      nowMs = Date.parse(date);
      return schedule.catchUp(nowMs, profile);
    },
    perform: run,
    made: async (name, input) => {
      const { result } = await run(name, input);
      if (!('id' in result)) throw new Error(`${name}: ${JSON.stringify(result)}`);
      return { ...result };
    },
  };
}

/** A recurring invoice of 10,000 minor units a month in BRL, and its customer. */
export async function recurring(p: DatedProvider, more: Input, customer: Input = {}): Promise<{ customer_id: string; id: string }> {
  const { id: customer_id } = await p.made('create_customer', { name: 'Casa do Chá', ...customer });
  const lines = [{ description: 'Suporte mensal', amount_minor: 10_000 }];
  const { id } = await p.made('create_recurring_invoice', { customer_id, currency: 'BRL', lines, interval: 'month', ...more });
  return { customer_id, id };
}

/** The dates of what a recurring invoice has issued, oldest first. */
export function issuedDates({ store }: DatedProvider, id?: string): readonly (string | null)[] {
  const issued = store
    .rows('invoices')
    .filter(({ recurringInvoiceId }) => (id === undefined ? recurringInvoiceId !== null : recurringInvoiceId === id));
  return issued.map(({ issueDate }) => issueDate);
}
