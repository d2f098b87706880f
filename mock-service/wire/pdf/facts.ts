// InvoiceFacts: all that is printed on an invoice's PDF, read by the operation before anything is drawn.
// Step 6 of a request's walk: plain data; the same facts make the same bytes.
import type { Customer } from '../../domain/customer.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { Language } from '../../domain/language.ts';
import type { Payment } from '../../domain/payment.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import type { Seller } from '../../domain/seller.ts';

/** A payment, and the card that was charged for it; null: the money came from outside. */
export interface PaymentFacts {
  readonly payment: Payment;
  readonly card: PaymentMethod | null;
}

/** What an invoice's PDF is made of. */
export interface InvoiceFacts {
  readonly language: Language;
  readonly seller: Seller;
  readonly invoice: Invoice;
  readonly customer: Customer;
  /** Oldest first, those that were taken back included. */
  readonly payments: readonly PaymentFacts[];
  /** Tax rate id → what it is called. */
  readonly taxNames: ReadonlyMap<string, string>;
  /** YYYY-MM-DD in UTC, by the sandbox's calendar: an open invoice is past due from the day after its due date. */
  readonly today: string;
}
