// PaymentMethod: a card and how it behaves when charged. The table honours the test names the field knows.
// Step 5 of a request's walk: record_payment asks here whether the charge goes through.
import type { Customer } from './customer.ts';
import { type Rejection, reject } from './rejection.ts';

/** What charging does: succeed, be declined with a code (when it is attached already, unless `attaches`), or ask the payer to authenticate. */
export type CardBehaviour =
  | { readonly charge: 'succeeds' }
  | { readonly charge: 'declined'; readonly declineCode: string; readonly attaches?: true }
  | { readonly charge: 'needs_authentication' };

export interface PaymentMethod {
  readonly kind: 'payment_method';
  readonly id: string;
  readonly reference: string | null;
  /** Null: a test name that any customer may use. */
  readonly customerId: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: CardBehaviour;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

const declined = (declineCode: string) => ({ charge: 'declined', declineCode }) as const;
const SUCCEEDS: CardBehaviour = { charge: 'succeeds' };

/** Test names → brand, last digits, behaviour. */
const TEST_METHODS: ReadonlyMap<string, Pick<PaymentMethod, 'brand' | 'last4' | 'behaviour'>> = new Map([
  ['pm_card_visa', { brand: 'visa', last4: '4242', behaviour: SUCCEEDS }],
  ['pm_card_mastercard', { brand: 'mastercard', last4: '4444', behaviour: SUCCEEDS }],
  ['pm_card_chargeDeclined', { brand: 'visa', last4: '0002', behaviour: declined('generic_decline') }],
  ['pm_card_chargeCustomerFail', { brand: 'visa', last4: '0341', behaviour: { ...declined('generic_decline'), attaches: true } }],
  ['pm_card_chargeDeclinedInsufficientFunds', { brand: 'visa', last4: '9995', behaviour: declined('insufficient_funds') }],
  ['pm_card_chargeDeclinedExpiredCard', { brand: 'visa', last4: '0069', behaviour: declined('expired_card') }],
  ['pm_card_threeDSecure2Required', { brand: 'visa', last4: '3220', behaviour: { charge: 'needs_authentication' } }],
]);

/** Every test name, in the order of the table. */
export const TEST_METHOD_NAMES: readonly string[] = [...TEST_METHODS.keys()];

/**
 * A test method that any customer may use, or undefined. `pm_card_visa_chargeDeclined` is `pm_card_chargeDeclined`, and so on.
 * @see https://docs.stripe.com/testing
 */
export function testPaymentMethod(id: string): PaymentMethod | undefined {
  const found = TEST_METHODS.get(id.replace(/^pm_card_visa_/, 'pm_card_'));
  return found && { kind: 'payment_method', id, reference: null, customerId: null, ...found, version: 1, createdAtMs: 0 };
}

/** The word that asks for the customer's default method. */
const DEFAULT_METHOD = 'default';

/** Where a method is looked for that is no test name, and what the field is called that named it. */
export interface MethodLookup {
  find(id: string): PaymentMethod | undefined;
  readonly path: string;
}

/** The method with this id, when this customer may be charged on it; or R02 (unknown), R47 (another customer's). */
export function chargeableMethod(id: string, customerId: string, { find, path }: MethodLookup): PaymentMethod | Rejection {
  const method = testPaymentMethod(id) ?? find(id);
  if (method === undefined) return reject('R02', { field: { path, expected: 'an existing payment method', received: 'an unknown id' } });
  if (method.customerId === null || method.customerId === customerId) return method;
  return reject('R47', { field: { path, expected: "one of the invoice's customer", received: "another customer's" } });
}

/** The method `id` means for this customer, "default" included; or R46 (there is no default), R02, R47. */
export function resolvePaymentMethod(id: string, customer: Customer, lookup: MethodLookup): PaymentMethod | Rejection {
  const named = id === DEFAULT_METHOD ? customer.defaultPaymentMethodId : id;
  if (named !== null) return chargeableMethod(named, customer.id, lookup);
  const expected = 'a payment method, or a customer that has a default';
  return reject('R46', { field: { path: lookup.path, expected, received: 'the default of a customer without one' } });
}

/** R48 with the decline code, or R49; null: the charge went through. */
export function refuseCharge(method: PaymentMethod): Rejection | null {
  const { behaviour } = method;
  if (behaviour.charge === 'succeeds') return null;
  return behaviour.charge === 'declined' ? reject('R48', { declineCode: behaviour.declineCode }) : reject('R49');
}

/** What a customer's own method is made of; `like`: the test name whose card it is. */
export interface NewPaymentMethod extends Pick<PaymentMethod, 'id' | 'reference'> {
  readonly like: string;
  readonly customerId: string;
  readonly nowMs: number;
}

/** A method of the customer's own; or R02 (no such test name), R48 (the card is declined at once). */
export function attachPaymentMethod({ like, nowMs, ...given }: NewPaymentMethod): PaymentMethod | Rejection {
  const card = testPaymentMethod(like);
  if (card === undefined) return reject('R02', { field: { path: 'payment_method', expected: 'a test name', received: 'another text' } });
  const { behaviour } = card;
  if (behaviour.charge === 'declined' && behaviour.attaches !== true) return refuseCharge(card) ?? card;
  return { ...card, ...given, createdAtMs: nowMs };
}
