// A message to a customer, as native JSON.
// Step 6 of a request's walk; the shape is that of message-schema.ts.
import type { Message } from '../../domain/mail/message.ts';
import type { Json } from '../dialect.ts';

/** A message. */
export const message = (m: Message): Json => ({
  object: 'message',
  id: m.id,
  channel: m.channel,
  purpose: m.purpose,
  to: m.to,
  language: m.language,
  subject: m.subject,
  text: m.text,
  invoice_id: m.invoiceId,
  customer_id: m.customerId,
  tone: m.tone,
  created_at: new Date(m.createdAtMs).toISOString(),
});
