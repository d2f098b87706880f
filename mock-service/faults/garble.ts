// garble: the answer cannot be read. Before the operation garbage is answered and nothing is done;
// after the commit or on the wire the real answer is spoiled, so whatever it said was done.
import { z } from 'zod';
import { type Delivery, type Reply, respond } from '../delivery.ts';
import type { Random } from '../determinism/random.ts';
import { defineFault } from './fault.ts';

const HTML = '<!doctype html>\n<html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1></body></html>\n';
const NO_ANSWER: Reply = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"object":"list","data":[],"has_more":false}',
};

/** Answers under these have no body that could be garbled. @see RFC 9110, sections 15.3.5, 15.3.6, 15.4.5 */
const BODILESS: readonly number[] = [204, 205, 304];

/** A JSON object cut anywhere before its last brace is never valid JSON; an empty answer gets a stub to cut. */
function cut(body: Reply['body'], random: Random): string {
  const text = typeof body === 'string' ? body.trimEnd() : '';
  const whole = text.startsWith('{') && text.length > 1 ? text : String(NO_ANSWER.body);
  return whole.slice(0, random.int(1, whole.length - 1));
}

/** The answer under a status that has a body, as it would have been had nobody asked for less. @see RFC 7240, section 3 */
function withBody(reply: Reply): Reply {
  const kept = Object.entries(reply.headers).filter(([name]) => name.toLowerCase() !== 'preference-applied');
  return { ...reply, status: 200, headers: { ...Object.fromEntries(kept), 'content-type': 'application/json' } };
}

const SPOIL = {
  invalid_json: (reply: Reply, random: Random): Reply => ({ ...reply, body: cut(reply.body, random) }),
  html: (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, 'content-type': 'text/html; charset=utf-8' }, body: HTML }),
};

/** Answers invalid JSON or an HTML page, under the real answer's status unless one is given (200 when nothing ran, or when the real one has no body). */
export const garble = defineFault({
  kind: 'garble',
  about: 'Answers something that is not the JSON it claims to be.',
  params: z.strictObject({
    how: z.enum(['invalid_json', 'html']).default('invalid_json').describe('what the body is instead'),
    status: z.int().min(200).max(599).optional().describe("instead of the real answer's"),
  }),
  allowedAt: ['on_wire', 'after_commit', 'before_operation', 'before_access'],
  check: ({ status }) =>
    status !== undefined && BODILESS.includes(status)
      ? { path: 'status', expected: `a status whose answer has a body; not ${BODILESS.join(', ')}` }
      : null,
  inject: async (next, _call, { how, status }, { at, random }): Promise<Delivery> => {
    const real = at === 'before_operation' || at === 'before_access' ? respond(NO_ANSWER) : await next();
    if (real.reply === null) return real;
    const bodied = BODILESS.includes(real.reply.status) ? withBody(real.reply) : real.reply;
    return { ...real, reply: { ...SPOIL[how](bodied, random), status: status ?? bodied.status } };
  },
});
