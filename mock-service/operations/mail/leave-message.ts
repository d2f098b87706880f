// leaveMessage: the one way operations send: a message is written, counted and kept, and goes nowhere.
// Between steps 5 and 6 of a request's walk: dropped with its transaction, so that what was refused sent nothing.
import type { Customer } from '../../domain/customer.ts';
import { dayOf } from '../../domain/day.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { languageOf } from '../../domain/language.ts';
import type { Message } from '../../domain/mail/message.ts';
import { refuseQuota } from '../../domain/mail/quota.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import { refuseExpired } from '../../domain/sales/payment-link.ts';
import { SELLER } from '../../domain/seller.ts';
import type { Transaction } from '../../store/transaction.ts';
import { type Mail, mailText } from '../../wire/mail/mail-text.ts';
import type { OperationContext } from '../operation.ts';
import { ownerOf } from '../store-move.ts';

/** Links of an invoice that are looked at for one that is good, newest first. */
const MOST_LINKS = 100;

/** How many messages the tenant has sent on a day. */
function sentOn(tx: Transaction, day: string): number {
  return tx.messages.list({ limit: 1, where: { sentOn: day } }).rows[0]?.nthOfDay ?? 0;
}

/** Where to, when a message may go to this customer now; or R59, R60. */
export function recipientOf({ email }: Customer, { tx, nowMs, profile }: OperationContext): { readonly to: string } | Rejection {
  if (email === null) return reject('R59');
  return refuseQuota(sentOn(tx, dayOf(nowMs)), nowMs, profile) ?? { to: email };
}

/** Where the invoice can be paid now: the newest link that is good and was not used; null: there is none. */
function linkPathOf(invoice: Invoice, { tx, nowMs }: OperationContext): string | null {
  if (invoice.amountRemainingMinor === 0) return null;
  const { rows } = tx.payment_links.list({ limit: MOST_LINKS, where: { invoiceId: invoice.id } });
  const link = rows.find((each) => each.paymentId === null && refuseExpired(each, nowMs) === null);
  return link === undefined ? null : `/pay/${link.token}`;
}

/** Stages the message about an invoice as it now is; answers it, or R59, R60. */
export function leaveMessage(mail: Mail, invoice: Invoice, context: OperationContext): Message | Rejection {
  const { tx, nowMs } = context;
  const customer = ownerOf(tx, invoice);
  const recipient = recipientOf(customer, context);
  if (isRejection(recipient)) return recipient;
  const language = languageOf(customer);
  const linkPath = linkPathOf(invoice, context);
  const day = dayOf(nowMs);
  return tx.messages.add({
    kind: 'message',
    id: tx.newId('msg'),
    channel: 'email',
    purpose: mail.purpose,
    to: recipient.to,
    language,
    ...mailText(mail, { language, seller: SELLER, customer, invoice, linkPath, nowMs }),
    invoiceId: invoice.id,
    customerId: customer.id,
    tone: mail.purpose === 'reminder' ? mail.tone : null,
    sentOn: day,
    nthOfDay: sentOn(tx, day) + 1,
    version: 1,
    createdAtMs: nowMs,
  });
}

/** Stages the message of an invoice that was sent: a receipt of a paid one; null, or R59, R60. */
export function mailInvoice(invoice: Invoice, context: OperationContext): Rejection | null {
  const left = leaveMessage({ purpose: invoice.status === 'paid' ? 'receipt' : 'invoice' }, invoice, context);
  return isRejection(left) ? left : null;
}
