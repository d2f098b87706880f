// Edits of an invoice: what may be written on it, and its lines while it is a draft.
// Step 5 of a request's walk: pure functions (invoice, command) → invoice | Rejection.
import { type CollectionMethod, type Invoice, refuseLineCount, withLines } from './invoice.ts';
import { allowedCommands, isEditable, refuseIn } from './lifecycle.ts';
import { changeLine, createLine, type LineChange, type NewLine } from './line-item.ts';
import { refuseCurrency } from './money.ts';
import type { RuleProfile } from './profile.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';

/** What may be asked to change; absent means: as it is. */
export interface InvoiceChange {
  readonly memo?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
  readonly collectionMethod?: CollectionMethod | undefined;
  readonly currency?: string | undefined;
  /** A customer that is known to exist. */
  readonly customerId?: string | undefined;
}

const LOCKED = { customerId: 'customer_id', currency: 'currency', collectionMethod: 'collection_method' } as const;

/** The invoice after the change, or R13, R26. Naming a locked field with the value it has is no change. */
export function updateInvoice(invoice: Invoice, change: InvoiceChange, profile: RuleProfile): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'update_invoice', profile) ?? refuseLocked(invoice, change, profile);
  if (refusal !== null) return refusal;
  const currency = change.currency ?? invoice.currency;
  const unknown = refuseCurrency(currency, 'currency');
  if (unknown !== null) return unknown;
  return {
    ...invoice,
    currency,
    memo: change.memo === undefined ? invoice.memo : change.memo,
    dueDate: change.dueDate === undefined ? invoice.dueDate : change.dueDate,
    collectionMethod: change.collectionMethod ?? invoice.collectionMethod,
    customerId: change.customerId ?? invoice.customerId,
  };
}

function refuseLocked(invoice: Invoice, change: InvoiceChange, profile: RuleProfile): Rejection | null {
  if (isEditable(invoice.status)) return null;
  for (const name of ['customerId', 'currency', 'collectionMethod'] as const) {
    if (change[name] === undefined || change[name] === invoice[name]) continue;
    return reject('R26', {
      allowedOperations: allowedCommands(invoice.status, profile),
      field: { path: LOCKED[name], expected: 'unchanged after finalization', received: 'a change' },
    });
  }
  return null;
}

/** The invoice with one more line, at its end; or R27, R17, and what may be wrong with the line. */
export function addLine(invoice: Invoice, newLine: NewLine, profile: RuleProfile): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'add_invoice_line_item', profile) ?? refuseLineCount(invoice.lines.length + 1);
  if (refusal !== null) return refusal;
  const line = createLine(newLine, invoice.currency);
  return isRejection(line) ? line : withLines(invoice, [...invoice.lines, line]);
}

/** The invoice with one of its lines changed; or R01, R27, and what may be wrong with the line. */
export function updateLine(invoice: Invoice, lineId: string, change: LineChange, profile: RuleProfile): Invoice | Rejection {
  const line = invoice.lines.find(({ id }) => id === lineId);
  if (line === undefined) return reject('R01');
  const refusal = refuseIn(invoice.status, 'update_invoice_line_item', profile);
  if (refusal !== null) return refusal;
  const changed = changeLine(line, change, invoice.currency);
  if (isRejection(changed)) return changed;
  return withLines(
    invoice,
    invoice.lines.map((other) => (other === line ? changed : other)),
  );
}
