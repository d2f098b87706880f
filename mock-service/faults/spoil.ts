// spoil: what faults share that spoil an answer: which answer there is at their place, and where its body may be cut.
// Step 7 of a request's walk.
import * as z from 'zod';
import type { RoutedCall } from '../call.ts';
import { BODILESS, type Break, type Delivery, leave, type Reply, respond } from '../delivery.ts';
import type { FaultContext, Next, Place } from './fault.ts';

/** Stands in for the answer where nothing runs: an empty list. */
export const STAND_IN = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"object":"list","data":[],"has_more":false,"next_cursor":null}',
} as const satisfies Reply;

/** A status whose answer has a body. */
export const bodiedStatus = z
  .int()
  .min(200)
  .max(599)
  .refine((status) => !BODILESS.includes(status), { error: `a status whose answer has a body; not ${BODILESS.join(', ')}` });

/** A page as a gateway or a login wall writes it. */
export function htmlPage(title: string): Pick<Reply, 'headers' | 'body'> {
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`,
  };
}

/** Whether a fault at this place spoils what the walk answered; at the others nothing runs unless it calls `next`. */
export function comesAfter(at: Place): boolean {
  return at === 'on_wire' || at === 'after_commit';
}

/** The answer to spoil: the real one, or where nothing runs the stand-in. */
export async function answerAt(at: Place, next: Next): Promise<Delivery> {
  return comesAfter(at) ? next() : respond(STAND_IN);
}

/** Whether the caller gets to see a body of this answer: a HEAD never does. */
export function hasBody({ reply }: Delivery, { method }: RoutedCall): boolean {
  return reply !== null && reply.body.length > 0 && method !== 'HEAD';
}

/** A body as it goes over the wire. */
export function bytesOf(body: Reply['body']): Uint8Array {
  return typeof body === 'string' ? new TextEncoder().encode(body) : body;
}

/** Whether an answer is a document: bytes with an end that can be missed. */
export function isDocument({ body }: Reply): boolean {
  return typeof body !== 'string' && body.byteLength > 1;
}

/** What a body's headers say of its bytes, and of no others. */
const OF_BYTES: readonly string[] = ['content-length', 'content-encoding', 'content-range'];

/** The reply with another body: nothing that was said of the old one's bytes is said of the new one's. */
export function rebodied(reply: Reply, body: Reply['body'], headers: Reply['headers'] = {}): Reply {
  const kept = Object.entries(reply.headers).filter(([name]) => !OF_BYTES.includes(name.toLowerCase()));
  return { ...reply, headers: { ...Object.fromEntries(kept), ...headers }, body };
}

/** Where a body is cut: after so many bytes, or after so much of it. Neither: in the middle. */
export interface Cut {
  readonly bytes?: number | undefined;
  readonly fraction?: number | undefined;
}

/** How many bytes of the answer's body come before the cut; null: it has no body, or ends before the cut. The stand-in is as long as asked. */
export function cutAt(delivery: Delivery, call: RoutedCall, { bytes, fraction = 0.5 }: Cut): number | null {
  if (delivery.reply === null || !hasBody(delivery, call)) return null;
  const { length } = bytesOf(delivery.reply.body);
  const wanted = bytes ?? Math.floor(length * fraction);
  if (wanted < length) return wanted;
  return delivery.reply === STAND_IN ? length - 1 : null;
}

/** Breaks the connection: without a byte (`cut` is null), or in the body of the answer. */
export async function breakOff(
  how: { readonly end: Break; readonly cut: Cut | null },
  next: Next,
  call: RoutedCall,
  context: FaultContext,
) {
  const real = await answerAt(context.at, next);
  if (how.cut === null) return leave(how.end, real.commit);
  const bodyBytes = cutAt(real, call, how.cut);
  if (real.reply !== null && bodyBytes !== null) return { ...real, leaves: { kind: 'truncate', bodyBytes, end: how.end } } as const;
  context.bypass();
  return real;
}

/** Parameter: so many bytes of the body come first. */
export const bytesParam = z.int().min(0).max(10_000_000);

/** Parameter: so much of the body comes first. */
export const fractionParam = z.number().min(0).lt(1);

/** What the parameter after_body_bytes means. */
export const AFTER_BODY_BYTES =
  'bytes of the body that arrive first, 0: the headers alone, on_wire unless at says otherwise; left out: not a byte of an answer';

/** Parameters of a fault that may strike in the middle of an answer. */
export const breakParams = z
  .strictObject({
    after_body_bytes: bytesParam.optional().describe(AFTER_BODY_BYTES),
    fraction: fractionParam.optional().describe('how much of the body arrives first, in place of after_body_bytes; on_wire, too'),
  })
  .refine(({ after_body_bytes, fraction }) => after_body_bytes === undefined || fraction === undefined, {
    error: 'after_body_bytes or fraction, not both',
    path: ['fraction'],
  });

/** In the middle of an answer there must be one: whoever does not say where means the real one. */
export function placeOfCut(cut: Cut | null): Place | null {
  return cut === null ? null : 'on_wire';
}

/** Where those parameters cut; null: before the first byte. */
export function cutOf({ after_body_bytes: bytes, fraction }: z.infer<typeof breakParams>): Cut | null {
  return bytes === undefined && fraction === undefined ? null : { bytes, fraction };
}
