// PaymentLink: an address at which whoever has it can pay an invoice until an instant, and the visits that were paid to it.
// Step 5 of a request's walk; the address is no operation: see the endpoints of a sandbox.
import { DAY_MS, LAST_MS } from '../day.ts';
import type { Invoice } from '../invoice.ts';
import { allowedCommands } from '../lifecycle.ts';
import { refuseUncharged } from '../payment.ts';
import type { RuleProfile } from '../profile.ts';
import { type Rejection, type RuleId, reject } from '../rejection.ts';

/** Days for which a link is good when nobody said, and at most. */
export const DEFAULT_LINK_DAYS = 7;
export const MAX_LINK_DAYS = 90;

export interface PaymentLink {
  readonly kind: 'payment_link';
  readonly id: string;
  readonly reference: string | null;
  readonly invoiceId: string;
  readonly customerId: string;
  /** The last part of its address: whoever has it may pay. From the seed, and not to be told from its id. */
  readonly token: string;
  /** The first instant at which it cannot be paid any more. */
  readonly validUntilMs: number;
  /** What was paid through it, or null. */
  readonly paymentId: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What came of a visit. */
export const VISIT_OUTCOMES = ['viewed', 'paid', 'refused'] as const;

/** One time that somebody was at a link's address. */
export interface LinkVisit {
  readonly kind: 'link_visit';
  readonly id: string;
  readonly linkId: string;
  readonly outcome: (typeof VISIT_OUTCOMES)[number];
  /** The rule that refused it; null: none did. */
  readonly reason: RuleId | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a link is made of. */
export interface NewPaymentLink extends Pick<PaymentLink, 'id' | 'reference' | 'token'> {
  readonly invoice: Invoice;
  /** DEFAULT_LINK_DAYS from now when left out. */
  readonly validUntilMs?: number | undefined;
  readonly profile: RuleProfile;
  readonly nowMs: number;
}

/** A link to an open invoice; or R99, R100, and what no card could be charged: R24, R50. */
export function createPaymentLink({ invoice, profile, nowMs, ...given }: NewPaymentLink): PaymentLink | Rejection {
  if (invoice.status !== 'open') return reject('R99', { allowedOperations: allowedCommands(invoice.status, profile) });
  const { validUntilMs = Math.min(nowMs + DEFAULT_LINK_DAYS * DAY_MS, LAST_MS) } = given;
  const refusal = refuseExpiry(validUntilMs, nowMs);
  const refused = refusal ?? refuseUncharged(invoice.amountRemainingMinor);
  if (refused !== null) return refused;
  const { id: invoiceId, customerId } = invoice;
  const { id, reference, token } = given;
  return {
    kind: 'payment_link',
    id,
    reference,
    invoiceId,
    customerId,
    token,
    validUntilMs,
    paymentId: null,
    version: 1,
    createdAtMs: nowMs,
  };
}

/** R101 when a link cannot be paid any more at `nowMs`, else null. */
export function refuseExpired({ validUntilMs }: PaymentLink, nowMs: number): Rejection | null {
  return nowMs < validUntilMs ? null : reject('R101');
}

function refuseExpiry(validUntilMs: number, nowMs: number): Rejection | null {
  const path = 'expires_at';
  if (validUntilMs <= nowMs) return reject('R100', { field: { path, expected: 'a later instant than now', received: 'an earlier one' } });
  if (validUntilMs <= nowMs + MAX_LINK_DAYS * DAY_MS) return null;
  return reject('R100', { field: { path, expected: `at most ${MAX_LINK_DAYS} days from now`, received: 'a later instant' } });
}
