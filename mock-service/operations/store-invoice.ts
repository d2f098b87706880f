// storeInvoice: the one way operations store an invoice, so that the table of lines always repeats what is on the invoices.
// Between steps 5 and 6 of a request's walk.
import type { Invoice } from '../domain/invoice.ts';
import type { LineItem } from '../domain/line-item.ts';
import type { Transaction } from '../store/transaction.ts';

/** Stages the invoice and those of its lines that are new, changed or gone; answers the invoice as it is kept. */
export function storeInvoice(tx: Transaction, invoice: Invoice): Invoice {
  const before = tx.invoices.get(invoice.id);
  if (before?.lines === invoice.lines) return tx.invoices.put(invoice);
  const lines = invoice.lines.map((line) => storeLine(tx, line));
  const kept = new Set(lines.map(({ id }) => id));
  for (const { id } of before?.lines ?? []) if (!kept.has(id)) tx.line_items.delete(id);
  return tx.invoices.put({ ...invoice, lines });
}

function storeLine(tx: Transaction, line: LineItem): LineItem {
  return tx.line_items.get(line.id) === line ? line : tx.line_items.put(line);
}
