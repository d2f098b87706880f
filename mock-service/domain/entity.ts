// Entity: everything the provider stores, and a page of it. A new entity is one more member of the union and one row of the store's TABLES.
// Steps 5 and 6 of a request's walk: operations answer with one of these, the store keeps them, `wire` encodes them.

import type { Coupon } from './catalogue/coupon.ts';
import type { Price, Product } from './catalogue/product.ts';
import type { TaxRate } from './catalogue/tax-rate.ts';
import type { BalanceTransaction } from './credit/balance.ts';
import type { CreditNote } from './credit/credit-note.ts';
import type { Customer } from './customer.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceItem } from './invoice-item.ts';
import type { LineItem } from './line-item.ts';
import type { Message } from './mail/message.ts';
import type { Payment } from './payment.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { FoundRows, TableList, TableSchema } from './query/found-rows.ts';
import type { Refund } from './refund.ts';
import type { Report } from './reports/report.ts';
import type { LinkVisit, PaymentLink } from './sales/payment-link.ts';
import type { Quote } from './sales/quote.ts';
import type { RecurringInvoice } from './sales/recurring-invoice.ts';

/** Anything that is stored, told apart by `kind`. Each has an `id` and a `version` that the store counts. */
export type Entity =
  | BalanceTransaction
  | CreditNote
  | Customer
  | Invoice
  | InvoiceItem
  | LineItem
  | Payment
  | PaymentMethod
  | Refund
  | Product
  | Price
  | TaxRate
  | Coupon
  | Quote
  | RecurringInvoice
  | PaymentLink
  | LinkVisit
  | Message;

/** One page of a list, newest first. */
export interface Page {
  readonly kind: 'page';
  readonly items: readonly Entity[];
  /** Opaque, for `cursor`; null on the last page. */
  readonly nextCursor: string | null;
}

/** What is left of a row that was deleted. */
export interface Deletion {
  readonly kind: 'deletion';
  readonly of: Entity['kind'];
  readonly id: string;
}

/** An invoice that was reckoned and not stored. */
export interface Preview {
  readonly kind: 'preview';
  readonly invoice: Invoice;
}

/** Bytes that were made of what is stored, such as a PDF of an invoice; the same rows make the same bytes. */
export interface Document {
  readonly kind: 'document';
  /** `application/pdf`; the output of its operation names the same. */
  readonly mediaType: string;
  /** What it is saved as: ASCII letters, digits, `.`, `_` and `-`. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** What an operation may answer with. */
export type Answer = Entity | Page | Deletion | Preview | Document | Report | FoundRows | TableSchema | TableList;
