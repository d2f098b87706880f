// Shares: how what was paid is given back by a credit note: refunded to a card, put on the customer's balance, or given back outside.
// Step 5 of a request's walk: create_credit_note asks here once it knows how much of the credit had been paid.
import { wholeAmountMinor } from '../money.ts';
import { isRejection, type Rejection, reject } from '../rejection.ts';

/** The parts of what is given back; they add up to it. */
export interface Shares {
  readonly refundMinor: number;
  readonly creditMinor: number;
  readonly outsideMinor: number;
}

/** What a caller asks for; all to the balance when nothing is. */
export interface AskedShares {
  readonly refundMinor?: number | undefined;
  readonly creditMinor?: number | undefined;
  readonly outsideMinor?: number | undefined;
}

interface Split extends Shares {
  readonly kind: 'split';
}

const PATHS = { refundMinor: 'refund_amount_minor', creditMinor: 'credit_amount_minor', outsideMinor: 'outside_amount_minor' } as const;
type Part = keyof typeof PATHS;
const PARTS = Object.keys(PATHS) as readonly Part[];

/** The parts of `postPaymentMinor`; or R14, R64, and R65, R68 when the charges cannot bear the refund. */
export function splitAfterPayment(postPaymentMinor: number, asked: AskedShares, refundableMinor: number | null): Split | Rejection {
  const parts = { refundMinor: 0, creditMinor: 0, outsideMinor: 0 };
  for (const part of PARTS) {
    const minor = partMinor(asked[part] ?? 0, PATHS[part]);
    if (isRejection(minor)) return minor;
    parts[part] = minor;
  }
  if (PARTS.every((part) => asked[part] === undefined)) parts.creditMinor = postPaymentMinor;
  if (parts.refundMinor + parts.creditMinor + parts.outsideMinor !== postPaymentMinor) {
    return mismatch('credit_amount_minor', 'parts that add up to what was paid of the credit', 'another sum');
  }
  return refuseRefund(parts.refundMinor, refundableMinor) ?? { kind: 'split', ...parts };
}

function partMinor(given: number, path: string): number | Rejection {
  const minor = wholeAmountMinor(given, path);
  if (isRejection(minor)) return minor;
  return minor < 0 ? mismatch(path, 'zero or more', 'a negative number') : minor + 0;
}

function refuseRefund(refundMinor: number, refundableMinor: number | null): Rejection | null {
  if (refundMinor === 0) return null;
  const path = PATHS.refundMinor;
  if (refundableMinor === null) return reject('R65', { field: { path, expected: 'none: nothing was charged', received: 'an amount' } });
  if (refundMinor <= refundableMinor) return null;
  return reject('R68', { field: { path, expected: 'at most what is left of the charges', received: 'more' } });
}

function mismatch(path: string, expected: string, received: string): Rejection {
  return reject('R64', { field: { path, expected, received } });
}
