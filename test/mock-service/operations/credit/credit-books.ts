// Credit and balances, added up a second time in BigInt from payments, refunds, credit notes and balance transactions alone (M8 to M11).
import type { Invoice } from '../../../../mock-service/domain/invoice.ts';
import type { Store } from '../../../../mock-service/store/store.ts';

const sum = (amounts: readonly number[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
type Check = readonly [name: string, holds: boolean];
const names = (checks: readonly Check[]): readonly string[] => checks.filter(([, holds]) => !holds).map(([name]) => name);

/** What an invoice was paid, credited and given from a balance; `total` is what it comes to. */
export function settlementErrors(store: Store, invoice: Invoice, total: bigint): readonly string[] {
  const own = <Row extends { readonly invoiceId: string | null }>(rows: readonly Row[]): readonly Row[] =>
    rows.filter(({ invoiceId }) => invoiceId === invoice.id);
  const payments = own(store.rows('payments')).filter(({ status }) => status === 'succeeded');
  const notes = own(store.rows('credit_notes')).filter(({ status }) => status === 'issued');
  const direct = own(store.rows('refunds')).filter(({ creditNoteId, reversal }) => creditNoteId === null && !reversal);
  const moves = own(store.rows('balance_transactions'));
  const movedFor = (reason: string): bigint => sum(moves.filter((move) => move.reason === reason).map(({ amountMinor }) => amountMinor));
  const applied = -movedFor('applied');
  const due = most(0n, total + applied);
  const overpaid = sum(payments.map(({ amountOverpaidMinor }) => amountOverpaidMinor));
  const paid = sum(payments.map(({ amountMinor }) => amountMinor)) - overpaid;
  const credited = sum(notes.map(({ prePaymentMinor }) => prePaymentMinor));
  const remaining = most(0n, due - paid - credited);
  const claims = sum([...notes, ...direct].map(({ amountMinor }) => amountMinor));
  const isLive = invoice.status === 'open' || invoice.status === 'paid' || invoice.status === 'uncollectible';
  return names([
    ['applied balance', BigInt(invoice.appliedBalanceMinor) === applied],
    ['no more credit than the total', total < 0n ? applied === -total || !isLive : -applied <= total],
    ['M8 amount due', BigInt(invoice.amountDueMinor) === due],
    ['amount paid', BigInt(invoice.amountPaidMinor) === paid],
    ['amount credited', BigInt(invoice.amountCreditedMinor) === credited],
    ['M9 remaining', BigInt(invoice.amountRemainingMinor) === remaining],
    ['M10 credit notes and direct refunds', claims === 0n || claims <= total],
    ['never paid and credited beyond what was due', paid + credited <= due],
    ['overpayments are on the balance', movedFor('overpayment') === -overpaid],
    ['paid exactly when nothing remains', !isLive || (invoice.status === 'paid') === (remaining === 0n)],
    ['nothing is paid, credited or applied on a draft or void invoice', isLive || (paid === 0n && credited === 0n && applied === 0n)],
  ]);
}

/** Credit notes against their parts, refunds and balance transactions. */
export function creditNoteErrors(store: Store): readonly string[] {
  const numbers = store.rows('credit_notes').map(({ number }) => number);
  const unbroken = numbers.every((number, index) => number === `CN-${String(index + 1).padStart(6, '0')}`);
  const errors = store.rows('credit_notes').flatMap((note) => {
    const refunds = store.rows('refunds').filter(({ creditNoteId }) => creditNoteId === note.id);
    const moves = store.rows('balance_transactions').filter(({ creditNoteId }) => creditNoteId === note.id);
    return names([
      ['credit note amount', note.amountMinor === note.prePaymentMinor + note.postPaymentMinor && note.amountMinor > 0],
      ['credit note split', note.postPaymentMinor === note.refundMinor + note.creditMinor + note.outsideMinor],
      ['credit note parts', [note.prePaymentMinor, note.refundMinor, note.creditMinor, note.outsideMinor].every((part) => part >= 0)],
      ['credit note refunds', sum(refunds.map(({ amountMinor }) => amountMinor)) === BigInt(note.refundMinor)],
      ['credit note balance', sum(moves.map(({ amountMinor }) => amountMinor)) === -BigInt(note.creditMinor)],
    ]);
  });
  return unbroken ? errors : [...errors, 'credit note numbers have no gap'];
}

/** M11, and that nobody used credit that was not there. */
export function balanceErrors(store: Store): readonly string[] {
  return store.rows('customers').flatMap((customer) => {
    const moves = store.rows('balance_transactions').filter(({ customerId }) => customerId === customer.id);
    const balance = sum(moves.map(({ amountMinor }) => amountMinor));
    return names([
      ['M11 balance', BigInt(customer.balanceMinor) === balance],
      ['M11 ending balance', moves.length === 0 || BigInt(moves.at(-1)?.endingBalanceMinor ?? 0) === balance],
      ['no more credit used than there was', balance <= 0n],
      ['a balance has one currency', new Set(moves.map(({ currency }) => currency)).size <= 1],
      ['a move is never of nothing', moves.every(({ amountMinor }) => amountMinor !== 0)],
    ]);
  });
}

/** Invoice items say what the lines say, and every line of an item has one. */
export function itemErrors(store: Store): readonly string[] {
  const items = store.rows('invoice_items');
  const lines = store.rows('invoices').flatMap((invoice) => invoice.lines.map((line) => ({ invoice, line })));
  const itemLines = lines.filter(({ line }) => line.source === 'invoice_item');
  const invoiced = items.filter(({ status }) => status === 'invoiced');
  return names([
    ['an item that waits is on no invoice', items.every(({ status, invoiceId }) => (status === 'pending') === (invoiceId === null))],
    ['an item is on one invoice', itemLines.length === invoiced.length],
    [
      'an item says what its line says',
      invoiced.every(({ line, invoiceId }) => itemLines.some((each) => each.line === line && each.invoice.id === invoiceId)),
    ],
  ]);
}
