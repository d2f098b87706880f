// drip: the whole answer, but a few bytes at a time; a caller that waits only for silence to end never gives up.
// Only where there is an answer: on the wire, or after a commit.
import * as z from 'zod';
import { defineFault } from './fault.ts';
import { bytesOf, hasBody } from './spoil.ts';

/** Sends the body in chunks on the service's timer. */
export const drip = defineFault({
  kind: 'drip',
  about: "Sends the answer's body a few bytes at a time; all of it arrives, in the end.",
  params: z.strictObject({
    chunk_bytes: z.int().min(1).max(65_536).default(16).describe('bytes that leave together'),
    every_ms: z.int().min(1).max(60_000).default(100).describe('milliseconds from one chunk to the next'),
  }),
  allowedAt: ['on_wire', 'after_commit'],
  needs: () => 'own_body',
  inject: async (next, call, { chunk_bytes: chunkBytes, every_ms: everyMs }, { bypass }) => {
    const real = await next();
    if (real.reply !== null && hasBody(real, call) && bytesOf(real.reply.body).length > chunkBytes)
      return { ...real, leaves: { kind: 'drip', chunkBytes, everyMs } };
    bypass();
    return real;
  },
});
