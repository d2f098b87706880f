// Edits of an invoice: what may be written on it, and its lines while it is a draft.
// Step 5 of a request's walk: pure functions (invoice, command) → invoice | Rejection.
import { applyCoupon, type Coupon, refuseCouponCurrency } from './catalogue/coupon.ts';
import { type Invoice, refuseLineCount, withLines, withTotals } from './invoice.ts';
import { changeNotes, type NotesChange } from './invoice-notes.ts';
import { changeTerms, type InvoiceTerms, issuedTerms, type TermsChange } from './invoice-terms.ts';
import { allowedCommands, isEditable, refuseIn } from './lifecycle.ts';
import { changeLine, createLine, type LineChange, type NewLine } from './line-item.ts';
import { refuseCurrency } from './money.ts';
import type { RuleProfile } from './profile.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';

/** What may be asked to change; absent means: as it is. */
export interface InvoiceChange extends TermsChange, NotesChange {
  readonly number?: string | null | undefined;
  readonly currency?: string | undefined;
  /** A customer that is known to exist. */
  readonly customerId?: string | undefined;
  readonly coupon?: Coupon | null | undefined;
  readonly automaticTax?: boolean | undefined;
}

/** Under which rules an edit is judged, and when. */
export interface Edition {
  readonly profile: RuleProfile;
  readonly nowMs: number;
}

const LOCKED = {
  customerId: 'customer_id',
  currency: 'currency',
  number: 'number',
  issueDate: 'issue_date',
  collectionMethod: 'collection_method',
  automaticTax: 'automatic_tax',
  couponId: 'coupon_id',
} as const;

/** The invoice after the change, or R13, R16, R20, R22, R26, R33, R34, R36. Naming a locked field with the value it has is no change. */
export function updateInvoice(invoice: Invoice, change: InvoiceChange, edition: Edition): Invoice | Rejection {
  const { profile } = edition;
  const refusal = refuseIn(invoice.status, 'update_invoice', profile) ?? refuseLocked(invoice, change, profile);
  if (refusal !== null) return refusal;
  const currency = change.currency ?? invoice.currency;
  const unknown = refuseCurrency(currency, 'currency');
  if (unknown !== null) return unknown;
  const priced = isEditable(invoice.status) ? withMoneyTerms(invoice, change, edition) : invoice;
  if (isRejection(priced)) return priced;
  const terms = termsAfter(invoice, change, profile);
  if (isRejection(terms)) return terms;
  const notes = changeNotes(invoice, change);
  if (isRejection(notes)) return notes;
  const number = change.number === undefined ? invoice.number : change.number;
  return { ...priced, ...terms, ...notes, number, customerId: change.customerId ?? invoice.customerId };
}

/** Terms of a draft, or those of a finalized invoice, whose due date is counted from its issue date at once. */
function termsAfter(invoice: Invoice, change: TermsChange, profile: RuleProfile): InvoiceTerms | Rejection {
  const terms = changeTerms(invoice, change, profile);
  return isRejection(terms) || isEditable(invoice.status) ? terms : issuedTerms(terms, null);
}

function refuseLocked(invoice: Invoice, change: InvoiceChange, profile: RuleProfile): Rejection | null {
  if (isEditable(invoice.status)) return null;
  const before = { ...invoice, couponId: invoice.coupon?.couponId ?? null };
  const after = { ...change, couponId: change.coupon === undefined ? undefined : (change.coupon?.id ?? null) };
  for (const name of ['customerId', 'currency', 'number', 'issueDate', 'collectionMethod', 'automaticTax', 'couponId'] as const) {
    if (after[name] === undefined || after[name] === before[name]) continue;
    return reject('R26', {
      allowedOperations: allowedCommands(invoice.status, profile),
      field: { path: LOCKED[name], expected: 'unchanged after finalization', received: 'a change' },
    });
  }
  return null;
}

/** The lines that stay: an invoice item is its customer's, so for another one it is none. */
function linesAfter(draft: Invoice, { customerId = draft.customerId }: InvoiceChange): Invoice['lines'] {
  return customerId === draft.customerId ? draft.lines : draft.lines.filter(({ source }) => source !== 'invoice_item');
}

/** A draft in another currency, or with another coupon; or R16, R22. A product's price, an invoice item and an amount off are of one currency. */
function withMoneyTerms(draft: Invoice, change: InvoiceChange, { nowMs }: Edition): Invoice | Rejection {
  const { currency = draft.currency, automaticTax = draft.automaticTax } = change;
  const lines = linesAfter(draft, change);
  if (currency !== draft.currency && lines.some(({ priceId, source }) => priceId !== null || source === 'invoice_item')) {
    const expected = "the currency of the lines' prices and of its invoice items";
    return reject('R16', { field: { path: 'currency', expected, received: 'another currency' } });
  }
  const coupon = change.coupon === undefined ? draft.coupon : applyCoupon(change.coupon, { currency, nowMs });
  if (coupon?.kind === 'rejection') return coupon;
  for (const discount of [coupon, ...lines.map((line) => line.coupon)]) {
    const refusal = refuseCouponCurrency(discount, currency);
    if (refusal !== null) return refusal;
  }
  return withTotals({ ...draft, lines, currency, automaticTax, coupon });
}

/** The invoice with one more line, at its end; or R27, R17, and what may be wrong with the line. */
export function addLine(invoice: Invoice, newLine: NewLine, { profile, nowMs }: Edition): Invoice | Rejection {
  const refusal = refuseIn(invoice.status, 'add_invoice_line_item', profile) ?? refuseLineCount(invoice.lines.length + 1);
  if (refusal !== null) return refusal;
  const line = createLine(newLine, { currency: invoice.currency, nowMs });
  return isRejection(line) ? line : withLines(invoice, [...invoice.lines, line]);
}

/** The invoice with one of its lines changed; or R01, R27, and what may be wrong with the line. */
export function updateLine(invoice: Invoice, lineId: string, change: LineChange, { profile, nowMs }: Edition): Invoice | Rejection {
  const line = invoice.lines.find(({ id }) => id === lineId);
  if (line === undefined) return reject('R01');
  const refusal = refuseIn(invoice.status, 'update_invoice_line_item', profile);
  if (refusal !== null) return refusal;
  const changed = changeLine(line, change, { currency: invoice.currency, nowMs });
  if (isRejection(changed)) return changed;
  return withLines(
    invoice,
    invoice.lines.map((other) => (other === line ? changed : other)),
  );
}

/** The invoice without one of its lines; or R01, R27. */
export function removeLine(invoice: Invoice, lineId: string, profile: RuleProfile): Invoice | Rejection {
  if (invoice.lines.every(({ id }) => id !== lineId)) return reject('R01');
  const lines = invoice.lines.filter(({ id }) => id !== lineId);
  return refuseIn(invoice.status, 'remove_invoice_line_item', profile) ?? withLines(invoice, lines);
}
