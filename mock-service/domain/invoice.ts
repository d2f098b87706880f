// Invoice: its data, its totals and how a draft begins. What may happen to it then: invoice-edit.ts and transitions/.
// Step 5 of a request's walk: commands are pure functions (invoice, command) → invoice | Rejection.
import type { Coupon, Discount } from './catalogue/coupon.ts';
import { changeNotes, type InvoiceNotes, NO_NOTES, type NotesChange } from './invoice-notes.ts';
import { changeTerms, type InvoiceTerms, NO_TERMS, type TermsChange } from './invoice-terms.ts';
import type { InvoiceStatus } from './lifecycle.ts';
import type { LineItem, NewLine } from './line-item.ts';
import { refuseCurrency } from './money.ts';
import type { RuleProfile } from './profile.ts';
import { isRejection, type Rejection, reject } from './rejection.ts';
import { priceLines } from './totals/price-lines.ts';
import { type Totals, totalsOf } from './totals/totals.ts';

/** The most lines an invoice may have (R17). */
export const MAX_LINES = 250;

export interface Invoice extends InvoiceTerms, InvoiceNotes {
  readonly kind: 'invoice';
  readonly id: string;
  readonly reference: string | null;
  /** The caller's own, or given at finalization; null on a draft without one. */
  readonly number: string | null;
  readonly customerId: string;
  readonly status: InvoiceStatus;
  /** ISO 4217. */
  readonly currency: string;
  readonly lines: readonly LineItem[];
  /** What its coupon takes off all lines together, or null. */
  readonly coupon: Discount | null;
  /** M4, from the profile it was made under. */
  readonly taxLevel: RuleProfile['taxLevel'];
  /** Whether the customer's country must be known (R39). */
  readonly automaticTax: boolean;
  readonly subtotalMinor: number;
  /** What coupons take off, those of the lines included. */
  readonly discountMinor: number;
  /** Tax on top of the amounts. */
  readonly taxMinor: number;
  /** Tax inside the amounts. */
  readonly inclusiveTaxMinor: number;
  /** subtotal − discount + tax (M7). */
  readonly totalMinor: number;
  /** Negative: credit of the customer's balance that it took; positive: its negative total, given to the balance (M8). */
  readonly appliedBalanceMinor: number;
  readonly amountDueMinor: number;
  readonly amountPaidMinor: number;
  /** What credit notes took off what remained to be paid. */
  readonly amountCreditedMinor: number;
  readonly amountRemainingMinor: number;
  /** The quote that it was made of, or null. */
  readonly quoteId: string | null;
  /** The recurring invoice that issued it, or null. */
  readonly recurringInvoiceId: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
  /** When it was finalized with a later issue date; null: it never was scheduled. */
  readonly scheduledAtMs: number | null;
  /** When it was issued: from then on it is owed. Null on a draft, and on one that is scheduled or was cancelled before. */
  readonly finalizedAtMs: number | null;
  /** Last sent, as an invoice or as a receipt. */
  readonly sentAtMs: number | null;
  /** Last reminded of, and how often. */
  readonly remindedAtMs: number | null;
  readonly remindersCount: number;
  readonly paidAtMs: number | null;
  readonly uncollectibleAtMs: number | null;
  readonly voidedAtMs: number | null;
  readonly cancelledAtMs: number | null;
}

/** What a draft is made of; the customer is known to exist. */
export interface NewInvoice extends Pick<Invoice, 'id' | 'reference' | 'number' | 'customerId' | 'currency' | 'automaticTax'> {
  /** None when left out. */
  readonly recurringInvoiceId?: string | undefined;
  readonly terms: TermsChange;
  readonly notes: NotesChange;
  readonly lines: readonly NewLine[];
  readonly coupon: Coupon | null;
  readonly profile: RuleProfile;
  readonly nowMs: number;
}

/** A new draft, or R13, R17, R20, R22, R33, R34, R36, and what may be wrong with a line, at `lines.<index>`. */
export function createInvoice(asked: NewInvoice): Invoice | Rejection {
  const { currency, nowMs, profile, coupon, lines } = asked;
  const refusal = refuseCurrency(currency, 'currency') ?? refuseLineCount(lines.length);
  if (refusal !== null) return refusal;
  const terms = changeTerms(NO_TERMS, { ...asked.terms, collectionMethod: asked.terms.collectionMethod ?? 'send_invoice' }, profile);
  if (isRejection(terms)) return terms;
  const notes = changeNotes(NO_NOTES, asked.notes);
  if (isRejection(notes)) return notes;
  const priced = priceLines({ lines, coupon, currency, profile, nowMs });
  if (priced.kind === 'rejection') return priced;
  return newDraft(asked, { terms, notes, coupon: priced.coupon, taxLevel: profile.taxLevel, totals: priced.totals });
}

/** What a draft keeps as it was asked for. */
export interface DraftFacts extends Pick<Invoice, 'id' | 'reference' | 'number' | 'customerId' | 'currency' | 'automaticTax'> {
  /** None when left out. */
  readonly quoteId?: string | undefined;
  /** None when left out. */
  readonly recurringInvoiceId?: string | undefined;
  readonly nowMs: number;
}

/** The parts of a draft that were made of what was asked. */
export interface DraftParts extends Pick<Invoice, 'coupon' | 'taxLevel'> {
  readonly terms: InvoiceTerms;
  readonly notes: InvoiceNotes;
  readonly totals: Totals;
}

const NEVER_REMINDED = { remindedAtMs: null, remindersCount: 0 } as const;

/** A new draft. */
export const newDraft = (asked: DraftFacts, parts: DraftParts): Invoice => Object.assign(memberByMember(asked, parts), NEVER_REMINDED);

/** See docs/decisions/0009 for what spreading them would cost. */
const memberByMember = (
  asked: DraftFacts,
  { terms, notes, coupon, taxLevel, totals }: DraftParts,
): Omit<Invoice, keyof typeof NEVER_REMINDED> => ({
  kind: 'invoice',
  id: asked.id,
  reference: asked.reference,
  number: asked.number,
  customerId: asked.customerId,
  status: 'draft',
  currency: asked.currency,
  collectionMethod: terms.collectionMethod,
  issueDate: terms.issueDate,
  dueDate: terms.dueDate,
  daysUntilDue: terms.daysUntilDue,
  memo: notes.memo,
  footer: notes.footer,
  customFields: notes.customFields,
  metadata: notes.metadata,
  lines: totals.lines,
  coupon,
  taxLevel,
  automaticTax: asked.automaticTax,
  subtotalMinor: totals.subtotalMinor,
  discountMinor: totals.discountMinor,
  taxMinor: totals.taxMinor,
  inclusiveTaxMinor: totals.inclusiveTaxMinor,
  totalMinor: totals.totalMinor,
  amountDueMinor: Math.max(0, totals.totalMinor),
  amountRemainingMinor: Math.max(0, totals.totalMinor),
  createdAtMs: asked.nowMs,
  appliedBalanceMinor: 0,
  amountPaidMinor: 0,
  amountCreditedMinor: 0,
  quoteId: asked.quoteId ?? null,
  recurringInvoiceId: asked.recurringInvoiceId ?? null,
  version: 1,
  scheduledAtMs: null,
  finalizedAtMs: null,
  sentAtMs: null,
  paidAtMs: null,
  uncollectibleAtMs: null,
  voidedAtMs: null,
  cancelledAtMs: null,
});

/** R17 when an invoice would have `count` lines and that is too many, else null. */
export function refuseLineCount(count: number): Rejection | null {
  if (count <= MAX_LINES) return null;
  return reject('R17', { field: { path: 'lines', expected: 'at most 250 lines', received: 'more' } });
}

/** A draft with other lines: its totals follow (M7 to M9). Nothing is paid on a draft. */
export function withLines(draft: Invoice, lines: readonly LineItem[]): Invoice {
  return withTotals({ ...draft, lines });
}

/** A draft with its totals made anew from its lines, its coupon and its tax level (M4 to M9). */
export function withTotals(draft: Invoice): Invoice {
  return reckoned({ ...draft, ...totalsOf(draft) });
}

/** The invoice with what is due and what remains reckoned anew (M8, M9). */
export function reckoned(invoice: Invoice): Invoice {
  const amountDueMinor = Math.max(0, invoice.totalMinor + invoice.appliedBalanceMinor);
  const amountRemainingMinor = Math.max(0, amountDueMinor - invoice.amountPaidMinor - invoice.amountCreditedMinor);
  return { ...invoice, amountDueMinor, amountRemainingMinor };
}

/** The coupons of an invoice and its lines, each once, by id. */
export function couponIdsOf({ coupon, lines }: Invoice): readonly string[] {
  const discounts = [coupon, ...lines.map((line) => line.coupon)];
  return [...new Set(discounts.flatMap((discount) => (discount === null ? [] : [discount.couponId])))];
}
