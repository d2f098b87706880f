// storeItems: keeps invoice items saying what the invoice's lines say, whichever of the two was changed.
// Between steps 5 and 6 of a request's walk: whoever stores or deletes an invoice comes through here.
import type { Invoice } from '../../domain/invoice.ts';
import { type InvoiceItem, invoicedAs, pendingAgain } from '../../domain/invoice-item.ts';
import type { LineItem } from '../../domain/line-item.ts';
import type { Transaction } from '../../store/transaction.ts';

function itemOf(tx: Transaction, line: LineItem): InvoiceItem | undefined {
  if (line.source === 'line') return undefined;
  return tx.invoice_items.list({ limit: 1, where: { lineItemId: line.id } }).rows[0];
}

/** Stages the items whose lines are on the invoice as those lines are. */
export function storeItems(tx: Transaction, invoice: Invoice): void {
  for (const line of invoice.lines) {
    const item = itemOf(tx, line);
    const isSame = item?.line === line && item.invoiceId === invoice.id;
    if (item !== undefined && !isSame) tx.invoice_items.put(invoicedAs(item, line, invoice));
  }
}

/** Stages the items of lines that left their invoice: they are pending again. */
export function releaseItems(tx: Transaction, lines: readonly LineItem[]): void {
  for (const line of lines) {
    const item = itemOf(tx, line);
    if (item !== undefined) tx.invoice_items.put(pendingAgain(item));
  }
}
