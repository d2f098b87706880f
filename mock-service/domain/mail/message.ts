// Message: an e-mail as it would have been sent: a sandbox sends none, it keeps them.
// Step 5 of a request's walk; who tests reads them on the control API.
import type { Language } from '../language.ts';

/** What a message is for. */
export const MESSAGE_PURPOSES = ['invoice', 'receipt', 'reminder'] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** How a reminder is put. */
export const TONES = ['friendly', 'neutral', 'firm'] as const;
export type Tone = (typeof TONES)[number];

export interface Message {
  readonly kind: 'message';
  readonly id: string;
  readonly channel: 'email';
  readonly purpose: MessagePurpose;
  /** The customer's address at that time. */
  readonly to: string;
  readonly language: Language;
  /** One line. */
  readonly subject: string;
  /** Plain text, lines ended by \n. */
  readonly text: string;
  readonly invoiceId: string;
  readonly customerId: string;
  /** Of a reminder; else null. */
  readonly tone: Tone | null;
  /** YYYY-MM-DD, the day in UTC that it counts on (R60). */
  readonly sentOn: string;
  /** Its place among all of that day, from 1. */
  readonly nthOfDay: number;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}
