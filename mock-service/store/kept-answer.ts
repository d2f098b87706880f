// KeptAnswer: a delivery as plain JSON, its bytes as base64, for the records of a state.
// Beside a request's walk: forks and snapshots ask for it; what replays a key holds the delivery itself.
import * as z from 'zod';
import type { Delivery, Reply } from '../delivery.ts';

/** A body as plain JSON. */
type KeptBody = string | { readonly base64: string };

/** A delivery as plain JSON. */
export type KeptAnswer =
  | Extract<Delivery, { readonly reply: null }>
  | (Omit<Extract<Delivery, { readonly reply: Reply }>, 'reply'> & { readonly reply: Omit<Reply, 'body'> & { readonly body: KeptBody } });

/** A delivery to be kept; one that has no bytes is kept as it is. */
export function keptAnswer(answer: Delivery): KeptAnswer {
  if (answer.reply === null) return answer;
  const { body } = answer.reply;
  return typeof body === 'string'
    ? (answer as KeptAnswer)
    : { ...answer, reply: { ...answer.reply, body: { base64: z.util.uint8ArrayToBase64(body) } } };
}

/** The delivery that was kept. */
export function unpacked(kept: KeptAnswer): Delivery {
  if (kept.reply === null) return kept;
  const { body } = kept.reply;
  return typeof body === 'string'
    ? (kept as Delivery)
    : { ...kept, reply: { ...kept.reply, body: z.util.base64ToUint8Array(body.base64) } };
}
