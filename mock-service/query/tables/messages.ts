// messages: e-mails as they would have been sent.
// One of the tables that SQL sees; tables/index.ts lists them. The text is no column: it may hold the address of a payment link.
import { LANGUAGES } from '../../domain/language.ts';
import { MESSAGE_PURPOSES, type Message, TONES } from '../../domain/mail/message.ts';
import { choice, createdAt, reference, text, textOrNull } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a message. */
export const messages = defineTable<Message>({
  name: 'messages',
  about: 'E-mails to customers: invoices, receipts and reminders, as they would have been sent; their text is not told here.',
  key: ['id'],
  columns: [
    text('id', "the message's id", (m) => m.id),
    choice('channel', 'how it goes', ['email'], (m) => m.channel),
    choice('purpose', 'what it is for; receipt: of a paid invoice', MESSAGE_PURPOSES, (m) => m.purpose),
    text('recipient', "the customer's e-mail at that time", (m) => m.to),
    choice('language', 'what it is written in', LANGUAGES, (m) => m.language),
    text('subject', 'its subject', (m) => m.subject),
    reference('invoice_id', 'invoices.id', 'what it is about', (m) => m.invoiceId),
    reference('customer_id', 'customers.id', 'whom it is for', (m) => m.customerId),
    textOrNull('tone', `of a reminder, one of ${TONES.join(', ')}; else null`, (m) => m.tone),
    createdAt(),
  ],
  example: "SELECT invoice_id, COUNT(*) AS reminders FROM messages WHERE purpose = 'reminder' GROUP BY invoice_id",
  ...stored('messages'),
});
