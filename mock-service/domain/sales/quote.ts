// Quote: what a customer is offered until a day; converted, it is a draft invoice of the same lines.
// Step 5 of a request's walk: pure functions (quote, command) → quote | Rejection.
import type { Coupon, Discount } from '../catalogue/coupon.ts';
import { addDays, dayOf, endOfDayMs } from '../day.ts';
import { type Invoice, newDraft, refuseLineCount } from '../invoice.ts';
import { changeNotes, type InvoiceNotes, NO_NOTES, type NotesChange } from '../invoice-notes.ts';
import { changeTerms, NO_TERMS } from '../invoice-terms.ts';
import type { LineItem, NewLine } from '../line-item.ts';
import { refuseCurrency } from '../money.ts';
import type { RuleProfile } from '../profile.ts';
import { isRejection, type Rejection, reject } from '../rejection.ts';
import { priceLines } from '../totals/price-lines.ts';
import type { Totals } from '../totals/totals.ts';
import { refuseNoLines } from './no-lines.ts';

/** `expired`: its last day has passed, by the calendar of the sandbox. */
export const QUOTE_STATUSES = ['open', 'converted', 'expired'] as const;

/** Days for which a quote stands when nobody said, and at most. */
export const DEFAULT_QUOTE_DAYS = 30;
export const MAX_QUOTE_DAYS = 365;

export interface Quote extends InvoiceNotes, Totals {
  readonly kind: 'quote';
  readonly id: string;
  readonly reference: string | null;
  /** As printed: `QUO-000001`. */
  readonly number: string;
  readonly customerId: string;
  readonly status: (typeof QUOTE_STATUSES)[number];
  /** ISO 4217. */
  readonly currency: string;
  /** YYYY-MM-DD, the last day on which it can be converted, in UTC; null: it stands until it is. */
  readonly expiresOn: string | null;
  /** What its coupon takes off all lines together, or null. */
  readonly coupon: Discount | null;
  /** M4, from the profile it was made under. */
  readonly taxLevel: RuleProfile['taxLevel'];
  /** Whether the customer's country must be known (R39). */
  readonly automaticTax: boolean;
  /** The invoice that it became; null before, and again when that draft was deleted. */
  readonly invoiceId: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
  readonly convertedAtMs: number | null;
}

/** What a quote is made of; the customer is known to exist. */
export interface NewQuote extends Pick<Quote, 'id' | 'reference' | 'number' | 'customerId' | 'currency' | 'automaticTax'> {
  /** DEFAULT_QUOTE_DAYS from today when left out; null: never. */
  readonly expiresOn?: string | null | undefined;
  readonly notes: NotesChange;
  readonly lines: readonly NewLine[];
  readonly coupon: Coupon | null;
  readonly profile: RuleProfile;
  readonly nowMs: number;
}

/** A quote's number as printed: `QUO-000001`. */
export function quoteNumber(count: number): string {
  return `QUO-${String(count).padStart(6, '0')}`;
}

/** An open quote; or R13, R17, R93, R92, R94, R20, R22, and what may be wrong with a line, at `lines.<index>`. */
export function createQuote(asked: NewQuote): Quote | Rejection {
  const { currency, nowMs, profile, lines, coupon } = asked;
  const refusal = refuseCurrency(currency, 'currency') ?? refuseLineCount(lines.length) ?? refuseNoLines(lines);
  if (refusal !== null) return refusal;
  const expiresOn = expiryOf(asked);
  if (expiresOn !== null && typeof expiresOn !== 'string') return expiresOn;
  const notes = changeNotes(NO_NOTES, asked.notes);
  if (isRejection(notes)) return notes;
  const priced = priceLines({ lines, coupon, currency, profile, nowMs });
  if (priced.kind === 'rejection') return priced;
  const { id, reference, number, customerId, automaticTax } = asked;
  return {
    kind: 'quote',
    ...{ id, reference, number, customerId, currency, expiresOn, automaticTax },
    status: 'open',
    ...notes,
    coupon: priced.coupon,
    taxLevel: profile.taxLevel,
    ...priced.totals,
    invoiceId: null,
    version: 1,
    createdAtMs: nowMs,
    convertedAtMs: null,
  };
}

/** The first instant at which a quote cannot be converted any more; null: there is none. */
export function quoteExpiryMs({ expiresOn }: Pick<Quote, 'expiresOn'>): number | null {
  return expiresOn === null ? null : endOfDayMs(expiresOn);
}

/** The quote at `nowMs`: an open one whose last day has passed is expired. */
export function quoteAt(quote: Quote, nowMs: number): Quote {
  const expiryMs = quoteExpiryMs(quote);
  return quote.status === 'open' && expiryMs !== null && nowMs >= expiryMs ? { ...quote, status: 'expired' } : quote;
}

/** What converting takes: of the invoice what the quote does not say. */
export interface Conversion extends Pick<Invoice, 'id' | 'reference'> {
  /** Gives a line of the invoice its id: it is not the quote's. */
  newLineId(): string;
  readonly profile: RuleProfile;
  readonly nowMs: number;
}

/** A quote and the draft that it became. */
export interface ConvertedQuote {
  readonly kind: 'converted_quote';
  readonly quote: Quote;
  readonly invoice: Invoice;
}

/** The quote, converted, and a draft of its lines, prices and taxes as quoted; or R91 with the invoice, R90. */
export function convertQuote(quote: Quote, given: Conversion): ConvertedQuote | Rejection {
  const { nowMs, profile } = given;
  if (quote.status === 'converted') return reject('R91', quote.invoiceId === null ? {} : { existingId: quote.invoiceId });
  if (quoteAt(quote, nowMs).status === 'expired') return reject('R90');
  const terms = changeTerms(NO_TERMS, { collectionMethod: 'send_invoice' }, profile);
  if (isRejection(terms)) return terms;
  const { customerId, currency, automaticTax, coupon, taxLevel } = quote;
  const asked = { id: given.id, reference: given.reference, number: null, customerId, currency, automaticTax, quoteId: quote.id, nowMs };
  const lines = quote.lines.map((line): LineItem => ({ ...line, id: given.newLineId(), version: 1 }));
  const invoice = newDraft(asked, { terms, notes: quote, coupon, taxLevel, totals: { ...quote, lines } });
  return { kind: 'converted_quote', quote: { ...quote, status: 'converted', invoiceId: invoice.id, convertedAtMs: nowMs }, invoice };
}

/** The quote of a draft that was deleted: it stands again, as long as it would have. */
export function reopenQuote(quote: Quote, nowMs: number): Quote {
  return quoteAt({ ...quote, status: 'open', invoiceId: null, convertedAtMs: null }, nowMs);
}

function expiryOf({ expiresOn, nowMs }: NewQuote): string | null | Rejection {
  const path = 'expires_on';
  if (expiresOn === undefined) return addDays(dayOf(nowMs), DEFAULT_QUOTE_DAYS);
  if (expiresOn === null) return null;
  if (expiresOn < dayOf(nowMs))
    return reject('R92', { field: { path, expected: 'today or a later day, in UTC', received: 'an earlier day' } });
  if (expiresOn <= addDays(dayOf(nowMs), MAX_QUOTE_DAYS)) return expiresOn;
  return reject('R94', { field: { path, expected: `at most ${MAX_QUOTE_DAYS} days from today`, received: 'a later day' } });
}
