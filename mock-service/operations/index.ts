// OPERATIONS: everything the provider can do, in the order docs show it.
// The router, OpenAPI and the typed client are read from here.
import { createCreditNote, getCreditNote, listCreditNotes, voidCreditNote } from './credit/credit-notes.ts';
import { applyCustomerCredit } from './credit/customer-credit.ts';
import { createCustomer, getCustomer, listCustomers } from './customers.ts';
import { finalizeInvoice, voidInvoice } from './invoice-commands.ts';
import { createInvoice, getInvoice, listInvoices, updateInvoice } from './invoices.ts';
import { addInvoiceLineItem, updateInvoiceLineItem } from './line-items.ts';
import type { Operation } from './operation.ts';
import { listPayments, recordPayment } from './payments.ts';
import { createRefund, listRefunds } from './refunds.ts';

/** The one list of operations. */
export const OPERATIONS: readonly Operation[] = [
  createCustomer,
  getCustomer,
  listCustomers,
  createInvoice,
  getInvoice,
  listInvoices,
  updateInvoice,
  finalizeInvoice,
  voidInvoice,
  addInvoiceLineItem,
  updateInvoiceLineItem,
  recordPayment,
  listPayments,
  createRefund,
  listRefunds,
  createCreditNote,
  getCreditNote,
  listCreditNotes,
  voidCreditNote,
  applyCustomerCredit,
];

const byName: ReadonlyMap<string, Operation> = new Map(OPERATIONS.map((operation) => [operation.name, operation]));

/** The operation of this name, or undefined. */
export function operationNamed(name: string): Operation | undefined {
  return byName.get(name);
}
