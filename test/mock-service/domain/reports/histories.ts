// Random histories of one customer, a command at a time, with days between them; after each what its invoices and its balance say.
import fc from 'fast-check';
import type { RuleProfile } from '../../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import type { AccountRows } from '../../../../mock-service/domain/reports/account-entries.ts';
import type { Accounts } from '../../../../mock-service/domain/reports/accounts.ts';
import { NOTHING } from '../../../../mock-service/domain/reports/accounts.ts';
import { booksOf } from '../../../../mock-service/store/books-of.ts';
import { stock } from '../../operations/catalogue/catalogue-commands.ts';
import { type Command, commandSequence, inputOf } from '../../operations/command-sequences.ts';
import { createProvider, NOW_MS, type Provider } from '../../operations/provider.ts';

/** What is added to the commands of the money properties: the rest of an invoice's ways. */
const more: fc.Arbitrary<Command> = fc.record({
  operation: fc.constantFrom(
    'mark_invoice_uncollectible',
    'mark_invoice_uncollectible',
    'mark_invoice_paid',
    'finalize_invoice',
    'void_invoice',
  ),
  invoice: fc.nat({ max: 3 }),
  target: fc.nat({ max: 5 }),
  input: fc.constant({}),
});

/** A command and how long after the one before: often at once, sometimes days. */
export interface Dated {
  readonly command: Command;
  readonly passMs: number;
}

const pause = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40_000_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 86_400_000, max: 20 * 86_400_000 }) },
);

/** A history: the money properties' commands with others among them, each after a pause. */
export const history: fc.Arbitrary<readonly Dated[]> = fc
  .tuple(
    commandSequence,
    fc.array(more, { minLength: 4, maxLength: 12, size: 'max' }),
    fc.array(pause, { minLength: 60, maxLength: 60, size: 'max' }),
  )
  .map(([commands, others, pauses]) => {
    const mixed = commands.flatMap((command, at) => (at % 3 === 2 ? [command, ...others.slice(at / 3, at / 3 + 1)] : [command]));
    return mixed.map((command, at) => ({ command, passMs: pauses[at % pauses.length] ?? 0 }));
  });

/** Accounts by currency as the rows themselves say, after a command; a currency that never had money is left out. */
export interface Moment {
  readonly atMs: number;
  readonly accounts: ReadonlyMap<string, Accounts>;
}

/** What stands on the accounts, by the invoices' own amounts and the customer's own balance: nothing here is the reports' arithmetic. */
export function accountsOf({ store }: Provider): ReadonlyMap<string, Accounts> {
  const accounts = new Map<string, Accounts>();
  const add = (currency: string, name: keyof Accounts, minor: number): void => {
    const before = accounts.get(currency) ?? NOTHING;
    accounts.set(currency, { ...before, [name]: before[name] + minor });
  };
  for (const { status, currency, amountRemainingMinor } of store.rows('invoices')) {
    if (status !== 'draft') add(currency, 'owedMinor', status === 'open' ? amountRemainingMinor : 0);
    if (status === 'uncollectible') add(currency, 'writtenOffMinor', amountRemainingMinor);
  }
  for (const { balanceMinor, currency } of store.rows('customers')) if (currency !== null) add(currency, 'creditMinor', 0 - balanceMinor);
  return accounts;
}

/** Lives a history through: the rows at its end, and what they said after each command. */
export async function live(
  steps: readonly Dated[],
  profile: RuleProfile,
): Promise<{ rows: AccountRows; moments: readonly Moment[]; met: readonly string[] }> {
  let nowMs = NOW_MS;
  const provider = createProvider(profile, () => nowMs);
  const customer = await provider.made('create_customer', { name: 'x', default_payment_method_id: 'pm_card_visa' });
  await stock(provider);
  const issued = async (amount_minor: number): Promise<string> => {
    const draft = { customer_id: customer, currency: 'BRL', lines: [{ description: 'x', amount_minor }] };
    return provider.made('finalize_invoice', { invoice_id: await provider.made('create_invoice', draft) });
  };
  await provider.made('record_payment', { invoice_id: await issued(5000), amount_minor: 2000 });
  for (const amount of [2500, -1500]) await issued(amount);
  const moments: Moment[] = [{ atMs: nowMs, accounts: accountsOf(provider) }];
  const met: string[] = [];
  for (const { command, passMs } of steps) {
    nowMs += passMs;
    const input = inputOf(provider, customer, command);
    if (input === null) continue;
    const { result } = await provider.perform(command.operation, input);
    if (!isRejection(result)) met.push(result.kind === 'refund' && result.reversal ? 'reversed' : command.operation);
    moments.push({ atMs: nowMs, accounts: accountsOf(provider) });
  }
  return { rows: booksOf(provider.store), moments, met };
}
