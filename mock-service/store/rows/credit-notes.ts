// creditNoteRow: what a row of credit notes looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { CREDIT_NOTE_STATUSES } from '../../domain/credit/credit-note.ts';
import { MAX_LINES } from '../../domain/invoice.ts';
import { currency, id, instant, minor, named, some, text } from './fields.ts';

/** A row of `credit_notes`: each of its members, and no other. */
export const creditNoteRow = z.strictObject({
  kind: z.literal('credit_note'),
  ...named,
  number: some(40),
  invoiceId: id,
  customerId: id,
  status: z.enum(CREDIT_NOTE_STATUSES),
  currency,
  amountMinor: minor,
  prePaymentMinor: minor,
  postPaymentMinor: minor,
  refundMinor: minor,
  creditMinor: minor,
  outsideMinor: minor,
  lines: z.array(z.strictObject({ lineItemId: id, amountMinor: minor })).max(MAX_LINES),
  reason: text(500),
  voidedAtMs: instant.nullable(),
});
