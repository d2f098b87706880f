// The books, added up a second time in BigInt from lines, payments and refunds alone; nothing here is the provider's arithmetic.
import type { Invoice } from '../../../mock-service/domain/invoice.ts';
import type { LineItem } from '../../../mock-service/domain/line-item.ts';
import type { Store } from '../../../mock-service/store/store.ts';

const PLACES = 12;

function scaled(text: string): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(text) ?? [];
  const digits = BigInt(whole + part.padEnd(PLACES, '0'));
  return sign === '-' ? -digits : digits;
}

/** Unit × quantity in whole units, halves away from zero. */
export function exactAmount(unit: string, quantity: string): bigint {
  const product = scaled(unit) * scaled(quantity);
  const one = 10n ** BigInt(2 * PLACES);
  const size = product < 0n ? -product : product;
  const rounded = (size + one / 2n) / one;
  return product < 0n ? -rounded : rounded;
}

const sum = (amounts: readonly number[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function lineErrors(line: LineItem): readonly string[] {
  const errors: string[] = [];
  if (line.unitAmountMinor !== null && exactAmount(line.unitAmountMinor, line.quantity) !== BigInt(line.amountMinor)) errors.push('M2 M3');
  if (line.unitAmountMinor === null && line.quantity !== '1') errors.push('a plain amount has quantity 1');
  if (Math.abs(line.amountMinor) > 99_999_999) errors.push('R24');
  return errors;
}

function invoiceErrors(store: Store, invoice: Invoice): readonly string[] {
  const payments = store.rows('payments').filter(({ invoiceId }) => invoiceId === invoice.id);
  const refunds = store.rows('refunds').filter(({ invoiceId }) => invoiceId === invoice.id);
  const total = sum(invoice.lines.map(({ amountMinor }) => amountMinor));
  const due = most(0n, total);
  const paid = sum(payments.map(({ amountMinor }) => amountMinor));
  const remaining = most(0n, due - paid);
  const finalized = invoice.status === 'open' || invoice.status === 'paid';
  const checks: readonly (readonly [string, boolean])[] = [
    ['M7 subtotal', BigInt(invoice.subtotalMinor) === total],
    ['M7 total', BigInt(invoice.totalMinor) === total],
    ['amount due', BigInt(invoice.amountDueMinor) === due],
    ['amount paid', BigInt(invoice.amountPaidMinor) === paid],
    ['M9 remaining', BigInt(invoice.amountRemainingMinor) === remaining],
    ['M10 refunds of the invoice', sum(refunds.map(({ amountMinor }) => amountMinor)) <= due],
    ['never paid beyond what was due', paid <= due],
    ['paid exactly when nothing remains', !finalized || (invoice.status === 'paid') === (remaining === 0n)],
    ['nothing is paid on a draft or void invoice', finalized || paid === 0n],
    ['a number exactly after finalization', (invoice.number === null) === (invoice.status === 'draft')],
    ['at most 250 lines', invoice.lines.length <= 250],
  ];
  return [...checks.filter(([, holds]) => !holds).map(([name]) => name), ...invoice.lines.flatMap(lineErrors)];
}

function paymentErrors(store: Store): readonly string[] {
  return store.rows('payments').flatMap((payment) => {
    const refunded = sum(
      store
        .rows('refunds')
        .filter(({ paymentId }) => paymentId === payment.id)
        .map(({ amountMinor }) => amountMinor),
    );
    const exact = BigInt(payment.amountRefundedMinor) === refunded;
    return [...(exact ? [] : ['amount refunded']), ...(refunded <= BigInt(payment.amountMinor) ? [] : ['M10 refunds of the payment'])];
  });
}

/** M1: everything called `…Minor` that is a number, wherever it is, is a whole number that can be counted exactly. */
function unsafeAmounts(store: Store): readonly string[] {
  const found: string[] = [];
  const visit = (name: string, value: unknown): unknown => {
    if (name.endsWith('Minor') && typeof value === 'number' && (!Number.isSafeInteger(value) || Object.is(value, -0)))
      found.push(`M1 ${name}`);
    return value;
  };
  for (const table of ['invoices', 'line_items', 'payments', 'refunds'] as const) JSON.stringify(store.rows(table), visit);
  return found;
}

/** Names of what does not add up in a store; empty when all does. */
export function bookErrors(store: Store): readonly string[] {
  const invoices = store.rows('invoices');
  const onInvoices = new Set(invoices.flatMap(({ lines }) => lines));
  const inTable = store.rows('line_items');
  const numbers = invoices.flatMap(({ number }) => (number === null ? [] : [Number(number.slice('INV-'.length))]));
  return [
    ...invoices.flatMap((invoice) => invoiceErrors(store, invoice)),
    ...paymentErrors(store),
    ...unsafeAmounts(store),
    ...(inTable.length === onInvoices.size && inTable.every((row) => onInvoices.has(row)) ? [] : ['line_items repeats the invoices']),
    ...(numbers.toSorted((a, b) => a - b).every((number, index) => number === index + 1) ? [] : ['numbers have no gap']),
  ];
}
