// coupons: what may be taken off.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { Coupon } from '../../domain/catalogue/coupon.ts';
import {
  count,
  countOrNull,
  createdAt,
  currencyOrNull,
  instantOrNull,
  minorOrNull,
  ownReference,
  percentOrNull,
  text,
  textOrNull,
  version,
} from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a coupon. */
export const coupons = defineTable<Coupon>({
  name: 'coupons',
  about: 'What may be taken off a line or an invoice: a percentage or an amount.',
  key: ['id'],
  columns: [
    text('id', "the coupon's id", (c) => c.id),
    ownReference(),
    textOrNull('name', 'what it is called, or null', (c) => c.name),
    percentOrNull('percent_off', 'what share is taken off; null: an amount is', (c) => c.percentOff),
    minorOrNull('amount_off_minor', 'how much is taken off; null: a percentage is', (c) => c.amountOffMinor),
    currencyOrNull('currency', "the amount's; null beside a percentage", (c) => c.currency),
    instantOrNull('valid_until', 'the first instant at which it is worth nothing, or null', (c) => c.validUntilMs),
    countOrNull('max_redemptions', 'how many invoices it is for; null: any number', (c) => c.maxRedemptions),
    count('times_redeemed', 'how many invoices with it were finalized', (c) => c.timesRedeemed),
    version(),
    createdAt(),
  ],
  example: 'SELECT name, times_redeemed FROM coupons ORDER BY times_redeemed DESC',
  ...stored('coupons'),
});
