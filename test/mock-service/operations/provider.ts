// A provider without HTTP for tests: a real store, the real operations, inputs checked by their own schemas.
import { createRandom } from '../../../mock-service/determinism/random.ts';
import type { Answer } from '../../../mock-service/domain/entity.ts';
import type { InvoiceStatus } from '../../../mock-service/domain/lifecycle.ts';
import { DEFAULT_PROFILE, type RuleProfile } from '../../../mock-service/domain/profile.ts';
import { isRejection, type Rejection } from '../../../mock-service/domain/rejection.ts';
import { operationNamed } from '../../../mock-service/operations/index.ts';
import { type Performed, perform } from '../../../mock-service/operations/perform.ts';
import { createStore, type Store } from '../../../mock-service/store/store.ts';
import { TABLE_NAMES } from '../../../mock-service/store/tables.ts';

export const NOW_MS = Date.UTC(2026, 2, 2, 9, 30);

/** A day to come. */
export const LATER = '2026-03-20';

export type Input = Readonly<Record<string, unknown>>;

export interface Provider {
  readonly store: Store;
  /** What the operation answered; throws when the input is not one. */
  perform(operation: string, input: Input): Promise<Performed>;
  /** The id of what was made or changed; throws when it was refused. */
  made(operation: string, input: Input): Promise<string>;
}

/** An empty provider; the same calls give the same ids. Its calendar stands still unless another one is given. */
export function createProvider(profile: RuleProfile = DEFAULT_PROFILE, now: () => number = () => NOW_MS): Provider {
  const store = createStore({ random: createRandom('operations') });
  const run = async (name: string, input: Input): Promise<Performed> => {
    const operation = operationNamed(name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    return perform(operation, operation.input.parse(input), store, { nowMs: now(), origin: 'call', profile });
  };
  return {
    store,
    perform: run,
    made: async (name, input) => {
      const { result } = await run(name, input);
      if (!('id' in result)) throw new Error(`${name}: ${JSON.stringify(result)}`);
      return result.id;
    },
  };
}

/** Everything a store holds, and what it would hand out next. */
export function traceOf(store: Store): Readonly<Record<string, unknown>> {
  const probe = store.begin('call');
  return {
    tables: Object.fromEntries(TABLE_NAMES.map((table) => [table, [...store.rows(table)]])),
    ids: ['cus', 'inv', 'li', 'pay', 'ref'].map((prefix) => probe.newId(prefix)),
    numbers: ['invoice', 'credit_note'].map((sequence) => probe.nextNumber(sequence)),
  };
}

/** The refusal, or a failed test. */
export function refusalOf(result: Answer | Rejection): Rejection {
  if (!isRejection(result)) throw new Error(`not refused: ${JSON.stringify(result)}`);
  return result;
}

/** A customer, and an invoice of 10,000 minor units in BRL taken as far as `status`. */
export async function invoiceIn(provider: Provider, status: InvoiceStatus, more: Input = {}): Promise<string> {
  const customer = await provider.made('create_customer', { name: 'Padaria Aurora' });
  const lines = [{ description: 'Pão', amount_minor: 10_000 }];
  const ahead = status === 'scheduled' || status === 'cancelled' ? { issue_date: LATER } : {};
  const invoice_id = await provider.made('create_invoice', { customer_id: customer, currency: 'BRL', lines, ...ahead, ...more });
  const steps = {
    draft: [],
    scheduled: ['finalize_invoice'],
    open: ['finalize_invoice'],
    paid: ['finalize_invoice', 'record_payment'],
    uncollectible: ['finalize_invoice', 'mark_invoice_uncollectible'],
    void: ['finalize_invoice', 'void_invoice'],
    cancelled: ['finalize_invoice', 'cancel_invoice'],
  };
  for (const step of steps[status]) await provider.made(step, { invoice_id });
  return invoice_id;
}
