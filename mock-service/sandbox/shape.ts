// shape: what a call's headers make of an answer: 304 for what the caller has already, 204 for one that wants no more.
// Around idempotency, within the faults of after_commit: a stored answer is whole, and each call that gets it may shape it anew.
import { headerOf, type RoutedCall } from '../call.ts';
import type { Delivery, Reply } from '../delivery.ts';
import type { Next } from '../faults/fault.ts';
import type { Operation } from '../operations/operation.ts';
import { names, readCondition } from '../wire/etag.ts';
import { prefersMinimal } from '../wire/prefer.ts';
import type { Admitted } from './admit.ts';
import type { Visit } from './visit.ts';

type Shape = (reply: Reply) => Reply;

/** All that the headers of `reply` say, without its body and what describes it. */
function emptied({ headers }: Reply, status: number, more: Reply['headers'] = {}): Reply {
  const { 'content-type': _type, ...kept } = headers;
  return { status, headers: { ...kept, ...more }, body: '' };
}

function hasSeen(ifNoneMatch: string, etag: string | undefined): boolean {
  if (etag === undefined) return false;
  const condition = readCondition(ifNoneMatch, { weak: true });
  return condition !== null && names(condition, etag);
}

/** How this call wants its answer, or null: as it is. A create always says what it made. */
function shapeOf({ write, status }: Operation, call: RoutedCall): Shape | null {
  const header = headerOf(call, write === 'safe' ? 'if-none-match' : 'prefer');
  if (header === null) return null;
  if (write === 'safe') return (reply) => (hasSeen(header, reply.headers.etag) ? emptied(reply, 304) : reply);
  if (status !== 200 || !prefersMinimal(header)) return null;
  return (reply) => emptied(reply, 204, { 'preference-applied': 'return=minimal' });
}

const shaped = (delivery: Delivery, shape: Shape): Delivery =>
  delivery.reply === null || delivery.reply.status !== 200 ? delivery : { ...delivery, reply: shape(delivery.reply) };

/** The answer of `next`, a success in the form that the call asked for. */
export function shape(visit: Visit, { operation }: Admitted, next: Next): Delivery | Promise<Delivery> {
  const wanted = shapeOf(operation, visit.call);
  if (wanted === null) return next();
  const delivery = next();
  return delivery instanceof Promise ? delivery.then((settled) => shaped(settled, wanted)) : shaped(delivery, wanted);
}
