// readBody: the JSON object in a call's body, or why there is none.
// Step 5 of a request's walk, before the operation's schema.
import { parse } from 'secure-json-parse';
import { type Call, headerOf } from '../../call.ts';
import type { Complaint } from '../../complaint/complaint.ts';
import { typeName } from '../../complaint/type-name.ts';
import type { ProblemFacts } from '../../wire/dialect.ts';

/** The members of a body, by name. */
export type Members = Readonly<Record<string, unknown>>;
export type Read = { readonly ok: true; readonly members: Members } | { readonly ok: false; readonly problem: ProblemFacts };

const JSON_TYPE = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?[ \t]*;?$/i;

const bodyError = (expected: string, received: string): Complaint => ({ path: '', expected, received });
const refuse = (problem: ProblemFacts): Read => ({ ok: false, problem });

const mediaType = (detail: string): Read => refuse({ code: 'unsupported_media_type', rule: 'R81', detail });
const malformed = (detail: string, error: Complaint): Read => refuse({ code: 'malformed', rule: 'R81', detail, errors: [error] });

function decode(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null; // the only thing decode throws for is bytes that are not UTF-8
  }
}

/** `undefined`: not JSON; `{ forbidden: true }`: a member that would reach a prototype. */
function parseJson(text: string): { readonly value: unknown } | { readonly forbidden: true } | undefined {
  try {
    const value: unknown = parse(text, { safe: true });
    return value === null && text.trim() !== 'null' ? { forbidden: true } : { value };
  } catch {
    return undefined; // with `safe`, the only thing parse throws for is text that is not JSON
  }
}

function mediaTypeRefusal(call: Call): Read | null {
  const coding = headerOf(call, 'content-encoding')?.trim().toLowerCase();
  if (coding !== undefined && coding !== '' && coding !== 'identity') return mediaType('Send the body without a content coding.');
  const type = headerOf(call, 'content-type')?.trim();
  if (type === undefined) return call.body.byteLength === 0 ? null : mediaType('The body has no Content-Type; send application/json.');
  return JSON_TYPE.test(type) ? null : mediaType('Send the body as application/json, in UTF-8.');
}

/** Reads a body; an empty one without a Content-Type, or with JSON's, is `{}`. Never throws. */
export function readBody(call: Call): Read {
  const refusal = mediaTypeRefusal(call);
  if (refusal !== null) return refusal;
  if (call.body.byteLength === 0) return { ok: true, members: {} };
  const text = decode(call.body);
  if (text === null) return malformed('The body is not valid UTF-8.', bodyError('JSON in UTF-8', 'bytes that are not UTF-8'));
  const json = parseJson(text);
  if (json === undefined) return malformed('The body is not valid JSON.', bodyError('a JSON object', 'text that is not JSON'));
  if ('forbidden' in json) {
    const error = { path: '__proto__', expected: 'no such field', received: 'a field that would reach a prototype' };
    return refuse({ code: 'invalid_request', detail: 'The body has a member named like a prototype.', errors: [error] });
  }
  const { value } = json;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ok: true, members: value as Members };
  return refuse({
    code: 'invalid_request',
    detail: 'The body is not a JSON object.',
    errors: [bodyError('an object', typeName(value))],
  });
}
