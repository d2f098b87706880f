// answerHeaders and CALL_HEADERS: the headers of answers and of calls, as components of the OpenAPI documents.
// One schema object per header, so that every use becomes a reference to the same component.
import { z } from 'zod';

const ANSWER_HEADERS = {
  'Request-Id': 'Names this call in the journal and in problem documents',
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

/** An answer's headers by name, beside the two every answer has; any of them may be absent. */
export function answerHeaders(...names: readonly AnswerHeader[]): z.ZodObject {
  const wanted: readonly string[] = [...names, 'Request-Id', 'Overdue-Fault-Applied'];
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
  callHeader('Overdue-Fault', 'One fault for this call alone, as a structured field item (RFC 9651)', 'lost_reply;how="reset"'),
];

/** What a write may carry besides. */
export const IDEMPOTENCY_KEY = callHeader(
  'Idempotency-Key',
  '1–255 characters. The same key with the same request gives the stored answer for 24 h',
  '5b1f0f0e-8a55-4c1b-9b0c-0d6a3e1b7a21',
);
