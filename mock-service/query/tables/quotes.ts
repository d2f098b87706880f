// quotes: what customers are offered.
// One of the tables that SQL sees; tables/index.ts lists them.
import { TAX_LEVELS } from '../../domain/profile.ts';
import { QUOTE_STATUSES, type Quote } from '../../domain/sales/quote.ts';
import {
  choice,
  createdAt,
  currency,
  dateOrNull,
  flag,
  instantOrNull,
  minor,
  ownReference,
  reference,
  referenceOrNull,
  text,
  textOrNull,
  version,
} from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a quote. */
export const quotes = defineTable<Quote>({
  name: 'quotes',
  about: 'What customers are offered until a day; converted, it is an invoice.',
  key: ['id'],
  columns: [
    text('id', "the quote's id", (q) => q.id),
    ownReference(),
    text('number', 'as printed', (q) => q.number),
    reference('customer_id', 'customers.id', 'to whom', (q) => q.customerId),
    choice('status', 'where it is in its life', QUOTE_STATUSES, (q) => q.status),
    currency('currency', "the amounts'", (q) => q.currency),
    dateOrNull('expires_on', 'the last day on which it can be converted; null: it stands until it is', (q) => q.expiresOn),
    referenceOrNull('coupon_id', 'coupons.id', 'what is taken off all lines together, or null', (q) => q.coupon?.couponId ?? null),
    choice('tax_level', 'whether tax is rounded on each line or over the document', TAX_LEVELS, (q) => q.taxLevel),
    flag('automatic_tax', "whether the customer's country has to be known", (q) => q.automaticTax),
    minor('subtotal_minor', 'sum of the lines', (q) => q.subtotalMinor),
    minor('discount_minor', 'what coupons take off', (q) => q.discountMinor),
    minor('tax_minor', 'tax on top of the amounts', (q) => q.taxMinor),
    minor('inclusive_tax_minor', 'tax that is inside the amounts', (q) => q.inclusiveTaxMinor),
    minor('total_minor', 'subtotal − discount + tax on top', (q) => q.totalMinor),
    referenceOrNull('invoice_id', 'invoices.id', 'the invoice that it became, or null', (q) => q.invoiceId),
    textOrNull('memo', 'free text, or null', (q) => q.memo),
    textOrNull('footer', 'free text at its foot, or null', (q) => q.footer),
    version(),
    createdAt(),
    instantOrNull('converted_at', 'when it was converted, or null', (q) => q.convertedAtMs),
  ],
  example: 'SELECT currency, status, COUNT(*) AS quotes, SUM(total_minor) AS offered_minor FROM quotes GROUP BY currency, status',
  ...stored('quotes'),
});
