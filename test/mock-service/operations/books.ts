// The books, added up a second time in BigInt from lines, payments and refunds alone; nothing here is the provider's arithmetic.
import type { Invoice } from '../../../mock-service/domain/invoice.ts';
import type { LineItem } from '../../../mock-service/domain/line-item.ts';
import type { Store } from '../../../mock-service/store/store.ts';
import { TABLE_NAMES } from '../../../mock-service/store/tables.ts';
import { totalErrors } from './catalogue/tax-books.ts';
import { balanceErrors, creditNoteErrors, itemErrors, settlementErrors } from './credit/credit-books.ts';

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

function lineErrors(line: LineItem): readonly string[] {
  const errors: string[] = [];
  if (line.unitAmountMinor !== null && exactAmount(line.unitAmountMinor, line.quantity) !== BigInt(line.amountMinor)) errors.push('M2 M3');
  if (line.unitAmountMinor === null && line.quantity !== '1') errors.push('a plain amount has quantity 1');
  if (Math.abs(line.amountMinor) > 99_999_999) errors.push('R24');
  return errors;
}

function invoiceErrors(store: Store, invoice: Invoice): readonly string[] {
  const checks: readonly (readonly [string, boolean])[] = [
    ['a number exactly after finalization', (invoice.number === null) === (invoice.status === 'draft')],
    ['at most 250 lines', invoice.lines.length <= 250],
  ];
  return [
    ...checks.filter(([, holds]) => !holds).map(([name]) => name),
    ...totalErrors(invoice),
    ...settlementErrors(store, invoice, BigInt(invoice.totalMinor)),
    ...invoice.lines.flatMap(lineErrors),
  ];
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
  for (const table of TABLE_NAMES) JSON.stringify(store.rows(table), visit);
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
    ...creditNoteErrors(store),
    ...balanceErrors(store),
    ...itemErrors(store),
    ...unsafeAmounts(store),
    ...(inTable.length === onInvoices.size && inTable.every((row) => onInvoices.has(row)) ? [] : ['line_items repeats the invoices']),
    ...(numbers.toSorted((a, b) => a - b).every((number, index) => number === index + 1) ? [] : ['numbers have no gap']),
  ];
}
