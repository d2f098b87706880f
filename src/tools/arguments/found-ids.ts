// invoiceId, customerId, pageFields, currency: ids with where they are found, and what pages and filters take.
// Above the walks: schemas.
import * as z from 'zod';
import { id } from './fields.ts';

/** An invoice's. */
export const invoiceId = id('inv_…, as list_invoices or search_invoices answers it; not its number');

/** A customer's; no tool lists customers. */
export const customerId = id('cus_…, as invoices have it, or query_data finds it by name');

/** ISO 4217. */
export const currency = z.string().describe('ISO 4217 code, such as BRL');

/** Only what is in one currency. */
export const onlyCurrency = z.string().optional().describe('only what is in this currency: BRL, USD');

/** What a list takes to go on. */
export const pageFields = {
  limit: z.int().min(1).max(100).optional().describe('rows a page; 10 when left out'),
  cursor: z.string().optional().describe('next_cursor of the page before, with the same filters'),
};
