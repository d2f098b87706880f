// Due dates, numbers, sending, write-off, customers and their cards: what succeeds, and what it leaves.
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import { createProvider, type Input, invoiceIn, NOW_MS, type Provider, refusalOf } from '../provider.ts';

const invoiceOf = (provider: Provider, invoice_id: string) => provider.store.rows('invoices').find(({ id }) => id === invoice_id);

describe('a due date', () => {
  it.each<[string, Input, string | null]>([
    ['is 30 days after finalization when nobody said', {}, '2026-04-01'],
    ['is the one that was given', { due_date: '2026-05-05' }, '2026-05-05'],
    ['may be the day of finalization', { days_until_due: 0 }, '2026-03-02'],
    ['is counted from the issue date', { issue_date: '2026-02-01', days_until_due: 28 }, '2026-03-01'],
    ['may lie years ahead', { days_until_due: 3650 }, '2036-02-28'],
    ['is none with automatic collection', { collection_method: 'charge_automatically' }, null],
  ])('%s', async (_about, given, dueDate) => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'open', given);
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ dueDate, issueDate: given.issue_date ?? '2026-03-02' });
  });

  it.each<[string, Input, Input, Input]>([
    ['takes the place of days', {}, { due_date: '2026-05-05' }, { dueDate: '2026-05-05', daysUntilDue: null }],
    ['gives its place to days', { due_date: '2026-05-05' }, { days_until_due: 7 }, { dueDate: null, daysUntilDue: 7 }],
    ['goes when collection becomes automatic', {}, { collection_method: 'charge_automatically' }, { dueDate: null, daysUntilDue: null }],
    [
      'comes back when it is to be sent',
      { collection_method: 'charge_automatically' },
      { collection_method: 'send_invoice' },
      { daysUntilDue: 30 },
    ],
    ['stays when something else changes', { due_date: '2026-05-05' }, { memo: 'Olá' }, { dueDate: '2026-05-05', memo: 'Olá' }],
  ])('on a draft %s', async (_about, given, change, expected) => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'draft', given);
    await provider.made('update_invoice', { invoice_id, ...change });
    expect(invoiceOf(provider, invoice_id)).toMatchObject(expected);
  });

  it('of an open invoice moves with the days', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'open');
    await provider.made('update_invoice', { invoice_id, days_until_due: 10 });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ dueDate: '2026-03-12', daysUntilDue: 10 });
  });
});

describe('a number', () => {
  it('of the caller is kept, and uses none of the sequence', async () => {
    const provider = createProvider();
    const own = await invoiceIn(provider, 'open', { number: '2026/0042' });
    const next = await invoiceIn(provider, 'open');
    expect([invoiceOf(provider, own)?.number, invoiceOf(provider, next)?.number]).toStrictEqual(['2026/0042', 'INV-000001']);
  });

  it('of the sequence passes over one that a caller took', async () => {
    const provider = createProvider();
    await invoiceIn(provider, 'draft', { number: 'INV-000001' });
    expect(invoiceOf(provider, await invoiceIn(provider, 'open'))?.number).toBe('INV-000002');
  });

  it('may be taken twice where R35 is off', async () => {
    const provider = createProvider({ ...DEFAULT_PROFILE, R35: false });
    const ids = [await invoiceIn(provider, 'open', { number: 'A-1' }), await invoiceIn(provider, 'open', { number: 'A-1' })];
    expect(ids.map((id) => invoiceOf(provider, id)?.number)).toStrictEqual(['A-1', 'A-1']);
  });

  it('is free again once its draft is deleted, and may be named again by its own invoice', async () => {
    const provider = createProvider();
    await provider.made('delete_draft_invoice', { invoice_id: await invoiceIn(provider, 'draft', { number: 'A-1' }) });
    const invoice_id = await invoiceIn(provider, 'draft', { number: 'A-1' });
    await provider.made('update_invoice', { invoice_id, number: 'A-1', memo: 'x' });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ number: 'A-1', memo: 'x' });
  });
});

it('a closed period closes nothing where R36 is off', async () => {
  const provider = createProvider({ ...DEFAULT_PROFILE, R36: false, lockedUntil: '2099-12-31' });
  expect(invoiceOf(provider, await invoiceIn(provider, 'open'))?.status).toBe('open');
});

describe('sending', () => {
  it.each([
    ['draft', 'open'],
    ['open', 'open'],
    ['paid', 'paid'],
  ] as const)('one that is %s leaves it %s, and sent', async (status, after) => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, status);
    await provider.made('update_customer', { customer_id: invoiceOf(provider, invoice_id)?.customerId, email: 'ana@aurora.example' });
    await provider.made('send_invoice', { invoice_id });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ status: after, sentAtMs: NOW_MS, number: 'INV-000001' });
  });
});

describe('a written-off invoice', () => {
  it('may be paid in part and stays written off, then in full and is paid', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'uncollectible');
    await provider.made('record_payment', { invoice_id, amount_minor: 4000 });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({
      status: 'uncollectible',
      uncollectibleAtMs: NOW_MS,
      amountRemainingMinor: 6000,
    });
    await provider.made('record_payment', { invoice_id });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ status: 'paid', amountRemainingMinor: 0 });
  });

  it('is written off again when the credit note that settled it is voided', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'uncollectible');
    const credit_note_id = await provider.made('create_credit_note', { invoice_id, amount_minor: 10_000 });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ status: 'paid', amountRemainingMinor: 0 });
    await provider.made('void_credit_note', { credit_note_id });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ status: 'uncollectible', paidAtMs: null, amountRemainingMinor: 10_000 });
  });
});

it('marking as paid records what remains as a payment from outside', async () => {
  const provider = createProvider();
  const invoice_id = await invoiceIn(provider, 'open');
  await provider.made('record_payment', { invoice_id, amount_minor: 2500 });
  await provider.made('mark_invoice_paid', { invoice_id });
  expect(provider.store.rows('payments')).toMatchObject([{ amountMinor: 2500 }, { amountMinor: 7500, paymentMethodId: null }]);
  expect(invoiceOf(provider, invoice_id)).toMatchObject({ status: 'paid', amountPaidMinor: 10_000 });
});

describe('what is deleted', () => {
  it('leaves nothing: a draft goes with its lines', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'draft', { reference: 'order-1' });
    const { result, committed } = await provider.perform('delete_draft_invoice', { invoice_id });
    expect([result, committed]).toStrictEqual([{ kind: 'deletion', of: 'invoice', id: invoice_id }, true]);
    expect([provider.store.rows('invoices'), provider.store.rows('line_items')]).toStrictEqual([[], []]);
    expect(refusalOf((await provider.perform('get_invoice', { invoice_id })).result).rule).toBe('R01');
    await invoiceIn(provider, 'draft', { reference: 'order-1' });
  });

  it('is one line: the others stay, and the totals follow', async () => {
    const provider = createProvider();
    const lines = [1, 20, 300].map((amount_minor) => ({ description: 'x', amount_minor }));
    const invoice_id = await invoiceIn(provider, 'draft', { lines });
    const line_item_id = invoiceOf(provider, invoice_id)?.lines[1]?.id;
    await provider.made('remove_invoice_line_item', { invoice_id, line_item_id });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ totalMinor: 301, lines: [{ amountMinor: 1 }, { amountMinor: 300 }] });
    expect(provider.store.rows('line_items')).toHaveLength(2);
  });
});

describe('notes', () => {
  const METADATA = { orderId: '1042', order_id: 'x', 'Nota fiscal': 'ção', constructor: 'c' };

  it('are kept as they are given, and replaced whole', async () => {
    const provider = createProvider();
    const custom_fields = [{ name: 'PO', value: '77' }];
    const invoice_id = await invoiceIn(provider, 'draft', { metadata: METADATA, custom_fields, footer: 'Obrigado' });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ metadata: METADATA, customFields: custom_fields, footer: 'Obrigado' });
    await provider.made('update_invoice', { invoice_id, metadata: { a: 'b' }, custom_fields: [], footer: null });
    expect(invoiceOf(provider, invoice_id)).toMatchObject({ metadata: { a: 'b' }, customFields: [], footer: null });
  });

  it.each<[string, unknown]>([
    ['21 pairs', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 'v']))],
    ['a number', { a: 1 }],
    ['an empty name', { '': 'v' }],
    ['a name of 41 characters', { ['x'.repeat(41)]: 'v' }],
    ['a value of 501 characters', { a: 'x'.repeat(501) }],
    ['a list', ['a']],
  ])('take no metadata with %s', async (_about, metadata) => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'draft');
    await expect(provider.perform('update_invoice', { invoice_id, metadata })).rejects.toThrow('metadata');
  });
});

describe('a customer', () => {
  it('changes in what is named, and keeps the rest', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'Ana', email: 'ana@a.example', country: 'PT', reference: 'crm-1' });
    const address = { line1: 'Rua Augusta 1', city: 'Lisboa', postal_code: '1100-048', country: 'PT' };
    const { result } = await provider.perform('update_customer', { customer_id, email: null, address, active: false });
    expect(result).toMatchObject({ name: 'Ana', email: null, country: 'PT', reference: 'crm-1', active: false, version: 2 });
    expect(result).toMatchObject({ address: { line1: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' } });
    const back = await provider.perform('update_customer', { customer_id, active: true, address: { city: 'Porto' } });
    expect(back.result).toMatchObject({ active: true, address: { line1: null, city: 'Porto', postalCode: null, country: null } });
  });

  it('that is archived still pays what it owes', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'open');
    await provider.made('update_customer', { customer_id: invoiceOf(provider, invoice_id)?.customerId, active: false });
    await provider.made('record_payment', { invoice_id });
    expect(invoiceOf(provider, invoice_id)?.status).toBe('paid');
  });

  it('has cards of its own, which charge as their test names do', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'Ana' });
    const card = (payment_method: string) => provider.made('attach_payment_method', { customer_id, payment_method });
    const [visa, fails] = [await card('pm_card_visa'), await card('pm_card_chargeCustomerFail')];
    await provider.made('update_customer', { customer_id, default_payment_method_id: visa });
    const lines = [{ description: 'x', amount_minor: 50 }];
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', lines });
    await provider.made('finalize_invoice', { invoice_id });
    const failed = await provider.perform('record_payment', { invoice_id, payment_method_id: fails });
    expect(refusalOf(failed.result)).toMatchObject({ rule: 'R48', declineCode: 'generic_decline' });
    const paid = await provider.perform('record_payment', { invoice_id, payment_method_id: 'default' });
    expect(paid.result).toMatchObject({ amountMinor: 50, paymentMethodId: visa });
    const { result } = await provider.perform('list_payment_methods', { customer_id });
    expect(result).toMatchObject({ kind: 'page', items: [{ id: fails }, { id: visa }] });
  });
});
