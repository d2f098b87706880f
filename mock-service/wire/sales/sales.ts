// What is offered, what comes again, and how it is paid by a link, as native JSON.
// Step 6 of a request's walk; the shapes are those of sales-schemas.ts.
import type { LinkVisit, PaymentLink } from '../../domain/sales/payment-link.ts';
import type { Quote } from '../../domain/sales/quote.ts';
import type { RecurringInvoice, RecurringLine } from '../../domain/sales/recurring-invoice.ts';
import type { Json } from '../dialect.ts';
import { instant, instantOrNull } from '../instant.ts';
import { lineItem } from '../line-item.ts';

/** A quote. */
export const quote = (q: Quote): Json => ({
  object: 'quote',
  id: q.id,
  reference: q.reference,
  number: q.number,
  customer_id: q.customerId,
  status: q.status,
  currency: q.currency,
  expires_on: q.expiresOn,
  memo: q.memo,
  footer: q.footer,
  custom_fields: q.customFields.map(({ name, value }) => ({ name, value })),
  metadata: { ...q.metadata },
  lines: q.lines.map(lineItem),
  coupon_id: q.coupon?.couponId ?? null,
  tax_level: q.taxLevel,
  automatic_tax: q.automaticTax,
  subtotal_minor: q.subtotalMinor,
  discount_minor: q.discountMinor,
  tax_minor: q.taxMinor,
  inclusive_tax_minor: q.inclusiveTaxMinor,
  total_minor: q.totalMinor,
  invoice_id: q.invoiceId,
  version: q.version,
  created_at: instant(q.createdAtMs),
  converted_at: instantOrNull(q.convertedAtMs),
});

const recurringLine = (l: RecurringLine): Json => ({
  description: l.description,
  amount_minor: l.amountMinor,
  unit_amount_minor: l.unitAmountMinor,
  quantity: l.quantity,
  price_id: l.priceId,
  tax_rate_ids: l.taxRateIds,
  tax_amount_minor: l.taxAmountMinor,
  coupon_id: l.couponId,
});

/** A recurring invoice. */
export const recurringInvoice = (r: RecurringInvoice): Json => ({
  object: 'recurring_invoice',
  id: r.id,
  reference: r.reference,
  customer_id: r.customerId,
  status: r.status,
  currency: r.currency,
  lines: r.lines.map(recurringLine),
  coupon_id: r.couponId,
  automatic_tax: r.automaticTax,
  memo: r.memo,
  footer: r.footer,
  custom_fields: r.customFields.map(({ name, value }) => ({ name, value })),
  metadata: { ...r.metadata },
  interval: r.interval,
  interval_count: r.intervalCount,
  starts_on: r.startsOn,
  day_of_month: r.dayOfMonth,
  ends_on: r.endsOn,
  occurrences: r.occurrences,
  days_until_due: r.daysUntilDue,
  auto_finalize: r.autoFinalize,
  auto_send: r.autoSend,
  issued_count: r.issuedCount,
  next_on: r.nextOn,
  last_issued_on: r.lastIssuedOn,
  paused_at: instantOrNull(r.pausedAtMs),
  stoppage: r.stoppage === null ? null : { rule: r.stoppage.rule, code: r.stoppage.code, detail: r.stoppage.detail, date: r.stoppage.date },
  version: r.version,
  created_at: instant(r.createdAtMs),
});

/** A payment link. */
export const paymentLink = (l: PaymentLink): Json => ({
  object: 'payment_link',
  id: l.id,
  reference: l.reference,
  invoice_id: l.invoiceId,
  customer_id: l.customerId,
  url_path: `/pay/${l.token}`,
  expires_at: instant(l.validUntilMs),
  payment_id: l.paymentId,
  version: l.version,
  created_at: instant(l.createdAtMs),
});

/** A visit to one. */
export const linkVisit = (v: LinkVisit): Json => ({
  object: 'link_visit',
  id: v.id,
  link_id: v.linkId,
  at: instant(v.createdAtMs),
  kind: v.outcome,
  reason: v.reason,
});
