// lineItem: a line of an invoice or of a quote as native JSON.
// Step 6 of a request's walk; the shape is that of schemas.ts.
import type { LineItem } from '../domain/line-item.ts';
import type { Json } from './dialect.ts';

/** A line. */
export const lineItem = (l: LineItem): { readonly [name: string]: Json } => ({
  object: 'line_item',
  id: l.id,
  reference: l.reference,
  description: l.description,
  amount_minor: l.amountMinor,
  unit_amount_minor: l.unitAmountMinor,
  quantity: l.quantity,
  source: l.source,
  price_id: l.priceId,
  period: l.period === null ? null : { start: l.period.start, end: l.period.end },
  coupon_id: l.coupon?.couponId ?? null,
  discount_minor: l.discountMinor,
  invoice_discount_minor: l.invoiceDiscountMinor,
  taxes: l.taxes.map((tax) => ({ tax_rate_id: tax.taxRateId, amount_minor: tax.amountMinor, inclusive: tax.inclusive })),
});
