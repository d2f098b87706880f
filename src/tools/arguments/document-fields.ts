// documentFields: what quotes and recurring invoices say beside their lines; invoices made of them have it, too.
// Above the walks: schemas.
import * as z from 'zod';
import { id } from './fields.ts';

const note = z.string().max(1000).nullable().optional();

/** Notes, own data and terms of the whole document. */
export const documentFields = {
  memo: note.describe('printed on it; null: none'),
  footer: note.describe('printed at its foot; null: none'),
  custom_fields: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('at most 40 characters'),
        value: z.string().describe('at most 140 characters'),
      }),
    )
    .optional()
    .describe('at most 4, printed at its head'),
  metadata: z.record(z.string().min(1).max(40), z.string().max(500)).optional().describe('your own pairs, at most 20; never printed'),
  coupon_id: id('cpn_…, taken off the whole').nullable().optional(),
  automatic_tax: z
    .boolean()
    .optional()
    .describe("true: refused unless the customer's country is known; it chooses no rate, lines name their tax_rate_ids"),
};
