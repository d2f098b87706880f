// Operation that finds invoices by words.
// Step 5 of a request's walk.
import * as z from 'zod';
import { INVOICE_STATUSES } from '../../domain/lifecycle.ts';
import { foundInvoicesSchema } from '../../wire/reports/report-schemas.ts';
import { id } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields } from '../page.ts';

/** Characters of a query. */
export const MAX_QUERY_LENGTH = 200;

/** GET /invoices/search */
export const searchInvoices = defineOperation({
  name: 'search_invoices',
  summary:
    "Find invoices by words in their number, customer's name, memo, custom fields and lines, in any order, accents and capitals aside; the best first.",
  method: 'GET',
  path: '/invoices/search',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  answers: 'list',
  input: z.strictObject({
    query: z
      .string()
      .max(MAX_QUERY_LENGTH)
      .describe('words that must all be there, the last one as the beginning of a word')
      .meta({ examples: ['joao consultoria'] }),
    customer_id: id("only this customer's").optional(),
    status: z.enum(INVOICE_STATUSES).optional().describe('only those in this state'),
    limit: pageFields.limit,
    cursor: pageFields.cursor,
  }),
  output: foundInvoicesSchema,
  run: async ({ customer_id: customerId, ...asked }, { tx }) => {
    const { findInvoices } = await import('./find-invoices.ts');
    return findInvoices(tx, { ...asked, customerId });
  },
});
