// Operations on coupons.
// Step 5 of a request's walk.
import * as z from 'zod';
import { createCoupon as newCoupon } from '../../domain/catalogue/coupon.ts';
import { isRejection } from '../../domain/rejection.ts';
import { couponSchema } from '../../wire/catalogue-schemas.ts';
import { listOf } from '../../wire/schemas.ts';
import { amountMinor, currency, label, reference } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { refuseTaken } from '../references.ts';

/** POST /coupons */
export const createCoupon = defineOperation({
  name: 'create_coupon',
  summary: 'Create a coupon: a percentage or an amount off.',
  method: 'POST',
  path: '/coupons',
  scope: 'catalogue:write',
  write: 'keyed',
  found_by: { operation: 'list_coupons', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    name: label(100).nullable().optional().describe('for people, or null'),
    percent_off: z
      .string()
      .regex(/^(?!0(?:\.0+)?$)(?:100(?:\.0{1,4})?|(?:0|[1-9]\d?)(?:\.\d{1,4})?)$/)
      .optional()
      .describe('decimal text above 0, up to 100, with up to 4 places; not together with amount_off_minor')
      .meta({ examples: ['10'] }),
    amount_off_minor: amountMinor.optional().describe('whole minor units, more than zero; goes with currency'),
    currency: currency.optional().describe('ISO 4217 code in capitals, of amount_off_minor'),
    valid_until: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('when it stops being worth anything; ISO 8601 in UTC, or null')
      .meta({ examples: ['2026-12-31T23:59:59.000Z'] }),
    max_redemptions: z.int().min(1).nullable().optional().describe('how many invoices it is for, or null: any number'),
    reference,
  }),
  answers: 'object',
  output: couponSchema,
  run(input, { tx, nowMs }) {
    const taken = refuseTaken(tx.coupons, input.reference);
    if (taken !== null) return taken;
    const coupon = newCoupon({
      id: tx.newId('cpn'),
      reference: input.reference ?? null,
      name: input.name ?? null,
      percentOff: input.percent_off ?? null,
      amountOffMinor: input.amount_off_minor ?? null,
      currency: input.currency ?? null,
      validUntilMs: input.valid_until == null ? null : Date.parse(input.valid_until),
      maxRedemptions: input.max_redemptions ?? null,
      nowMs,
    });
    return isRejection(coupon) ? coupon : tx.coupons.put(coupon);
  },
});

/** GET /coupons */
export const listCoupons = defineOperation({
  name: 'list_coupons',
  summary: 'List coupons, newest first; expired and used up ones too.',
  method: 'GET',
  path: '/coupons',
  scope: 'catalogue:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject(pageFields),
  answers: 'list',
  output: listOf(couponSchema),
  run: (input, { tx }) => pageOf(tx.coupons, { list: 'coupons', ...input, filters: {} }),
});
