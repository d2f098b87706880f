// balance_transactions: the moves of customers' balances.
// One of the tables that SQL sees; tables/index.ts lists them.
import { BALANCE_REASONS, type BalanceTransaction } from '../../domain/credit/balance.ts';
import { choice, createdAt, currency, minor, reference, referenceOrNull, text, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a move. */
export const balanceTransactions = defineTable<BalanceTransaction>({
  name: 'balance_transactions',
  about: "The moves of customers' balances; those of a customer add up to customers.balance_minor.",
  key: ['id'],
  columns: [
    text('id', "the move's id", (b) => b.id),
    reference('customer_id', 'customers.id', 'whose balance', (b) => b.customerId),
    minor('amount_minor', 'negative: the customer is owed that much more', (b) => b.amountMinor),
    minor('ending_balance_minor', 'the balance after it', (b) => b.endingBalanceMinor),
    currency('currency', "the amounts'", (b) => b.currency),
    choice('reason', 'why it moved', BALANCE_REASONS, (b) => b.reason),
    referenceOrNull('invoice_id', 'invoices.id', 'the invoice that took or gave it, or null', (b) => b.invoiceId),
    referenceOrNull('credit_note_id', 'credit_notes.id', 'the credit note that gave it, or null', (b) => b.creditNoteId),
    version(),
    createdAt(),
  ],
  example: 'SELECT customer_id, SUM(amount_minor) AS balance_minor FROM balance_transactions GROUP BY customer_id',
  ...stored('balance_transactions'),
});
