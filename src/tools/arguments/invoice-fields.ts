// invoiceFields, draftFields, invoiceChange: what an invoice says beside its lines, when it is drafted or previewed, and when it is changed.
// Above the walks: schemas.
import * as z from 'zod';
import { documentFields } from './document-fields.ts';
import { day, id, reference } from './fields.ts';
import { currency, customerId } from './found-ids.ts';
import { lineFields, lineText } from './line-fields.ts';

const invoiceFields = {
  number: z.string().min(1).max(40).nullable().optional().describe('your own number for it; left out or null: it gets one when issued'),
  collection_method: z
    .enum(['send_invoice', 'charge_automatically'])
    .optional()
    .describe('charge_automatically takes no due date; send_invoice when left out'),
  issue_date: day('day on it; later than today: issuing schedules it; null: the day it is issued').nullable().optional(),
  due_date: day('not with days_until_due').nullable().optional(),
  days_until_due: z.int().min(0).max(3650).nullable().optional().describe('counted from the issue date; 30 when neither is given'),
  ...documentFields,
};

/** What create_invoice makes a draft of, and preview_invoice computes. */
export const draftFields = {
  customer_id: customerId,
  currency,
  ...invoiceFields,
  lines: z
    .array(z.strictObject({ description: lineText, ...lineFields }))
    .optional()
    .describe('at most 250'),
  pending_items: z
    .enum(['include', 'exclude'])
    .optional()
    .describe("include: add the customer's pending charges in this currency, refused when there are none; exclude when left out"),
  reference,
};

/** What update_invoice changes: what is left out stays. */
export const invoiceChange = {
  ...invoiceFields,
  collection_method: invoiceFields.collection_method.describe('charge_automatically has no due date'),
  days_until_due: invoiceFields.days_until_due.describe('counted from the issue date'),
  custom_fields: documentFields.custom_fields.describe('at most 4, printed at its head; replaces them all'),
  metadata: documentFields.metadata.describe('your own pairs, at most 20, never printed; replaces them all'),
  coupon_id: id('cpn_…, taken off the whole; null takes it away').nullable().optional(),
  currency: currency.optional(),
  customer_id: customerId.optional(),
};

/** A state that an invoice is in. */
export const invoiceStatus = z
  .enum(['draft', 'scheduled', 'open', 'paid', 'uncollectible', 'void', 'cancelled'])
  .optional()
  .describe('open: issued and not paid, overdue and partly paid ones too');
