// PaymentMethod: a card and how it behaves when charged. The table honours the test names the field knows.

/** What charging does: succeed, be declined with a code, or ask the payer to authenticate. */
export type CardBehaviour =
  | { readonly charge: 'succeeds' }
  | { readonly charge: 'declined'; readonly declineCode: string }
  | { readonly charge: 'needs_authentication' };

export interface PaymentMethod {
  readonly kind: 'payment_method';
  readonly id: string;
  /** Null: a test name that any customer may use. */
  readonly customerId: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: CardBehaviour;
  readonly createdAtMs: number;
}
