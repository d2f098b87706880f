// ROWS: what a row of each table looks like as it is stored; a row that a file brings must look like that too.
// Beside the walk: only a snapshot that is restored is held against these.
import * as z from 'zod';
import { count, MAX_COUNT } from '../../complaint/count.ts';
import { isCalendarTime } from '../../determinism/calendar.ts';
import { MAX_TAX_RATES } from '../../domain/catalogue/tax-rate.ts';
import { BALANCE_REASONS } from '../../domain/credit/balance.ts';
import { CREDIT_NOTE_STATUSES } from '../../domain/credit/credit-note.ts';
import { currencyExponent } from '../../domain/currency.ts';
import { TAX_ID_TYPES } from '../../domain/customer.ts';
import { MAX_LINES } from '../../domain/invoice.ts';
import { INVOICE_ITEM_STATUSES } from '../../domain/invoice-item.ts';
import { COLLECTION_METHODS } from '../../domain/invoice-terms.ts';
import { INVOICE_STATUSES } from '../../domain/lifecycle.ts';
import { DECIMAL_TEXT, MAX_CHARGE_MINOR } from '../../domain/money.ts';
import { PAYMENT_STATUSES } from '../../domain/payment.ts';
import { TAX_LEVELS } from '../../domain/profile.ts';
import type { TableName, Tables } from '../../store/tables.ts';

/** An instant of a calendar, in milliseconds since 1970. */
export const instant = z.number().refine(isCalendarTime, { error: 'a whole millisecond of the years 1970 to 9999' });

/** An instant that somebody wrote down: of any year with four digits. */
const written = z
  .int()
  .min(-62_167_219_200_000)
  .max(Date.UTC(9999, 11, 31, 23, 59, 59, 999));

/** A sum of money: beyond any that a sandbox comes to, and far enough from what cannot be counted exactly. */
const minor = z.int().min(-1e15).max(1e15);
/** What a line or a coupon may say (R24). */
const charge = z.int().min(-MAX_CHARGE_MINOR).max(MAX_CHARGE_MINOR);
const some = (maxLength: number) => z.string().min(1).max(maxLength);
const text = (maxLength: number) => z.string().max(maxLength).nullable();
const id = some(255);
const day = z.iso.date().nullable();
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'two capitals' })
  .nullable();
const decimal = z.string().regex(DECIMAL_TEXT, { error: 'decimal text' });
const notNegative = decimal.refine((value) => !value.startsWith('-') || Number(value) === 0, { error: 'zero or more' });
const percentage = z.string().regex(/^(?:100(?:\.0{1,4})?|(?:0|[1-9]\d?)(?:\.\d{1,4})?)$/, { error: 'decimal text from 0 to 100' });
const percentOff = percentage.refine((value) => Number(value) > 0, { error: 'more than 0' });
const currency = z.string().refine((code) => currencyExponent(code) !== null, { error: 'a currency of ISO 4217' });

/** What every row has. */
const kept = { id, version: z.int().min(1).max(MAX_COUNT) };
const reference = some(100).nullable();
const named = { ...kept, reference, createdAtMs: instant };

const discount = z.strictObject({
  kind: z.literal('discount'),
  couponId: id,
  percentOff: percentOff.nullable(),
  amountOffMinor: charge.min(1).nullable(),
  currency: currency.nullable(),
});

const price = z.strictObject({
  kind: z.literal('price'),
  ...kept,
  productId: id,
  currency,
  unitAmountMinor: notNegative,
  active: z.boolean(),
  createdAtMs: instant,
});

const lineItem = z.strictObject({
  kind: z.literal('line_item'),
  ...kept,
  reference,
  description: some(500),
  amountMinor: charge,
  unitAmountMinor: decimal.nullable(),
  quantity: notNegative,
  priceId: id.nullable(),
  period: z.strictObject({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  taxRates: z.array(z.strictObject({ taxRateId: id, percentage, inclusive: z.boolean() })).max(MAX_TAX_RATES),
  givenTaxMinor: charge.nullable(),
  coupon: discount.nullable(),
  discountMinor: minor,
  invoiceDiscountMinor: minor,
  taxes: z.array(z.strictObject({ taxRateId: id.nullable(), amountMinor: minor, inclusive: z.boolean() })).max(MAX_TAX_RATES),
  source: z.enum(['line', 'invoice_item']),
});

const declined = { charge: z.literal('declined'), declineCode: some(100) };
const behaviour = z.union([
  z.strictObject({ charge: z.enum(['succeeds', 'needs_authentication']) }),
  z.strictObject(declined),
  z.strictObject({ ...declined, attaches: z.literal(true) }),
]);

const invoice = z.strictObject({
  kind: z.literal('invoice'),
  ...named,
  number: text(40),
  customerId: id,
  status: z.enum(INVOICE_STATUSES),
  currency,
  collectionMethod: z.enum(COLLECTION_METHODS),
  issueDate: day,
  dueDate: day,
  daysUntilDue: count.max(3650).nullable(),
  memo: text(1000),
  footer: text(1000),
  customFields: z.array(z.strictObject({ name: some(40), value: z.string().max(140) })).max(4),
  metadata: z.record(some(40), z.string().max(500)).refine((pairs) => Object.keys(pairs).length <= 20, { error: 'at most 20 pairs' }),
  lines: z.array(lineItem).max(MAX_LINES),
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
    name: some(200),
    email: text(320),
    country,
    address: z.strictObject({ line1: text(200), city: text(200), postalCode: text(200), country }).nullable(),
    taxIds: z.array(z.strictObject({ type: z.enum(TAX_ID_TYPES), value: some(30) })).max(5),
    defaultPaymentMethodId: id.nullable(),
    balanceMinor: minor,
    currency: currency.nullable(),
    active: z.boolean(),
  }),
  invoice_items: z.strictObject({
    kind: z.literal('invoice_item'),
    ...named,
    customerId: id,
    status: z.enum(INVOICE_ITEM_STATUSES),
    currency,
    invoiceId: id.nullable(),
    lineItemId: id,
    line: lineItem,
  }),
  credit_notes: z.strictObject({
    kind: z.literal('credit_note'),
    ...named,
    number: some(40),
    invoiceId: id,
    customerId: id,
    status: z.enum(CREDIT_NOTE_STATUSES),
    currency,
    amountMinor: minor,
    prePaymentMinor: minor,
    postPaymentMinor: minor,
    refundMinor: minor,
    creditMinor: minor,
    outsideMinor: minor,
    lines: z.array(z.strictObject({ lineItemId: id, amountMinor: minor })).max(MAX_LINES),
    reason: text(500),
    voidedAtMs: instant.nullable(),
  }),
  balance_transactions: z.strictObject({
    kind: z.literal('balance_transaction'),
    ...kept,
    customerId: id,
    amountMinor: minor,
    endingBalanceMinor: minor,
    currency,
    reason: z.enum(BALANCE_REASONS),
    invoiceId: id.nullable(),
    creditNoteId: id.nullable(),
    createdAtMs: instant,
  }),
  payment_methods: z.strictObject({
    kind: z.literal('payment_method'),
    ...named,
    customerId: id.nullable(),
    brand: some(100),
    last4: some(4),
    behaviour,
  }),
  invoices: invoice,
  line_items: lineItem,
  payments: z.strictObject({
    kind: z.literal('payment'),
    ...named,
    invoiceId: id,
    customerId: id,
    amountMinor: minor,
    currency,
    status: z.enum(PAYMENT_STATUSES),
    paymentMethodId: id.nullable(),
    amountOverpaidMinor: minor,
    amountRefundedMinor: minor,
  }),
  refunds: z.strictObject({
    kind: z.literal('refund'),
    ...named,
    paymentId: id,
    invoiceId: id,
    creditNoteId: id.nullable(),
    amountMinor: minor,
    currency,
    status: z.literal('succeeded'),
    reversal: z.boolean(),
    reason: text(500),
  }),
  products: z.strictObject({
    kind: z.literal('product'),
    ...named,
    name: some(200),
    description: text(1000),
    active: z.boolean(),
    price,
  }),
  prices: price,
  tax_rates: z.strictObject({
    kind: z.literal('tax_rate'),
    ...named,
    displayName: some(100),
    percentage,
    inclusive: z.boolean(),
    country,
    active: z.boolean(),
    code: some(40).nullable(),
  }),
  coupons: z.strictObject({
    kind: z.literal('coupon'),
    ...named,
    name: text(100),
    percentOff: percentOff.nullable(),
    amountOffMinor: charge.min(1).nullable(),
    currency: currency.nullable(),
    validUntilMs: written.nullable(),
    maxRedemptions: z.int().min(1).nullable(),
    timesRedeemed: count,
  }),
};
