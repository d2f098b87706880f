// CreditNote: takes an invoice's money back on paper; what was not paid yet is owed no more, what was paid is given back.
// Step 5 of a request's walk: a credit note changes its invoice, payments and the customer's balance in the same step, or nothing changes.
import type { Invoice } from '../invoice.ts';
import { refuseIn } from '../lifecycle.ts';
import { wholeAmountMinor } from '../money.ts';
import type { RuleProfile } from '../profile.ts';
import { isRejection, type Rejection, reject, under } from '../rejection.ts';
import { settled } from '../transitions/invoice-transitions.ts';
import { type Balance, refuseBalanceIn } from './balance.ts';
import { type AskedShares, type Shares, splitAfterPayment } from './shares.ts';

export const CREDIT_NOTE_STATUSES = ['issued', 'void'] as const;

/** How much of a line was credited. */
export interface CreditNoteLine {
  readonly lineItemId: string;
  readonly amountMinor: number;
}

/** What is credited is what was not paid yet and what was; the latter is refunded, goes to the balance, or was given back outside. */
export interface CreditNote extends Shares {
  readonly kind: 'credit_note';
  readonly id: string;
  readonly reference: string | null;
  /** `CN-000001`. */
  readonly number: string;
  readonly invoiceId: string;
  readonly customerId: string;
  readonly status: (typeof CREDIT_NOTE_STATUSES)[number];
  readonly currency: string;
  readonly amountMinor: number;
  readonly prePaymentMinor: number;
  readonly postPaymentMinor: number;
  /** Empty when an amount was given. */
  readonly lines: readonly CreditNoteLine[];
  readonly reason: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
  readonly voidedAtMs: number | null;
}

/** What a credit note is made of: an amount or lines, and how what was paid is given back. */
export interface NewCreditNote extends Pick<CreditNote, 'id' | 'reference' | 'number' | 'reason'>, AskedShares {
  readonly amountMinor?: number | undefined;
  readonly lines?: readonly CreditNoteLine[] | undefined;
  /** What credit notes and refunds of the invoice come to so far. */
  readonly claimedMinor: number;
  /** What is left of the invoice's charges; null: nothing was ever charged. */
  readonly refundableMinor: number | null;
  readonly customer: Balance;
  readonly nowMs: number;
  readonly profile: RuleProfile;
}

/** A credit note and its invoice after it. Refunding `refundMinor` and moving the balance by `creditMinor` are the caller's. */
export interface Crediting {
  readonly kind: 'crediting';
  readonly creditNote: CreditNote;
  readonly invoice: Invoice;
}

/** A credit note's number as printed: `CN-000001`. */
export function creditNoteNumber(count: number): string {
  return `CN-${String(count).padStart(6, '0')}`;
}

/** Credits an invoice; or R61, R62, R14, R44, R02, R63, R64, R65, R68, R16. */
export function createCreditNote(invoice: Invoice, given: NewCreditNote): Crediting | Rejection {
  const refusal = refuseIn(invoice.status, 'create_credit_note', given.profile);
  if (refusal !== null) return refusal;
  const amountMinor = creditedMinor(invoice, given);
  if (isRejection(amountMinor)) return amountMinor;
  const excess = refuseClaim(amountMinor, invoice, given.claimedMinor);
  if (excess !== null) return excess;
  const prePaymentMinor = Math.min(amountMinor, invoice.amountRemainingMinor);
  const postPaymentMinor = amountMinor - prePaymentMinor;
  const shares = splitAfterPayment(postPaymentMinor, given, given.refundableMinor);
  if (isRejection(shares)) return shares;
  const elsewhere = shares.creditMinor === 0 ? null : refuseBalanceIn(invoice.currency, given.customer);
  if (elsewhere !== null) return elsewhere;
  const amounts = { ...shares, amountMinor, prePaymentMinor, postPaymentMinor };
  return { kind: 'crediting', creditNote: issued(invoice, given, amounts), invoice: credited(invoice, prePaymentMinor, given.nowMs) };
}

type Amounts = Shares & Pick<CreditNote, 'amountMinor' | 'prePaymentMinor' | 'postPaymentMinor'>;

function issued(invoice: Invoice, given: NewCreditNote, amounts: Amounts): CreditNote {
  return {
    ...amounts,
    kind: 'credit_note',
    id: given.id,
    reference: given.reference,
    number: given.number,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    status: 'issued',
    currency: invoice.currency,
    lines: given.lines ?? [],
    reason: given.reason,
    version: 1,
    createdAtMs: given.nowMs,
    voidedAtMs: null,
  };
}

/** Takes a credit note back: what it took off the invoice is owed again. Or R67: it is void, or what was paid was given back. */
export function voidCreditNote(creditNote: CreditNote, invoice: Invoice, nowMs: number): Crediting | Rejection {
  if (creditNote.status === 'void' || creditNote.postPaymentMinor > 0) return reject('R67');
  return {
    kind: 'crediting',
    creditNote: { ...creditNote, status: 'void', voidedAtMs: nowMs },
    invoice: credited(invoice, -creditNote.prePaymentMinor, nowMs),
  };
}

/** R63 when this much more credited or refunded would pass the invoice's total, else null. */
export function refuseClaim(amountMinor: number, { totalMinor }: Invoice, claimedMinor: number): Rejection | null {
  if (claimedMinor + amountMinor <= totalMinor) return null;
  const expected = "at most the invoice's total less its credit notes and refunds";
  return reject('R63', { field: { path: 'amount_minor', expected, received: 'more' } });
}

function credited(invoice: Invoice, amountMinor: number, nowMs: number): Invoice {
  return amountMinor === 0 ? invoice : settled({ ...invoice, amountCreditedMinor: invoice.amountCreditedMinor + amountMinor }, nowMs);
}

function creditedMinor(invoice: Invoice, { amountMinor, lines = [] }: NewCreditNote): number | Rejection {
  if ((amountMinor === undefined) === (lines.length === 0)) {
    const received = amountMinor === undefined ? 'neither' : 'both';
    return reject('R62', { field: { path: 'amount_minor', expected: 'either amount_minor or lines', received } });
  }
  if (amountMinor !== undefined) return positiveMinor(amountMinor);
  let sumMinor = 0;
  for (const [index, line] of lines.entries()) {
    const lineMinor = creditedOf(invoice, line);
    if (isRejection(lineMinor)) return under(`lines.${index}`, lineMinor);
    sumMinor += lineMinor;
  }
  return sumMinor;
}

function creditedOf(invoice: Invoice, { lineItemId, amountMinor }: CreditNoteLine): number | Rejection {
  if (invoice.lines.some(({ id }) => id === lineItemId)) return positiveMinor(amountMinor);
  return reject('R02', { field: { path: 'line_item_id', expected: "one of the invoice's lines", received: 'an unknown id' } });
}

function positiveMinor(given: number): number | Rejection {
  const path = 'amount_minor';
  const amountMinor = wholeAmountMinor(given, path);
  if (isRejection(amountMinor) || amountMinor > 0) return amountMinor;
  return reject('R44', { field: { path, expected: 'more than zero', received: 'zero or less' } });
}
