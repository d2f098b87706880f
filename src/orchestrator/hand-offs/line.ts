// writeLine, readLine: a hand-off's event as one line of text, and back; what is no such line is told with a reason.
// Under the file store: a line comes from a disk that others can write to, so that its whole shape is checked.
import * as z from 'zod';
import { ERROR_TYPES, type ErrorType } from '../../contract/error-types.ts';
import { toolErrorSchema } from '../../contract/tool-error.ts';
import type { HandOffEvent } from '../hand-off.ts';

/** Carried by each line; a line of another version is set aside. */
const VERSION = 1;

/** Longer lines are set aside unread, in bytes. */
export const LINE_MAX = 262_144;

const NAME_MAX = 1_000;

const name = z.string().max(NAME_MAX);
const errorType = z.enum(Object.keys(ERROR_TYPES) as [ErrorType, ...ErrorType[]]);
const time = z.iso.datetime();
const both = z.strictObject({ en: z.string().max(NAME_MAX), 'pt-BR': z.string().max(NAME_MAX) });

const handOff = z.strictObject({
  id: name,
  fingerprint: z.strictObject({ credential: name, host: name, error_type: errorType, upstream_code: name.nullable() }),
  state: z.literal('open'),
  created_at: time,
  updated_at: time,
  expires_at: time,
  count: z.literal(1),
  asked: z.strictObject({
    operation: name,
    arguments: z.array(name).max(100),
    intent: name.nullable(),
    found_by: name.nullable().default(null),
  }),
  observed: toolErrorSchema,
  attempts: z
    .array(z.strictObject({ number: z.int().min(1), startedAt: time, elapsedMs: z.number().min(0), error_type: errorType.nullable() }))
    .max(100),
  stopped_by: name,
  blocked: z.array(name).max(100),
  question: both,
  done_when: both,
  resume_token: name,
});

const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('raised'), at: time, hand_off: handOff }),
  z.strictObject({ kind: z.literal('met'), at: time, id: name, operation: name }),
  z.strictObject({ kind: z.literal('resolved'), at: time, id: name, applied: z.boolean().optional() }),
  z.strictObject({ kind: z.enum(['acknowledged', 'expired']), at: time, id: name }),
]);

/** An event under a name of its own, by which its writer finds it again. */
export interface Line {
  readonly line: string;
  readonly event: HandOffEvent;
}

const lineSchema = z.strictObject({ hand_off_log: z.literal(VERSION), line: name, event });

/** Why a line is no event. */
export type SetAsideBecause = 'not_json' | 'other_version' | 'other_shape' | 'too_long';

/** Without the line's end. @throws TypeError for an event that could not be read again. */
export function writeLine({ line, event }: Line): string {
  const text = JSON.stringify({ hand_off_log: VERSION, line, event });
  const read = new TextEncoder().encode(text).length > LINE_MAX ? 'too_long' : readLine(text);
  if (typeof read === 'string') throw new TypeError(`hand-off: expected an event that can be read again, got ${read}`);
  return text;
}

/** The event, or why it is none. Never throws. */
export function readLine(text: string): Line | SetAsideBecause {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not_json';
  }
  const version = typeof value === 'object' && value !== null ? Reflect.get(value, 'hand_off_log') : undefined;
  if (typeof version === 'number' && version !== VERSION) return 'other_version';
  const read = lineSchema.safeParse(value);
  // `stopped_by` is a name that a later version may add to: whoever reads it shows it.
  return read.success ? (read.data as Line) : 'other_shape';
}
