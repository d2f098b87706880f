// truncate: part of the answer's body, under a Content-Length that tells the truth or does not.
// In front of the walk nothing is done and a stand-in is cut; after the commit or on the wire the real answer is.
import * as z from 'zod';
import type { Delivery, Reply } from '../delivery.ts';
import { defineFault } from './fault.ts';
import { answerAt, bytesOf, bytesParam, cutAt, fractionParam } from './spoil.ts';

const params = z
  .strictObject({
    bytes: bytesParam.optional().describe('bytes of the body before the cut'),
    fraction: fractionParam.optional().describe('how much of the body is before the cut, in place of bytes; half when neither is given'),
    content_length: z
      .enum(['full', 'sent', 'short'])
      .default('full')
      .describe(
        'full: all is promised and the connection ends at the cut; sent: what is before the cut is promised and sent, a complete answer of incomplete JSON; short: what is before the cut is promised, all is sent',
      ),
    end: z.enum(['close', 'reset', 'stall']).optional().describe('for full: how the connection ends at the cut; close when left out'),
  })
  .refine(({ bytes, fraction }) => bytes === undefined || fraction === undefined, {
    error: 'bytes or fraction, not both',
    path: ['fraction'],
  })
  .refine(({ content_length, end }) => content_length === 'full' || end === undefined, {
    error: 'nothing: the connection ends at the cut only with content_length full',
    path: ['end'],
  });

const SPOIL = {
  sent: (reply: Reply, sentBytes: number): Reply => ({ ...reply, body: bytesOf(reply.body).subarray(0, sentBytes) }),
  short: (reply: Reply, sentBytes: number): Reply => ({ ...reply, headers: { ...reply.headers, 'content-length': String(sentBytes) } }),
};

/** Cuts the body. */
export const truncate = defineFault({
  kind: 'truncate',
  about: 'Sends part of the body: with the connection ended too early, or as a complete answer of incomplete JSON.',
  params,
  allowedAt: ['on_wire', 'after_commit', 'before_operation', 'before_access'],
  needs: () => 'own_body',
  inject: async (next, call, { bytes, fraction, content_length: promised, end = 'close' }, { at, bypass }): Promise<Delivery> => {
    const real = await answerAt(at, next);
    const bodyBytes = cutAt(real, call, { bytes, fraction });
    if (real.reply === null || bodyBytes === null) {
      bypass();
      return real;
    }
    if (promised === 'full') return { ...real, leaves: { kind: 'truncate', bodyBytes, end } };
    return { ...real, reply: SPOIL[promised](real.reply, bodyBytes) };
  },
});
