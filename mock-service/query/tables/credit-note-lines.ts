// credit_note_lines: which lines credit notes are about.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { CreditNote, CreditNoteLine } from '../../domain/credit/credit-note.ts';
import { count, minor, reference, text } from '../column.ts';
import { defineTable } from '../table.ts';

interface LineOfNote {
  readonly note: CreditNote;
  readonly line: CreditNoteLine;
  readonly position: number;
}

/** One row for each line that a credit note names. */
export const creditNoteLines = defineTable<LineOfNote>({
  name: 'credit_note_lines',
  about: 'How much of which line credit notes take back; one of a plain amount has no rows here.',
  key: ['credit_note_id', 'position'],
  columns: [
    reference('credit_note_id', 'credit_notes.id', 'which credit note', (l) => l.note.id),
    count('position', 'its place on the credit note, from 1', (l) => l.position),
    reference('invoice_id', 'invoices.id', 'which invoice the line is on', (l) => l.note.invoiceId),
    text('line_id', 'which line: invoice_lines.id on the same invoice', (l) => l.line.lineItemId),
    minor('amount_minor', 'how much of it, in the currency of the credit note', (l) => l.line.amountMinor),
  ],
  example:
    'SELECT l.description, SUM(c.amount_minor) AS credited_minor FROM credit_note_lines c JOIN invoice_lines l ON l.invoice_id = c.invoice_id AND l.id = c.line_id GROUP BY l.description',
  rows: (source) => source.rows('credit_notes').flatMap((note) => note.lines.map((line, at) => ({ note, line, position: at + 1 }))),
});
