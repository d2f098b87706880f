// messageSchema: what a message to a customer looks like as JSON.
// Beside the walk: no operation answers one; the outbox and the truth of the control API show them.
import * as z from 'zod';
import { LANGUAGES } from '../../domain/language.ts';
import { MESSAGE_PURPOSES, TONES } from '../../domain/mail/message.ts';
import { idOf, instant } from '../schemas.ts';

/** A message on the wire. */
export const messageSchema = z
  .strictObject({
    object: z.literal('message'),
    id: idOf('msg', "the message's id"),
    channel: z.literal('email'),
    purpose: z.enum(MESSAGE_PURPOSES).describe('receipt: of a paid invoice'),
    to: z.string().describe("the customer's e-mail at that time"),
    language: z.enum(LANGUAGES).describe('pt-BR for a customer in Brazil, else en'),
    subject: z.string().describe('one line'),
    text: z.string().describe('plain text; it may hold the path of a payment link, which is a secret'),
    invoice_id: idOf('inv', 'what it is about'),
    customer_id: idOf('cus', 'whom it is for'),
    tone: z.enum(TONES).nullable().describe('of a reminder; else null'),
    created_at: instant('when it would have been sent'),
  })
  .meta({ id: 'Message', description: 'An e-mail as it would have been sent.' });
