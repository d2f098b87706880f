// QUERY_TABLES: every table that SQL sees, in the order in which list_tables shows them.
// A new one is a file beside this and a line here; its tests come from the list.
import type { QueryTable } from '../table.ts';
import { balanceTransactions } from './balance-transactions.ts';
import { coupons } from './coupons.ts';
import { creditNoteLines } from './credit-note-lines.ts';
import { creditNotes } from './credit-notes.ts';
import { customerAddresses } from './customer-addresses.ts';
import { customerTaxIds } from './customer-tax-ids.ts';
import { customers } from './customers.ts';
import { invoiceCustomFields } from './invoice-custom-fields.ts';
import { invoiceDiscounts } from './invoice-discounts.ts';
import { invoiceItemTaxRates } from './invoice-item-tax-rates.ts';
import { invoiceItems } from './invoice-items.ts';
import { invoiceLines } from './invoice-lines.ts';
import { invoiceMetadata } from './invoice-metadata.ts';
import { invoices } from './invoices.ts';
import { lineDiscounts } from './line-discounts.ts';
import { lineTaxes } from './line-taxes.ts';
import { linkVisits } from './link-visits.ts';
import { messages } from './messages.ts';
import { paymentLinks } from './payment-links.ts';
import { paymentMethods } from './payment-methods.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { quoteCustomFields } from './quote-custom-fields.ts';
import { quoteLineDiscounts } from './quote-line-discounts.ts';
import { quoteLineTaxes } from './quote-line-taxes.ts';
import { quoteLines } from './quote-lines.ts';
import { quoteMetadata } from './quote-metadata.ts';
import { quotes } from './quotes.ts';
import { recurringCustomFields } from './recurring-custom-fields.ts';
import { recurringInvoices } from './recurring-invoices.ts';
import { recurringLineTaxRates } from './recurring-line-tax-rates.ts';
import { recurringLines } from './recurring-lines.ts';
import { recurringMetadata } from './recurring-metadata.ts';
import { refunds } from './refunds.ts';
import { taxRates } from './tax-rates.ts';

/** The one list. */
export const QUERY_TABLES: readonly QueryTable[] = [
  customers,
  customerAddresses,
  customerTaxIds,
  paymentMethods,
  products,
  prices,
  taxRates,
  coupons,
  invoices,
  invoiceLines,
  lineTaxes,
  lineDiscounts,
  invoiceDiscounts,
  invoiceCustomFields,
  invoiceMetadata,
  invoiceItems,
  invoiceItemTaxRates,
  payments,
  refunds,
  creditNotes,
  creditNoteLines,
  balanceTransactions,
  quotes,
  quoteLines,
  quoteLineTaxes,
  quoteLineDiscounts,
  quoteCustomFields,
  quoteMetadata,
  recurringInvoices,
  recurringLines,
  recurringLineTaxRates,
  recurringCustomFields,
  recurringMetadata,
  paymentLinks,
  linkVisits,
  messages,
];

const byName: ReadonlyMap<string, QueryTable> = new Map(QUERY_TABLES.map((table) => [table.name, table]));

/** The table of this name, or undefined. */
export function queryTable(name: string): QueryTable | undefined {
  return byName.get(name);
}
