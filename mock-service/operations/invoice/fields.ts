// Fields of an invoice beside its money, as schemas, and their wire names in the domain's words.
// Step 5 of a request's walk: what a rule answers (R20, R33 to R36) is let through to it.
import * as z from 'zod';
import type { NotesChange } from '../../domain/invoice-notes.ts';
import { COLLECTION_METHODS, type TermsChange } from '../../domain/invoice-terms.ts';
import { couponId } from '../fields.ts';

const date = (about: string) =>
  z.iso
    .date()
    .nullable()
    .optional()
    .describe(`${about}; YYYY-MM-DD, or null`)
    .meta({ examples: ['2026-02-15'] });

const text = (about: string) => z.string().max(1000).nullable().optional().describe(`${about}, or null`);

const MAX_METADATA = 20;

const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= MAX_METADATA, { error: 'at most 20 pairs' })
  .describe('your own pairs, at most 20, names and values as you give them; replaces what was there')
  .meta({ examples: [{ orderId: '1042' }] });

/** What is written on an invoice, and on what becomes one; and what holds for all its lines. */
export const contentFields = {
  memo: text('free text on the invoice'),
  footer: text('free text at its foot'),
  custom_fields: z
    .array(
      z.strictObject({ name: z.string().min(1).describe('at most 40 characters'), value: z.string().describe('at most 140 characters') }),
    )
    .optional()
    .describe('at most 4, printed at its head; replaces what was there'),
  metadata: metadata.optional(),
  coupon_id: couponId,
  automatic_tax: z
    .boolean()
    .optional()
    .describe("true: refused unless the customer's country is known. No rate is chosen by it: lines name their tax_rate_ids"),
};

/** What create_invoice and update_invoice take alike. */
export const invoiceFields = {
  number: z
    .string()
    .min(1)
    .max(40)
    .nullable()
    .optional()
    .describe('your own number for it, or null; one is given at finalization when there is none')
    .meta({ examples: ['2026/0042'] }),
  collection_method: z
    .enum(COLLECTION_METHODS)
    .optional()
    .describe('whether the customer pays it or the default payment method is charged; send_invoice when nobody said'),
  issue_date: date('the day on it; the day of finalization when left out'),
  due_date: date('until when it is to be paid; not together with days_until_due, nor on one that is charged automatically'),
  days_until_due: z
    .int()
    .min(0)
    .max(3650)
    .nullable()
    .optional()
    .describe('days from the issue date to the due date; 30 on an invoice to be sent when neither is given'),
  ...contentFields,
};

type InvoiceInput = z.infer<z.ZodObject<typeof invoiceFields>>;
type ContentInput = z.infer<z.ZodObject<typeof contentFields>>;

/** What an input says of the terms. */
export function termsOf(input: InvoiceInput): TermsChange {
  const { collection_method, issue_date, due_date, days_until_due } = input;
  return { collectionMethod: collection_method, issueDate: issue_date, dueDate: due_date, daysUntilDue: days_until_due };
}

/** What an input says of the notes. */
export function notesOf({ memo, footer, custom_fields, metadata: pairs }: ContentInput): NotesChange {
  return { memo, footer, customFields: custom_fields, metadata: pairs };
}
