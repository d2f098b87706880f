// other_object: a success, whole and readable, that is of another object: a cache's mix-up, or two answers that changed places.
// Only where there is an answer: on the wire, or after a commit.
import * as z from 'zod';
import type { Delivery } from '../delivery.ts';
import type { Random } from '../determinism/random.ts';
import { defineFault } from './fault.ts';
import { hasBody, rebodied } from './spoil.ts';

/** What an answer may pretend to be about, and how the ids of such objects begin. */
const OTHERS = [
  ['customer', 'cus'],
  ['invoice', 'inv'],
  ['payment', 'pay'],
] as const;

type Body = Readonly<Record<string, unknown>> & { readonly object: string; readonly id: string };

/** The object that an answer is about; null: it is none, or a list. */
function objectIn({ reply }: Delivery): Body | null {
  if (typeof reply?.body !== 'string' || reply.status > 299) return null;
  try {
    const json = JSON.parse(reply.body) as Partial<Body> | null;
    return typeof json?.id === 'string' && typeof json.object === 'string' ? (json as Body) : null;
  } catch {
    return null;
  }
}

/** An id of the same length that nothing has. */
const idLike = (prefix: string, id: string, random: Random): string =>
  `${prefix}_${random.text(Math.max(8, id.length - prefix.length - 1))}`;

const EDIT = {
  id: ({ id }: Body, random: Random) => ({ id: idLike(id.split('_')[0] ?? id, id, random) }),
  object: ({ id, object }: Body, random: Random) => {
    const others = OTHERS.filter(([name]) => name !== object);
    const [name, prefix] = others[random.int(0, others.length - 1)] ?? OTHERS[0];
    return { object: name, id: idLike(prefix, id, random) };
  },
};

/** The real answer with another id, or as another kind of object. */
export const otherObject = defineFault({
  kind: 'other_object',
  about: 'Answers a success about another object than the one that was asked for or made.',
  params: z.strictObject({
    differs_in: z.enum(['id', 'object']).default('id').describe('id: another one of its kind; object: another kind, and id'),
  }),
  allowedAt: ['on_wire', 'after_commit'],
  check: (_params, { operations }, reached) =>
    reached.every((name) => operations[name]?.object !== true)
      ? { path: 'match', expected: 'an operation that answers one object with an id: a list is about none' }
      : null,
  needs: () => 'own_body',
  inject: async (next, call, { differs_in }, { bypass, random }) => {
    const real = await next();
    const body = hasBody(real, call) ? objectIn(real) : null;
    if (real.reply !== null && body !== null)
      return { ...real, reply: rebodied(real.reply, JSON.stringify({ ...body, ...EDIT[differs_in](body, random) })) };
    bypass();
    return real;
  },
});
