// Operations on tax rates.
// Step 5 of a request's walk.
import * as z from 'zod';
import { createTaxRate as newTaxRate } from '../../domain/catalogue/tax-rate.ts';
import { isRejection } from '../../domain/rejection.ts';
import { taxRateSchema } from '../../wire/catalogue-schemas.ts';
import { listOf } from '../../wire/schemas.ts';
import { reference } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { refuseTaken } from '../references.ts';

const code = z
  .string()
  .min(1)
  .max(40)
  .describe("the accountant's name for it, unique; or null")
  .meta({ examples: ['ISS-SP'] });

/** POST /tax_rates */
export const createTaxRate = defineOperation({
  name: 'create_tax_rate',
  summary: 'Create a tax rate.',
  method: 'POST',
  path: '/tax_rates',
  scope: 'catalogue:write',
  write: 'keyed',
  found_by: { operation: 'list_tax_rates', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    display_name: z
      .string()
      .min(1)
      .max(100)
      .describe('as printed on an invoice')
      .meta({ examples: ['ISS'] }),
    percentage: z
      .string()
      .regex(/^(?:100(?:\.0{1,4})?|(?:0|[1-9]\d?)(?:\.\d{1,4})?)$/)
      .describe('decimal text from 0 to 100, with up to 4 places')
      .meta({ examples: ['5'] }),
    inclusive: z.boolean().describe("true: the tax is inside a line's amount; false: it comes on top"),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional()
      .describe('ISO 3166-1 alpha-2 in capitals, or null'),
    active: z.boolean().optional().describe('whether it may be put on a line; true when left out'),
    code: code.nullable().optional(),
    reference,
  }),
  answers: 'object',
  output: taxRateSchema,
  run(input, { tx, nowMs }) {
    const taken = refuseTaken(tx.tax_rates, input.reference);
    if (taken !== null) return taken;
    const rate = newTaxRate({
      id: tx.newId('txr'),
      reference: input.reference ?? null,
      displayName: input.display_name,
      percentage: input.percentage,
      inclusive: input.inclusive,
      country: input.country ?? null,
      active: input.active ?? true,
      code: input.code ?? null,
      holder: input.code == null ? undefined : tx.tax_rates.list({ limit: 1, where: { code: input.code } }).rows[0],
      nowMs,
    });
    return isRejection(rate) ? rate : tx.tax_rates.put(rate);
  },
});

/** GET /tax_rates */
export const listTaxRates = defineOperation({
  name: 'list_tax_rates',
  summary: 'List tax rates, newest first; inactive ones too.',
  method: 'GET',
  path: '/tax_rates',
  scope: 'catalogue:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ ...pageFields, code: code.optional().describe('only the one with this code') }),
  answers: 'list',
  output: listOf(taxRateSchema),
  run: ({ code: named, ...page }, { tx }) => pageOf(tx.tax_rates, { list: 'tax_rates', ...page, filters: { code: named } }),
});
