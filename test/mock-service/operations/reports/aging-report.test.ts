// get_aging_report: debts by hand, now and on earlier days, and its pages.
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import type { AgingReport } from '../../../../mock-service/domain/reports/report.ts';
import { createProvider, type Input, type Provider } from '../provider.ts';

const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(2026, 2, 2, 9);

async function agingOf(provider: Provider, input: Input = {}): Promise<AgingReport> {
  const { result } = await provider.perform('get_aging_report', input);
  if (result.kind !== 'aging_report') throw new Error(`no report: ${JSON.stringify(result)}`);
  return result;
}

async function issued(provider: Provider, customer_id: string, amount_minor: number, more: Input = {}): Promise<string> {
  const lines = [{ description: 'Chá', amount_minor }];
  const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', lines, ...more });
  return provider.made('finalize_invoice', { invoice_id });
}

const bucketsOf = ({ totals }: AgingReport) =>
  totals.map((each) => [
    each.currency,
    each.currentMinor,
    each.days1To30Minor,
    each.days31To60Minor,
    each.days61To90Minor,
    each.daysOver90Minor,
    each.totalMinor,
  ]);

/** A provider whose calendar the test moves, with a customer. */
async function dated() {
  let nowMs = FIRST_MS;
  const p = createProvider(DEFAULT_PROFILE, () => nowMs);
  const customer_id = await p.made('create_customer', { name: 'Ana' });
  const pass = (days: number): void => {
    nowMs += days * DAY_MS;
  };
  return { p, customer_id, pass };
}

describe('an aging report', () => {
  it('puts what remains of open invoices where its due date says, as the days pass', async () => {
    const { p, customer_id, pass } = await dated();
    await p.made('record_payment', { invoice_id: await issued(p, customer_id, 1000, { days_until_due: 30 }), amount_minor: 100 });
    await issued(p, customer_id, 50, { days_until_due: 0 });
    const seen: unknown[] = [];
    for (const days of [0, 1, 29, 1, 60, 30]) {
      pass(days);
      seen.push(bucketsOf(await agingOf(p))[0]);
    }
    expect(seen).toStrictEqual([
      ['BRL', 950, 0, 0, 0, 0, 950],
      ['BRL', 900, 50, 0, 0, 0, 950],
      ['BRL', 900, 50, 0, 0, 0, 950],
      ['BRL', 0, 900, 50, 0, 0, 950],
      ['BRL', 0, 0, 0, 900, 50, 950],
      ['BRL', 0, 0, 0, 0, 950, 950],
    ]);
  });

  it('takes an invoice without a due date as due on its issue date', async () => {
    const { p, customer_id, pass } = await dated();
    await issued(p, customer_id, 10, { collection_method: 'charge_automatically' });
    pass(1);
    expect(bucketsOf(await agingOf(p))).toStrictEqual([['BRL', 0, 10, 0, 0, 0, 10]]);
  });

  it('leaves out drafts, what is paid, written off and void, and credit', async () => {
    const { p, customer_id } = await dated();
    await p.made('create_invoice', { customer_id, currency: 'BRL', lines: [{ description: 'x', amount_minor: 1 }] });
    await p.made('mark_invoice_paid', { invoice_id: await issued(p, customer_id, 2) });
    await p.made('mark_invoice_uncollectible', { invoice_id: await issued(p, customer_id, 4) });
    await p.made('void_invoice', { invoice_id: await issued(p, customer_id, 8) });
    await issued(p, customer_id, 16);
    await issued(p, customer_id, -32);
    for (const asked of [{}, { as_of: '2026-03-02' }]) {
      expect(await agingOf(p, asked)).toMatchObject({ totals: [{ totalMinor: 16, invoices: 1 }], customers: [{ totalMinor: 16 }] });
    }
  });

  it('is reckoned for an earlier day by what is dated up to it: not paid yet, not written off yet, not issued yet', async () => {
    const { p, customer_id, pass } = await dated();
    const paid = await issued(p, customer_id, 1, { days_until_due: 2 });
    const writtenOff = await issued(p, customer_id, 2, { days_until_due: 2 });
    pass(5);
    await p.made('mark_invoice_paid', { invoice_id: paid });
    await p.made('mark_invoice_uncollectible', { invoice_id: writtenOff });
    await issued(p, customer_id, 4);
    const onDays = await Promise.all(['2026-03-01', '2026-03-02', '2026-03-06', '2026-03-07'].map((as_of) => agingOf(p, { as_of })));
    expect(onDays.map(bucketsOf)).toStrictEqual([
      [],
      [['BRL', 3, 0, 0, 0, 0, 3]],
      [['BRL', 0, 3, 0, 0, 0, 3]],
      [['BRL', 4, 0, 0, 0, 0, 4]],
    ]);
  });

  it('ages what is owed on a later day as if nothing more happened', async () => {
    const { p, customer_id } = await dated();
    await issued(p, customer_id, 5, { days_until_due: 0 });
    expect(bucketsOf(await agingOf(p, { as_of: '2026-12-31' }))).toStrictEqual([['BRL', 0, 0, 0, 0, 5, 5]]);
  });

  it('is for each customer and currency, by name, in pages with the totals of all', async () => {
    const { p } = await dated();
    const ids = new Map<string, string>();
    for (const name of ['Zoë', 'água', 'Zoe', 'Bia', 'ÁGUA']) ids.set(name, await p.made('create_customer', { name }));
    for (const id of ids.values()) await issued(p, id, 10);
    await issued(p, ids.get('Bia') ?? '', 7, { currency: 'JPY' });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: AgingReport = await agingOf(p, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect(page.totals.map(({ totalMinor }) => totalMinor)).toStrictEqual([50, 7]);
      seen.push(...page.customers.map(({ customerName, currency }) => `${customerName} ${currency}`));
      cursor = page.nextCursor;
    }
    const twins = (...names: readonly string[]): readonly string[] =>
      names.toSorted((a, b) => ((ids.get(a) ?? '') < (ids.get(b) ?? '') ? -1 : 1)).map((name) => `${name} BRL`);
    expect(seen).toStrictEqual([...twins('água', 'ÁGUA'), 'Bia BRL', 'Bia JPY', ...twins('Zoë', 'Zoe')]);
    expect((await agingOf(p, { currency: 'JPY' })).customers).toHaveLength(1);
    expect((await agingOf(p, { customer_id: ids.get('Bia') })).totals.map(({ totalMinor }) => totalMinor)).toStrictEqual([10, 7]);
    expect(await agingOf(p, { customer_id: 'cus_nobody' })).toMatchObject({ totals: [], customers: [], nextCursor: null });
  });
});
