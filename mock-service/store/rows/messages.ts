// messageRow: what a row of messages looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { MAX_COUNT } from '../../complaint/count.ts';
import { isCalendarTime } from '../../determinism/calendar.ts';
import { dayOf } from '../../domain/day.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { MESSAGE_PURPOSES, TONES } from '../../domain/mail/message.ts';
import { id, instant, kept, some } from './fields.ts';

/** A row of `messages`: each of its members, and no other. */
export const messageRow = z
  .strictObject({
    kind: z.literal('message'),
    ...kept,
    channel: z.literal('email'),
    purpose: z.enum(MESSAGE_PURPOSES),
    to: some(320),
    language: z.enum(LANGUAGES),
    subject: some(500).regex(/^[^\r\n]*$/, { error: 'one line' }),
    text: some(5000),
    invoiceId: id,
    customerId: id,
    tone: z.enum(TONES).nullable(),
    sentOn: z.iso.date(),
    nthOfDay: z.int().min(1).max(MAX_COUNT),
    createdAtMs: instant,
  })
  .refine(({ purpose, tone }) => (purpose === 'reminder') === (tone !== null), { error: 'a tone on a reminder alone', path: ['tone'] })
  // An instant that is none is told of already, and has no day.
  .refine(({ sentOn, createdAtMs }) => !isCalendarTime(createdAtMs) || sentOn === dayOf(createdAtMs), {
    error: 'the day of its instant',
    path: ['sentOn'],
  });
