// seedScheduled: an invoice that waits for its issue date, and one that was cancelled before its own.
// Beneath a request's walk: made last, with numbers of their own, so that no other row of the seed and no number given later is another one.
import { createInvoice } from '../../domain/invoice.ts';
import { DEFAULT_PROFILE as profile } from '../../domain/profile.ts';
import { cancelInvoice } from '../../domain/transitions/invoice-ends.ts';
import { finalizeInvoice } from '../../domain/transitions/invoice-transitions.ts';
import { allowed } from './allowed.ts';
import type { InvoiceGround } from './invoices.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Planned {
  readonly handle: 'scheduled' | 'cancelled';
  readonly number: string;
  readonly issueDate: string;
}

/** Nothing of a seed falls due before 2099: a fresh sandbox is the same whatever its date. */
const PLANNED: readonly Planned[] = [
  { handle: 'scheduled', number: '2099-1', issueDate: '2099-12-31' },
  { handle: 'cancelled', number: '2026-1', issueDate: '2026-01-31' },
];

/** Stages both, and names them. */
export function seedScheduled({ tx, customers, epochMs, name }: InvoiceGround): void {
  const customer = customers.get('brazilian');
  if (customer === undefined) throw new Error("the seed data's plan names no customer brazilian");
  for (const [index, { handle, number, issueDate }] of PLANNED.entries()) {
    const nowMs = epochMs - (PLANNED.length - index) * HOUR_MS;
    const asked = {
      id: tx.newId('inv'),
      reference: null,
      customerId: customer.id,
      currency: customer.currency,
      number,
      automaticTax: false,
    };
    const line = { id: tx.newId('li'), reference: null, description: 'Licença anual', amountMinor: 1_200_00 };
    const terms = { collectionMethod: 'send_invoice', issueDate } as const;
    const draft = tx.invoices.put(allowed(createInvoice({ ...asked, terms, notes: {}, coupon: null, lines: [line], profile, nowMs })));
    for (const each of draft.lines) tx.line_items.put(each);
    const none = { customer: { balanceMinor: 0, currency: null }, coupons: [], nextNumber: () => number };
    const scheduled = tx.invoices.put(allowed(finalizeInvoice(draft, { nowMs, profile, ...none })));
    if (handle === 'cancelled') tx.invoices.put(allowed(cancelInvoice(scheduled, nowMs + HOUR_MS / 2, profile)));
    name(`invoice.${handle}`, scheduled.id);
  }
}
