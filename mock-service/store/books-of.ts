// booksOf: a store's rows as the self-check wants them.
// Beside a request's walk: it reads whole tables.
import type { Books } from '../domain/books.ts';
import type { Store } from './store.ts';

/** Everything in a store that has to add up, oldest first. */
export function booksOf(store: Store): Books {
  return {
    customers: store.rows('customers'),
    invoices: store.rows('invoices'),
    payments: store.rows('payments'),
    refunds: store.rows('refunds'),
    creditNotes: store.rows('credit_notes'),
    balanceTransactions: store.rows('balance_transactions'),
  };
}
