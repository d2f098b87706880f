// includePending: puts what a customer owes and no invoice says yet on a new draft.
// Step 5 of a request's walk: create_invoice asks here when pending items are to be included.
import { type Invoice, MAX_LINES } from '../../domain/invoice.ts';
import { attachItems } from '../../domain/invoice-item.ts';
import type { RuleProfile } from '../../domain/profile.ts';
import { type Rejection, reject } from '../../domain/rejection.ts';
import type { Transaction } from '../../store/transaction.ts';

/** A draft with its customer's pending items in its currency, oldest first, after its own lines, as many as fit; the others wait on. Or R32, R17. */
export function includePending(tx: Transaction, draft: Invoice, profile: RuleProfile): Invoice | Rejection {
  const { customerId, currency } = draft;
  const { rows } = tx.invoice_items.list({ limit: Number.MAX_SAFE_INTEGER, where: { customerId, status: 'pending' } });
  const items = rows.filter((item) => item.currency === currency).toReversed();
  // A full draft is refused rather than made without any of them.
  const room = Math.max(MAX_LINES - draft.lines.length, 1);
  if (items.length > 0) return attachItems(draft, items.slice(0, room), profile);
  return reject('R32', { field: { path: 'pending_items', expected: "pending items in the invoice's currency", received: 'none' } });
}
