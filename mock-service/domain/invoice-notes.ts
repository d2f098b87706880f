// Notes on an invoice: what is written on it beside the money; none of it changes what is owed.
// Step 5 of a request's walk: create and update ask here (R20).
import { type Rejection, reject } from './rejection.ts';

/** A line of the invoice's head, such as a purchase order's number. */
export interface CustomField {
  readonly name: string;
  readonly value: string;
}

/** What may be written on an invoice in any state. */
export interface InvoiceNotes {
  readonly memo: string | null;
  readonly footer: string | null;
  readonly customFields: readonly CustomField[];
  /** The caller's own pairs, names as they were given. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** What may be asked of the notes; absent means: as they are. Custom fields and metadata are replaced whole. */
export type NotesChange = { readonly [Name in keyof InvoiceNotes]?: InvoiceNotes[Name] | undefined };

/** Nothing is written yet. */
export const NO_NOTES: InvoiceNotes = { memo: null, footer: null, customFields: [], metadata: {} };

/** The notes after the change, or R20. */
export function changeNotes(notes: InvoiceNotes, change: NotesChange): InvoiceNotes | Rejection {
  const { memo, footer, customFields, metadata } = change;
  return (
    refuseCustomFields(customFields ?? []) ?? {
      memo: memo === undefined ? notes.memo : memo,
      footer: footer === undefined ? notes.footer : footer,
      customFields: customFields ?? notes.customFields,
      metadata: metadata ?? notes.metadata,
    }
  );
}

const MAX_CUSTOM_FIELDS = 4;
const MAX_LENGTH = { name: 40, value: 140 } as const;

/** R20 when there are too many, or one is too long; else null. */
function refuseCustomFields(fields: readonly CustomField[]): Rejection | null {
  if (fields.length > MAX_CUSTOM_FIELDS) {
    return reject('R20', { field: { path: 'custom_fields', expected: 'at most 4 items', received: 'more' } });
  }
  for (const [index, field] of fields.entries()) {
    const part = (['name', 'value'] as const).find((each) => field[each].length > MAX_LENGTH[each]);
    if (part === undefined) continue;
    const expected = `at most ${MAX_LENGTH[part]} characters`;
    return reject('R20', { field: { path: `custom_fields.${index}.${part}`, expected, received: 'a longer string' } });
  }
  return null;
}
