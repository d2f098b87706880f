// What is offered as native JSON: quotes.
// Step 6 of a request's walk; the shapes are those of sales-schemas.ts.
import type { Quote } from '../domain/sales/quote.ts';
import type { Json } from './dialect.ts';
import { lineItem } from './line-item.ts';

const instant = (ms: number): string => new Date(ms).toISOString();
const maybeInstant = (ms: number | null): string | null => (ms === null ? null : instant(ms));

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
  converted_at: maybeInstant(q.convertedAtMs),
});
