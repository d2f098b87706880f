// ROWS: what a row of each table looks like as it is stored, one file a table; a row that a file brings must look like that too.
// Under the store: the reader of snapshots and whoever shows the columns of a table read this list.
import type * as z from 'zod';
import type { TableName, Tables } from '../tables.ts';
import { balanceTransactionRow } from './balance-transactions.ts';
import { couponRow } from './coupons.ts';
import { creditNoteRow } from './credit-notes.ts';
import { customerRow } from './customers.ts';
import { invoiceItemRow } from './invoice-items.ts';
import { invoiceRow } from './invoices.ts';
import { lineItemRow } from './line-items.ts';
import { linkVisitRow } from './link-visits.ts';
import { messageRow } from './messages.ts';
import { paymentLinkRow } from './payment-links.ts';
import { paymentMethodRow } from './payment-methods.ts';
import { paymentRow } from './payments.ts';
import { priceRow } from './prices.ts';
import { productRow } from './products.ts';
import { quoteRow } from './quotes.ts';
import { recurringInvoiceRow } from './recurring-invoices.ts';
import { refundRow } from './refunds.ts';
import { taxRateRow } from './tax-rates.ts';

/** One schema per table; each knows every member of its rows, and no other. */
export const ROWS: { readonly [Name in TableName]: z.ZodType<Tables[Name]> } = {
  customers: customerRow,
  invoice_items: invoiceItemRow,
  credit_notes: creditNoteRow,
  balance_transactions: balanceTransactionRow,
  payment_methods: paymentMethodRow,
  invoices: invoiceRow,
  line_items: lineItemRow,
  payments: paymentRow,
  refunds: refundRow,
  products: productRow,
  prices: priceRow,
  tax_rates: taxRateRow,
  coupons: couponRow,
  quotes: quoteRow,
  recurring_invoices: recurringInvoiceRow,
  payment_links: paymentLinkRow,
  link_visits: linkVisitRow,
  messages: messageRow,
};
