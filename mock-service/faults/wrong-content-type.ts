// wrong_content_type: the real body under another media type: a proxy's default, or a handler that forgot to say.
// Only where there is an answer: on the wire, or after a commit.
import * as z from 'zod';
import { defineFault } from './fault.ts';
import { hasBody } from './spoil.ts';

const MEDIA_TYPE = /^[\w!#$&^.+-]{1,64}\/[\w!#$&^.+-]{1,64}(?:; ?[\w!#$&^.+=" -]{1,64})?$/;

/** Keeps the body, byte for byte, and names it wrongly. */
export const wrongContentType = defineFault({
  kind: 'wrong_content_type',
  about: 'Sends the real body, byte for byte, under another Content-Type.',
  params: z.strictObject({
    content_type: z
      .string()
      .regex(MEDIA_TYPE, { error: 'a media type, such as text/plain or text/html; charset=utf-8' })
      .default('text/plain')
      .describe('what it says instead'),
  }),
  allowedAt: ['on_wire', 'after_commit'],
  needs: () => 'own_body',
  inject: async (next, call, { content_type }, { bypass }) => {
    const real = await next();
    if (real.reply !== null && hasBody(real, call) && real.reply.headers['content-type'] !== content_type)
      return { ...real, reply: { ...real.reply, headers: { ...real.reply.headers, 'content-type': content_type } } };
    bypass();
    return real;
  },
});
