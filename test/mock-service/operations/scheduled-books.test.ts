// The books over random commands while days pass: invoices are scheduled, issued by the calendar, cancelled and duplicated among all the others.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookViolations } from '../../../mock-service/domain/books.ts';
import { DEFAULT_PROFILE } from '../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../mock-service/domain/rejection.ts';
import { Schedule } from '../../../mock-service/operations/due/schedule.ts';
import { operationNamed } from '../../../mock-service/operations/index.ts';
import { type Performed, perform } from '../../../mock-service/operations/perform.ts';
import { booksOf } from '../../../mock-service/store/books-of.ts';
import { bookErrors } from './books.ts';
import { stock } from './catalogue/catalogue-commands.ts';
import { type Command, commandSequence, inputOf } from './command-sequences.ts';
import { createProvider, type Input, NOW_MS, type Provider } from './provider.ts';

const DAY_MS = 86_400_000;

/** A day passes, or something is done about an invoice that was made lately. */
type Extra =
  | { readonly days: number }
  | { readonly operation: 'schedule' | 'cancel_invoice' | 'duplicate_invoice'; readonly invoice: number };

const extra: fc.Arbitrary<Extra> = fc.oneof(
  fc.record({ days: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    operation: fc.constantFrom('schedule' as const, 'schedule' as const, 'cancel_invoice' as const, 'duplicate_invoice' as const),
    invoice: fc.nat({ max: 5 }),
  }),
);

/** A provider whose days pass. */
function living() {
  const provider = createProvider();
  const schedule = new Schedule(provider.store);
  let nowMs = NOW_MS;
  const run = async (name: string, input: Input): Promise<Performed> => {
    const operation = operationNamed(name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    return perform(operation, operation.input.parse(input), provider.store, { nowMs, origin: 'call', profile: DEFAULT_PROFILE });
  };
  const pass = (days: number): void => {
    nowMs += days * DAY_MS;
    expect(schedule.catchUp(nowMs, DEFAULT_PROFILE)).toBe(true);
  };
  const dayIn = (days: number): string => new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10);
  return { provider, run, pass, dayIn };
}

const idOf = ({ result }: Performed): string | null => ('id' in result ? result.id : null);

async function doExtra(
  { provider, run, pass, dayIn }: ReturnType<typeof living>,
  customer_id: string,
  asked: Extra,
): Promise<string | null> {
  if ('days' in asked) {
    pass(asked.days);
    return 'days';
  }
  const { operation, invoice } = asked;
  if (operation === 'schedule') {
    const lines = [{ description: 'x', amount_minor: 100 * invoice }];
    const invoice_id = idOf(await run('create_invoice', { customer_id, currency: 'BRL', lines, issue_date: dayIn(1 + invoice) }));
    return isRejection((await run('finalize_invoice', { invoice_id })).result) ? null : operation;
  }
  const rows = provider.store.rows('invoices').slice(-6);
  const on = rows[invoice % Math.max(1, rows.length)];
  if (on === undefined) return null;
  const { result } = await run(operation, { invoice_id: on.id });
  return isRejection(result) ? result.rule : operation;
}

async function doCommand({ provider, run }: ReturnType<typeof living>, customer_id: string, command: Command): Promise<void> {
  const input = inputOf(provider, customer_id, command);
  if (input !== null) await run(command.operation, input);
}

/** Nothing has come to what is not owed yet, or never was. */
function untouched({ store }: Provider): boolean {
  const idle = store.rows('invoices').filter(({ status }) => status === 'scheduled' || status === 'cancelled');
  return idle.every((invoice) => {
    const { amountPaidMinor, amountCreditedMinor, appliedBalanceMinor, finalizedAtMs, number } = invoice;
    return amountPaidMinor === 0 && amountCreditedMinor === 0 && appliedBalanceMinor === 0 && finalizedAtMs === null && number !== null;
  });
}

it('add up after every command and every day (200 runs)', { timeout: 120_000 }, async () => {
  const met = new Map<string, number>();
  const property = fc.asyncProperty(
    commandSequence,
    fc.array(extra, { minLength: 5, maxLength: 40, size: 'max' }),
    async (commands, extras) => {
      const life = living();
      const customer_id = idOf(await life.run('create_customer', { name: 'x', default_payment_method_id: 'pm_card_visa' })) ?? '';
      await stock(life.provider);
      for (let at = 0; at < Math.max(commands.length, extras.length); at += 1) {
        const [command, asked] = [commands[at], extras[at]];
        if (command !== undefined) await doCommand(life, customer_id, command);
        const name = asked === undefined ? null : await doExtra(life, customer_id, asked);
        if (name !== null) met.set(name, (met.get(name) ?? 0) + 1);
        const { store } = life.provider;
        expect([...bookErrors(store), ...bookViolations(booksOf(store))]).toStrictEqual([]);
        expect(untouched(life.provider)).toBe(true);
      }
      life.pass(400);
      const { store } = life.provider;
      for (const { status, scheduledAtMs, finalizedAtMs, issueDate } of store.rows('invoices')) {
        expect(status).not.toBe('scheduled');
        if (scheduledAtMs === null || status === 'cancelled') continue;
        met.set('issued', (met.get('issued') ?? 0) + 1);
        expect(finalizedAtMs).toBe(Date.parse(issueDate ?? ''));
      }
      expect(bookViolations(booksOf(store))).toStrictEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 200, seed: 20_260_302 });
  expect(['days', 'schedule', 'cancel_invoice', 'duplicate_invoice', 'issued', 'R86'].filter((name) => (met.get(name) ?? 0) < 50)).toEqual(
    [],
  );
});
