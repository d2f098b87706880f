// Invoice: its data, its totals and how a draft begins. What may happen to it then: invoice-edit.ts and invoice-transitions.ts.
// Step 5 of a request's walk: commands are pure functions (invoice, command) → invoice | Rejection.
import type { InvoiceStatus } from './lifecycle.ts';
import { createLine, type LineItem, type NewLine } from './line-item.ts';
import { refuseCurrency } from './money.ts';
import { isRejection, type Rejection, reject, under } from './rejection.ts';

/** The most lines an invoice may have (R17). */
export const MAX_LINES = 250;

/** How an invoice is meant to be paid. */
export const COLLECTION_METHODS = ['send_invoice', 'charge_automatically'] as const;
export type CollectionMethod = (typeof COLLECTION_METHODS)[number];

export interface Invoice {
  readonly kind: 'invoice';
  readonly id: string;
  readonly reference: string | null;
  /** Given at finalization, null on a draft. */
  readonly number: string | null;
  readonly customerId: string;
  readonly status: InvoiceStatus;
  /** ISO 4217. */
  readonly currency: string;
  readonly collectionMethod: CollectionMethod;
  readonly memo: string | null;
  /** YYYY-MM-DD, or null. */
  readonly dueDate: string | null;
  readonly lines: readonly LineItem[];
  readonly subtotalMinor: number;
  readonly totalMinor: number;
  /** Negative: credit of the customer's balance that it took; positive: its negative total, given to the balance (M8). */
  readonly appliedBalanceMinor: number;
  readonly amountDueMinor: number;
  readonly amountPaidMinor: number;
  /** What credit notes took off what remained to be paid. */
  readonly amountCreditedMinor: number;
  readonly amountRemainingMinor: number;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
  readonly finalizedAtMs: number | null;
  readonly paidAtMs: number | null;
  readonly voidedAtMs: number | null;
}

/** What a draft is made of; the customer is known to exist. */
export interface NewInvoice
  extends Pick<Invoice, 'id' | 'reference' | 'customerId' | 'currency' | 'collectionMethod' | 'memo' | 'dueDate'> {
  readonly lines: readonly NewLine[];
  readonly nowMs: number;
}

/** A new draft, or R13, R17, and what may be wrong with a line, at `lines.<index>`. */
export function createInvoice({ nowMs, lines: newLines, ...given }: NewInvoice): Invoice | Rejection {
  const refusal = refuseCurrency(given.currency, 'currency') ?? refuseLineCount(newLines.length);
  if (refusal !== null) return refusal;
  const lines: LineItem[] = [];
  for (const [index, newLine] of newLines.entries()) {
    const line = createLine(newLine, given.currency);
    if (isRejection(line)) return under(`lines.${index}`, line);
    lines.push(line);
  }
  return {
    kind: 'invoice',
    ...given,
    number: null,
    status: 'draft',
    lines,
    ...totalsOf(lines),
    appliedBalanceMinor: 0,
    amountPaidMinor: 0,
    amountCreditedMinor: 0,
    version: 1,
    createdAtMs: nowMs,
    finalizedAtMs: null,
    paidAtMs: null,
    voidedAtMs: null,
  };
}

/** R17 when an invoice would have `count` lines and that is too many, else null. */
export function refuseLineCount(count: number): Rejection | null {
  if (count <= MAX_LINES) return null;
  return reject('R17', { field: { path: 'lines', expected: 'at most 250 lines', received: 'more' } });
}

/** A draft with other lines: its totals follow (M7 to M9). Nothing is paid on a draft. */
export function withLines(draft: Invoice, lines: readonly LineItem[]): Invoice {
  return { ...draft, lines, ...totalsOf(lines) };
}

/** The invoice with what is due and what remains reckoned anew (M8, M9). */
export function reckoned(invoice: Invoice): Invoice {
  const amountDueMinor = Math.max(0, invoice.totalMinor + invoice.appliedBalanceMinor);
  const amountRemainingMinor = Math.max(0, amountDueMinor - invoice.amountPaidMinor - invoice.amountCreditedMinor);
  return { ...invoice, amountDueMinor, amountRemainingMinor };
}

type Totals = Pick<Invoice, 'subtotalMinor' | 'totalMinor' | 'amountDueMinor' | 'amountRemainingMinor'>;

function totalsOf(lines: readonly LineItem[]): Totals {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const amountDueMinor = Math.max(0, subtotalMinor);
  return { subtotalMinor, totalMinor: subtotalMinor, amountDueMinor, amountRemainingMinor: amountDueMinor };
}
