// Credit: what finalization takes and gives, credit notes before and after payment, surpluses and reversals, in literal amounts.
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../mock-service/domain/invoice.ts';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import { createProvider, type Input, invoiceIn, type Provider } from '../provider.ts';
import { giveCredit } from './credit-ways.ts';

const invoiceOf = ({ store }: Provider, invoiceId: string): Invoice | undefined =>
  store.rows('invoices').find(({ id }) => id === invoiceId);
const customerOf = (p: Provider, invoiceId: string): string => invoiceOf(p, invoiceId)?.customerId ?? '';
const balanceOf = (p: Provider, customerId: string): number | undefined =>
  p.store.rows('customers').find(({ id }) => id === customerId)?.balanceMinor;
/** Reason and amount of each move, oldest first. */
const moves = ({ store }: Provider): readonly unknown[] =>
  store.rows('balance_transactions').map(({ reason, amountMinor, endingBalanceMinor }) => [reason, amountMinor, endingBalanceMinor]);

describe('a customer’s credit', () => {
  it.each([
    { creditMinor: 3000, applied: -3000, remaining: 7000, status: 'open', left: 0 },
    { creditMinor: 10_000, applied: -10_000, remaining: 0, status: 'paid', left: 0 },
    { creditMinor: 12_500, applied: -10_000, remaining: 0, status: 'paid', left: -2500 },
  ])('of $creditMinor is applied when an invoice of 10,000 is finalized: $applied', async (expected) => {
    const { creditMinor, applied, remaining, status, left } = expected;
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'draft');
    const customer = customerOf(p, invoice_id);
    await giveCredit(p, customer, creditMinor);
    const { result } = await p.perform('finalize_invoice', { invoice_id });
    expect(result).toMatchObject({
      status,
      totalMinor: 10_000,
      appliedBalanceMinor: applied,
      amountDueMinor: remaining,
      amountRemainingMinor: remaining,
    });
    expect(balanceOf(p, customer)).toBe(left);
    expect(moves(p)).toStrictEqual([
      ['applied', -creditMinor, -creditMinor],
      ['applied', -applied, left],
    ]);
  });

  it('comes from an invoice whose total is negative, which is paid at once', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'draft', { lines: [{ description: 'x', amount_minor: -700 }] });
    const { result } = await p.perform('finalize_invoice', { invoice_id });
    expect(result).toMatchObject({
      status: 'paid',
      totalMinor: -700,
      appliedBalanceMinor: 700,
      amountDueMinor: 0,
      amountRemainingMinor: 0,
    });
    expect(p.store.rows('customers')).toMatchObject([{ balanceMinor: -700, currency: 'BRL' }]);
  });

  it('stays where it is when the invoice is in another currency', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'draft');
    await giveCredit(p, customerOf(p, invoice_id), 500, 'EUR');
    const { result } = await p.perform('finalize_invoice', { invoice_id });
    expect(result).toMatchObject({ status: 'open', appliedBalanceMinor: 0, amountRemainingMinor: 10_000 });
  });

  it.each<[Input, number, number]>([
    [{}, 9500, 0],
    [{ amount_minor: 200 }, 9800, -300],
  ])('is applied to an open invoice, asked with %j: %i remain', async (more, remaining, left) => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    const customer = customerOf(p, invoice_id);
    await giveCredit(p, customer, 500);
    const { result } = await p.perform('apply_customer_credit', { invoice_id, ...more });
    expect(result).toMatchObject({ status: 'open', amountDueMinor: remaining, amountRemainingMinor: remaining });
    expect(balanceOf(p, customer)).toBe(left);
  });

  it('pays an open invoice when it covers what remains, and never more than that', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    const customer = customerOf(p, invoice_id);
    await p.made('record_payment', { invoice_id, amount_minor: 9900 });
    await giveCredit(p, customer, 500);
    const { result } = await p.perform('apply_customer_credit', { invoice_id });
    expect(result).toMatchObject({ status: 'paid', appliedBalanceMinor: -100, amountDueMinor: 9900, amountPaidMinor: 9900 });
    expect(balanceOf(p, customer)).toBe(-400);
  });

  it('is what a draft that may be paid is finalized with, before its payment (R40 off)', async () => {
    const p = createProvider({ ...DEFAULT_PROFILE, R40: false });
    const invoice_id = await invoiceIn(p, 'draft');
    await giveCredit(p, customerOf(p, invoice_id), 4000);
    const { result } = await p.perform('record_payment', { invoice_id });
    expect(result).toMatchObject({ amountMinor: 6000 });
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'paid', appliedBalanceMinor: -4000, amountPaidMinor: 6000 });
  });
});

describe('a payment of more than remains (R43 off)', () => {
  const KEPT = { ...DEFAULT_PROFILE, R43: false };

  it('pays the invoice, and its surplus is credit that no refund gives back', async () => {
    const p = createProvider(KEPT);
    const invoice_id = await invoiceIn(p, 'open');
    const { result } = await p.perform('record_payment', { invoice_id, amount_minor: 12_000, payment_method_id: 'pm_card_visa' });
    expect(result).toMatchObject({ amountMinor: 12_000, amountOverpaidMinor: 2000 });
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'paid', amountPaidMinor: 10_000, amountRemainingMinor: 0 });
    expect(moves(p)).toStrictEqual([['overpayment', -2000, -2000]]);
    const refunded = await p.perform('create_refund', { payment_id: p.store.rows('payments')[0]?.id });
    expect(refunded.result).toMatchObject({ amountMinor: 10_000 });
  });

  it('is refused when its surplus is more than a charge may be (R24), or in another currency than the credit there is (R16)', async () => {
    const p = createProvider(KEPT);
    const invoice_id = await invoiceIn(p, 'open');
    const much = await p.perform('record_payment', { invoice_id, amount_minor: 100_010_000 });
    await giveCredit(p, customerOf(p, invoice_id), 1, 'EUR');
    const elsewhere = await p.perform('record_payment', { invoice_id, amount_minor: 10_001 });
    expect([much.result, elsewhere.result]).toMatchObject([{ rule: 'R24' }, { rule: 'R16' }]);
  });

  it('cannot be reversed, its surplus being credit, even when its invoice is open again', async () => {
    const p = createProvider(KEPT);
    const invoice_id = await invoiceIn(p, 'open');
    const credit_note_id = await p.made('create_credit_note', { invoice_id, amount_minor: 100 });
    const payment_id = await p.made('record_payment', { invoice_id, amount_minor: 10_000 });
    await p.made('void_credit_note', { credit_note_id });
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'open', amountRemainingMinor: 100 });
    expect((await p.perform('create_refund', { payment_id, reverse: true })).result).toMatchObject({ rule: 'R52' });
  });

  it('is not how credit is applied: what is more than fits is left on the balance', async () => {
    const p = createProvider(KEPT);
    const invoice_id = await invoiceIn(p, 'open');
    const customer = customerOf(p, invoice_id);
    await giveCredit(p, customer, 500);
    const { result } = await p.perform('apply_customer_credit', { invoice_id, amount_minor: 9000 });
    expect(result).toMatchObject({ appliedBalanceMinor: -500, amountRemainingMinor: 9500 });
  });
});

describe('a credit note', () => {
  it('on an open invoice takes off what remains, and its number has no gap', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    await p.perform('create_credit_note', { invoice_id, amount_minor: 10_001 });
    const { result } = await p.perform('create_credit_note', { invoice_id, amount_minor: 2500, reason: 'Atraso' });
    expect(result).toMatchObject({
      number: 'CN-000001',
      status: 'issued',
      amountMinor: 2500,
      prePaymentMinor: 2500,
      postPaymentMinor: 0,
      reason: 'Atraso',
    });
    expect(invoiceOf(p, invoice_id)).toMatchObject({
      status: 'open',
      amountDueMinor: 10_000,
      amountCreditedMinor: 2500,
      amountRemainingMinor: 7500,
    });
  });

  it('of all that remains pays the invoice; voided, it is owed again', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    await p.made('record_payment', { invoice_id, amount_minor: 4000 });
    const credit_note_id = await p.made('create_credit_note', { invoice_id, amount_minor: 6000 });
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'paid', amountPaidMinor: 4000, amountCreditedMinor: 6000 });
    const { result } = await p.perform('void_credit_note', { credit_note_id });
    expect(result).toMatchObject({ status: 'void', amountMinor: 6000 });
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'open', paidAtMs: null, amountCreditedMinor: 0, amountRemainingMinor: 6000 });
  });

  it.each<[Input, { refundMinor: number; creditMinor: number; outsideMinor: number }, number]>([
    [{}, { refundMinor: 0, creditMinor: 1000, outsideMinor: 0 }, -1000],
    [{ refund_amount_minor: 1000 }, { refundMinor: 1000, creditMinor: 0, outsideMinor: 0 }, 0],
    [{ outside_amount_minor: 1000 }, { refundMinor: 0, creditMinor: 0, outsideMinor: 1000 }, 0],
    [
      { refund_amount_minor: 300, credit_amount_minor: 500, outside_amount_minor: 200 },
      { refundMinor: 300, creditMinor: 500, outsideMinor: 200 },
      -500,
    ],
  ])('of 1,000 on a paid invoice, split %j, is %j', async (split, expected, balance) => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    await p.made('record_payment', { invoice_id, payment_method_id: 'pm_card_visa' });
    const { result } = await p.perform('create_credit_note', { invoice_id, amount_minor: 1000, ...split });
    expect(result).toMatchObject({ prePaymentMinor: 0, postPaymentMinor: 1000, ...expected });
    expect(balanceOf(p, customerOf(p, invoice_id))).toBe(balance);
    expect(p.store.rows('payments')).toMatchObject([{ amountRefundedMinor: expected.refundMinor }]);
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'paid', amountCreditedMinor: 0, version: 3 });
  });

  it('on a partly paid invoice takes off what remains before it gives anything back', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    await p.made('record_payment', { invoice_id, amount_minor: 8000 });
    const { result } = await p.perform('create_credit_note', { invoice_id, amount_minor: 3500 });
    expect(result).toMatchObject({ prePaymentMinor: 2000, postPaymentMinor: 1500, creditMinor: 1500 });
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'paid', amountCreditedMinor: 2000, amountRemainingMinor: 0 });
  });

  it('refunds the oldest charges first, never what came from outside', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    await p.made('record_payment', { invoice_id, amount_minor: 1000 });
    await p.made('record_payment', { invoice_id, amount_minor: 3000, payment_method_id: 'pm_card_visa' });
    await p.made('record_payment', { invoice_id, payment_method_id: 'pm_card_mastercard' });
    const id = await p.made('create_credit_note', { invoice_id, amount_minor: 5000, refund_amount_minor: 5000 });
    expect(p.store.rows('payments').map(({ amountRefundedMinor }) => amountRefundedMinor)).toStrictEqual([0, 3000, 2000]);
    expect(p.store.rows('refunds')).toMatchObject([
      { amountMinor: 3000, creditNoteId: id },
      { amountMinor: 2000, creditNoteId: id },
    ]);
  });

  it('adds up its lines', async () => {
    const p = createProvider();
    const lines = [2000, 3000].map((amount_minor) => ({ description: 'x', amount_minor }));
    const invoice_id = await invoiceIn(p, 'open', { lines });
    const [first, second] = invoiceOf(p, invoice_id)?.lines ?? [];
    const credited = [
      { line_item_id: first?.id, amount_minor: 500 },
      { line_item_id: second?.id, amount_minor: 250 },
    ];
    const { result } = await p.perform('create_credit_note', { invoice_id, lines: credited });
    expect(result).toMatchObject({
      amountMinor: 750,
      lines: [
        { lineItemId: first?.id, amountMinor: 500 },
        { lineItemId: second?.id, amountMinor: 250 },
      ],
    });
  });

  it('can be got and listed by its invoice, its customer and its reference', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    const id = await p.made('create_credit_note', { invoice_id, amount_minor: 1, reference: 'atraso-7' });
    await p.made('create_credit_note', { invoice_id: await invoiceIn(p, 'open'), amount_minor: 1 });
    const found = [{ invoice_id }, { customer_id: customerOf(p, invoice_id) }, { reference: 'atraso-7' }];
    for (const filter of found) expect((await p.perform('list_credit_notes', filter)).result).toMatchObject({ items: [{ id }] });
    expect((await p.perform('get_credit_note', { credit_note_id: id })).result).toMatchObject({ id, reference: 'atraso-7' });
  });
});

describe('a reversed payment', () => {
  it('is owed again, and its refund says that it reversed', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    const payment_id = await p.made('record_payment', { invoice_id, amount_minor: 4000 });
    const { result } = await p.perform('create_refund', { payment_id, reverse: true });
    expect(result).toMatchObject({ kind: 'refund', amountMinor: 4000, reversal: true, creditNoteId: null });
    expect(p.store.rows('payments')).toMatchObject([{ status: 'reversed', amountRefundedMinor: 4000 }]);
    expect(invoiceOf(p, invoice_id)).toMatchObject({ status: 'open', amountPaidMinor: 0, amountRemainingMinor: 10_000 });
  });

  it('leaves the invoice free to be voided or credited in full', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    const payment_id = await p.made('record_payment', { invoice_id, amount_minor: 4000 });
    await p.made('create_refund', { payment_id, reverse: true });
    const credit_note_id = await p.made('create_credit_note', { invoice_id, amount_minor: 10_000 });
    await p.made('void_credit_note', { credit_note_id });
    expect((await p.perform('void_invoice', { invoice_id })).result).toMatchObject({ status: 'void' });
  });
});
