// Schemas of reports and of what a search found on the native wire. OpenAPI's components are read from here.
// Step 6 of a request's walk; the parts they share with others are in schemas.ts.
import * as z from 'zod';
import { ENTRY_TYPES } from '../../domain/reports/account-entry.ts';
import { currency, idOf, instant, invoiceSchema, minor } from '../schemas.ts';

const page = {
  has_more: z.boolean().describe('whether another page follows'),
  next_cursor: z.string().nullable().describe('opaque: pass it as `cursor` for the next page; null on the last one'),
};

/** What a search found on the wire: a list as any other, but in its own order. */
export const foundInvoicesSchema = z
  .strictObject({
    object: z.literal('list'),
    data: z.array(invoiceSchema).describe('the best first, the newest first among equals'),
    ...page,
  })
  .meta({ id: 'FoundInvoices', description: 'One page of what a search found.' });

const accounts = {
  owed_minor: minor('what open invoices leave to be paid'),
  written_off_minor: minor('what invoices that were written off leave to be paid'),
  credit_minor: minor('what the customer is owed: its balance_minor, the other way round'),
};
const standing = z
  .strictObject({ ...accounts, net_minor: minor('owed less credit: what the customer owes in all; negative: it is owed') })
  .meta({ id: 'AccountBalance', description: "What stands on a customer's accounts in one currency." });

const entry = z
  .strictObject({
    type: z.enum(ENTRY_TYPES).describe('what happened'),
    at: instant('when'),
    currency,
    amount_minor: minor("what it was about: an invoice's total, a payment's amount; whether it moves an account says change"),
    change: z.strictObject(accounts).describe('by how much it moved each account'),
    balance: standing.describe('what stood on the accounts after it'),
    source_id: z.string().describe('the invoice, payment, refund, credit note or balance transaction that says so'),
    invoice_id: z.string().nullable().describe('the invoice it belongs to, or null'),
    invoice_number: z.string().nullable().describe('as printed, or null'),
  })
  .meta({ id: 'StatementEntry', description: "One thing that happened to a customer's accounts." });

/** A page of a customer's statement on the wire. */
export const statementSchema = z
  .strictObject({
    object: z.literal('statement'),
    customer_id: idOf('cus', 'whose accounts'),
    customer_name: z.string().describe('as printed on an invoice'),
    from: z.iso.date().nullable().describe('the first day, UTC; null: from the beginning'),
    to: z.iso.date().nullable().describe('the last day, UTC; null: all there is'),
    balances: z
      .array(z.strictObject({ currency, opening: standing, closing: standing }))
      .describe('before the first day and at the end of the last, for each currency; of the whole period on each page'),
    entries: z.array(entry).describe('oldest first; in each currency opening + changes = closing'),
    ...page,
  })
  .meta({ id: 'Statement', description: "What happened to a customer's accounts, from an opening to a closing balance." });

const aged = {
  currency,
  current_minor: minor('not due yet, or due on the day'),
  days_1_30_minor: minor('due for 1 to 30 days'),
  days_31_60_minor: minor('due for 31 to 60 days'),
  days_61_90_minor: minor('due for 61 to 90 days'),
  days_over_90_minor: minor('due for more than 90 days'),
  total_minor: minor('all of these'),
  invoice_count: z.int().min(1).describe('how many invoices that is'),
};

/** A page of an aging report on the wire. */
export const agingReportSchema = z
  .strictObject({
    object: z.literal('aging_report'),
    as_of: z.iso.date().describe('the day at whose end it is reckoned, UTC'),
    totals: z.array(z.strictObject(aged)).describe('all customers together, for each currency; on each page'),
    customers: z
      .array(z.strictObject({ customer_id: idOf('cus', 'who owes'), customer_name: z.string(), ...aged }))
      .describe('for each customer and currency, by name'),
    ...page,
  })
  .meta({ id: 'AgingReport', description: 'What is owed, by how long it has been due.' });
