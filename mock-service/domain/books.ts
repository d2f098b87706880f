// bookViolations: adds the books up again from their rows and says where M7 to M11 do not hold.
// Beside a request's walk: nothing here is asked by a command; the control API and the property tests ask it.
import type { BalanceTransaction } from './credit/balance.ts';
import type { CreditNote } from './credit/credit-note.ts';
import type { Customer } from './customer.ts';
import type { Invoice } from './invoice.ts';
import type { Payment } from './payment.ts';
import type { Refund } from './refund.ts';

/** Everything that has to add up: all rows of a tenant. */
export interface Books {
  readonly customers: readonly Customer[];
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly creditNotes: readonly CreditNote[];
  readonly balanceTransactions: readonly BalanceTransaction[];
}

/** A sum that is not what a row says, or a bound that is passed. */
export interface BookViolation {
  /** The money rule: M7 to M11. */
  readonly rule: 'M7' | 'M8' | 'M9' | 'M10' | 'M11';
  /** The row that is wrong. */
  readonly id: string;
  /** What does not hold, in English: names, never amounts. */
  readonly what: string;
}

type Check = readonly [rule: BookViolation['rule'], what: string, holds: boolean];

function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

/** Rows by what they belong to; none for what has none. */
function by<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): (key: string) => readonly Row[] {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return (key) => groups.get(key) ?? [];
}

/** What belongs to one invoice. */
interface Belongings {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly notes: readonly CreditNote[];
  readonly moves: readonly BalanceTransaction[];
}

function totalChecks(invoice: Invoice): readonly Check[] {
  const { lines, subtotalMinor, discountMinor, taxMinor, inclusiveTaxMinor, totalMinor } = invoice;
  const taxes = lines.flatMap((line) => line.taxes);
  const taxSum = (inside: boolean): number => sum(taxes, ({ amountMinor, inclusive }) => (inclusive === inside ? amountMinor : 0));
  return [
    ['M7', 'subtotal = Σ line amounts', subtotalMinor === sum(lines, ({ amountMinor }) => amountMinor)],
    ['M7', 'discount = Σ line discounts', discountMinor === sum(lines, (line) => line.discountMinor + line.invoiceDiscountMinor)],
    ['M7', 'tax = Σ taxes on top', taxMinor === taxSum(false)],
    ['M7', 'inclusive tax = Σ taxes inside', inclusiveTaxMinor === taxSum(true)],
    ['M7', 'total = subtotal − discount + tax on top', totalMinor === subtotalMinor - discountMinor + taxMinor],
  ];
}

function settlementChecks(invoice: Invoice, { payments, refunds, notes, moves }: Belongings): readonly Check[] {
  const { status, totalMinor, appliedBalanceMinor, amountDueMinor, amountPaidMinor, amountCreditedMinor, amountRemainingMinor } = invoice;
  const applied = moves.filter(({ reason }) => reason === 'applied');
  const counting = payments.filter((payment) => payment.status === 'succeeded');
  const keptMinor = sum(moves, ({ reason, amountMinor }) => (reason === 'overpayment' ? amountMinor : 0));
  const issued = notes.filter((note) => note.status === 'issued');
  const direct = refunds.filter(({ creditNoteId, reversal }) => creditNoteId === null && !reversal);
  const claimedMinor = sum([...issued, ...direct], ({ amountMinor }) => amountMinor);
  const isLive = status === 'open' || status === 'paid' || status === 'uncollectible';
  const isUntouched = appliedBalanceMinor === 0 && amountPaidMinor === 0 && amountCreditedMinor === 0;
  return [
    ['M8', 'applied balance = −Σ its balance transactions', appliedBalanceMinor + sum(applied, ({ amountMinor }) => amountMinor) === 0],
    ['M8', 'no more credit applied than the total', appliedBalanceMinor >= Math.min(0, -totalMinor)],
    ['M8', 'due = total + applied balance, never negative', amountDueMinor === Math.max(0, totalMinor + appliedBalanceMinor)],
    ['M9', 'paid = Σ payments', amountPaidMinor === sum(counting, (payment) => payment.amountMinor - payment.amountOverpaidMinor)],
    ['M9', 'credited = Σ credit notes before payment', amountCreditedMinor === sum(issued, ({ prePaymentMinor }) => prePaymentMinor)],
    ['M9', 'remaining = due − paid − credited', amountRemainingMinor === amountDueMinor - amountPaidMinor - amountCreditedMinor],
    ['M9', 'paid exactly when nothing remains', !isLive || (status === 'paid') === (amountRemainingMinor === 0)],
    ['M9', 'nothing paid, credited or applied on a draft or void invoice', isLive || isUntouched],
    ['M10', 'credit notes + direct refunds ≤ total', claimedMinor === 0 || claimedMinor <= totalMinor],
    ['M11', 'what was paid too much is on the balance', sum(payments, (payment) => payment.amountOverpaidMinor) + keptMinor === 0],
  ];
}

function paymentChecks(payment: Payment, refunds: readonly Refund[]): readonly Check[] {
  const refundedMinor = sum(refunds, ({ amountMinor }) => amountMinor);
  const { amountMinor, amountRefundedMinor, amountOverpaidMinor, status } = payment;
  return [
    ['M10', 'refunded = Σ refunds', amountRefundedMinor === refundedMinor],
    ['M10', 'refunds ≤ the payment', refundedMinor + amountOverpaidMinor <= amountMinor],
    ['M10', 'a reversal gives the whole payment back', (status === 'reversed') === refunds.some(({ reversal }) => reversal)],
  ];
}

function noteChecks(note: CreditNote, refunds: readonly Refund[], moves: readonly BalanceTransaction[]): readonly Check[] {
  const { amountMinor, prePaymentMinor, postPaymentMinor, refundMinor, creditMinor, outsideMinor, lines } = note;
  return [
    ['M10', 'amount = before + after payment', amountMinor === prePaymentMinor + postPaymentMinor],
    ['M10', 'after payment = refund + credit + outside', postPaymentMinor === refundMinor + creditMinor + outsideMinor],
    ['M10', 'amount = Σ its lines', lines.length === 0 || amountMinor === sum(lines, (line) => line.amountMinor)],
    ['M10', 'refund = Σ its refunds', refundMinor === sum(refunds, (refund) => refund.amountMinor)],
    ['M11', 'credit = −Σ its balance transactions', creditMinor + sum(moves, (move) => move.amountMinor) === 0],
  ];
}

function customerChecks({ balanceMinor, currency }: Customer, moves: readonly BalanceTransaction[]): readonly Check[] {
  let endingMinor = 0;
  const isChained = moves.every((move) => {
    endingMinor += move.amountMinor;
    return move.endingBalanceMinor === endingMinor;
  });
  return [
    ['M11', 'balance = Σ balance transactions', balanceMinor === sum(moves, ({ amountMinor }) => amountMinor)],
    ['M11', 'each ending balance follows from the one before', isChained],
    ['M11', 'all of one currency', moves.every((move) => move.currency === currency)],
    ['M11', 'no more credit used than there was', balanceMinor <= 0],
  ];
}

function failed(id: string, checks: readonly Check[]): readonly BookViolation[] {
  return checks.flatMap(([rule, what, holds]) => (holds ? [] : [{ rule, id, what }]));
}

/** Where the books do not add up; empty when they do. Rows are oldest first. */
export function bookViolations({
  customers,
  invoices,
  payments,
  refunds,
  creditNotes,
  balanceTransactions,
}: Books): readonly BookViolation[] {
  const paymentsOf = by(payments, ({ invoiceId }) => invoiceId);
  const refundsOf = by(refunds, ({ invoiceId }) => invoiceId);
  const notesOf = by(creditNotes, ({ invoiceId }) => invoiceId);
  const movesOf = by(balanceTransactions, ({ invoiceId }) => invoiceId);
  const refundsOfPayment = by(refunds, ({ paymentId }) => paymentId);
  const refundsOfNote = by(refunds, ({ creditNoteId }) => creditNoteId);
  const movesOfNote = by(balanceTransactions, ({ creditNoteId }) => creditNoteId);
  const movesOfCustomer = by(balanceTransactions, ({ customerId }) => customerId);
  return [
    ...invoices.flatMap((invoice) => {
      const { id } = invoice;
      const belongings = { payments: paymentsOf(id), refunds: refundsOf(id), notes: notesOf(id), moves: movesOf(id) };
      return failed(id, [...totalChecks(invoice), ...settlementChecks(invoice, belongings)]);
    }),
    ...payments.flatMap((payment) => failed(payment.id, paymentChecks(payment, refundsOfPayment(payment.id)))),
    ...creditNotes.flatMap((note) => failed(note.id, noteChecks(note, refundsOfNote(note.id), movesOfNote(note.id)))),
    ...customers.flatMap((customer) => failed(customer.id, customerChecks(customer, movesOfCustomer(customer.id)))),
  ];
}
