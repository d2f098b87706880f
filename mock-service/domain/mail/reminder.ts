// Reminder: whether an invoice may be reminded of, and in which tone when nobody said.
// Step 5 of a request's walk: pure functions (invoice, command) → invoice | Rejection.
import { dayOf, daysBetween } from '../day.ts';
import type { Invoice } from '../invoice.ts';
import { allowedCommands, type InvoiceStatus, refusedBy } from '../lifecycle.ts';
import type { RuleProfile } from '../profile.ts';
import { type Rejection, RULES, reject } from '../rejection.ts';
import type { Tone } from './message.ts';

/** The last day past due on which a reminder is friendly, and neutral, unless a tone is asked for. */
const FRIENDLY_DAYS = 7;
const NEUTRAL_DAYS = 30;

/** The command of this file. */
const COMMAND = 'send_payment_reminder';

/** The tone that so many days past due call for. */
export function toneAfter(daysPastDue: number): Tone {
  if (daysPastDue <= FRIENDLY_DAYS) return 'friendly';
  return daysPastDue <= NEUTRAL_DAYS ? 'neutral' : 'firm';
}

/** Whole days since the due date, in UTC: 0 on that day, 1 on the next; below 0 before it. Null: it has none. */
export function daysPastDue({ dueDate }: Pick<Invoice, 'dueDate'>, nowMs: number): number | null {
  return dueDate === null ? null : daysBetween(dueDate, dayOf(nowMs));
}

/** What is meant instead in each state where a reminder is not. */
const INSTEAD: Readonly<Record<Exclude<InvoiceStatus, 'open'>, string>> = {
  draft: 'A draft is sent first: send_invoice.',
  scheduled: 'A scheduled invoice is not owed before its issue date.',
  paid: 'Nothing is owed any more; send_invoice sends the receipt.',
  uncollectible: 'It is written off: its money is no longer expected.',
  void: 'It is void: nothing is owed.',
  cancelled: 'It is cancelled: it never was owed.',
};

function refuseState(status: InvoiceStatus, profile: RuleProfile): Rejection | null {
  const rule = refusedBy(status, COMMAND, profile);
  if (rule === null || status === 'open') return null;
  return reject(rule, { detail: `Refused: ${RULES[rule].when}. ${INSTEAD[status]}`, allowedOperations: allowedCommands(status, profile) });
}

/** The open invoice, reminded of once more; or R116 in any other state, R117 while it is not past due. */
export function remindOf(invoice: Invoice, nowMs: number, profile: RuleProfile): Invoice | Rejection {
  return refuseState(invoice.status, profile) ?? refuseEarly(invoice, nowMs, profile) ?? reminded(invoice, nowMs);
}

/** R117 until the day after the due date, else null. */
function refuseEarly(invoice: Invoice, nowMs: number, profile: RuleProfile): Rejection | null {
  const days = daysPastDue(invoice, nowMs);
  if (days !== null && days > 0) return null;
  const why =
    days === null
      ? 'It has no due date: it is charged automatically.'
      : `It falls due on ${invoice.dueDate}; the first reminder may go out on the day after.`;
  return reject('R117', {
    detail: `Refused: ${RULES.R117.when}. ${why}`,
    allowedOperations: allowedCommands(invoice.status, profile).filter((each) => each !== COMMAND),
  });
}

const reminded = (invoice: Invoice, nowMs: number): Invoice => ({
  ...invoice,
  remindedAtMs: nowMs,
  remindersCount: invoice.remindersCount + 1,
});
