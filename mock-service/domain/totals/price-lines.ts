// priceLines: new lines with what a coupon takes off them and what they come to: of an invoice, or of a quote.
// Step 5 of a request's walk: both are reckoned here, so that a quote says what its invoice will.
import { applyCoupon, type Coupon, type Discount } from '../catalogue/coupon.ts';
import { createLine, type LineGround, type LineItem, type NewLine } from '../line-item.ts';
import type { RuleProfile } from '../profile.ts';
import { isRejection, type Rejection, under } from '../rejection.ts';
import { type Totals, totalsOf } from './totals.ts';

/** Lines and what is taken off all of them together. */
export interface NewLines extends LineGround {
  readonly lines: readonly NewLine[];
  readonly coupon: Coupon | null;
  readonly profile: RuleProfile;
}

/** What new lines come to. */
export interface PricedLines {
  readonly kind: 'priced_lines';
  readonly coupon: Discount | null;
  readonly totals: Totals;
}

/** The lines as reckoned; or what may be wrong with a line, at `lines.<index>`, or R22. */
export function priceLines({ lines: newLines, coupon: used, currency, profile, nowMs }: NewLines): PricedLines | Rejection {
  const ground = { currency, nowMs };
  const lines: LineItem[] = [];
  for (const [index, newLine] of newLines.entries()) {
    const line = createLine(newLine, ground);
    if (isRejection(line)) return under(`lines.${index}`, line);
    lines.push(line);
  }
  const coupon = applyCoupon(used, ground);
  if (coupon?.kind === 'rejection') return coupon;
  return { kind: 'priced_lines', coupon, totals: totalsOf({ lines, coupon, taxLevel: profile.taxLevel }) };
}
