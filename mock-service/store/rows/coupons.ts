// couponRow: what a row of coupons looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { count } from '../../complaint/count.ts';
import { charge, currency, named, percentOff, text, written } from './fields.ts';

/** A row of `coupons`: each of its members, and no other. */
export const couponRow = z.strictObject({
  kind: z.literal('coupon'),
  ...named,
  name: text(100),
  percentOff: percentOff.nullable(),
  amountOffMinor: charge.min(1).nullable(),
  currency: currency.nullable(),
  validUntilMs: written.nullable(),
  maxRedemptions: z.int().min(1).nullable(),
  timesRedeemed: count,
});
