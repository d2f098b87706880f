// owedOn, owedNow: what each invoice leaves to be paid, on a day of the past by what is dated up to it, or now by its own row.
// Step 5 of a request's walk: pure; the aging report is made of either.
import { dayOf, endOfDayMs } from '../day.ts';
import type { Invoice } from '../invoice.ts';
import type { AccountEntry } from './account-entry.ts';
import type { OwedInvoice } from './aging.ts';
import { owedFromMs } from './invoice-entries.ts';

/** An invoice with what it left; its due date is the one it has now: no row keeps an earlier one. */
function owed(invoice: Invoice, remainingMinor: number): OwedInvoice {
  const { customerId, currency, dueDate, issueDate } = invoice;
  return { customerId, currency, dueDay: dueDate ?? issueDate ?? dayOf(owedFromMs(invoice) ?? 0), remainingMinor };
}

/** What is owed now: open invoices, by their own amounts. Written off, void and paid ones, drafts and what is not issued yet are owed nothing. */
export function owedNow(invoices: readonly Invoice[]): readonly OwedInvoice[] {
  return invoices.filter(({ status }) => status === 'open').map((invoice) => owed(invoice, invoice.amountRemainingMinor));
}

/** What was owed at the end of a day, YYYY-MM-DD, by what is dated up to it. */
export function owedOn(day: string, invoices: readonly Invoice[], happened: readonly AccountEntry[]): readonly OwedInvoice[] {
  const remaining = new Map<string | null, number>();
  const endMs = endOfDayMs(day);
  for (const { invoiceId, atMs, change } of happened) {
    if (atMs >= endMs) break;
    remaining.set(invoiceId, (remaining.get(invoiceId) ?? 0) + change.owedMinor);
  }
  return invoices.flatMap((invoice) => {
    const remainingMinor = remaining.get(invoice.id) ?? 0;
    return remainingMinor === 0 ? [] : [owed(invoice, remainingMinor)];
  });
}
