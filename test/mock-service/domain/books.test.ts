// The self-check sees every way in which books can be wrong: rows that add up, each spoiled in one place.
import { describe, expect, it } from 'vitest';
import { type Books, bookViolations } from '../../../mock-service/domain/books.ts';
import { DEFAULT_PROFILE } from '../../../mock-service/domain/profile.ts';
import { booksOf } from '../../../mock-service/store/books-of.ts';
import { giveCredit } from '../operations/credit/credit-ways.ts';
import { createProvider, invoiceIn } from '../operations/provider.ts';

type Table = keyof Books;

/** An invoice of 10,000 that took 500 of credit, was paid 12,000 by card, and was credited 1,000: 400 refunded, 600 to the balance. */
async function goodBooks(): Promise<Books> {
  const p = createProvider({ ...DEFAULT_PROFILE, R43: false });
  const invoice_id = await invoiceIn(p, 'draft');
  await giveCredit(p, p.store.rows('customers')[0]?.id ?? '', 500);
  await p.made('finalize_invoice', { invoice_id });
  await p.made('record_payment', { invoice_id, amount_minor: 12_000, payment_method_id: 'pm_card_visa' });
  const split = { refund_amount_minor: 400, credit_amount_minor: 600 };
  await p.made('create_credit_note', { invoice_id, amount_minor: 1000, ...split });
  const books = booksOf(p.store);
  return { ...books, invoices: books.invoices.filter(({ id }) => id === invoice_id) };
}

describe('the self-check', () => {
  it('finds nothing in books that add up', async () => {
    expect(bookViolations(await goodBooks())).toStrictEqual([]);
  });

  it.each<[Table, Readonly<Record<string, unknown>>, string]>([
    ['invoices', { subtotalMinor: 9999 }, 'M7 subtotal = Σ line amounts'],
    ['invoices', { discountMinor: 1 }, 'M7 discount = Σ line discounts'],
    ['invoices', { taxMinor: 1 }, 'M7 tax = Σ taxes on top'],
    ['invoices', { inclusiveTaxMinor: 1 }, 'M7 inclusive tax = Σ taxes inside'],
    ['invoices', { totalMinor: 9999 }, 'M7 total = subtotal − discount + tax on top'],
    ['invoices', { appliedBalanceMinor: -501 }, 'M8 applied balance = −Σ its balance transactions'],
    ['invoices', { appliedBalanceMinor: -10_001 }, 'M8 no more credit applied than the total'],
    ['invoices', { amountDueMinor: 9501 }, 'M8 due = total + applied balance, never negative'],
    ['invoices', { amountPaidMinor: 9499 }, 'M9 paid = Σ payments'],
    ['invoices', { amountCreditedMinor: 1 }, 'M9 credited = Σ credit notes before payment'],
    ['invoices', { amountRemainingMinor: 1 }, 'M9 remaining = due − paid − credited'],
    ['invoices', { status: 'open' }, 'M9 paid exactly when nothing remains'],
    ['invoices', { status: 'void' }, 'M9 nothing paid, credited or applied on a draft or void invoice'],
    ['creditNotes', { amountMinor: 10_001 }, 'M10 credit notes + direct refunds ≤ total'],
    ['payments', { amountOverpaidMinor: 2501 }, 'M11 what was paid too much is on the balance'],
    ['payments', { amountRefundedMinor: 0 }, 'M10 refunded = Σ refunds'],
    ['payments', { amountMinor: 399 }, 'M10 refunds ≤ the payment'],
    ['payments', { status: 'reversed' }, 'M10 a reversal gives the whole payment back'],
    ['creditNotes', { prePaymentMinor: 1 }, 'M10 amount = before + after payment'],
    ['creditNotes', { outsideMinor: 1 }, 'M10 after payment = refund + credit + outside'],
    ['creditNotes', { lines: [{ lineItemId: 'li_x', amountMinor: 999 }] }, 'M10 amount = Σ its lines'],
    ['refunds', { amountMinor: 401 }, 'M10 refund = Σ its refunds'],
    ['creditNotes', { creditMinor: 601 }, 'M11 credit = −Σ its balance transactions'],
    ['customers', { balanceMinor: 0 }, 'M11 balance = Σ balance transactions'],
    ['customers', { balanceMinor: 1 }, 'M11 no more credit used than there was'],
    ['customers', { currency: 'EUR' }, 'M11 all of one currency'],
    ['balanceTransactions', { endingBalanceMinor: 7 }, 'M11 each ending balance follows from the one before'],
  ])('sees %s with %j: %s', async (table, spoiled, violation) => {
    const books = await goodBooks();
    const [first, ...others] = books[table];
    const found = bookViolations({ ...books, [table]: [{ ...first, ...spoiled }, ...others] });
    expect(found.map(({ rule, what }) => `${rule} ${what}`)).toContain(violation);
    expect(found.every(({ id }) => id !== '')).toBe(true);
  });
});
