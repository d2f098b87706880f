// storeInvoice: the one way operations store an invoice, so that the table of lines always repeats what is on the invoices.
// Between steps 5 and 6 of a request's walk.
import type { Invoice } from '../domain/invoice.ts';
import type { Transaction } from '../store/store.ts';

/** Stages the invoice and those of its lines that are new or changed; answers the invoice. */
export function storeInvoice(tx: Transaction, invoice: Invoice): Invoice {
  for (const line of invoice.lines) {
    if (tx.line_items.get(line.id) !== line) tx.line_items.put(line);
  }
  tx.invoices.put(invoice);
  return invoice;
}
