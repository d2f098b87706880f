// storeInvoice: the one way operations store an invoice, so that the table of lines always repeats what is on the invoices.
// Between steps 5 and 6 of a request's walk.
import type { Deletion } from '../../domain/entity.ts';
import { couponIdsOf, type Invoice } from '../../domain/invoice.ts';
import type { LineItem } from '../../domain/line-item.ts';
import { reopenQuote } from '../../domain/sales/quote.ts';
import type { Transaction } from '../../store/transaction.ts';
import { storeMove } from '../store-move.ts';
import { releaseItems, storeItems } from './store-items.ts';

/**
 * Stages the invoice, those of its lines that are new, changed or gone, its coupons when it leaves draft, and the move of its customer's balance where it took or gave
 * credit; answers the invoice as it is kept.
 */
export function storeInvoice(tx: Transaction, invoice: Invoice, nowMs: number): Invoice {
  const before = tx.invoices.get(invoice.id);
  if (before?.status === 'draft' && invoice.status !== 'draft') redeemCoupons(tx, invoice);
  storeApplied(tx, { invoice, beforeMinor: before?.appliedBalanceMinor ?? 0, nowMs });
  if (before?.lines === invoice.lines) {
    storeItems(tx, invoice);
    return tx.invoices.put(invoice);
  }
  const lines = invoice.lines.map((line) => storeLine(tx, line));
  const kept = new Set(lines.map(({ id }) => id));
  const gone = (before?.lines ?? []).filter(({ id }) => !kept.has(id));
  for (const { id } of gone) tx.line_items.delete(id);
  releaseItems(tx, gone);
  const stored = tx.invoices.put({ ...invoice, lines });
  storeItems(tx, stored);
  return stored;
}

/** Stages a draft that was just made, with its lines, those of invoice items among them; answers it as it is kept. */
export function storeDraft(tx: Transaction, draft: Invoice): Invoice {
  const lines = draft.lines.map((line) => (line.source === 'line' ? tx.line_items.add(line) : storeLine(tx, line)));
  const isKept = lines.every((line, at) => line === draft.lines[at]);
  const stored = tx.invoices.add(isKept ? draft : { ...draft, lines });
  storeItems(tx, stored);
  return stored;
}

/** A finalized invoice uses each of its coupons once, wherever on it that is. */
function redeemCoupons(tx: Transaction, invoice: Invoice): void {
  for (const id of couponIdsOf(invoice)) {
    const coupon = tx.coupons.get(id);
    if (coupon !== undefined) tx.coupons.put({ ...coupon, timesRedeemed: coupon.timesRedeemed + 1 });
  }
}

function storeApplied(tx: Transaction, change: { invoice: Invoice; beforeMinor: number; nowMs: number }): void {
  const { invoice, beforeMinor, nowMs } = change;
  const amountMinor = beforeMinor - invoice.appliedBalanceMinor;
  if (amountMinor === 0) return;
  const { currency, id: invoiceId } = invoice;
  storeMove(tx, invoice.customerId, { amountMinor, currency, reason: 'applied', invoiceId, nowMs });
}

function storeLine(tx: Transaction, line: LineItem): LineItem {
  return tx.line_items.get(line.id) === line ? line : tx.line_items.put(line);
}

/** Deletes a draft with its lines; invoice items among them are pending again, and the quote that it was made of stands again. */
export function deleteInvoice(tx: Transaction, { id, lines, quoteId }: Invoice, nowMs: number): Deletion {
  for (const line of lines) tx.line_items.delete(line.id);
  releaseItems(tx, lines);
  const quote = quoteId === null ? undefined : tx.quotes.get(quoteId);
  if (quote !== undefined) tx.quotes.put(reopenQuote(quote, nowMs));
  tx.invoices.delete(id);
  return { kind: 'deletion', of: 'invoice', id };
}
