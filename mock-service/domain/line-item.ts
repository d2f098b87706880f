// LineItem: one line of an invoice, either a plain amount or unit amount × quantity.

export interface LineItem {
  readonly kind: 'line_item';
  readonly id: string;
  readonly reference: string | null;
  readonly description: string;
  /** The line's money: rounded half away from zero when it comes from unit amount × quantity. */
  readonly amountMinor: number;
  /** Decimal text of minor units, up to 12 places; null when the amount was given. */
  readonly unitAmountMinor: string | null;
  /** Decimal text. */
  readonly quantity: string;
}
