// readBody: the JSON object in a call's body, or why there is none.
// Step 5 of a request's walk, before the operation's schema.
import { type Call, headerOf } from '../../call.ts';
import type { Complaint } from '../../complaint/complaint.ts';
import { typeName } from '../../complaint/type-name.ts';
import { type JsonReading, readJson } from '../../read-json.ts';
import type { ProblemFacts } from '../../wire/dialect.ts';

/** The members of a body, by name. */
export type Members = Readonly<Record<string, unknown>>;
export type Read = { readonly ok: true; readonly members: Members } | { readonly ok: false; readonly problem: ProblemFacts };

const JSON_TYPE = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?[ \t]*;?$/i;

const bodyError = (expected: string, received: string): Complaint => ({ path: '', expected, received });
const refuse = (problem: ProblemFacts): Read => ({ ok: false, problem });

const mediaType = (detail: string): Read => refuse({ code: 'unsupported_media_type', rule: 'R81', detail });

/** What is told of a body that holds no JSON to work with. */
const UNREADABLE: Readonly<Record<Exclude<JsonReading['kind'], 'json'>, ProblemFacts>> = {
  not_utf8: {
    code: 'malformed',
    rule: 'R81',
    detail: 'The body is not valid UTF-8.',
    errors: [bodyError('JSON in UTF-8', 'bytes that are not UTF-8')],
  },
  not_json: {
    code: 'malformed',
    rule: 'R81',
    detail: 'The body is not valid JSON.',
    errors: [bodyError('a JSON object', 'text that is not JSON')],
  },
  forbidden: {
    code: 'invalid_request',
    detail: 'The body has a member named like a prototype.',
    errors: [{ path: '__proto__', expected: 'no such field', received: 'a field that would reach a prototype' }],
  },
  ill_formed: {
    code: 'invalid_request',
    detail: 'The body has text with a NUL character or half a surrogate pair.',
    errors: [bodyError('text of whole characters, none of them NUL', 'text with an escape for half a character or for NUL')],
  },
};

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
  const json = readJson(call.body);
  if (json.kind !== 'json') return refuse(UNREADABLE[json.kind]);
  const { value } = json;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ok: true, members: value as Members };
  return refuse({
    code: 'invalid_request',
    detail: 'The body is not a JSON object.',
    errors: [bodyError('an object', typeName(value))],
  });
}
