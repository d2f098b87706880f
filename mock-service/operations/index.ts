// OPERATIONS: everything the provider can do, in the order docs show it.
// The router, OpenAPI and the typed client are read from here.

import { createCoupon, listCoupons } from './catalogue/coupons.ts';
import { archiveProduct, createProduct, listProducts, updateProductPrice } from './catalogue/products.ts';
import { createTaxRate, listTaxRates } from './catalogue/tax-rates.ts';
import { createCreditNote, getCreditNote, listCreditNotes, voidCreditNote } from './credit/credit-notes.ts';
import { applyCustomerCredit } from './credit/customer-credit.ts';
import { createCustomer, getCustomer, listCustomers, updateCustomer } from './customers.ts';
import { markInvoicePaid, markInvoiceUncollectible, sendInvoice } from './invoice/collect.ts';
import { cancelInvoice, deleteDraftInvoice, finalizeInvoice, voidInvoice } from './invoice/commands.ts';
import { downloadInvoicePdf } from './invoice/download-pdf.ts';
import { duplicateInvoice } from './invoice/duplicate.ts';
import { createInvoiceItem, deleteInvoiceItem, listInvoiceItems, updateInvoiceItem } from './invoice/invoice-items.ts';
import { createInvoice, getInvoice, listInvoices, previewInvoice, updateInvoice } from './invoice/invoices.ts';
import { addInvoiceLineItem, removeInvoiceLineItem, updateInvoiceLineItem } from './invoice/line-items.ts';
import { sendPaymentReminder } from './invoice/send-payment-reminder.ts';
import type { Operation } from './operation.ts';
import { attachPaymentMethod, listPaymentMethods } from './payment-methods.ts';
import { listPayments, recordPayment } from './payments.ts';
import { queryData } from './query/query-data.ts';
import { getTableSchema, listTables } from './query/tables.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { getAgingReport } from './reports/aging-report.ts';
import { getCustomerStatement } from './reports/customer-statement.ts';
import { createPaymentLink, getPaymentLink, listPaymentLinks } from './sales/payment-links.ts';
import { convertQuoteToInvoice, createQuote, getQuote, listQuotes } from './sales/quotes.ts';
import {
  createRecurringInvoice,
  getRecurringInvoice,
  listRecurringInvoices,
  pauseRecurringInvoice,
  resumeRecurringInvoice,
} from './sales/recurring-invoices.ts';
import { searchInvoices } from './search/search-invoices.ts';

/** The one list of operations. */
export const OPERATIONS: readonly Operation[] = [
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
  attachPaymentMethod,
  listPaymentMethods,
  createInvoice,
  previewInvoice,
  getInvoice,
  listInvoices,
  updateInvoice,
  finalizeInvoice,
  voidInvoice,
  cancelInvoice,
  sendInvoice,
  sendPaymentReminder,
  markInvoicePaid,
  markInvoiceUncollectible,
  deleteDraftInvoice,
  duplicateInvoice,
  downloadInvoicePdf,
  addInvoiceLineItem,
  updateInvoiceLineItem,
  removeInvoiceLineItem,
  createInvoiceItem,
  listInvoiceItems,
  updateInvoiceItem,
  deleteInvoiceItem,
  recordPayment,
  listPayments,
  createRefund,
  listRefunds,
  createCreditNote,
  getCreditNote,
  listCreditNotes,
  voidCreditNote,
  applyCustomerCredit,
  createProduct,
  listProducts,
  updateProductPrice,
  archiveProduct,
  createTaxRate,
  listTaxRates,
  createCoupon,
  listCoupons,
  createQuote,
  getQuote,
  listQuotes,
  convertQuoteToInvoice,
  createRecurringInvoice,
  getRecurringInvoice,
  listRecurringInvoices,
  pauseRecurringInvoice,
  resumeRecurringInvoice,
  createPaymentLink,
  getPaymentLink,
  listPaymentLinks,
  searchInvoices,
  getCustomerStatement,
  getAgingReport,
  listTables,
  getTableSchema,
  queryData,
];

const byName: ReadonlyMap<string, Operation> = new Map(OPERATIONS.map((operation) => [operation.name, operation]));

/** The operation of this name, or undefined. */
export function operationNamed(name: string): Operation | undefined {
  return byName.get(name);
}
