// error_status: a chosen status instead of the operation, in the provider's own problem form or in any other.
// Behind the credential check by default, so that 401 and 403 still hold; before_access is infrastructure in front of the provider.
import * as z from 'zod';
import { shallowJson } from '../complaint/shallow-json.ts';
import { respond } from '../delivery.ts';
import { defineFault } from './fault.ts';
import { headersParam } from './plan/headers-param.ts';
import { codeFor } from './plan/status-codes.ts';

/** Both ends at once, whichever was missed. */
const STATUS = 'a whole number 400–599';
const MAX_BODY = 65_536;

const params = z
  .strictObject({
    status: z.int({ error: STATUS }).min(400, { error: STATUS }).max(599, { error: STATUS }).describe('of the answer'),
    code: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,63}$/, { error: 'a code of a–z, 0–9 and _, beginning with a letter' })
      .optional()
      .describe("the problem document's code; a usual one for the status when left out"),
    retry_after_s: z.int().min(0).max(31_536_000).optional().describe('whole seconds in a Retry-After header; no header when left out'),
    body: shallowJson
      .optional()
      .refine((body) => body === undefined || JSON.stringify(body).length <= MAX_BODY, { error: `at most ${MAX_BODY} characters` })
      .describe('in place of the problem document: a text is sent as it is, anything else as JSON'),
    content_type: z
      .string()
      .regex(/^[!-~][ -~]{0,127}$/, { error: 'up to 128 visible characters' })
      .optional()
      .describe('of the body; for a text text/plain; charset=utf-8 when left out'),
    headers: headersParam.optional().describe('more headers, by name'),
  })
  .refine(({ body, code }) => body === undefined || code === undefined, {
    error: 'nothing: a body of your own has no code',
    path: ['code'],
  })
  .refine(({ retry_after_s, headers }) => retry_after_s === undefined || headers?.['retry-after'] === undefined, {
    error: 'no retry-after beside retry_after_s',
    path: ['headers'],
  });

/** The body that a rule gives, and what it is. */
function written(body: NonNullable<z.infer<typeof params>['body']> | null): { readonly type: string; readonly text: string } {
  if (typeof body === 'string') return { type: 'text/plain; charset=utf-8', text: body };
  return { type: 'application/json', text: JSON.stringify(body) };
}

/** Any 4xx or 5xx; nothing is committed. A 5xx after a commit is lost_reply with how="error_status". */
export const errorStatus = defineFault({
  kind: 'error_status',
  about: 'Answers the given 4xx or 5xx instead of running the operation; nothing is committed.',
  params,
  allowedAt: ['before_operation', 'before_access'],
  inject: async (_next, _call, { status, code, retry_after_s, body, content_type, headers }, { problem }) => {
    const own = problem(status, code ?? codeFor(status), { detail: 'The provider could not handle the call.' });
    const more = {
      ...(content_type === undefined ? {} : { 'content-type': content_type }),
      ...(retry_after_s === undefined ? {} : { 'retry-after': String(retry_after_s) }),
      ...headers,
    };
    if (body === undefined) return own.reply === null ? own : respond({ ...own.reply, headers: { ...own.reply.headers, ...more } });
    const { type, text } = written(body);
    return respond({ status, headers: { 'content-type': type, ...more }, body: text });
  },
});
