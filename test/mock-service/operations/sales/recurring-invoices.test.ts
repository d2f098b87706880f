// Recurring invoices: issued by the calendar, each on its own date, until their end or a pause.
import { describe, expect, it } from 'vitest';
import { MAX_PIECES } from '../../../../mock-service/operations/due/schedule.ts';
import { operationNamed } from '../../../../mock-service/operations/index.ts';
import type { Input } from '../provider.ts';
import { type DatedProvider, datedProvider, issuedDates, recurring } from './dated-provider.ts';

const START = '2026-01-15T12:00:00Z';
const get = (p: DatedProvider, recurring_invoice_id: string): Promise<Input> => p.made('get_recurring_invoice', { recurring_invoice_id });

describe('a recurring invoice', () => {
  it('is issued when the calendar reaches its dates: month ends as they come, the 31st again after a shorter month', async () => {
    const p = datedProvider(START);
    const { id, customer_id } = await recurring(p, { starts_on: '2026-01-31', days_until_due: 10, memo: 'Obrigado', reference: 'plan-7' });
    expect(await get(p, id)).toMatchObject({
      status: 'active',
      nextOn: '2026-01-31',
      issuedCount: 0,
      lastIssuedOn: null,
      reference: 'plan-7',
    });
    expect(issuedDates(p)).toEqual([]);
    p.goTo('2026-01-30T23:59:59.999Z');
    expect(issuedDates(p)).toEqual([]);
    p.goTo('2026-05-31');
    expect(issuedDates(p, id)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    const [first] = p.store.rows('invoices');
    expect(first).toMatchObject({
      status: 'open',
      number: 'INV-000001',
      customerId: customer_id,
      recurringInvoiceId: id,
      quoteId: null,
      dueDate: '2026-02-10',
      memo: 'Obrigado',
      totalMinor: 10_000,
      createdAtMs: Date.UTC(2026, 0, 31),
      finalizedAtMs: Date.UTC(2026, 0, 31),
      sentAtMs: null,
    });
    expect(await get(p, id)).toMatchObject({ issuedCount: 5, nextOn: '2026-06-30', lastIssuedOn: '2026-05-31' });
  });

  it('comes on 29 February again when there is one', async () => {
    const p = datedProvider('2028-02-29T08:00:00Z');
    const { id } = await recurring(p, { interval: 'year', starts_on: '2028-02-29' });
    p.goTo('2033-01-01');
    expect(issuedDates(p, id)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('that begins today is issued at once, dated today, and the answer says so', async () => {
    const p = datedProvider(START);
    const { customer_id } = await recurring(p, { starts_on: '2026-02-01' });
    const lines = [{ description: 'Suporte mensal', amount_minor: 10_000 }];
    const monthly = { customer_id, currency: 'BRL', lines, interval: 'month' };
    const made = await p.made('create_recurring_invoice', { ...monthly, starts_on: '2026-01-15' });
    expect(made).toMatchObject({ issuedCount: 1, lastIssuedOn: '2026-01-15', nextOn: '2026-02-15' });
    expect(await get(p, made.id)).toEqual(made);
    expect(p.store.rows('invoices')[0]).toMatchObject({ issueDate: '2026-01-15', createdAtMs: Date.parse(START) });
  });

  it.each([
    ['after so many invoices', { occurrences: 3 }],
    ['with the last day on which one may be dated', { ends_on: '2026-03-31' }],
  ])('ends %s', async (_how, end) => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-31', ...end });
    p.goTo('2030-01-01');
    expect(issuedDates(p, id)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(await get(p, id)).toMatchObject({ status: 'ended', issuedCount: 3, nextOn: null, nextAtMs: null, stoppage: null });
  });

  it('leaves drafts, or sends what it issues, as it was asked to', async () => {
    const p = datedProvider(START);
    const draft = await recurring(p, { starts_on: '2026-01-16', auto_finalize: false });
    const sent = await recurring(p, { starts_on: '2026-01-16', auto_send: true }, { email: 'a@example.com' });
    p.goTo('2026-01-16');
    const by = (id: string) => p.store.rows('invoices').find(({ recurringInvoiceId }) => recurringInvoiceId === id);
    expect(by(draft.id)).toMatchObject({ status: 'draft', number: null, issueDate: '2026-01-16' });
    expect(by(sent.id)).toMatchObject({ status: 'open', number: 'INV-000001', sentAtMs: Date.UTC(2026, 0, 16) });
  });

  it('is priced and taxed when it is issued, and applies the credit that there is then', async () => {
    const p = datedProvider(START);
    const product = await p.made('create_product', { name: 'Chá', currency: 'BRL', unit_amount_minor: '1000' });
    const tax = await p.made('create_tax_rate', { display_name: 'ISS', percentage: '5', inclusive: false });
    const coupon = await p.made('create_coupon', { percent_off: '10', max_redemptions: 1 });
    const line = { price_id: (product.price as { id: string }).id, quantity: '3', tax_rate_ids: [tax.id] };
    const { id } = await recurring(p, { starts_on: '2026-02-01', lines: [line], coupon_id: coupon.id });
    p.goTo('2026-02-01');
    expect(p.store.rows('invoices')[0]).toMatchObject({ subtotalMinor: 3000, discountMinor: 300, taxMinor: 135, totalMinor: 2835 });
    expect(p.store.rows('coupons')[0]).toMatchObject({ timesRedeemed: 1 });
    p.goTo('2026-03-01');
    expect(await get(p, id)).toMatchObject({
      status: 'paused',
      issuedCount: 1,
      stoppage: { rule: 'R22', code: 'coupon_invalid', date: '2026-03-01' },
    });
  });

  it('is found by its reference, its customer and its state, and its invoices by it', async () => {
    const p = datedProvider(START);
    const one = await recurring(p, { starts_on: '2026-01-16', reference: 'plan-1' });
    const other = await recurring(p, { starts_on: '2026-01-16' });
    await p.made('pause_recurring_invoice', { recurring_invoice_id: other.id });
    p.goTo('2026-02-16');
    const found = async (operation: string, filters: Input): Promise<readonly string[]> => {
      const { result } = await p.perform(operation, filters);
      return 'items' in result ? result.items.map(({ id }) => id) : [];
    };
    expect(await found('list_recurring_invoices', { reference: 'plan-1' })).toEqual([one.id]);
    expect(await found('list_recurring_invoices', { customer_id: other.customer_id })).toEqual([other.id]);
    expect(await found('list_recurring_invoices', { status: 'paused' })).toEqual([other.id]);
    expect(await found('list_invoices', { recurring_invoice_id: one.id })).toHaveLength(2);
    expect(await found('list_invoices', { recurring_invoice_id: other.id })).toEqual([]);
  });
});

describe('what asks for one', () => {
  const asked = { customer_id: 'cus_1', currency: 'BRL', lines: [], interval: 'month', starts_on: '2026-01-31' };
  const input = operationNamed('create_recurring_invoice')?.input;

  it('is read', () => {
    expect(input?.safeParse(asked).success).toBe(true);
  });

  it.each<[string, Input]>([
    ['a day that no month has', { starts_on: '2026-02-30' }],
    ['29 February of another year', { starts_on: '2026-02-29' }],
    ['an instant in place of a day', { starts_on: '2026-01-31T00:00:00-03:00' }],
    ['a day without padding', { starts_on: '2026-1-31' }],
    ['an interval that nobody knows', { interval: 'fortnight' }],
    ['no interval at all', { interval: undefined }],
    ['every zero months', { interval_count: 0 }],
    ['every month and a half', { interval_count: 1.5 }],
    ['more than every year of days', { interval_count: 366 }],
    ['a 32nd', { day_of_month: 32 }],
    ['a day of the month from the end', { day_of_month: -1 }],
    ['no occurrence', { occurrences: 0 }],
    ['occurrences without end', { occurrences: 10_001 }],
    ['an invoice that is due before its date', { days_until_due: -1 }],
    [
      'a period, which would be the same each time',
      { lines: [{ description: 'x', amount_minor: 1, period: { start: '2026-01-01', end: '2026-01-31' } }] },
    ],
    ['a time zone', { time_zone: 'America/Sao_Paulo' }],
  ])('is refused by its form: %s', (_what, more) => {
    expect(input?.safeParse({ ...asked, ...more }).success).toBe(false);
  });
});

describe('a pause', () => {
  it('skips the dates that were missed; they do not count, and the day of the resumption is none of them', async () => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-31', occurrences: 4 });
    p.goTo('2026-02-10');
    expect(await p.made('pause_recurring_invoice', { recurring_invoice_id: id })).toMatchObject({
      status: 'paused',
      nextOn: '2026-02-28',
      nextAtMs: null,
    });
    p.goTo('2026-04-30T18:00:00Z');
    expect(issuedDates(p, id)).toEqual(['2026-01-31']);
    expect(await p.made('resume_recurring_invoice', { recurring_invoice_id: id })).toMatchObject({
      status: 'active',
      lastIssuedOn: '2026-04-30',
      nextOn: '2026-05-31',
      pausedAtMs: null,
    });
    p.goTo('2027-01-01');
    expect(issuedDates(p, id)).toEqual(['2026-01-31', '2026-04-30', '2026-05-31', '2026-06-30']);
    expect(p.store.rows('invoices')[1]?.createdAtMs).toBe(Date.UTC(2026, 3, 30, 18));
    expect(await get(p, id)).toMatchObject({ status: 'ended', issuedCount: 4 });
  });

  it('over a day that was issued already does not issue it again', async () => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-15', interval: 'week' });
    await p.made('pause_recurring_invoice', { recurring_invoice_id: id });
    expect(await p.made('resume_recurring_invoice', { recurring_invoice_id: id })).toMatchObject({ nextOn: '2026-01-22', issuedCount: 1 });
    expect(issuedDates(p, id)).toEqual(['2026-01-15']);
  });

  it('of one that is paused already changes nothing', async () => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-31' });
    const first = await p.made('pause_recurring_invoice', { recurring_invoice_id: id });
    p.goTo('2026-02-10');
    const { result, committed } = await p.perform('pause_recurring_invoice', { recurring_invoice_id: id });
    expect(result).toEqual(first);
    expect(committed).toBe(false);
  });

  it('that outlasts the end ends it', async () => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-31', ends_on: '2026-03-31' });
    await p.made('pause_recurring_invoice', { recurring_invoice_id: id });
    p.goTo('2026-04-01');
    expect(await p.made('resume_recurring_invoice', { recurring_invoice_id: id })).toMatchObject({
      status: 'ended',
      nextOn: null,
      issuedCount: 0,
    });
  });
});

describe('a calendar', () => {
  it('that jumps ten years over daily invoices without an end issues each of them', async () => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-16', interval: 'day' });
    expect(p.goTo('2036-01-15')).toBe(true);
    expect(issuedDates(p, id)).toHaveLength(3652);
    expect(await get(p, id)).toMatchObject({ issuedCount: 3652, nextOn: '2036-01-16', lastIssuedOn: '2036-01-15' });
  });

  it(`does ${MAX_PIECES} of them in one go, and the rest when it is asked again`, async () => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-16', interval: 'day', auto_finalize: false });
    expect(p.goTo('2060-01-16')).toBe(false);
    expect(issuedDates(p, id)).toHaveLength(MAX_PIECES);
    expect(p.goTo('2060-01-16')).toBe(true);
    expect(issuedDates(p, id)).toHaveLength(12_419);
  });

  it('that stops where a table is full goes on there when it has room', async () => {
    const p = datedProvider(START, { maxRows: 3 });
    const { id } = await recurring(p, { starts_on: '2026-01-16', interval: 'day', auto_finalize: false });
    expect(p.goTo('2026-02-01')).toBe(false);
    expect(issuedDates(p, id)).toEqual(['2026-01-16', '2026-01-17', '2026-01-18']);
    expect(await get(p, id)).toMatchObject({ status: 'active', issuedCount: 3, nextOn: '2026-01-19' });
    await p.perform('delete_draft_invoice', { invoice_id: p.store.rows('invoices')[0]?.id });
    await get(p, id);
    expect(issuedDates(p, id)).toEqual(['2026-01-17', '2026-01-18', '2026-01-19']);
  });

  it('that is set back undoes nothing, and issues nothing twice', async () => {
    const p = datedProvider(START);
    const { id } = await recurring(p, { starts_on: '2026-01-31' });
    p.goTo('2026-03-31');
    p.goTo('2026-02-01');
    expect(issuedDates(p, id)).toHaveLength(3);
    p.goTo('2026-03-31');
    expect(issuedDates(p, id)).toHaveLength(3);
  });

  it('expires quotes at the end of their last day, in UTC', async () => {
    const p = datedProvider(START);
    const { id: customer_id } = await p.made('create_customer', { name: 'x' });
    const lines = [{ description: 'x', amount_minor: 1 }];
    const { id: quote_id } = await p.made('create_quote', { customer_id, currency: 'BRL', lines, expires_on: '2026-01-20' });
    p.goTo('2026-01-20T23:59:59.999Z');
    expect(await p.made('get_quote', { quote_id })).toMatchObject({ status: 'open' });
    p.goTo('2026-01-21');
    expect(await p.made('get_quote', { quote_id })).toMatchObject({ status: 'expired', version: 2 });
    const { result } = await p.perform('convert_quote_to_invoice', { quote_id });
    expect(result).toMatchObject({ rule: 'R90' });
  });
});
