// readJson: a body as JSON, parsed once however often its call asks for it.
// Beside call.ts: a rule's match on a body, the fingerprint under a key and the operation's input are made of the same value.
import { parse } from 'secure-json-parse';

/** What a body holds, and its text; `forbidden`: JSON with a member that would reach a prototype; `ill_formed`: with text that no UTF-8 or no C string can hold. */
export type JsonReading =
  | { readonly kind: 'json'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'not_utf8' | 'not_json' | 'forbidden' | 'ill_formed' };

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Uint8Array): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null; // the only thing decode throws for is bytes that are not UTF-8
  }
}

/** Only escapes can bring in what ILL_FORMED looks for. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;
/** NUL, or half a surrogate pair. */
const ILL_FORMED = /[\0\p{Surrogate}]/u;

/** Whether any name or text in the value is ill-formed; a loop, for a body may be nested deeper than the stack. */
function isIllFormed(value: unknown): boolean {
  const rest = [value];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string' && ILL_FORMED.test(next)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, member] of Object.entries(next)) rest.push(name, member);
  }
  return false;
}

function read(text: string | null): JsonReading {
  if (text === null) return { kind: 'not_utf8' };
  try {
    const value: unknown = parse(text, { safe: true });
    if (SUSPICIOUS.test(text) && isIllFormed(value)) return { kind: 'ill_formed' };
    return value === null && text.trim() !== 'null' ? { kind: 'forbidden' } : { kind: 'json', value, text };
  } catch {
    return { kind: 'not_json' }; // with `safe`, the only thing parse throws for is text that is not JSON
  }
}

/** The last body that was read: a call asks for its own several times in a row. A map of all of them would be the garbage collector's burden. */
let last: { readonly body: Uint8Array; readonly text: string | null; reading: JsonReading | null } | null = null;

/** The text in `body`, or null: it is not UTF-8. A call's journal keeps the very text that its JSON is read from. */
export function readText(body: Uint8Array): string | null {
  if (last?.body !== body) last = { body, text: decode(body), reading: null };
  return last.text;
}

/** The JSON in `body`, whose bytes nobody changes any more. Never throws; an empty body is not JSON. */
export function readJson(body: Uint8Array): JsonReading {
  if (last?.body === body && last.reading !== null) return last.reading;
  const text = readText(body);
  const reading = read(text);
  last = { body, text, reading };
  return reading;
}
