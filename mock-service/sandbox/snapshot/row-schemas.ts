// ROWS: what a row of each table looks like as it is stored; a row that a file brings must look like that too.
// Beside the walk: only a snapshot that is restored is held against these.
import * as z from 'zod';
import { BALANCE_REASONS } from '../../domain/credit/balance.ts';
import { CREDIT_NOTE_STATUSES } from '../../domain/credit/credit-note.ts';
import { currencyExponent } from '../../domain/currency.ts';
import { TAX_ID_TYPES } from '../../domain/customer.ts';
import { INVOICE_ITEM_STATUSES } from '../../domain/invoice-item.ts';
import { COLLECTION_METHODS } from '../../domain/invoice-terms.ts';
import { INVOICE_STATUSES } from '../../domain/lifecycle.ts';
import { PAYMENT_STATUSES } from '../../domain/payment.ts';
import { TAX_LEVELS } from '../../domain/profile.ts';
import type { TableName, Tables } from '../../store/tables.ts';

/** The years 1 and 9999 UTC: every instant between them has a form on the wire. */
const [FIRST_MS, LAST_MS] = [-62_135_596_800_000, 253_402_300_799_999];

/** An instant, in milliseconds since 1970. */
export const instant = z.number().min(FIRST_MS).max(LAST_MS);

const minor = z.int();
const count = z.int().min(0);
const text = z.string().nullable();
const day = z.iso.date().nullable();
const decimal = z.string().regex(/^-?\d{1,30}(\.\d{1,30})?$/, { error: 'decimal text' });
const currency = z.string().refine((code) => currencyExponent(code) !== null, { error: 'a currency of ISO 4217' });

/** What every row has. */
const kept = { id: z.string().min(1), version: z.int().min(1) };
const named = { ...kept, reference: text, createdAtMs: instant };

const discount = z.strictObject({
  kind: z.literal('discount'),
  couponId: z.string(),
  percentOff: decimal.nullable(),
  amountOffMinor: minor.nullable(),
  currency: currency.nullable(),
});

const price = z.strictObject({
  kind: z.literal('price'),
  ...kept,
  productId: z.string(),
  currency,
  unitAmountMinor: decimal,
  active: z.boolean(),
  createdAtMs: instant,
});

const lineItem = z.strictObject({
  kind: z.literal('line_item'),
  ...kept,
  reference: text,
  description: z.string(),
  amountMinor: minor,
  unitAmountMinor: decimal.nullable(),
  quantity: decimal,
  priceId: text,
  period: z.strictObject({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  taxRates: z.array(z.strictObject({ taxRateId: z.string(), percentage: decimal, inclusive: z.boolean() })),
  givenTaxMinor: minor.nullable(),
  coupon: discount.nullable(),
  discountMinor: minor,
  invoiceDiscountMinor: minor,
  taxes: z.array(z.strictObject({ taxRateId: text, amountMinor: minor, inclusive: z.boolean() })),
  source: z.enum(['line', 'invoice_item']),
});

const declined = { charge: z.literal('declined'), declineCode: z.string() };
const behaviour = z.union([
  z.strictObject({ charge: z.enum(['succeeds', 'needs_authentication']) }),
  z.strictObject(declined),
  z.strictObject({ ...declined, attaches: z.literal(true) }),
]);

const invoice = z.strictObject({
  kind: z.literal('invoice'),
  ...named,
  number: text,
  customerId: z.string(),
  status: z.enum(INVOICE_STATUSES),
  currency,
  collectionMethod: z.enum(COLLECTION_METHODS),
  issueDate: day,
  dueDate: day,
  daysUntilDue: count.nullable(),
  memo: text,
  footer: text,
  customFields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  metadata: z.record(z.string(), z.string()),
  lines: z.array(lineItem),
  coupon: discount.nullable(),
  taxLevel: z.enum(TAX_LEVELS),
  automaticTax: z.boolean(),
  subtotalMinor: minor,
  discountMinor: minor,
  taxMinor: minor,
  inclusiveTaxMinor: minor,
  totalMinor: minor,
  appliedBalanceMinor: minor,
  amountDueMinor: minor,
  amountPaidMinor: minor,
  amountCreditedMinor: minor,
  amountRemainingMinor: minor,
  finalizedAtMs: instant.nullable(),
  sentAtMs: instant.nullable(),
  paidAtMs: instant.nullable(),
  uncollectibleAtMs: instant.nullable(),
  voidedAtMs: instant.nullable(),
});

/** One schema per table; each knows every member of its rows, and no other. */
export const ROWS: { readonly [Name in TableName]: z.ZodType<Tables[Name]> } = {
  customers: z.strictObject({
    kind: z.literal('customer'),
    ...named,
    name: z.string(),
    email: text,
    country: text,
    address: z.strictObject({ line1: text, city: text, postalCode: text, country: text }).nullable(),
    taxIds: z.array(z.strictObject({ type: z.enum(TAX_ID_TYPES), value: z.string() })),
    defaultPaymentMethodId: text,
    balanceMinor: minor,
    currency: currency.nullable(),
    active: z.boolean(),
  }),
  invoice_items: z.strictObject({
    kind: z.literal('invoice_item'),
    ...named,
    customerId: z.string(),
    status: z.enum(INVOICE_ITEM_STATUSES),
    currency,
    invoiceId: text,
    lineItemId: z.string(),
    line: lineItem,
  }),
  credit_notes: z.strictObject({
    kind: z.literal('credit_note'),
    ...named,
    number: z.string(),
    invoiceId: z.string(),
    customerId: z.string(),
    status: z.enum(CREDIT_NOTE_STATUSES),
    currency,
    amountMinor: minor,
    prePaymentMinor: minor,
    postPaymentMinor: minor,
    refundMinor: minor,
    creditMinor: minor,
    outsideMinor: minor,
    lines: z.array(z.strictObject({ lineItemId: z.string(), amountMinor: minor })),
    reason: text,
    voidedAtMs: instant.nullable(),
  }),
  balance_transactions: z.strictObject({
    kind: z.literal('balance_transaction'),
    ...kept,
    customerId: z.string(),
    amountMinor: minor,
    endingBalanceMinor: minor,
    currency,
    reason: z.enum(BALANCE_REASONS),
    invoiceId: text,
    creditNoteId: text,
    createdAtMs: instant,
  }),
  payment_methods: z.strictObject({
    kind: z.literal('payment_method'),
    ...named,
    customerId: text,
    brand: z.string(),
    last4: z.string(),
    behaviour,
  }),
  invoices: invoice,
  line_items: lineItem,
  payments: z.strictObject({
    kind: z.literal('payment'),
    ...named,
    invoiceId: z.string(),
    customerId: z.string(),
    amountMinor: minor,
    currency,
    status: z.enum(PAYMENT_STATUSES),
    paymentMethodId: text,
    amountOverpaidMinor: minor,
    amountRefundedMinor: minor,
  }),
  refunds: z.strictObject({
    kind: z.literal('refund'),
    ...named,
    paymentId: z.string(),
    invoiceId: z.string(),
    creditNoteId: text,
    amountMinor: minor,
    currency,
    status: z.literal('succeeded'),
    reversal: z.boolean(),
    reason: text,
  }),
  products: z.strictObject({
    kind: z.literal('product'),
    ...named,
    name: z.string(),
    description: text,
    active: z.boolean(),
    price,
  }),
  prices: price,
  tax_rates: z.strictObject({
    kind: z.literal('tax_rate'),
    ...named,
    displayName: z.string(),
    percentage: decimal,
    inclusive: z.boolean(),
    country: text,
    active: z.boolean(),
    code: text,
  }),
  coupons: z.strictObject({
    kind: z.literal('coupon'),
    ...named,
    name: text,
    percentOff: decimal.nullable(),
    amountOffMinor: minor.nullable(),
    currency: currency.nullable(),
    validUntilMs: instant.nullable(),
    maxRedemptions: count.nullable(),
    timesRedeemed: count,
  }),
};
