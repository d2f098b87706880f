// What the six clients have in common: the call they are to send, and what they say they saw.
// Each is a program or library that nobody here wrote, used the way its own documentation shows.
import type { Seen } from '../../../scripts/wire/wire-schema.ts';

/** One HTTP call, ready to be sent. */
export interface WireCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly deadline_ms: number;
  /** Not null: the call is sent twice on one connection, with so many milliseconds in between. */
  readonly idle_ms: number | null;
}

/** What a client saw; of an answer, also what it read. */
export interface Sighting {
  readonly seen: Seen;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly value?: unknown;
  /** What was thrown, for the classifier: in this process only. */
  readonly thrown?: unknown;
}

/** A client. */
export interface Client {
  /** Sends the call, or both of them, and says what it saw of the last. */
  look(call: WireCall): Promise<Sighting>;
  close?(): Promise<void>;
}

/** A failure in the client's own words; words that no fixture may have are for the comparison to refuse. */
export function failed(words: Readonly<Record<string, unknown>>, thrown?: unknown): Sighting {
  return { seen: { outcome: 'error', ...words } as Seen, thrown };
}

/** An answer as every client may see it; `value` undefined: the body is no JSON. */
export function answered(
  status: number,
  headers: Readonly<Record<string, string>>,
  value: unknown,
): Sighting & { readonly seen: { readonly outcome: 'answer' } } {
  const text = value === undefined ? '' : JSON.stringify(value);
  const body = value === undefined ? 'not_json' : text.includes('\u{fffd}') ? 'mended_json' : 'json';
  return { seen: { outcome: 'answer', status, content_type: headers['content-type'] ?? null, body }, headers, value };
}

/** The JSON in a text; undefined: it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends twice when that is asked for; the first must be an answer. */
export async function onceOrTwice(call: WireCall, send: () => Promise<Sighting>): Promise<Sighting> {
  const first = await send();
  if (call.idle_ms === null) return first;
  if (first.seen.outcome !== 'answer') throw new Error(`the first of two calls failed: ${JSON.stringify(first.seen)}`);
  await new Promise((resolve) => setTimeout(resolve, call.idle_ms ?? 0));
  return send();
}
