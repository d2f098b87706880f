// get_customer_statement: a customer's accounts by hand, entry by entry, and its pages.
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import type { Rejection } from '../../../../mock-service/domain/rejection.ts';
import type { Statement } from '../../../../mock-service/domain/reports/report.ts';
import { createProvider, type Input, type Provider } from '../provider.ts';

const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(2026, 2, 2, 9);

/** A provider whose calendar the test moves. */
function dated(): Provider & { pass(days: number): void } {
  let nowMs = FIRST_MS;
  const provider = createProvider({ ...DEFAULT_PROFILE, R43: false }, () => nowMs);
  return {
    ...provider,
    pass(days) {
      nowMs += days * DAY_MS;
    },
  };
}

async function statementOf(provider: Provider, input: Input): Promise<Statement> {
  const { result } = await provider.perform('get_customer_statement', input);
  if (result.kind !== 'statement') throw new Error(`no statement: ${(result as Rejection).detail}`);
  return result;
}

async function issued(provider: Provider, customer_id: string, amount_minor: number, currency = 'BRL'): Promise<string> {
  const lines = [{ description: 'Chá', amount_minor }];
  return provider.made('finalize_invoice', { invoice_id: await provider.made('create_invoice', { customer_id, currency, lines }) });
}

/** What happened, its amount, and what was owed, written off and in credit after it. */
const rowsOf = ({ entries }: Statement) =>
  entries.map(({ entry: { type, atMs, amountMinor }, after }) => [
    new Date(atMs).toISOString().slice(0, 10),
    type,
    amountMinor,
    after.owedMinor,
    after.writtenOffMinor,
    after.creditMinor,
  ]);

describe('a statement', () => {
  it('tells each thing that happened, and what was owed, written off and in credit after it', async () => {
    const p = dated();
    const customer_id = await p.made('create_customer', { name: 'Ana' });
    const first = await issued(p, customer_id, 10_000);
    p.pass(1);
    const part = await p.made('record_payment', { invoice_id: first, amount_minor: 4000 });
    p.pass(1);
    await p.made('create_refund', { payment_id: part, reverse: true });
    p.pass(1);
    await p.made('record_payment', { invoice_id: first, amount_minor: 12_500, payment_method_id: 'pm_card_visa' });
    p.pass(1);
    await p.made('create_credit_note', { invoice_id: first, amount_minor: 3000, refund_amount_minor: 1000, credit_amount_minor: 2000 });
    p.pass(1);
    const second = await issued(p, customer_id, 6000);
    p.pass(1);
    const note = await p.made('create_credit_note', { invoice_id: second, amount_minor: 500 });
    p.pass(1);
    await p.made('void_credit_note', { credit_note_id: note });
    p.pass(1);
    await p.made('mark_invoice_uncollectible', { invoice_id: second });
    p.pass(1);
    await p.made('record_payment', { invoice_id: second, amount_minor: 700 });
    p.pass(1);
    await p.made('void_invoice', { invoice_id: await issued(p, customer_id, 900) });
    p.pass(1);
    await issued(p, customer_id, -800);
    const statement = await statementOf(p, { customer_id, limit: 100 });
    expect(rowsOf(statement)).toStrictEqual([
      ['2026-03-02', 'invoice', 10_000, 10_000, 0, 0],
      ['2026-03-03', 'payment', 4000, 6000, 0, 0],
      ['2026-03-04', 'payment_reversed', 4000, 10_000, 0, 0],
      ['2026-03-05', 'payment', 12_500, 0, 0, 0],
      ['2026-03-05', 'overpayment', 2500, 0, 0, 2500],
      ['2026-03-06', 'credit_note', 3000, 0, 0, 2500],
      ['2026-03-06', 'refund', 1000, 0, 0, 2500],
      ['2026-03-06', 'credit_given', 2000, 0, 0, 4500],
      ['2026-03-07', 'invoice', 6000, 6000, 0, 4500],
      ['2026-03-07', 'credit_applied', 4500, 1500, 0, 0],
      ['2026-03-08', 'credit_note', 500, 1000, 0, 0],
      ['2026-03-09', 'credit_note_voided', 500, 1500, 0, 0],
      ['2026-03-10', 'invoice_written_off', 1500, 0, 1500, 0],
      ['2026-03-11', 'payment', 700, 0, 800, 0],
      ['2026-03-12', 'invoice', 900, 900, 800, 0],
      ['2026-03-12', 'invoice_voided', 900, 0, 800, 0],
      ['2026-03-13', 'invoice', -800, 0, 800, 0],
      ['2026-03-13', 'credit_given', 800, 0, 800, 800],
    ]);
    expect(statement.balances).toStrictEqual([
      {
        currency: 'BRL',
        opening: { owedMinor: 0, writtenOffMinor: 0, creditMinor: 0 },
        closing: { owedMinor: 0, writtenOffMinor: 800, creditMinor: 800 },
      },
    ]);
    expect(p.store.rows('customers')[0]?.balanceMinor).toBe(-800);
    const middle = await statementOf(p, { customer_id, from: '2026-03-05', to: '2026-03-07', limit: 100 });
    expect(rowsOf(middle)).toStrictEqual(rowsOf(statement).slice(3, 10));
    expect(middle.balances[0]).toMatchObject({
      opening: { owedMinor: 10_000, creditMinor: 0 },
      closing: { owedMinor: 1500, creditMinor: 0 },
    });
  });

  it('parts days at midnight in UTC', async () => {
    let nowMs = Date.UTC(2026, 2, 2, 23, 59, 59, 999);
    const p = createProvider(DEFAULT_PROFILE, () => nowMs);
    const customer_id = await p.made('create_customer', { name: 'Ana' });
    await issued(p, customer_id, 100);
    nowMs += 1;
    await issued(p, customer_id, 7);
    const owedAt = async (to: string) => (await statementOf(p, { customer_id, to })).balances.map(({ closing }) => closing.owedMinor);
    expect([await owedAt('2026-03-01'), await owedAt('2026-03-02'), await owedAt('2026-03-03')]).toStrictEqual([[], [100], [107]]);
    expect((await statementOf(p, { customer_id, from: '2026-03-03' })).balances[0]?.opening.owedMinor).toBe(100);
  });

  it('keeps currencies apart, and shows one alone when it is asked for', async () => {
    const p = dated();
    const customer_id = await p.made('create_customer', { name: 'Ana' });
    await issued(p, customer_id, 100, 'JPY');
    await issued(p, customer_id, 250, 'BRL');
    const owed = async (more: Input) =>
      (await statementOf(p, { customer_id, ...more })).balances.map(({ currency, closing }) => [currency, closing.owedMinor]);
    expect(await owed({})).toStrictEqual([
      ['BRL', 250],
      ['JPY', 100],
    ]);
    expect(await owed({ currency: 'JPY' })).toStrictEqual([['JPY', 100]]);
    expect(await owed({ currency: 'EUR' })).toStrictEqual([]);
  });

  it('is of one customer: another one has its own', async () => {
    const p = dated();
    const [ana, bia] = [await p.made('create_customer', { name: 'Ana' }), await p.made('create_customer', { name: 'Bia' })];
    await issued(p, ana, 100);
    await issued(p, bia, 7);
    expect((await statementOf(p, { customer_id: bia })).balances[0]?.closing.owedMinor).toBe(7);
  });

  it('tells nothing of drafts', async () => {
    const p = dated();
    const customer_id = await p.made('create_customer', { name: 'Ana' });
    await p.made('create_invoice', { customer_id, currency: 'BRL', lines: [{ description: 'x', amount_minor: 100 }] });
    expect(await statementOf(p, { customer_id })).toMatchObject({ balances: [], entries: [], nextCursor: null });
  });

  it('comes in pages, each with the balances of the whole period; what is written meanwhile moves nothing', async () => {
    const p = dated();
    const customer_id = await p.made('create_customer', { name: 'Ana' });
    for (let n = 1; n <= 7; n += 1) await issued(p, customer_id, n);
    const seen: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: Statement = await statementOf(p, { customer_id, limit: 3, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.entries.map(({ entry }) => entry.amountMinor));
      if (cursor === undefined) {
        await p.made('record_payment', { invoice_id: page.entries[0]?.entry.sourceId, amount_minor: 1 });
        expect(page.balances[0]?.closing.owedMinor).toBe(28);
      }
      cursor = page.nextCursor;
    }
    expect(seen).toStrictEqual([1, 2, 3, 4, 5, 6, 7, 1]);
  });

  it('begins an invoice with what a payment left that is dated before it, where the calendar was set back', async () => {
    let nowMs = FIRST_MS + 10 * DAY_MS;
    const p = createProvider(DEFAULT_PROFILE, () => nowMs);
    const customer_id = await p.made('create_customer', { name: 'Ana' });
    const invoice_id = await issued(p, customer_id, 100);
    nowMs = FIRST_MS;
    await p.made('record_payment', { invoice_id, amount_minor: 30 });
    const statement = await statementOf(p, { customer_id });
    expect(rowsOf(statement)).toStrictEqual([
      ['2026-03-02', 'payment', 30, 0, 0, 0],
      ['2026-03-12', 'invoice', 100, 70, 0, 0],
    ]);
  });
});
