// Arguments that several tools take, in words a model acts on.
// Above the walks: schemas. Types and bounds are those of docs/openapi.json, which a test compares; the words are for a model.
import * as z from 'zod';
import { isTwofold, looksMajor } from './lenient/decimal-text.ts';

/** As in docs/openapi.json: a sign, digits, a point and up to 12 places. */
const DECIMAL_TEXT = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/;

/** An id, as an earlier answer has it. */
export const id = (about: string) => z.string().min(1).max(255).describe(about);

/** A day of the calendar. */
export const day = (about: string) => z.iso.date().describe(`${about}; YYYY-MM-DD`);

/** Whole minor units. */
export const amountMinor = (about: string) => z.int().describe(`${about}; whole minor units: R$ 125,00 is 12500`);

const decimalText = (about: string) =>
  z
    .string()
    .regex(DECIMAL_TEXT)
    .refine((text) => !isTwofold(text))
    .describe(about);

/** Decimal text: a point, never a comma; "1.500" could be a thousand and a half, and is not taken. */
export const decimal = (about: string) => decimalText(`${about}; decimal text with a point, such as "2.5"`);

/** A price in minor units, as decimal text: a fraction of a unit is possible, and "12.50" is not taken for one. */
export const minorDecimal = (about: string) =>
  decimalText(`${about}; decimal text in minor units: R$ 12,50 is "1250"`).refine((text) => !looksMajor(text));

/** The caller's own name for what is created. */
export const reference = z.string().min(1).max(100).optional().describe('your own unique name for it, by which a list finds it again');
