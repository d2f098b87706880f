// payLink: what whoever has a payment link may do with it: look at it, and pay what remains of its invoice on a card, once.
// Step 5 of a visit to a link's address; no operation, for it needs no credential.
import type { Invoice } from '../../domain/invoice.ts';
import { refusedBy } from '../../domain/lifecycle.ts';
import { type Payment, recordPayment } from '../../domain/payment.ts';
import { testPaymentMethod } from '../../domain/payment-method.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import { type LinkVisit, type PaymentLink, refuseExpired } from '../../domain/sales/payment-link.ts';
import type { Transaction } from '../../store/transaction.ts';
import { finalizationOf } from '../invoice/finalization.ts';
import { storeInvoice } from '../invoice/store-invoice.ts';
import type { OperationContext } from '../operation.ts';

/** A link keeps so many visits that paid nothing; later ones leave no row. */
export const MAX_VISITS = 100;

/** What somebody who has a link sees. */
export interface LinkView {
  readonly kind: 'link_view';
  readonly link: PaymentLink;
  readonly invoice: Invoice;
  /** What was paid through it; null: nothing yet. */
  readonly payment: Payment | null;
}

/** The link with this token, or undefined. */
export function findLink(tx: Transaction, token: string): PaymentLink | undefined {
  return tx.payment_links.list({ limit: 1, where: { token } }).rows[0];
}

/** What there is to see; or why it cannot be paid: R101, R41, R42. Nothing of what else may be done to the invoice: that is not the payer's. */
export function viewLink(link: PaymentLink, { tx, nowMs, profile }: OperationContext): LinkView | Rejection {
  const invoice = tx.invoices.get(link.invoiceId);
  if (invoice === undefined) throw new Error('a payment link names an invoice that does not exist');
  const payment = link.paymentId === null ? undefined : tx.payments.get(link.paymentId);
  if (payment !== undefined) return { kind: 'link_view', link, invoice, payment };
  const expired = refuseExpired(link, nowMs);
  if (expired !== null) return expired;
  const rule = refusedBy(invoice.status, 'record_payment', profile);
  return rule === null ? { kind: 'link_view', link, invoice, payment: null } : reject(rule);
}

/** A view after its payment; `isNew`: this call paid. */
export interface LinkPaid extends LinkView {
  readonly payment: Payment;
  readonly isNew: boolean;
}

/** Stages the payment of all that remains on the card of a test name; what was paid already is not paid again. Or what a view is refused by, R103, R50, R48, R49. */
export function payLink(link: PaymentLink, methodId: string, context: OperationContext): LinkPaid | Rejection {
  const view = viewLink(link, context);
  if (isRejection(view)) return view;
  if (view.payment !== null) return { ...view, payment: view.payment, isNew: false };
  const method = testPaymentMethod(methodId);
  if (method === undefined) {
    return reject('R103', { field: { path: 'payment_method_id', expected: 'a test name of a card', received: 'another text' } });
  }
  const { tx, nowMs } = context;
  const paymentId = tx.newId('pay');
  const paid = recordPayment(view.invoice, {
    id: paymentId,
    reference: null,
    method,
    paymentLinkId: link.id,
    ...finalizationOf(view.invoice, context),
  });
  if (isRejection(paid)) return paid;
  const invoice = storeInvoice(tx, paid.invoice, nowMs);
  const payment = tx.payments.add(paid.payment);
  return { kind: 'link_view', link: tx.payment_links.put({ ...link, paymentId }), invoice, payment, isNew: true };
}

/** Stages a visit; one that paid nothing only while there is room for it. */
export function noteVisit({ tx, nowMs }: OperationContext, link: PaymentLink, came: Pick<LinkVisit, 'outcome' | 'reason'>): void {
  const isFull = tx.link_visits.list({ limit: MAX_VISITS, where: { linkId: link.id } }).rows.length === MAX_VISITS;
  if (isFull && came.outcome !== 'paid') return;
  tx.link_visits.add({ kind: 'link_visit', id: tx.newId('vis'), linkId: link.id, ...came, version: 1, createdAtMs: nowMs });
}
