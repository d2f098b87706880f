// refunds: money given back.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Refund } from '../../domain/refund.ts';
import {
  choice,
  createdAt,
  currency,
  flag,
  minor,
  ownReference,
  reference,
  referenceOrNull,
  text,
  textOrNull,
  version,
} from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a refund. */
export const refunds = defineTable<Refund>({
  name: 'refunds',
  about: 'Money given back, each from one payment.',
  key: ['id'],
  columns: [
    text('id', "the refund's id", (r) => r.id),
    ownReference(),
    reference('payment_id', 'payments.id', 'which payment it gives back from', (r) => r.paymentId),
    reference('invoice_id', 'invoices.id', 'which invoice that payment was for', (r) => r.invoiceId),
    referenceOrNull('credit_note_id', 'credit_notes.id', 'the credit note that asked for it, or null', (r) => r.creditNoteId),
    minor('amount_minor', 'what was given back', (r) => r.amountMinor),
    currency('currency', "the amount's", (r) => r.currency),
    choice('status', 'what became of it', ['succeeded'], (r) => r.status),
    flag('reversal', 'whether it took the payment back from its invoice', (r) => r.reversal),
    textOrNull('reason', 'free text, or null', (r) => r.reason),
    version(),
    createdAt(),
  ],
  example: 'SELECT currency, COUNT(*) AS refunds, SUM(amount_minor) AS returned_minor FROM refunds GROUP BY currency',
  ...stored('refunds'),
});
