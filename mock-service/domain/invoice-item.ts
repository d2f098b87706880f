// InvoiceItem: something a customer owes that waits for an invoice, or is a line of one already.
// Step 5 of a request's walk: an item holds its line whole, so that taxes, discounts and prices are those of any line.
import { type Invoice, refuseLineCount, withLines } from './invoice.ts';
import { isEditable, refuseIn } from './lifecycle.ts';
import { changeLine, createLine, type LineChange, type LineGround, type LineItem, type NewLine } from './line-item.ts';
import { refuseCurrency } from './money.ts';
import type { RuleProfile } from './profile.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';

/** Waiting for an invoice, or on one. */
export const INVOICE_ITEM_STATUSES = ['pending', 'invoiced'] as const;

export interface InvoiceItem {
  readonly kind: 'invoice_item';
  readonly id: string;
  readonly reference: string | null;
  readonly customerId: string;
  readonly status: (typeof INVOICE_ITEM_STATUSES)[number];
  /** ISO 4217. */
  readonly currency: string;
  /** Null while pending. */
  readonly invoiceId: string | null;
  /** The id of `line`, which is the same on every invoice it is put on. */
  readonly lineItemId: string;
  /** Its line as it is on the invoice, or will be. */
  readonly line: LineItem;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What an item is made of; the customer is known to exist. */
export interface NewInvoiceItem extends Pick<InvoiceItem, 'id' | 'reference' | 'customerId' | 'currency'> {
  readonly line: NewLine;
  readonly nowMs: number;
}

/** A pending item; or R13, and what may be wrong with a line. */
export function createInvoiceItem({ nowMs, line: newLine, ...given }: NewInvoiceItem): InvoiceItem | Rejection {
  const refusal = refuseCurrency(given.currency, 'currency');
  if (refusal !== null) return refusal;
  const priced = createLine(newLine, { currency: given.currency, nowMs });
  if (isRejection(priced)) return priced;
  const line: LineItem = { ...priced, source: 'invoice_item' };
  const lineItemId = line.id;
  return { kind: 'invoice_item', ...given, status: 'pending', invoiceId: null, lineItemId, line, version: 1, createdAtMs: nowMs };
}

/** A pending item after a change; or what may be wrong with a line. One on a draft is changed as the draft's line. */
export function changeInvoiceItem(item: InvoiceItem, change: LineChange, ground: Omit<LineGround, 'currency'>): InvoiceItem | Rejection {
  const line = changeLine(item.line, change, { ...ground, currency: item.currency });
  return isRejection(line) ? line : { ...item, line };
}

/** R28 when an item's invoice is finalized, else null. */
export function refuseLocked(invoice: Invoice): Rejection | null {
  return isEditable(invoice.status) ? null : reject('R28');
}

/** A draft with these items' lines at its end; or R27, R16, R17. */
export function attachItems(draft: Invoice, items: readonly InvoiceItem[], profile: RuleProfile): Invoice | Rejection {
  const refusal = refuseIn(draft.status, 'add_invoice_line_item', profile) ?? refuseLineCount(draft.lines.length + items.length);
  if (refusal !== null) return refusal;
  if (items.some(({ currency }) => currency !== draft.currency)) {
    return reject('R16', { field: { path: 'currency', expected: "the invoice's currency", received: 'another currency' } });
  }
  return withLines(draft, [...draft.lines, ...items.map(({ line }) => line)]);
}

/** A draft without an item's line. */
export function detachItem(draft: Invoice, { lineItemId }: InvoiceItem): Invoice {
  return withLines(
    draft,
    draft.lines.filter(({ id }) => id !== lineItemId),
  );
}

/** An item as the invoice has it; whose it is and in which currency was settled when it was made. */
export function invoicedAs(item: InvoiceItem, line: LineItem, invoice: Invoice): InvoiceItem {
  return { ...item, status: 'invoiced', invoiceId: invoice.id, line };
}

/** An item that left its invoice: it waits again, and what the invoice took off or put on its line is gone. */
export function pendingAgain(item: InvoiceItem): InvoiceItem {
  return { ...item, status: 'pending', invoiceId: null, line: { ...item.line, invoiceDiscountMinor: 0, discountMinor: 0, taxes: [] } };
}
