// Random histories of one customer, a command at a time, with days between them; after each what its invoices and its balance say.
import fc from 'fast-check';
import { dayOf } from '../../../../mock-service/domain/day.ts';
import type { RuleProfile } from '../../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import type { AccountRows } from '../../../../mock-service/domain/reports/account-entries.ts';
import type { Accounts } from '../../../../mock-service/domain/reports/accounts.ts';
import { NOTHING } from '../../../../mock-service/domain/reports/accounts.ts';
import { Schedule } from '../../../../mock-service/operations/due/schedule.ts';
import { booksOf } from '../../../../mock-service/store/books-of.ts';
import { stock } from '../../operations/catalogue/catalogue-commands.ts';
import { type Command, commandSequence, inputOf } from '../../operations/command-sequences.ts';
import { createProvider, NOW_MS, type Provider } from '../../operations/provider.ts';

const DAY_MS = 86_400_000;

/** What is added to the commands of the money properties: the rest of an invoice's ways. */
const more: fc.Arbitrary<Command> = fc.record({
  operation: fc.constantFrom(
    'mark_invoice_uncollectible',
    'mark_invoice_uncollectible',
    'mark_invoice_paid',
    'finalize_invoice',
    'void_invoice',
    'schedule',
    'schedule',
    'cancel_invoice',
    'duplicate_invoice',
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
  { weight: 2, arbitrary: fc.integer({ min: 86_400_000, max: 6 * 86_400_000 }) },
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

/** A provider whose days pass: what falls due by then is done, and each midnight is a moment, too. */
function living(profile: RuleProfile) {
  let nowMs = NOW_MS;
  const provider = createProvider(profile, () => nowMs);
  const schedule = new Schedule(provider.store);
  const moments: Moment[] = [];
  const note = (): void => {
    moments.push({ atMs: nowMs, accounts: accountsOf(provider) });
  };
  const catchUp = (atMs: number): void => {
    nowMs = atMs;
    if (!schedule.catchUp(nowMs, profile)) throw new Error('more fell due than is done at once');
  };
  const pass = (passMs: number): void => {
    const untilMs = nowMs + passMs;
    for (let midnightMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS; midnightMs <= untilMs; midnightMs += DAY_MS) {
      catchUp(midnightMs);
      note();
    }
    catchUp(untilMs);
  };
  const dayIn = (days: number): string => dayOf(nowMs + days * DAY_MS);
  return { provider, moments, note, pass, dayIn };
}

type Life = ReturnType<typeof living>;

async function issued({ provider, dayIn }: Life, customer_id: string, amount_minor: number, inDays?: number): Promise<string> {
  const issue = inDays === undefined ? {} : { issue_date: dayIn(inDays) };
  const draft = { customer_id, currency: 'BRL', lines: [{ description: 'x', amount_minor }], ...issue };
  return provider.made('finalize_invoice', { invoice_id: await provider.made('create_invoice', draft) });
}

/** What a command was when it was done, else null. */
async function done(life: Life, customer: string, command: Command): Promise<string | null> {
  if (command.operation === 'schedule') {
    await issued(life, customer, 400 + command.target, 1 + command.target);
    return 'schedule';
  }
  const scheduled = life.provider.store.rows('invoices').findLast(({ status }) => status === 'scheduled');
  const input =
    command.operation === 'cancel_invoice' ? { invoice_id: scheduled?.id ?? 'none' } : inputOf(life.provider, customer, command);
  if (input === null) return null;
  const { result } = await life.provider.perform(command.operation, input);
  if (isRejection(result)) return null;
  return result.kind === 'refund' && result.reversal ? 'reversed' : command.operation;
}

/** Lives a history through: the rows at its end, and what they said after each command and at each midnight. */
export async function live(
  steps: readonly Dated[],
  profile: RuleProfile,
): Promise<{ rows: AccountRows; moments: readonly Moment[]; met: readonly string[] }> {
  const life = living(profile);
  const { provider, moments, note, pass } = life;
  const customer = await provider.made('create_customer', { name: 'x', default_payment_method_id: 'pm_card_visa' });
  await stock(provider);
  await provider.made('record_payment', { invoice_id: await issued(life, customer, 5000), amount_minor: 2000 });
  for (const amount of [2500, -1500]) await issued(life, customer, amount);
  note();
  const met: string[] = [];
  for (const { command, passMs } of steps) {
    pass(passMs);
    const name = await done(life, customer, command);
    if (name !== null) met.push(name);
    note();
  }
  return { rows: booksOf(provider.store), moments, met };
}
