// Edition: the facts of an invoice with the words and the writer of its language: what every part of the layout is given.
// Step 6 of a request's walk.
import { type Writer, writerOf } from '../written.ts';
import type { InvoiceFacts } from './facts.ts';
import { type Standing, WORDS, type Words } from './words.ts';

/** What is laid out. */
export interface Edition {
  readonly facts: InvoiceFacts;
  readonly words: Words;
  readonly write: Writer;
  readonly standing: Standing;
}

/** How the invoice stands on the day it is printed. */
function standingOf({ invoice: { status, dueDate }, today }: InvoiceFacts): Standing {
  return status === 'open' && dueDate !== null && dueDate < today ? 'past_due' : status;
}

/** The facts, ready to be laid out. */
export function editionOf(facts: InvoiceFacts): Edition {
  const { language, invoice } = facts;
  return { facts, words: WORDS[language], write: writerOf(language, invoice.currency), standing: standingOf(facts) };
}

const OWED: readonly Standing[] = ['draft', 'scheduled', 'open', 'past_due'];

/** What is to be paid and until when, as a sentence; null: nothing is asked for. */
export function moneyDue({ facts: { invoice }, words, write, standing }: Edition): string | null {
  if (!OWED.includes(standing) || invoice.amountRemainingMinor === 0) return null;
  return words.amountDue(write.money(invoice.amountRemainingMinor), invoice.dueDate === null ? null : write.day(invoice.dueDate));
}
