// TaxRate: a percentage with a name, beside a price or inside it. It never changes: another percentage is another rate.
// Step 5 of a request's walk: a line names up to ten, and keeps what they say.
import { type Rejection, reject } from '../rejection.ts';

/** The most tax rates a line may have (R18). */
export const MAX_TAX_RATES = 10;

export interface TaxRate {
  readonly kind: 'tax_rate';
  readonly id: string;
  readonly reference: string | null;
  readonly displayName: string;
  /** Decimal text from 0 to 100, up to 4 places. */
  readonly percentage: string;
  /** True: the tax is inside the line's amount; false: it comes on top. */
  readonly inclusive: boolean;
  /** ISO 3166-1 alpha-2, or null. */
  readonly country: string | null;
  /** False: not for new lines. */
  readonly active: boolean;
  /** The accountant's name for it, unique; or null. */
  readonly code: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a line keeps of a tax rate. */
export interface AppliedRate {
  readonly taxRateId: string;
  readonly percentage: string;
  readonly inclusive: boolean;
}

/** What a tax rate is made of. */
export interface NewTaxRate extends Omit<TaxRate, 'kind' | 'version' | 'createdAtMs'> {
  /** The rate that has the same code already. */
  readonly holder: TaxRate | undefined;
  readonly nowMs: number;
}

/** A new tax rate; or R09: a code that is taken would change what it stands for. */
export function createTaxRate({ nowMs, holder, ...given }: NewTaxRate): TaxRate | Rejection {
  if (holder === undefined) return { kind: 'tax_rate', ...given, version: 1, createdAtMs: nowMs };
  return reject('R09', {
    existingId: holder.id,
    detail: 'Refused: a tax rate has this code, and what a rate says never changes; use it, or give the new one another code.',
    field: { path: 'code', expected: 'a code not used before', received: 'one that is taken' },
  });
}

/** What a line is to keep of these rates; or R18, R10. One that the line has already may be inactive. */
export function applyRates(rates: readonly TaxRate[], kept: readonly AppliedRate[]): Applied | Rejection {
  const path = 'tax_rate_ids';
  if (rates.length > MAX_TAX_RATES) return reject('R18', { field: { path, expected: 'at most 10 tax rates', received: 'more' } });
  if (new Set(rates.map(({ id }) => id)).size < rates.length) {
    return reject('R18', { code: 'tax_conflict', field: { path, expected: 'each tax rate once', received: 'one twice' } });
  }
  for (const [index, { id, active }] of rates.entries()) {
    if (active || kept.some(({ taxRateId }) => taxRateId === id)) continue;
    return reject('R10', { field: { path: `${path}.${index}`, expected: 'an active tax rate', received: 'an inactive one' } });
  }
  return { kind: 'applied', rates: rates.map(({ id, percentage, inclusive }) => ({ taxRateId: id, percentage, inclusive })) };
}

interface Applied {
  readonly kind: 'applied';
  readonly rates: readonly AppliedRate[];
}
