// Entities on the native wire: always as their schemas say, and written field by field.
import { describe, expect, test } from 'vitest';
import { seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../mock-service/store/store.ts';
import { couponSchema, productSchema, taxRateSchema } from '../../../mock-service/wire/catalogue-schemas.ts';
import { native } from '../../../mock-service/wire/native.ts';
import {
  customerSchema,
  deletionSchema,
  invoicePreviewSchema,
  invoiceSchema,
  lineItemSchema,
  listOf,
  paymentSchema,
  refundSchema,
} from '../../../mock-service/wire/schemas.ts';

describe('an entity', () => {
  test('of the seed data fits its schema, whatever it is', () => {
    const store = createStore(seedData('default'));
    const schemas = {
      customers: customerSchema,
      invoices: invoiceSchema,
      line_items: lineItemSchema,
      payments: paymentSchema,
      refunds: refundSchema,
      products: productSchema,
      tax_rates: taxRateSchema,
      coupons: couponSchema,
    };
    for (const [table, schema] of Object.entries(schemas)) {
      const rows = store.rows(table as keyof typeof schemas);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(schema.safeParse(native.encode(row)).error).toBeUndefined();
    }
  });

  test('is written field by field', () => {
    expect(
      native.encode({
        kind: 'invoice',
        id: 'inv_1',
        reference: 'r',
        number: 'INV-000001',
        customerId: 'cus_1',
        status: 'paid',
        currency: 'BRL',
        collectionMethod: 'send_invoice',
        memo: null,
        footer: 'f',
        customFields: [{ name: 'PO', value: '77' }],
        metadata: { orderId: '1042' },
        issueDate: '2026-01-15',
        dueDate: '2026-02-15',
        daysUntilDue: 31,
        lines: [
          {
            kind: 'line_item',
            id: 'li_1',
            reference: null,
            description: 'd',
            amountMinor: 5,
            unitAmountMinor: '2.5',
            quantity: '2',
            source: 'line',
            priceId: 'price_1',
            period: { start: '2026-03-01', end: '2026-03-31' },
            taxRates: [{ taxRateId: 'txr_1', percentage: '5', inclusive: false }],
            givenTaxMinor: null,
            coupon: { kind: 'discount', couponId: 'cpn_1', percentOff: '10', amountOffMinor: null, currency: null },
            discountMinor: 10,
            invoiceDiscountMinor: 11,
            taxes: [{ taxRateId: 'txr_1', amountMinor: 12, inclusive: false }],
            version: 1,
          },
        ],
        coupon: { kind: 'discount', couponId: 'cpn_2', percentOff: null, amountOffMinor: 13, currency: 'BRL' },
        taxLevel: 'document',
        automaticTax: true,
        discountMinor: 14,
        taxMinor: 15,
        inclusiveTaxMinor: 16,
        subtotalMinor: 5,
        totalMinor: 6,
        amountDueMinor: 7,
        appliedBalanceMinor: 0,
        amountPaidMinor: 8,
        amountCreditedMinor: 0,
        amountRemainingMinor: 9,
        quoteId: 'quo_1',
        recurringInvoiceId: 'rec_1',
        version: 3,
        createdAtMs: 0,
        scheduledAtMs: null,
        finalizedAtMs: 1,
        sentAtMs: 2,
        remindedAtMs: 5,
        remindersCount: 6,
        paidAtMs: 1_000,
        uncollectibleAtMs: 3,
        voidedAtMs: null,
        cancelledAtMs: 4,
      }),
    ).toEqual({
      object: 'invoice',
      id: 'inv_1',
      reference: 'r',
      number: 'INV-000001',
      customer_id: 'cus_1',
      status: 'paid',
      currency: 'BRL',
      collection_method: 'send_invoice',
      memo: null,
      footer: 'f',
      custom_fields: [{ name: 'PO', value: '77' }],
      metadata: { orderId: '1042' },
      issue_date: '2026-01-15',
      due_date: '2026-02-15',
      days_until_due: 31,
      lines: [
        {
          object: 'line_item',
          id: 'li_1',
          reference: null,
          description: 'd',
          amount_minor: 5,
          unit_amount_minor: '2.5',
          quantity: '2',
          source: 'line',
          price_id: 'price_1',
          period: { start: '2026-03-01', end: '2026-03-31' },
          coupon_id: 'cpn_1',
          discount_minor: 10,
          invoice_discount_minor: 11,
          taxes: [{ tax_rate_id: 'txr_1', amount_minor: 12, inclusive: false }],
        },
      ],
      coupon_id: 'cpn_2',
      tax_level: 'document',
      automatic_tax: true,
      discount_minor: 14,
      tax_minor: 15,
      inclusive_tax_minor: 16,
      subtotal_minor: 5,
      total_minor: 6,
      amount_due_minor: 7,
      applied_balance_minor: 0,
      amount_paid_minor: 8,
      amount_credited_minor: 0,
      amount_remaining_minor: 9,
      quote_id: 'quo_1',
      recurring_invoice_id: 'rec_1',
      version: 3,
      created_at: '1970-01-01T00:00:00.000Z',
      scheduled_at: null,
      finalized_at: '1970-01-01T00:00:00.001Z',
      sent_at: '1970-01-01T00:00:00.002Z',
      reminded_at: '1970-01-01T00:00:00.005Z',
      reminders_count: 6,
      paid_at: '1970-01-01T00:00:01.000Z',
      uncollectible_at: '1970-01-01T00:00:00.003Z',
      voided_at: null,
      cancelled_at: '1970-01-01T00:00:00.004Z',
    });
  });

  test('that was only reckoned fits its schema and has no id, nor have its lines', () => {
    const [invoice] = createStore(seedData('default')).rows('invoices');
    if (invoice === undefined) throw new Error('the seed has invoices');
    const json = native.encode({ kind: 'preview', invoice });
    expect(invoicePreviewSchema.safeParse(json).error).toBeUndefined();
    expect(json).toMatchObject({ id: null, total_minor: invoice.totalMinor });
    expect((json as { lines: { id: null }[] }).lines.map(({ id }) => id)).toEqual(invoice.lines.map(() => null));
  });

  test('that was deleted leaves its word and its id', () => {
    const json = native.encode({ kind: 'deletion', of: 'invoice', id: 'inv_1' });
    expect(json).toEqual({ object: 'invoice', id: 'inv_1', deleted: true });
    expect(deletionSchema('invoice').safeParse(json).error).toBeUndefined();
  });

  test('that is a card keeps its behaviour to itself', () => {
    const [card] = createStore(seedData('default')).rows('payment_methods');
    expect(card && Object.keys(native.encode(card) as object)).toEqual([
      'object',
      'id',
      'reference',
      'customer_id',
      'brand',
      'last4',
      'created_at',
    ]);
  });

  test.each([
    [null, false],
    ['cur_1', true],
  ])('on a page whose next cursor is %j: has_more is %s', (nextCursor, hasMore) => {
    const items = createStore(seedData('default')).rows('refunds');
    const json = native.encode({ kind: 'page', items, nextCursor });
    expect(json).toMatchObject({ object: 'list', has_more: hasMore, next_cursor: nextCursor });
    expect(listOf(refundSchema).safeParse(json).error).toBeUndefined();
  });
});
