// A duplicate is a new draft of what was on an invoice, and of nothing that happened to it.
import { describe, expect, test } from 'vitest';
import type { Invoice } from '../../../mock-service/domain/invoice.ts';
import { INVOICE_STATUSES } from '../../../mock-service/domain/lifecycle.ts';
import { createProvider, type Input, invoiceIn, type Provider } from './provider.ts';

/** The invoice of an id. */
function invoiceOf(p: Provider, id: string): Invoice {
  const found = p.store.rows('invoices').find((invoice) => invoice.id === id);
  if (found === undefined) throw new Error(`no invoice ${id}`);
  return found;
}

/** What is on a line, without what makes it this one. */
const contentOf = ({ id, version, reference, source, taxes, ...line }: Invoice['lines'][number]) => line;

/** A customer, a price, a rate and coupons; lines of every kind. */
async function rich(p: Provider): Promise<Input> {
  const customer_id = await p.made('create_customer', { name: 'Padaria Aurora', country: 'BR', email: 'caixa@aurora.example' });
  await p.made('create_product', { name: 'Consultoria', currency: 'BRL', unit_amount_minor: '1250.5' });
  const price_id = p.store.rows('prices')[0]?.id;
  const rate = await p.made('create_tax_rate', { display_name: 'ISS', percentage: '5', inclusive: false });
  const onLine = await p.made('create_coupon', { percent_off: '10' });
  const coupon_id = await p.made('create_coupon', { amount_off_minor: 500, currency: 'BRL' });
  await p.made('create_invoice_item', { customer_id, currency: 'BRL', description: 'Frete', amount_minor: 3500 });
  const lines = [
    { price_id, quantity: '3', tax_rate_ids: [rate] },
    { description: 'Horas', unit_amount_minor: '33.35', quantity: '10', period: { start: '2026-02-01', end: '2026-02-28' } },
    { description: 'Fixo', amount_minor: 10_000, coupon_id: onLine },
    { description: 'Com imposto', amount_minor: 400, tax_amount_minor: 20 },
  ];
  const notes = { memo: 'Obrigado', footer: 'Aurora', custom_fields: [{ name: 'PO', value: '7' }], metadata: { orderId: '1' } };
  return { customer_id, currency: 'BRL', lines, coupon_id, automatic_tax: true, pending_items: 'include', reference: 'order-1', ...notes };
}

describe('a duplicate', () => {
  test.each(INVOICE_STATUSES)('of one that is %s is a draft of the same content', async (status) => {
    const p = createProvider();
    const source = await invoiceIn(p, status);
    const before = invoiceOf(p, source);
    const made = invoiceOf(p, await p.made('duplicate_invoice', { invoice_id: source, reference: 'again' }));
    expect(made).toMatchObject({ status: 'draft', number: null, reference: 'again', totalMinor: before.totalMinor, version: 1 });
    expect(invoiceOf(p, source)).toStrictEqual(before);
  });

  test('has the lines, terms, notes, coupon and customer, reckoned the same, with ids of its own', async () => {
    const p = createProvider();
    const source = invoiceOf(p, await p.made('create_invoice', await rich(p)));
    await p.made('send_invoice', { invoice_id: source.id });
    await p.made('record_payment', { invoice_id: source.id, amount_minor: 100 });
    const made = invoiceOf(p, await p.made('duplicate_invoice', { invoice_id: source.id }));
    const { lines, coupon, customerId, currency, memo, footer, customFields, metadata, automaticTax, taxMinor, discountMinor } = source;
    const same = { coupon, customerId, currency, memo, footer, customFields, metadata, automaticTax, taxMinor, discountMinor };
    expect(made).toMatchObject({ ...same, totalMinor: source.totalMinor, amountRemainingMinor: source.totalMinor });
    expect(made.lines.map(contentOf)).toEqual(lines.map(contentOf));
    expect(made.lines.map(({ taxes }) => taxes)).toEqual(lines.map(({ taxes }) => taxes));
    expect(new Set([...made.lines, ...lines].map(({ id }) => id)).size).toBe(lines.length * 2);
    expect(made).toMatchObject({ reference: null, sentAtMs: null, finalizedAtMs: null, amountPaidMinor: 0, appliedBalanceMinor: 0 });
  });

  test('claims no pending item twice: what came from one is a plain line', async () => {
    const p = createProvider();
    const source = await p.made('create_invoice', await rich(p));
    const items = p.store.rows('invoice_items');
    const made = invoiceOf(p, await p.made('duplicate_invoice', { invoice_id: source }));
    expect(made.lines.map((line) => line.source)).toEqual(['line', 'line', 'line', 'line', 'line']);
    expect(p.store.rows('invoice_items')).toStrictEqual(items);
    await p.made('delete_draft_invoice', { invoice_id: made.id });
    expect(p.store.rows('invoice_items')).toStrictEqual(items);
  });

  test.each<[what: string, terms: Input, expected: object]>([
    ['days until it is due', { days_until_due: 14 }, { daysUntilDue: 14, dueDate: null }],
    ['no word of it: 30 days', {}, { daysUntilDue: 30, dueDate: null }],
    ['a due date, counted from its issue date', { issue_date: '2026-02-01', due_date: '2026-02-11' }, { daysUntilDue: 10, dueDate: null }],
    ['a due date without an issue date, counted from today', { due_date: '2026-03-09' }, { daysUntilDue: 7, dueDate: null }],
    ['automatic collection', { collection_method: 'charge_automatically' }, { daysUntilDue: null, dueDate: null }],
  ])('is issued today, and due after as many days: %s', async (_what, terms, expected) => {
    const p = createProvider();
    const source = await invoiceIn(p, 'draft', terms);
    expect(invoiceOf(p, await p.made('duplicate_invoice', { invoice_id: source }))).toMatchObject({ issueDate: '2026-03-02', ...expected });
  });

  test('can be finalized, and has a number of its own', async () => {
    const p = createProvider();
    const source = await invoiceIn(p, 'void');
    const invoice_id = await p.made('duplicate_invoice', { invoice_id: source });
    await p.made('finalize_invoice', { invoice_id });
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'open', number: 'INV-000002', dueDate: '2026-04-01' });
  });
});
