// booksOf: a store's rows as the self-check wants them.
// Beside a request's walk: it reads whole tables.
import type { Books } from '../domain/books.ts';
import type { Store } from './store.ts';

/** Everything in a store that has to add up, oldest first. */
export function booksOf({ rows }: Store): Books {
  return {
    customers: rows('customers'),
    invoices: rows('invoices'),
    payments: rows('payments'),
    refunds: rows('refunds'),
    creditNotes: rows('credit_notes'),
    balanceTransactions: rows('balance_transactions'),
  };
}
