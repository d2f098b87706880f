// answerHeaders and CALL_HEADERS: the headers of answers and of calls, as components of the OpenAPI documents.
// One schema object per header, so that every use becomes a reference to the same component.
import { z } from 'zod';

const ANSWER_HEADERS = {
  'Request-Id': "Names this call in the journal and in problem documents: the caller's own, else ours",
  ETag: 'Version of the object, for If-Match and If-None-Match',
  'Content-Disposition': 'What the document is saved as (RFC 6266)',
  Link: 'The next page, relative: `<?…>; rel="next"` (RFC 8288)',
  RateLimit: 'What is left (draft-ietf-httpapi-ratelimit-headers): `r` calls, all of them back in `t` seconds',
  'RateLimit-Policy': 'The quota: `q` calls at once, which come back in `w` seconds',
  'Preference-Applied': '`return=minimal`: there is no body because none was wanted (RFC 7240)',
  'Retry-After': 'When to ask again: whole seconds, or a date counted from `Date`',
  'WWW-Authenticate': 'What is wrong with the credential (RFC 6750)',
  Allow: 'The methods this path takes',
  'Idempotent-Replayed': '`true`: the stored answer of an earlier call with this key',
  'Overdue-Fault-Applied': 'The fault that made or spoiled this answer',
} as const;

/** The name of a header of an answer. */
export type AnswerHeader = keyof typeof ANSWER_HEADERS;

const schemas = Object.fromEntries(
  Object.entries(ANSWER_HEADERS).map(([name, description]) => [
    name,
    z
      .string()
      .optional()
      .meta({ description, header: { id: name.replaceAll('-', '') } }),
  ]),
);

/** An answer's headers by name, beside those any answer may have; any of them may be absent. */
export function answerHeaders(...names: readonly AnswerHeader[]): z.ZodObject {
  const wanted: readonly string[] = [...names, 'Request-Id', 'RateLimit', 'RateLimit-Policy', 'Overdue-Fault-Applied'];
  return z.object(Object.fromEntries(Object.entries(schemas).filter(([name]) => wanted.includes(name))));
}

function callHeader(name: string, description: string, example: string): z.ZodType {
  return z
    .string()
    .optional()
    .meta({ description, examples: [example], param: { in: 'header', name, id: name.replaceAll('-', '') } });
}

/** Headers any call may carry. */
export const CALL_HEADERS = [
  callHeader('Overdue-Sandbox', 'Which sandbox; the path `/s/{sandbox_id}/v1` says the same', 'sb_8f2k4m1q7x3z'),
  callHeader('Overdue-Caller', 'Whose matches fault rules count; the API key when absent', 'worker-1'),
  callHeader('Request-Id', "The caller's own name for the call, 1–128 visible ASCII characters; echoed", 'order-1042-try-1'),
  callHeader('Overdue-Fault', 'One fault for this call alone, as a structured field item (RFC 9651)', 'lost_reply;how="reset"'),
];

/** What a write may carry besides. */
export const IDEMPOTENCY_KEY = callHeader(
  'Idempotency-Key',
  '1–255 characters. The same key with the same request gives the stored answer for 24 h',
  '5b1f0f0e-8a55-4c1b-9b0c-0d6a3e1b7a21',
);

/** What a write on an object that exists may carry besides. */
export const IF_MATCH = callHeader('If-Match', 'The versions the caller has seen, as their ETags: another one is refused (R71)', '"2"');

/** What a read of one object may carry besides. */
export const IF_NONE_MATCH = callHeader('If-None-Match', 'The version the caller has: 304 when that is still the one', '"1"');

/** What a write on an object that exists may carry besides. */
export const PREFER = callHeader(
  'Prefer',
  '`return=minimal`: 204 without a body (RFC 7240); a create always says what it made',
  'return=minimal',
);
