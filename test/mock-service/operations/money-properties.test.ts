// M1, M2, M3, M7, M9, M10 after every command of random sequences through the real operations on a real store.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE, type RuleProfile } from '../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../mock-service/domain/rejection.ts';
import { TABLE_NAMES } from '../../../mock-service/store/tables.ts';
import { bookErrors, exactAmount } from './books.ts';
import { commandSequence, inputOf } from './command-sequences.ts';
import { createProvider } from './provider.ts';

const RUNS = 2000;
const RUNS_WHERE_DRAFTS_ARE_PAID = 500;

/** Checks the books after every command; answers how often each command succeeded and each rule refused. */
async function keepBooks(profile: RuleProfile, numRuns: number): Promise<ReadonlyMap<string, number>> {
  const met = new Map<string, number>();
  const property = fc.asyncProperty(commandSequence, async (sequence) => {
    const provider = createProvider(profile);
    const customer = await provider.made('create_customer', { name: 'x', default_payment_method_id: 'pm_card_visa' });
    for (const command of sequence) {
      const input = inputOf(provider, customer, command);
      if (input === null) continue;
      const before = TABLE_NAMES.flatMap((table) => [...provider.store.rows(table)]);
      const { result, committed } = await provider.perform(command.operation, input);
      const refused = isRejection(result);
      expect(committed).toBe(!refused);
      met.set(refused ? result.rule : command.operation, (met.get(refused ? result.rule : command.operation) ?? 0) + 1);
      if (refused) {
        const after = TABLE_NAMES.flatMap((table) => [...provider.store.rows(table)]);
        expect(after.length === before.length && after.every((row, index) => row === before[index])).toBe(true);
      } else {
        expect(bookErrors(provider.store)).toStrictEqual([]);
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
      ...['record_payment', 'create_refund'],
      ...[
        'R14',
        'R15',
        'R21',
        'R24',
        'R26',
        'R27',
        'R30',
        'R40',
        'R41',
        'R42',
        'R43',
        'R44',
        'R48',
        'R49',
        'R53',
        'R54',
        'R55',
        'R56',
        'R68',
        'R69',
      ],
    ];
    expect(everywhere.filter((name) => (met.get(name) ?? 0) < 20)).toStrictEqual([]);
  });
  it(`add up as well where drafts may be paid (${RUNS_WHERE_DRAFTS_ARE_PAID} runs)`, { timeout: 120_000 }, async () => {
    const met = await keepBooks({ ...DEFAULT_PROFILE, R40: false }, RUNS_WHERE_DRAFTS_ARE_PAID);
    expect([met.get('R40') ?? 0, (met.get('record_payment') ?? 0) > 100]).toStrictEqual([0, true]);
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
