// The table of fixtures/arguments, and a schema with an argument of each kind that tools have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { amountMinor, day, decimal, id, minorDecimal } from '../../../src/tools/arguments/fields.ts';

/** One line: what comes, and what it is read as, or that it is corrected. */
export interface ReadingLine {
  readonly argument: string;
  readonly given: unknown;
  readonly read?: unknown;
  readonly corrected?: true;
  readonly in_change?: true;
  readonly because: string;
}

export const READINGS: readonly ReadingLine[] = readFileSync(
  join(import.meta.dirname, '../../../fixtures/arguments/readings.jsonl'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Each of them may be left out but the first. */
export const ARGUMENTS = z.strictObject({
  customer_id: id('whose'),
  quantity: decimal('how many').optional(),
  percentage: z
    .string()
    .regex(/^(?:100(?:\.0{1,4})?|(?:0|[1-9]\d?)(?:\.\d{1,4})?)$/)
    .optional(),
  amount_minor: amountMinor('total').optional(),
  unit_amount_minor: minorDecimal('price of one').optional(),
  limit: z.int().min(1).max(100).optional(),
  due_date: day('by when').optional(),
  status: z.enum(['draft', 'scheduled', 'open', 'paid', 'uncollectible', 'void', 'cancelled']).optional(),
  interval: z.enum(['day', 'week', 'month', 'year']).optional(),
  tone: z.enum(['friendly', 'neutral', 'firm']).optional(),
  active: z.boolean().optional(),
  tax_rate_ids: z.array(id('a tax rate')).max(100).optional(),
  period: z
    .strictObject({ start: day('first'), end: day('last') })
    .nullable()
    .optional(),
  lines: z.array(z.strictObject({ quantity: decimal('how many').optional() })).optional(),
  memo: z.string().max(1000).optional(),
  metadata: z.record(z.string().min(1).max(40), z.string().max(500)).optional(),
  parameters: z.union([z.array(z.string()), z.record(z.string(), z.string())]).optional(),
  payer: z.union([z.strictObject({ customer: z.string() }), z.strictObject({ name: z.string(), age: z.int() })]).optional(),
});
