// recurringInvoiceRow: what a row of recurring_invoices looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { count } from '../../complaint/count.ts';
import { MAX_TAX_RATES } from '../../domain/catalogue/tax-rate.ts';
import { dayOf } from '../../domain/day.ts';
import { MAX_LINES } from '../../domain/invoice.ts';
import { dateAt, INTERVALS, type Recurrence } from '../../domain/sales/recurrence.ts';
import { RECURRING_INVOICE_STATUSES } from '../../domain/sales/recurring-invoice.ts';
import { charge, currency, day, decimal, id, instant, named, notes, rule, some } from './fields.ts';

const date = z.iso.date();

const line = z.strictObject({
  description: some(500),
  amountMinor: charge.nullable(),
  unitAmountMinor: decimal.nullable(),
  quantity: decimal.nullable(),
  priceId: id.nullable(),
  taxRateIds: z.array(id).max(MAX_TAX_RATES),
  taxAmountMinor: charge.nullable(),
  couponId: id.nullable(),
});

const stoppage = z.strictObject({
  rule,
  code: some(100),
  detail: some(1000),
  date,
});

/** What is due of it goes with its state and its date. */
function isScheduled({ status, nextOn, nextAtMs }: { status: string; nextOn: string | null; nextAtMs: number | null }): boolean {
  if (status === 'active') return nextOn !== null && nextAtMs !== null;
  return nextAtMs === null && (status === 'paused') === (nextOn !== null);
}

/** Only of members that are what they must be can a date be reckoned. */
const fits = ({ issues }: { readonly issues: readonly unknown[] }): boolean => issues.length === 0;

/** The number of its next date and that date go together: one that were due again at once would be issued without end. */
function isInStep({ nextIndex, nextOn, ...recurrence }: Recurrence & { nextIndex: number; nextOn: string | null }): boolean {
  return nextOn === null || dateAt(recurrence, nextIndex) === nextOn;
}

/** What is due is due on its day: from the first instant of it, or from when it was created or resumed on it. */
function isDueOnItsDay({ nextOn, nextAtMs }: { nextOn: string | null; nextAtMs: number | null }): boolean {
  return nextOn === null || nextAtMs === null || dayOf(nextAtMs) === nextOn;
}

/** A row of `recurring_invoices`: each of its members, and no other. */
export const recurringInvoiceRow = z
  .strictObject({
    kind: z.literal('recurring_invoice'),
    ...named,
    customerId: id,
    status: z.enum(RECURRING_INVOICE_STATUSES),
    currency,
    lines: z.array(line).min(1).max(MAX_LINES),
    couponId: id.nullable(),
    automaticTax: z.boolean(),
    ...notes,
    interval: z.enum(INTERVALS),
    intervalCount: z.int().min(1).max(365),
    startsOn: date,
    dayOfMonth: z.int().min(1).max(31).nullable(),
    endsOn: day,
    occurrences: z.int().min(1).max(10_000).nullable(),
    daysUntilDue: count.max(3650),
    autoFinalize: z.boolean(),
    autoSend: z.boolean(),
    issuedCount: count,
    nextIndex: count,
    nextOn: day,
    nextAtMs: instant.nullable(),
    lastIssuedOn: day,
    pausedAtMs: instant.nullable(),
    stoppage: stoppage.nullable(),
  })
  .refine(isScheduled, { error: 'a date that is next, and when it is due, as its state has them', path: ['nextAtMs'] })
  .refine(isInStep, { error: 'the date of its nextIndex', path: ['nextOn'], when: fits })
  .refine(isDueOnItsDay, { error: 'an instant of nextOn', path: ['nextAtMs'], when: fits });
