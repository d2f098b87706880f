// Invoice: its data. Commands on it are pure functions (invoice, input) → invoice | Rejection.
import type { InvoiceStatus } from './lifecycle.ts';
import type { LineItem } from './line-item.ts';

export interface Invoice {
  readonly kind: 'invoice';
  readonly id: string;
  readonly reference: string | null;
  /** Given at finalization, null on a draft. */
  readonly number: string | null;
  readonly customerId: string;
  readonly status: InvoiceStatus;
  /** ISO 4217. */
  readonly currency: string;
  readonly collectionMethod: 'send_invoice' | 'charge_automatically';
  readonly memo: string | null;
  /** YYYY-MM-DD, or null. */
  readonly dueDate: string | null;
  readonly lines: readonly LineItem[];
  readonly subtotalMinor: number;
  readonly totalMinor: number;
  readonly amountDueMinor: number;
  readonly amountPaidMinor: number;
  readonly amountRemainingMinor: number;
  /** Counts the writes to this invoice, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
  readonly finalizedAtMs: number | null;
  readonly paidAtMs: number | null;
  readonly voidedAtMs: number | null;
}
