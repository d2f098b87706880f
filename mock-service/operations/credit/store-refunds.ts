// storeRefunds: a credit note's refund, taken from the invoice's charges, the oldest first.
// Between steps 5 and 6 of a request's walk.
import type { CreditNote } from '../../domain/credit/credit-note.ts';
import type { Payment } from '../../domain/payment.ts';
import { leftOf, repay } from '../../domain/refund.ts';
import type { Transaction } from '../../store/transaction.ts';

/** Stages the refunds and the payments after them; the charges are known to bear it. */
export function storeRefunds(tx: Transaction, charges: readonly Payment[], creditNote: CreditNote): void {
  let owedMinor = creditNote.refundMinor;
  for (const charge of charges) {
    const amountMinor = Math.min(owedMinor, leftOf(charge));
    if (amountMinor === 0) continue;
    const { id: creditNoteId, reason, createdAtMs: nowMs } = creditNote;
    const { payment, refund } = repay(charge, {
      id: tx.newId('ref'),
      reference: null,
      reason,
      amountMinor,
      creditNoteId,
      reversal: false,
      nowMs,
    });
    tx.payments.put(payment);
    tx.refunds.put(refund);
    owedMinor -= amountMinor;
  }
}
