// What create_recurring_invoice takes, and its lines in the domain's words and back in those of any line's input.
// Step 5 of a request's walk: a line is kept as it was asked for, and read anew for each invoice.
import * as z from 'zod';
import { DEFAULT_DAYS_UNTIL_DUE } from '../../domain/invoice-terms.ts';
import { INTERVALS } from '../../domain/sales/recurrence.ts';
import type { RecurringLine } from '../../domain/sales/recurring-invoice.ts';
import { currency, described, description, id, lineFields, reference } from '../fields.ts';
import { contentFields } from '../invoice/fields.ts';

const { amount_minor, unit_amount_minor, quantity, price_id, tax_rate_ids, tax_amount_minor, coupon_id } = lineFields;
const ofLine = { amount_minor, unit_amount_minor, quantity, price_id, tax_rate_ids, tax_amount_minor, coupon_id };

const line = described(z.strictObject({ description, ...ofLine }));

const day = (about: string) =>
  z.iso
    .date()
    .describe(`YYYY-MM-DD, in UTC: ${about}`)
    .meta({ examples: ['2026-02-28'] });

/** What create_recurring_invoice takes. */
export const recurringInput = z.strictObject({
  customer_id: id('who owes'),
  currency,
  lines: z.array(line).optional().describe('1 to 250, of each invoice; priced and taxed when that is issued'),
  interval: z.enum(INTERVALS).describe('with interval_count: how far the dates are apart'),
  interval_count: z.int().min(1).max(365).optional().describe('of intervals from one date to the next; 1 when left out'),
  starts_on: day('no invoice is dated before it; today or later'),
  day_of_month: z
    .int()
    .min(1)
    .max(31)
    .optional()
    .describe("of months and years: the day of each date, a shorter month's last one; the day of starts_on when left out"),
  ends_on: day('no invoice is dated after it; not together with occurrences').optional(),
  occurrences: z.int().min(1).max(10_000).optional().describe('how many invoices it issues; neither: it goes on until it is paused'),
  days_until_due: z
    .int()
    .min(0)
    .max(3650)
    .optional()
    .describe(`days from the date of an invoice to its due date; ${DEFAULT_DAYS_UNTIL_DUE} when left out`),
  auto_finalize: z.boolean().optional().describe('false: each invoice stays a draft; true when left out'),
  auto_send: z.boolean().optional().describe("true: each invoice is sent to the customer's e-mail; false when left out"),
  ...contentFields,
  reference,
});

type LineInput = z.infer<typeof line>;

/** A line as it is kept. */
export function recurringLine(input: LineInput, text: string): RecurringLine {
  return {
    description: text,
    amountMinor: input.amount_minor ?? null,
    unitAmountMinor: input.unit_amount_minor ?? null,
    quantity: input.quantity ?? null,
    priceId: input.price_id ?? null,
    taxRateIds: input.tax_rate_ids ?? [],
    taxAmountMinor: input.tax_amount_minor ?? null,
    couponId: input.coupon_id ?? null,
  };
}

/** A kept line as it was asked for. */
export function lineInputOf(kept: RecurringLine): LineInput {
  return {
    description: kept.description,
    amount_minor: kept.amountMinor ?? undefined,
    unit_amount_minor: kept.unitAmountMinor ?? undefined,
    quantity: kept.quantity ?? undefined,
    price_id: kept.priceId ?? undefined,
    tax_rate_ids: kept.taxRateIds.length === 0 ? undefined : [...kept.taxRateIds],
    tax_amount_minor: kept.taxAmountMinor ?? undefined,
    coupon_id: kept.couponId ?? undefined,
  };
}
