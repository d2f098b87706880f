// Entities as native JSON: one explicit encoder per kind, so that a renamed field is a change somebody made.
// Step 6 of a request's walk; the shapes are those of schemas.ts.
import * as z from 'zod';
import type { BalanceTransaction } from '../domain/credit/balance.ts';
import type { CreditNote } from '../domain/credit/credit-note.ts';
import type { Address, Customer } from '../domain/customer.ts';
import type { Document, Preview } from '../domain/entity.ts';
import type { Invoice } from '../domain/invoice.ts';
import type { InvoiceItem } from '../domain/invoice-item.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import type { Refund } from '../domain/refund.ts';
import { coupon, price, product, taxRate } from './catalogue.ts';
import type { Encodable, Json } from './dialect.ts';
import { instant, instantOrNull } from './instant.ts';
import { lineItem } from './line-item.ts';
import { message } from './mail/message.ts';
import { rows, tableList, tableSchema } from './query/query-answers.ts';
import { agingReport, statement } from './reports/reports.ts';
import { linkVisit, paymentLink, quote, recurringInvoice } from './sales/sales.ts';

type JsonObject = { readonly [name: string]: Json };

const addressOf = ({ line1, city, postalCode, country }: Address): Json => ({ line1, city, postal_code: postalCode, country });

const customer = (c: Customer): Json => ({
  object: 'customer',
  id: c.id,
  reference: c.reference,
  name: c.name,
  email: c.email,
  country: c.country,
  address: c.address === null ? null : addressOf(c.address),
  tax_ids: c.taxIds.map(({ type, value }) => ({ type, value })),
  default_payment_method_id: c.defaultPaymentMethodId,
  active: c.active,
  balance_minor: c.balanceMinor,
  currency: c.currency,
  created_at: instant(c.createdAtMs),
});

/** When it went where in its life. */
const milestones = (i: Invoice): JsonObject => ({
  scheduled_at: instantOrNull(i.scheduledAtMs),
  finalized_at: instantOrNull(i.finalizedAtMs),
  sent_at: instantOrNull(i.sentAtMs),
  reminded_at: instantOrNull(i.remindedAtMs),
  reminders_count: i.remindersCount,
  paid_at: instantOrNull(i.paidAtMs),
  uncollectible_at: instantOrNull(i.uncollectibleAtMs),
  voided_at: instantOrNull(i.voidedAtMs),
  cancelled_at: instantOrNull(i.cancelledAtMs),
});

const invoice = (i: Invoice): JsonObject => ({
  object: 'invoice',
  id: i.id,
  reference: i.reference,
  number: i.number,
  customer_id: i.customerId,
  status: i.status,
  currency: i.currency,
  collection_method: i.collectionMethod,
  memo: i.memo,
  footer: i.footer,
  custom_fields: i.customFields.map(({ name, value }) => ({ name, value })),
  metadata: { ...i.metadata },
  issue_date: i.issueDate,
  due_date: i.dueDate,
  days_until_due: i.daysUntilDue,
  lines: i.lines.map(lineItem),
  coupon_id: i.coupon?.couponId ?? null,
  tax_level: i.taxLevel,
  automatic_tax: i.automaticTax,
  subtotal_minor: i.subtotalMinor,
  discount_minor: i.discountMinor,
  tax_minor: i.taxMinor,
  inclusive_tax_minor: i.inclusiveTaxMinor,
  total_minor: i.totalMinor,
  applied_balance_minor: i.appliedBalanceMinor,
  amount_due_minor: i.amountDueMinor,
  amount_paid_minor: i.amountPaidMinor,
  amount_credited_minor: i.amountCreditedMinor,
  amount_remaining_minor: i.amountRemainingMinor,
  quote_id: i.quoteId,
  recurring_invoice_id: i.recurringInvoiceId,
  version: i.version,
  created_at: instant(i.createdAtMs),
  ...milestones(i),
});

/** Nothing of it is stored, so nothing in it has an id. */
const preview = ({ invoice: i }: Preview): Json => {
  const lines = i.lines.map((line) => ({ ...lineItem(line), id: null }));
  return { ...invoice(i), id: null, lines };
};

const payment = (p: Payment): Json => ({
  object: 'payment',
  id: p.id,
  reference: p.reference,
  invoice_id: p.invoiceId,
  customer_id: p.customerId,
  amount_minor: p.amountMinor,
  currency: p.currency,
  status: p.status,
  payment_method_id: p.paymentMethodId,
  payment_link_id: p.paymentLinkId,
  amount_overpaid_minor: p.amountOverpaidMinor,
  amount_refunded_minor: p.amountRefundedMinor,
  created_at: instant(p.createdAtMs),
});

/** How a card behaves is the provider's secret. */
const paymentMethod = (m: PaymentMethod): Json => ({
  object: 'payment_method',
  id: m.id,
  reference: m.reference,
  customer_id: m.customerId,
  brand: m.brand,
  last4: m.last4,
  created_at: instant(m.createdAtMs),
});

const refund = (r: Refund): Json => ({
  object: 'refund',
  id: r.id,
  reference: r.reference,
  payment_id: r.paymentId,
  invoice_id: r.invoiceId,
  credit_note_id: r.creditNoteId,
  amount_minor: r.amountMinor,
  currency: r.currency,
  status: r.status,
  reversal: r.reversal,
  reason: r.reason,
  created_at: instant(r.createdAtMs),
});

const balanceTransaction = (b: BalanceTransaction): Json => ({
  object: 'balance_transaction',
  id: b.id,
  customer_id: b.customerId,
  amount_minor: b.amountMinor,
  ending_balance_minor: b.endingBalanceMinor,
  currency: b.currency,
  reason: b.reason,
  invoice_id: b.invoiceId,
  credit_note_id: b.creditNoteId,
  created_at: instant(b.createdAtMs),
});

const invoiceItem = (i: InvoiceItem): Json => ({
  object: 'invoice_item',
  id: i.id,
  reference: i.reference,
  customer_id: i.customerId,
  status: i.status,
  currency: i.currency,
  invoice_id: i.invoiceId,
  line: lineItem(i.line),
  created_at: instant(i.createdAtMs),
});

const creditNote = (n: CreditNote): Json => ({
  object: 'credit_note',
  id: n.id,
  reference: n.reference,
  number: n.number,
  invoice_id: n.invoiceId,
  customer_id: n.customerId,
  status: n.status,
  currency: n.currency,
  amount_minor: n.amountMinor,
  pre_payment_minor: n.prePaymentMinor,
  post_payment_minor: n.postPaymentMinor,
  refund_amount_minor: n.refundMinor,
  credit_amount_minor: n.creditMinor,
  outside_amount_minor: n.outsideMinor,
  lines: n.lines.map(({ lineItemId, amountMinor }) => ({ line_item_id: lineItemId, amount_minor: amountMinor })),
  reason: n.reason,
  version: n.version,
  created_at: instant(n.createdAtMs),
  voided_at: instantOrNull(n.voidedAtMs),
});

/** What set-up shows of one: a call gets the bytes alone. */
const document = ({ mediaType, fileName, bytes }: Document): Json => ({
  object: 'document',
  media_type: mediaType,
  file_name: fileName,
  size_bytes: bytes.byteLength,
  base64: z.util.uint8ArrayToBase64(bytes),
});

type Encoders = { readonly [Kind in Encodable['kind']]: (value: Extract<Encodable, { kind: Kind }>) => Json };

const ENCODERS: Encoders = {
  balance_transaction: balanceTransaction,
  coupon,
  price,
  product,
  tax_rate: taxRate,
  credit_note: creditNote,
  invoice_item: invoiceItem,
  customer,
  invoice,
  line_item: lineItem,
  payment,
  payment_method: paymentMethod,
  refund,
  quote,
  recurring_invoice: recurringInvoice,
  payment_link: paymentLink,
  link_visit: linkVisit,
  message,
  deletion: ({ of, id }) => ({ object: of, id, deleted: true }),
  preview,
  rows,
  table_schema: tableSchema,
  table_list: tableList,
  statement,
  aging_report: agingReport,
  document,
  page: (page) => ({
    object: 'list',
    data: page.items.map(encode),
    has_more: page.nextCursor !== null,
    next_cursor: page.nextCursor,
  }),
};

/** The native JSON of an entity or a page; money in minor units, instants in ISO 8601. */
export function encode<Value extends Encodable>(value: Value): Json {
  const encoder = ENCODERS[value.kind] as (value: Value) => Json;
  return encoder(value);
}
