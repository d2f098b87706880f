// M1 to M12 after every command of random sequences through the real operations on a real store.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookViolations } from '../../../mock-service/domain/books.ts';
import { DEFAULT_PROFILE, type RuleProfile } from '../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../mock-service/domain/rejection.ts';
import { booksOf } from '../../../mock-service/store/books-of.ts';
import { TABLE_NAMES } from '../../../mock-service/store/tables.ts';
import { bookErrors, exactAmount } from './books.ts';
import { stock } from './catalogue/catalogue-commands.ts';
import { commandSequence, inputOf } from './command-sequences.ts';
import { createProvider, type Input, type Provider } from './provider.ts';

const RUNS = 2000;
const RUNS_WHERE_SURPLUS_IS_KEPT = 500;
const RUNS_WHERE_DRAFTS_ARE_PAID = 500;
const RUNS_BY_DOCUMENT = 1000;

/** Four invoices to begin with: one paid in part from outside, one of an invoice item, one open, and one whose negative total is credit. */
async function prologue(provider: Provider, customer_id: string): Promise<void> {
  const opened = async (more: Input): Promise<string> => {
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', ...more });
    return provider.made('finalize_invoice', { invoice_id });
  };
  const lines = (amount_minor: number): Input => ({ lines: [{ description: 'x', amount_minor }] });
  await provider.made('record_payment', { invoice_id: await opened(lines(5000)), amount_minor: 2000 });
  await provider.made('create_invoice_item', { customer_id, currency: 'BRL', description: 'x', amount_minor: 700 });
  await opened({ pending_items: 'include' });
  await opened(lines(2500));
  await opened(lines(-1500));
}

/** Checks the books after every command; answers how often each command succeeded and each rule refused. */
async function keepBooks(profile: RuleProfile, numRuns: number): Promise<ReadonlyMap<string, number>> {
  const met = new Map<string, number>();
  const property = fc.asyncProperty(commandSequence, async (sequence) => {
    const provider = createProvider(profile);
    const customer = await provider.made('create_customer', { name: 'x', default_payment_method_id: 'pm_card_visa' });
    await stock(provider);
    await prologue(provider, customer);
    for (const command of sequence) {
      const input = inputOf(provider, customer, command);
      if (input === null) continue;
      const before = TABLE_NAMES.flatMap((table) => [...provider.store.rows(table)]);
      const { result, committed } = await provider.perform(command.operation, input);
      const refused = isRejection(result);
      expect(committed).toBe(!refused);
      const names = refused ? [result.rule, `${result.rule} ${command.operation}`] : [command.operation];
      if (result.kind === 'payment' && result.amountOverpaidMinor > 0) names.push('overpaid');
      if (result.kind === 'refund' && result.reversal) names.push('reversed');
      for (const name of names) met.set(name, (met.get(name) ?? 0) + 1);
      if (refused) {
        const after = TABLE_NAMES.flatMap((table) => [...provider.store.rows(table)]);
        expect(after.length === before.length && after.every((row, index) => row === before[index])).toBe(true);
      } else {
        expect([...bookErrors(provider.store), ...bookViolations(booksOf(provider.store))]).toStrictEqual([]);
      }
    }
  });
  await fc.assert(property, { numRuns, seed: 20_260_302 });
  return met;
}

describe('the books, over random command sequences', () => {
  it(`add up after every command, and a refusal changes nothing (${RUNS} runs)`, { timeout: 120_000 }, async () => {
    const met = await keepBooks(DEFAULT_PROFILE, RUNS);
    // The sequences must have gone everywhere, or the property says little.
    const everywhere = [
      ...['create_invoice', 'add_invoice_line_item', 'update_invoice_line_item', 'update_invoice', 'finalize_invoice', 'void_invoice'],
      ...['record_payment', 'create_refund', 'create_credit_note', 'void_credit_note', 'apply_customer_credit', 'reversed'],
      ...['create_invoice_item', 'update_invoice_item', 'delete_invoice_item'],
      ...[
        'R14',
        'R15',
        'R16',
        'R18',
        'R21',
        'R22',
        'R24',
        'R26',
        'R27',
        'R28',
        'R30',
        'R32',
        'R40',
        'R41',
        'R42',
        'R43',
        'R44',
        'R48',
        'R49',
        'R52',
        'R53',
        'R54',
        'R55',
        'R56',
        'R61',
        'R62',
        'R63',
        'R64',
        'R65',
        'R67',
        'R68',
        'R69',
      ],
    ];
    expect(everywhere.filter((name) => (met.get(name) ?? 0) < 20)).toStrictEqual([]);
  });
  it(`add up as well where drafts may be paid (${RUNS_WHERE_DRAFTS_ARE_PAID} runs)`, { timeout: 120_000 }, async () => {
    const met = await keepBooks({ ...DEFAULT_PROFILE, R40: false }, RUNS_WHERE_DRAFTS_ARE_PAID);
    expect([met.get('R40 record_payment') ?? 0, (met.get('record_payment') ?? 0) > 100]).toStrictEqual([0, true]);
  });
  it(`add up as well where a surplus goes to the balance (${RUNS_WHERE_SURPLUS_IS_KEPT} runs)`, { timeout: 120_000 }, async () => {
    const met = await keepBooks({ ...DEFAULT_PROFILE, R43: false }, RUNS_WHERE_SURPLUS_IS_KEPT);
    expect([met.get('R43') ?? 0, (met.get('overpaid') ?? 0) > 100]).toStrictEqual([0, true]);
  });
  it(`add up as well where tax is rounded by document (${RUNS_BY_DOCUMENT} runs)`, {
    timeout: 120_000,
  }, async () => {
    const met = await keepBooks({ ...DEFAULT_PROFILE, taxLevel: 'document' }, RUNS_BY_DOCUMENT);
    expect(
      ['finalize_invoice', 'create_invoice', 'add_invoice_line_item', 'R22'].filter((name) => (met.get(name) ?? 0) < 50),
    ).toStrictEqual([]);
  });
});

describe('the second arithmetic', () => {
  it.each([
    ['0.5', '1', 1n],
    ['-2.5', '1', -3n],
    ['300', '0.085', 26n],
    ['-300', '0.085', -26n],
    ['0.333333333333', '3', 1n],
    ['12', '0', 0n],
  ])('knows that %s × %s is %s', (unit, quantity, amount) => {
    expect(exactAmount(unit, quantity)).toBe(amount);
  });
});
