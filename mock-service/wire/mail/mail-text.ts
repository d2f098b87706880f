// mailText: the subject and the text of a message to a customer, made of its facts alone.
// Step 6 of a request's walk: an operation reads the facts and keeps what is made of them.
import type { Customer } from '../../domain/customer.ts';
import { dayOf } from '../../domain/day.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { Language } from '../../domain/language.ts';
import type { Message, Tone } from '../../domain/mail/message.ts';
import { daysPastDue } from '../../domain/mail/reminder.ts';
import type { Seller } from '../../domain/seller.ts';
import { writerOf } from '../written.ts';
import { type LanguageWords, MAIL_WORDS, type MailWords, type Said } from './mail-words.ts';

/** What a message is for, and what only a reminder has: its tone, and a paragraph of the caller's own or null. */
export type Mail =
  | { readonly purpose: 'invoice' | 'receipt' }
  | { readonly purpose: 'reminder'; readonly tone: Tone; readonly note: string | null };

/** All that a message is made of. */
export interface MailFacts {
  readonly language: Language;
  readonly seller: Seller;
  readonly customer: Pick<Customer, 'name'>;
  readonly invoice: Invoice;
  /** Where it can be paid at the moment: `/pay/…`, from the root of the sandbox's address; null: nowhere. */
  readonly linkPath: string | null;
  readonly nowMs: number;
}

/** One line of plain text: what callers named may have line breaks in it, and formatters put spaces that no keyboard has. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function saidOf({ language, seller, invoice, nowMs }: MailFacts): Said {
  const write = writerOf(language, invoice.currency);
  return {
    seller: seller.name,
    number: oneLine(invoice.number ?? '') || invoice.id,
    total: oneLine(write.money(invoice.totalMinor)),
    remaining: oneLine(write.money(invoice.amountRemainingMinor)),
    due: invoice.dueDate === null ? null : write.day(invoice.dueDate),
    paid: write.day(dayOf(invoice.paidAtMs ?? nowMs)),
    days: daysPastDue(invoice, nowMs) ?? 0,
  };
}

function wordsFor(mail: Mail, words: LanguageWords): MailWords {
  return mail.purpose === 'reminder' ? words.reminder[mail.tone] : words[mail.purpose];
}

/** The message: paragraphs with an empty line between them. */
export function mailText(mail: Mail, facts: MailFacts): Pick<Message, 'subject' | 'text'> {
  const { customer, seller, linkPath } = facts;
  const words = MAIL_WORDS[facts.language];
  const [{ subject, body }, said] = [wordsFor(mail, words), saidOf(facts)];
  const paragraphs = [
    words.greeting(oneLine(customer.name)),
    body(said),
    mail.purpose === 'reminder' ? mail.note?.trim() : undefined,
    linkPath === null ? undefined : words.pay(linkPath),
    [words.farewell, seller.name, seller.email].join('\n'),
  ];
  return { subject: subject(said), text: paragraphs.filter((each) => each !== undefined).join('\n\n') };
}
