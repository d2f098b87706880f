// accountRows: the rows that account entries are made of, of one customer or of all.
// Step 5 of a request's walk: reports read them whole, by the indexes of lists.
import type { AccountRows } from '../../domain/reports/account-entries.ts';
import type { Transaction } from '../../store/transaction.ts';

const EVERY_ROW = { limit: Number.MAX_SAFE_INTEGER };

/** Rows oldest first; of all customers when none is named. */
export function accountRows(tx: Transaction, customerId?: string | undefined): AccountRows {
  const where = { customerId };
  const payments = tx.payments.list({ ...EVERY_ROW, where }).rows.toReversed();
  const refunds =
    customerId === undefined
      ? tx.refunds.list(EVERY_ROW).rows.toReversed()
      : payments.flatMap(({ id, amountRefundedMinor }) =>
          amountRefundedMinor === 0 ? [] : tx.refunds.list({ ...EVERY_ROW, where: { paymentId: id } }).rows.toReversed(),
        );
  return {
    invoices: tx.invoices.list({ ...EVERY_ROW, where }).rows.toReversed(),
    payments,
    refunds,
    creditNotes: tx.credit_notes.list({ ...EVERY_ROW, where }).rows.toReversed(),
    balanceTransactions: tx.balance_transactions.list({ ...EVERY_ROW, where }).rows.toReversed(),
  };
}
