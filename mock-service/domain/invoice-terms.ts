// Terms of an invoice: how it is collected, when it was issued and when it is due.
// Step 5 of a request's walk: create, update and finalize ask here (R33, R34, R36).
import { addDays, dayOf, daysBetween } from './day.ts';
import { isOff, type RuleProfile } from './profile.ts';
import { type Rejection, reject } from './rejection.ts';

/** How an invoice is meant to be paid. */
export const COLLECTION_METHODS = ['send_invoice', 'charge_automatically'] as const;
export type CollectionMethod = (typeof COLLECTION_METHODS)[number];

/** Days a customer has to pay an invoice that was sent, when nobody said. */
export const DEFAULT_DAYS_UNTIL_DUE = 30;

/** The most days until an invoice is due that can be asked for. */
export const MAX_DAYS_UNTIL_DUE = 3650;

/** Dates are YYYY-MM-DD. */
export interface InvoiceTerms {
  readonly collectionMethod: CollectionMethod;
  /** Given, or the day of finalization; null on a draft to which none was given. */
  readonly issueDate: string | null;
  /** Null: nobody said, or it is counted from the issue date at finalization, or the invoice is charged automatically. */
  readonly dueDate: string | null;
  /** From the issue date; null when a due date was given. */
  readonly daysUntilDue: number | null;
}

/** What may be asked of the terms; absent means: as they are. */
export type TermsChange = { readonly [Name in keyof InvoiceTerms]?: InvoiceTerms[Name] | undefined };

/** Terms before anything was said about them. */
export const NO_TERMS: InvoiceTerms = { collectionMethod: 'charge_automatically', issueDate: null, dueDate: null, daysUntilDue: null };

/** The terms after the change; or R33 (what the collection method cannot have), R34, R36. */
export function changeTerms(terms: InvoiceTerms, change: TermsChange, profile: RuleProfile): InvoiceTerms | Rejection {
  const collectionMethod = change.collectionMethod ?? terms.collectionMethod;
  const refusal =
    collectionMethod === 'charge_automatically' ? refuseDue(change, 'no due date with automatic collection') : refuseBoth(change);
  if (refusal !== null) return refusal;
  const issueDate = change.issueDate === undefined ? terms.issueDate : change.issueDate;
  const due = collectionMethod === 'charge_automatically' ? NEVER_DUE : dueAfter(terms, change);
  const changed = { collectionMethod, issueDate, ...due };
  return refuseDates(changed, change.issueDate == null ? null : profile) ?? changed;
}

/** The terms of an invoice finalized on `today`: issued, its due date counted; or R33 (none and none to count), R34, R36. */
export function issueTerms(terms: InvoiceTerms, today: string, profile: RuleProfile): InvoiceTerms | Rejection {
  return issuedTerms({ ...terms, issueDate: terms.issueDate ?? today }, profile);
}

/** Terms that have an issue date, their due date counted; or R33, R34, R36 (when there is a profile to judge the issue date by). */
export function issuedTerms(terms: InvoiceTerms, profile: RuleProfile | null): InvoiceTerms | Rejection {
  const { collectionMethod, issueDate, daysUntilDue } = terms;
  const dueDate = issueDate === null || daysUntilDue === null ? terms.dueDate : addDays(issueDate, daysUntilDue);
  if (collectionMethod === 'send_invoice' && dueDate === null) {
    const field = { path: 'due_date', expected: 'a due date, or days until it, on an invoice to be sent', received: 'neither' };
    return reject('R33', { field });
  }
  const issued = { collectionMethod, issueDate, dueDate, daysUntilDue };
  return refuseDates(issued, profile) ?? issued;
}

const NEVER_DUE = { dueDate: null, daysUntilDue: null };

type Due = Pick<InvoiceTerms, 'dueDate' | 'daysUntilDue'>;

/** A due date takes the place of days, days that of a due date; an invoice that is newly to be sent has the default days. */
function dueAfter(terms: InvoiceTerms, { dueDate, daysUntilDue }: TermsChange): Due {
  if (dueDate === undefined && daysUntilDue === undefined) {
    const { collectionMethod, dueDate: due, daysUntilDue: days } = terms;
    return collectionMethod === 'send_invoice'
      ? { dueDate: due, daysUntilDue: days }
      : { dueDate: null, daysUntilDue: DEFAULT_DAYS_UNTIL_DUE };
  }
  if (dueDate != null) return { dueDate, daysUntilDue: null };
  if (daysUntilDue != null) return { dueDate: null, daysUntilDue };
  return {
    dueDate: dueDate === null ? null : terms.dueDate,
    daysUntilDue: daysUntilDue === null || terms.dueDate === null ? null : terms.daysUntilDue,
  };
}

const DUE_FIELDS = [
  ['due_date', 'dueDate'],
  ['days_until_due', 'daysUntilDue'],
] as const;

function refuseDue(change: TermsChange, expected: string): Rejection | null {
  const named = DUE_FIELDS.find(([, name]) => change[name] != null);
  if (named === undefined) return null;
  return reject('R33', { code: 'due_date_forbidden', field: { path: named[0], expected, received: 'one' } });
}

function refuseBoth({ dueDate, daysUntilDue }: TermsChange): Rejection | null {
  return dueDate == null || daysUntilDue == null ? null : refuseDue({ daysUntilDue }, 'either due_date or days_until_due');
}

/** R36 where the period of the issue date is closed, R34 where it is due before; else null. */
function refuseDates({ issueDate, dueDate }: InvoiceTerms, profile: RuleProfile | null): Rejection | null {
  if (issueDate === null) return null;
  const lockedUntil = profile === null || isOff('R36', profile) ? null : profile.lockedUntil;
  if (lockedUntil !== null && issueDate <= lockedUntil) {
    return reject('R36', { field: { path: 'issue_date', expected: 'a day after the closed period', received: 'a day in it' } });
  }
  if (dueDate === null || dueDate >= issueDate) return null;
  return reject('R34', { field: { path: 'due_date', expected: 'the issue date or a later day', received: 'an earlier day' } });
}

/** Terms like those of another invoice, issued on the day of `nowMs`: due after as many days, where that one said until when. */
export function sameTerms({ collectionMethod, issueDate, dueDate, daysUntilDue }: InvoiceTerms, nowMs: number): TermsChange {
  const issued = { collectionMethod, issueDate: dayOf(nowMs) };
  if (daysUntilDue !== null) return { ...issued, daysUntilDue };
  if (dueDate === null) return issued;
  const days = daysBetween(issueDate ?? dayOf(nowMs), dueDate);
  return { ...issued, daysUntilDue: Math.min(Math.max(days, 0), MAX_DAYS_UNTIL_DUE) };
}
