// An invoice's text is written by hand; it must never part from what the encoder says.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice } from '../../../mock-service/domain/invoice.ts';
import type { LineItem } from '../../../mock-service/domain/line-item.ts';
import { seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../mock-service/store/store.ts';
import { encode } from '../../../mock-service/wire/entities.ts';
import { invoiceText } from '../../../mock-service/wire/invoice-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"', '\\', '\n', '\u0000', '\u2028', '\ud800', 'é 😀', '</script>'),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const amount = fc.integer({ min: -99_999_999, max: 25_000_000_000 });
const instant = fc.integer({ min: 0, max: Date.UTC(9999, 0) });
const id = fc.oneof(fc.constant('inv_1'), anyText);
const discount = fc.constant({ kind: 'discount', couponId: 'cpn_1', percentOff: '10', amountOffMinor: null, currency: null } as const);

const line: fc.Arbitrary<LineItem> = fc.record({
  kind: fc.constant('line_item' as const),
  id,
  reference: maybe(anyText),
  description: anyText,
  amountMinor: amount,
  unitAmountMinor: maybe(fc.constantFrom('2.5', '-0.000000000001')),
  quantity: fc.constantFrom('1', '0.5'),
  source: fc.constantFrom('line', 'invoice_item'),
  priceId: maybe(anyText),
  period: maybe(fc.constant({ start: '2026-03-01', end: '2026-03-31' })),
  taxRates: fc.constant([]),
  givenTaxMinor: maybe(amount),
  coupon: maybe(discount),
  discountMinor: amount,
  invoiceDiscountMinor: amount,
  taxes: fc.array(fc.record({ taxRateId: maybe(anyText), amountMinor: amount, inclusive: fc.boolean() }), { maxLength: 3 }),
  version: fc.integer({ min: 1 }),
});

const invoice: fc.Arbitrary<Invoice> = fc.record({
  kind: fc.constant('invoice' as const),
  id,
  reference: maybe(anyText),
  number: maybe(anyText),
  customerId: id,
  status: fc.constantFrom('draft', 'open', 'paid', 'void', 'uncollectible'),
  currency: fc.constantFrom('BRL', 'JPY'),
  collectionMethod: fc.constantFrom('send_invoice', 'charge_automatically'),
  memo: maybe(anyText),
  footer: maybe(anyText),
  customFields: fc.array(fc.record({ name: anyText, value: anyText }), { maxLength: 4 }),
  metadata: fc.dictionary(anyText, anyText, { maxKeys: 3 }),
  issueDate: maybe(fc.constant('2026-01-15')),
  dueDate: maybe(fc.constant('2026-02-15')),
  daysUntilDue: maybe(fc.nat()),
  lines: fc.array(line, { maxLength: 3 }),
  coupon: maybe(discount),
  taxLevel: fc.constantFrom('line', 'document'),
  automaticTax: fc.boolean(),
  subtotalMinor: amount,
  discountMinor: amount,
  taxMinor: amount,
  inclusiveTaxMinor: amount,
  totalMinor: amount,
  appliedBalanceMinor: amount,
  amountDueMinor: amount,
  amountPaidMinor: amount,
  amountCreditedMinor: amount,
  amountRemainingMinor: amount,
  quoteId: maybe(anyText),
  recurringInvoiceId: maybe(anyText),
  version: fc.integer({ min: 1 }),
  createdAtMs: instant,
  scheduledAtMs: maybe(instant),
  finalizedAtMs: maybe(instant),
  sentAtMs: maybe(instant),
  remindedAtMs: maybe(instant),
  remindersCount: fc.nat(),
  paidAtMs: maybe(instant),
  uncollectibleAtMs: maybe(instant),
  voidedAtMs: maybe(instant),
  cancelledAtMs: maybe(instant),
});

test("is what the encoder says, of the seed's invoices", () => {
  const rows = createStore(seedData('default')).rows('invoices');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(invoiceText)).toEqual(rows.map((row) => JSON.stringify(encode(row))));
});

test('is what the encoder says, of any invoice', () => {
  fc.assert(
    fc.property(invoice, (row) => {
      expect(invoiceText(row)).toBe(JSON.stringify(encode(row)));
    }),
    { numRuns: 300 },
  );
});
