// layTotals: from the subtotal to what is still to be paid, and the payments behind it.
// Step 6 of a request's walk.
import type { Edition } from '../edition.ts';
import type { PaymentFacts } from '../facts.ts';
import { taxesByRate } from '../taxes.ts';
import { type Column, heightOf, type Sheet } from './sheet.ts';
import { BODY_WIDTH, COLOUR, PAGE, STYLE } from './theme.ts';

/** A line of the totals. */
interface Sum {
  readonly label: string;
  readonly amount: string;
  readonly look: 'plain' | 'quiet' | 'strong' | 'band';
}

const WIDTH = 255;
const LABELS: Column = { x: PAGE.right - WIDTH + 5, width: 142, align: 'start' };
const AMOUNTS: Column = { x: LABELS.x + LABELS.width + 4, width: WIDTH - LABELS.width - 14, align: 'right' };
const GAP = 4;

/** What the invoice comes to, line by line. What is nothing is left out, but for the total and what remains. */
export function sumsOf(edition: Edition): readonly Sum[] {
  const { facts, words, write } = edition;
  const { invoice } = facts;
  const row = (label: string, minor: number, look: Sum['look'] = 'plain'): Sum => ({ label, amount: write.money(minor), look });
  const unlessNothing = (label: string, minor: number): readonly Sum[] => (minor === 0 ? [] : [row(label, minor)]);
  const taxes = taxesByRate(edition);
  return [
    row(words.subtotal, invoice.subtotalMinor),
    ...unlessNothing(words.discount, -invoice.discountMinor),
    ...taxes.filter(({ inclusive }) => !inclusive).map(({ label, amountMinor }) => row(label, amountMinor)),
    row(words.total, invoice.totalMinor, 'strong'),
    ...taxes.filter(({ inclusive }) => inclusive).map(({ label, amountMinor }) => row(label, amountMinor, 'quiet')),
    ...unlessNothing(words.balance, invoice.appliedBalanceMinor),
    ...unlessNothing(words.paid, -invoice.amountPaidMinor),
    ...unlessNothing(words.credited, -invoice.amountCreditedMinor),
    row(words.remaining, invoice.amountRemainingMinor, 'band'),
  ];
}

function laySum(sheet: Sheet, { label, amount, look }: Sum): void {
  const style = look === 'plain' || look === 'quiet' ? STYLE.body : STYLE.strong;
  const colour = look === 'quiet' ? COLOUR.quiet : COLOUR.ink;
  const labels = sheet.set(label, style, colour, LABELS.width);
  const amounts = sheet.set(amount, style, colour, AMOUNTS.width);
  const height = Math.max(heightOf(labels), heightOf(amounts)) + 2 * GAP;
  if (height > sheet.room()) sheet.turn();
  const x = PAGE.right - WIDTH;
  if (look === 'band') sheet.put({ kind: 'box', x, y: sheet.y, width: WIDTH, height, colour: COLOUR.band });
  if (look === 'strong') sheet.put({ kind: 'rule', x, y: sheet.y, width: WIDTH, colour: COLOUR.hairline });
  sheet.stack(labels, LABELS, sheet.y + GAP);
  sheet.stack(amounts, AMOUNTS, sheet.y + GAP);
  sheet.y += height;
}

/** Lays the totals, together where a page has room for them. */
export function layTotals(sheet: Sheet, edition: Edition): void {
  const sums = sumsOf(edition);
  const height = sums.length * 21;
  if (height > sheet.room() && height < PAGE.bottom - PAGE.top) sheet.turn();
  for (const sum of sums) laySum(sheet, sum);
  sheet.y += 18;
}

/** What is said of a payment, and its amount. */
export function paymentTexts({ payment, card }: PaymentFacts, { words, write }: Edition): readonly [what: string, amount: string] {
  const means = card === null ? words.outside : `${card.brand.slice(0, 1).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`;
  const day = write.day(new Date(payment.createdAtMs).toISOString().slice(0, 10));
  const notes = [
    payment.status === 'reversed' ? words.reversed : null,
    payment.amountRefundedMinor === 0 || payment.status === 'reversed' ? null : words.refunded(write.money(payment.amountRefundedMinor)),
  ].filter((note) => note !== null);
  return [[words.payment(day, means), ...notes].join(' · '), write.money(payment.amountMinor)];
}

const PAYMENT: Column = { x: PAGE.left, width: BODY_WIDTH - 130, align: 'start' };
const RECEIVED: Column = { x: PAGE.right - 125, width: 120, align: 'right' };

/** Lays the payments, one a line; nothing where there are none. */
export function layPayments(sheet: Sheet, edition: Edition): void {
  const { payments } = edition.facts;
  if (payments.length === 0) return;
  const title = sheet.set(edition.words.payments, STYLE.label, COLOUR.accent, BODY_WIDTH);
  if (heightOf(title) + 30 > sheet.room()) sheet.turn();
  sheet.y += sheet.stack(title, { x: PAGE.left, width: BODY_WIDTH, align: 'start' }, sheet.y) + 2;
  for (const each of payments) {
    const [what, amount] = paymentTexts(each, edition);
    const lines = sheet.set(what, STYLE.body, COLOUR.ink, PAYMENT.width);
    const amounts = sheet.set(amount, STYLE.body, COLOUR.ink, RECEIVED.width);
    const height = Math.max(heightOf(lines), heightOf(amounts));
    if (height > sheet.room()) sheet.turn();
    sheet.stack(lines, PAYMENT, sheet.y);
    sheet.stack(amounts, RECEIVED, sheet.y);
    sheet.y += height + 2;
  }
  sheet.y += 16;
}
