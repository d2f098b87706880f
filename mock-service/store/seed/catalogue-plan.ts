// The plan of the seed catalogue, as tables: what is sold, how it is taxed, what is taken off.
// Beneath a request's walk: catalogue.ts carries it out, once per seed.
import type { Coupon } from '../../domain/catalogue/coupon.ts';
import type { TaxRate } from '../../domain/catalogue/tax-rate.ts';

/** One product; `key` names it, its price, and both in handles. */
export interface PlannedProduct {
  readonly key: string;
  readonly name: string;
  readonly currency: string;
  /** Decimal text of minor units. */
  readonly unitAmountMinor: string;
  /** What it cost before: an archived price, which has the handle `price.replaced`. */
  readonly replaced?: string;
  readonly archived?: true;
}

export const PLANNED_PRODUCTS: readonly PlannedProduct[] = [
  { key: 'consulting', name: 'Consultoria contábil, por hora', currency: 'BRL', unitAmountMinor: '18500', replaced: '17000' },
  { key: 'hosting', name: 'Alojamento web, por mês', currency: 'EUR', unitAmountMinor: '1230' },
  { key: 'translation', name: 'Translation, per page', currency: 'JPY', unitAmountMinor: '3200.5' },
  { key: 'analysis', name: 'Water analysis, per sample', currency: 'BHD', unitAmountMinor: '12500' },
  { key: 'archived', name: 'Hospedagem de fax', currency: 'BRL', unitAmountMinor: '4990', archived: true },
];

/** One tax rate; `key` names it in this plan and in its handle. */
export interface PlannedTaxRate extends Pick<TaxRate, 'displayName' | 'percentage' | 'inclusive' | 'country' | 'active' | 'code'> {
  readonly key: string;
}

const portuguese = { displayName: 'IVA', percentage: '23', country: 'PT', active: true } as const;

/** `iss` is a service tax as a Brazilian city levies it. */
export const PLANNED_TAX_RATES: readonly PlannedTaxRate[] = [
  { key: 'iss', displayName: 'ISS', percentage: '5', inclusive: false, country: 'BR', active: true, code: 'ISS-5' },
  { key: 'iva', ...portuguese, inclusive: false, code: 'IVA-23' },
  { key: 'iva_inclusive', ...portuguese, inclusive: true, code: 'IVA-23-INCL' },
  { key: 'inactive', displayName: 'IVA', percentage: '21', inclusive: false, country: 'PT', active: false, code: 'IVA-21' },
];

/** One coupon; `key` names it in this plan and in its handle. */
export interface PlannedCoupon extends Pick<Coupon, 'name' | 'percentOff' | 'amountOffMinor' | 'currency' | 'maxRedemptions'> {
  readonly key: string;
  /** Days after it was made, or null: for ever. */
  readonly validDays: number | null;
}

const percent = { amountOffMinor: null, currency: null } as const;

/** `used_up` is for one invoice, and the invoice `discounted` has it. */
export const PLANNED_COUPONS: readonly PlannedCoupon[] = [
  { key: 'percent', name: 'Cliente fiel', percentOff: '10', ...percent, maxRedemptions: null, validDays: null },
  { key: 'amount', name: 'Boas-vindas', percentOff: null, amountOffMinor: 50_00, currency: 'BRL', maxRedemptions: null, validDays: null },
  { key: 'expired', name: 'Natal', percentOff: '20', ...percent, maxRedemptions: null, validDays: 30 },
  { key: 'used_up', name: 'Primeira fatura', percentOff: '12.5', ...percent, maxRedemptions: 1, validDays: null },
];
