// Fields of rows: what sums, dates, ids and texts look like as they are stored.
// Under the store: the schemas of all tables are made of these.
import * as z from 'zod';
import { MAX_COUNT } from '../../complaint/count.ts';
import { isCalendarTime } from '../../determinism/calendar.ts';
import { currencyExponent } from '../../domain/currency.ts';
import { DECIMAL_TEXT, MAX_CHARGE_MINOR } from '../../domain/money.ts';
import { RULES, type RuleId } from '../../domain/rejection.ts';

/** An instant of a calendar, in milliseconds since 1970. */
export const instant = z.number().refine(isCalendarTime, { error: 'a whole millisecond of the years 1970 to 9999' });

/** An instant that somebody wrote down: of any year with four digits. */
export const written = z
  .int()
  .min(-62_167_219_200_000)
  .max(Date.UTC(9999, 11, 31, 23, 59, 59, 999));

/** A sum of money: beyond any that a sandbox comes to, and far enough from what cannot be counted exactly. */
export const minor = z.int().min(-1e15).max(1e15);
/** What a line or a coupon may say (R24). */
export const charge = z.int().min(-MAX_CHARGE_MINOR).max(MAX_CHARGE_MINOR);
/** A text that says something. */
export const some = (maxLength: number) => z.string().min(1).max(maxLength);
/** A text that may be none. */
export const text = (maxLength: number) => z.string().max(maxLength).nullable();
/** An id, whoever gave it. */
export const id = some(255);
/** A date of the calendar, `2026-03-01`, or none. */
export const day = z.iso.date().nullable();
/** ISO 3166-1 alpha-2, or none. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'two capitals' })
  .nullable();
/** A number as decimal text. */
export const decimal = z.string().regex(DECIMAL_TEXT, { error: 'decimal text' });
/** Decimal text from zero up. */
export const notNegative = decimal.refine((value) => !value.startsWith('-') || Number(value) === 0, { error: 'zero or more' });
/** Decimal text from 0 to 100. */
export const percentage = z.string().regex(/^(?:100(?:\.0{1,4})?|(?:0|[1-9]\d?)(?:\.\d{1,4})?)$/, { error: 'decimal text from 0 to 100' });
/** Decimal text above 0, up to 100. */
export const percentOff = percentage.refine((value) => Number(value) > 0, { error: 'more than 0' });
/** ISO 4217, one that has minor units. */
export const currency = z.string().refine((code) => currencyExponent(code) !== null, { error: 'a currency of ISO 4217' });

/** What every row has. */
export const kept = { id, version: z.int().min(1).max(MAX_COUNT) };
/** What a caller named a row by, or none. */
export const reference = some(100).nullable();
/** What a row has that a caller may name. */
export const named = { ...kept, reference, createdAtMs: instant };

/** The id of a business rule. */
export const rule = z.custom<RuleId>((value) => typeof value === 'string' && Object.hasOwn(RULES, value), { error: 'a rule' });

/** What is written on an invoice, and on what becomes one. */
export const notes = {
  memo: text(1000),
  footer: text(1000),
  customFields: z.array(z.strictObject({ name: some(40), value: z.string().max(140) })).max(4),
  metadata: z.record(some(40), z.string().max(500)).refine((pairs) => Object.keys(pairs).length <= 20, { error: 'at most 20 pairs' }),
};

/** A coupon as a line or an invoice keeps it. */
export const discount = z.strictObject({
  kind: z.literal('discount'),
  couponId: id,
  percentOff: percentOff.nullable(),
  amountOffMinor: charge.min(1).nullable(),
  currency: currency.nullable(),
});
