// RecurringInvoice: an invoice that comes again: for whom, of which lines, and on which days.
// Step 5 of a request's walk, and beneath due work: pure functions (recurring invoice, command) → recurring invoice | Rejection.
import { dayOf } from '../day.ts';
import { refuseLineCount } from '../invoice.ts';
import type { InvoiceNotes } from '../invoice-notes.ts';
import { type Rejection, RULES, type RuleId, reject } from '../rejection.ts';
import { refuseNoLines } from './no-lines.ts';
import { dateAt, indexFrom, isMonthly, type Recurrence } from './recurrence.ts';

/** `paused`: by its caller, or by itself when an invoice was refused; `ended`: no date is left. */
export const RECURRING_INVOICE_STATUSES = ['active', 'paused', 'ended'] as const;
export type RecurringInvoiceStatus = (typeof RECURRING_INVOICE_STATUSES)[number];

/** What each of its invoices has as a line: priced, taxed and discounted when that is issued. Null: not said. */
export interface RecurringLine {
  readonly description: string;
  readonly amountMinor: number | null;
  /** Decimal text of minor units. */
  readonly unitAmountMinor: string | null;
  /** Decimal text. */
  readonly quantity: string | null;
  readonly priceId: string | null;
  readonly taxRateIds: readonly string[];
  readonly taxAmountMinor: number | null;
  readonly couponId: string | null;
}

/** Why it paused itself: the rule that refused an invoice. */
export interface Stoppage {
  readonly rule: RuleId;
  readonly code: string;
  /** One English sentence for people. */
  readonly detail: string;
  /** YYYY-MM-DD, of the invoice that was refused. */
  readonly date: string;
}

export interface RecurringInvoice extends Recurrence, InvoiceNotes {
  readonly kind: 'recurring_invoice';
  readonly id: string;
  readonly reference: string | null;
  readonly customerId: string;
  readonly status: RecurringInvoiceStatus;
  /** ISO 4217. */
  readonly currency: string;
  readonly lines: readonly RecurringLine[];
  /** Taken off all lines of each invoice together, or null. */
  readonly couponId: string | null;
  readonly automaticTax: boolean;
  readonly daysUntilDue: number;
  /** False: each invoice stays a draft. */
  readonly autoFinalize: boolean;
  readonly autoSend: boolean;
  /** How many invoices it issues at most; null: no such end. Dates that were skipped do not count. */
  readonly occurrences: number | null;
  /** How many it has issued. */
  readonly issuedCount: number;
  /** The number of the date that is next in its recurrence, from 0. */
  readonly nextIndex: number;
  /** YYYY-MM-DD; null: no date is left. */
  readonly nextOn: string | null;
  /** When the next one is issued: 00:00 UTC of its day, or when it was created or resumed on that day. Null unless active. */
  readonly nextAtMs: number | null;
  /** YYYY-MM-DD of the last one that was issued, or null. */
  readonly lastIssuedOn: string | null;
  readonly pausedAtMs: number | null;
  /** Null unless it paused itself. */
  readonly stoppage: Stoppage | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What the calendar gives it and nobody asks for. */
type Progress =
  | 'kind'
  | 'status'
  | 'issuedCount'
  | 'nextIndex'
  | 'nextOn'
  | 'nextAtMs'
  | 'lastIssuedOn'
  | 'pausedAtMs'
  | 'stoppage'
  | 'version'
  | 'createdAtMs';

/** What a recurring invoice is made of; that its lines make an invoice is known. */
export interface NewRecurringInvoice extends Omit<RecurringInvoice, Progress> {
  readonly nowMs: number;
}

/** An active one, its first invoice due on its first date; or R93, R17, R95, R96. */
export function createRecurringInvoice({ nowMs, ...asked }: NewRecurringInvoice): RecurringInvoice | Rejection {
  const refusal = refuseNoLines(asked.lines) ?? refuseLineCount(asked.lines.length) ?? refuseSchedule(asked, nowMs);
  if (refusal !== null) return refusal;
  const blank = { issuedCount: 0, lastIssuedOn: null, pausedAtMs: null, stoppage: null, version: 1, createdAtMs: nowMs } as const;
  return scheduled({ kind: 'recurring_invoice', ...asked, status: 'active', ...NEVER, ...blank }, 0, nowMs);
}

/** One that has issued its next invoice: the one after it is due, or it has ended. */
export function afterIssue(recurring: RecurringInvoice): RecurringInvoice {
  const issued = { ...recurring, issuedCount: recurring.issuedCount + 1, lastIssuedOn: recurring.nextOn };
  return scheduled(issued, recurring.nextIndex + 1, 0);
}

/** One whose next invoice was refused: paused, with the reason. The date is not lost: it is issued when it is resumed on that day, else skipped. */
export function afterRefusal(recurring: RecurringInvoice, refusal: Rejection, nowMs: number): RecurringInvoice {
  const { rule, detail, code = RULES[rule].code } = refusal;
  const stoppage = { rule, code, detail, date: recurring.nextOn ?? dayOf(nowMs) };
  return { ...recurring, status: 'paused', nextAtMs: null, pausedAtMs: nowMs, stoppage };
}

/** The recurring invoice, paused; one that is paused already as it is, with its reason. Or R97. */
export function pauseRecurringInvoice(recurring: RecurringInvoice, nowMs: number): RecurringInvoice | Rejection {
  if (recurring.status === 'paused') return recurring;
  if (recurring.status === 'ended') return reject('R97', { allowedOperations: allowedOn(recurring) });
  return { ...recurring, status: 'paused', nextAtMs: null, pausedAtMs: nowMs };
}

/** The recurring invoice, active again, or ended when no date is left; what came due on days before this one is skipped. Or R98. */
export function resumeRecurringInvoice(recurring: RecurringInvoice, nowMs: number): RecurringInvoice | Rejection {
  if (recurring.status !== 'paused') return reject('R98', { allowedOperations: allowedOn(recurring) });
  const resumed = { ...recurring, status: 'active', pausedAtMs: null, stoppage: null } as const;
  return scheduled(resumed, Math.max(recurring.nextIndex, indexFrom(recurring, dayOf(nowMs))), nowMs);
}

/** Commands by the state in which they are allowed. */
const ALLOWED: Readonly<Record<RecurringInvoiceStatus, readonly string[]>> = {
  active: ['pause_recurring_invoice'],
  paused: ['resume_recurring_invoice'],
  ended: [],
};

function allowedOn({ status }: RecurringInvoice): readonly string[] {
  return ALLOWED[status];
}

const NEVER = { nextIndex: 0, nextOn: null, nextAtMs: null } as const;

/** With date number `index` as its next one, due no earlier than `sinceMs`; ended when there is none. */
function scheduled(recurring: RecurringInvoice, index: number, sinceMs: number): RecurringInvoice {
  const { occurrences, issuedCount } = recurring;
  const nextOn = occurrences !== null && issuedCount >= occurrences ? null : dateAt(recurring, index);
  if (nextOn === null) return { ...recurring, status: 'ended', nextIndex: index, nextOn, nextAtMs: null };
  return { ...recurring, nextIndex: index, nextOn, nextAtMs: Math.max(Date.parse(nextOn), sinceMs) };
}

type Schedule = Pick<NewRecurringInvoice, keyof Recurrence | 'occurrences' | 'autoFinalize' | 'autoSend'>;

/** R95 when it begins in the past; R96 when what it says of its dates does not go together; else null. */
function refuseSchedule(asked: Schedule, nowMs: number): Rejection | null {
  const { startsOn, endsOn, occurrences, interval, dayOfMonth } = asked;
  if (startsOn < dayOf(nowMs)) return refused('R95', 'starts_on', ['today or a later day, in UTC', 'an earlier day']);
  if (endsOn !== null && occurrences !== null) return refused('R96', 'occurrences', ['either ends_on or occurrences', 'both']);
  if (dayOfMonth !== null && !isMonthly(interval))
    return refused('R96', 'day_of_month', ['none beside an interval of days or weeks', 'one']);
  if (asked.autoSend && !asked.autoFinalize) return refused('R96', 'auto_send', ['false where auto_finalize is false', 'true']);
  if (dateAt(asked, 0) === null) return refused('R96', 'ends_on', ['the first date or a later day', 'an earlier day']);
  return null;
}

function refused(rule: 'R95' | 'R96', path: string, [expected, received]: readonly [string, string]): Rejection {
  return reject(rule, { field: { path, expected, received } });
}
