// garble: the answer cannot be read. Before the operation garbage is answered and nothing is done;
// after the commit or on the wire the real answer is spoiled, so whatever it said was done.
import * as z from 'zod';
import { BODILESS, type Delivery, type Reply } from '../delivery.ts';
import type { Random } from '../determinism/random.ts';
import { defineFault } from './fault.ts';
import { answerAt, bodiedStatus, bytesOf, htmlPage, isDocument, rebodied, STAND_IN } from './spoil.ts';

/** The answer under a status that has a body, as it would have been had nobody asked for less. @see RFC 7240, section 3 */
function withBody(reply: Reply): Reply {
  const kept = Object.entries(reply.headers).filter(([name]) => name.toLowerCase() !== 'preference-applied');
  return { ...reply, status: 200, headers: { ...Object.fromEntries(kept), 'content-type': 'application/json' } };
}

/** The JSON to spoil; an empty answer gets a stub. */
function jsonOf({ body }: Reply): string {
  const text = typeof body === 'string' ? body.trimEnd() : '';
  return text.startsWith('{') && text.length > 1 ? text : STAND_IN.body;
}

/** The text to spoil, or a document's bytes as they are. */
function wholeOf(reply: Reply): Reply['body'] {
  return isDocument(reply) ? reply.body : jsonOf(reply);
}

/** A JSON object cut anywhere before its last brace is never valid JSON; a document lacks its end. */
function cut(reply: Reply, random: Random): Reply['body'] {
  const whole = wholeOf(reply);
  return whole.slice(0, random.int(1, whole.length - 1));
}

const MARK = '\u{10ffff}';
/** A text, and the colon that makes it a name. */
const TEXT = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;

/** Each text that is no name gets an é in Latin-1: one byte, which no UTF-8 has in front of a quote. */
function latin1(json: string): Uint8Array {
  const marked = json.replace(TEXT, (whole, text: string, colon?: string) => (colon === undefined ? `"${text}${MARK}"` : whole));
  return new Uint8Array(marked.split(MARK).flatMap((part, i) => [...(i === 0 ? [] : [0xe9]), ...bytesOf(part)]));
}

const MARK_OF_UTF8 = [0xef, 0xbb, 0xbf];

/** Bytes as a program writes them that takes them for text in Latin-1: each above 127 becomes two, and the mark of UTF-8 stands in front. */
function asText(bytes: Uint8Array): Uint8Array {
  return new Uint8Array([
    ...MARK_OF_UTF8,
    ...[...bytes].flatMap((byte) => (byte < 0x80 ? [byte] : [0xc0 | (byte >> 6), 0x80 | (byte & 0x3f)])),
  ]);
}

/** The head of a gzip member and of a stored block, which promise all of `body`, and the first half of it. @see RFC 1952, RFC 1951 section 3.2.4 */
function tornGzip(body: Reply['body']): Uint8Array {
  const bytes = bytesOf(body).subarray(0, 0xffff);
  const { length } = bytes;
  const member = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
  const block = [1, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff];
  return new Uint8Array([...member, ...block, ...bytes.subarray(0, Math.ceil(length / 2))]);
}

const SPOIL = {
  invalid_json: (reply: Reply, random: Random): Reply => rebodied(reply, cut(reply, random)),
  html: (reply: Reply): Reply => rebodied(reply, htmlPage('Bad gateway').body, htmlPage('Bad gateway').headers),
  charset: (reply: Reply): Reply =>
    isDocument(reply)
      ? rebodied(reply, asText(bytesOf(reply.body)))
      : rebodied(reply, latin1(jsonOf(reply)), { 'content-type': 'application/json; charset=utf-8' }),
  gzip: (reply: Reply): Reply => rebodied(reply, wholeOf(reply), { 'content-encoding': 'gzip' }),
  torn_gzip: (reply: Reply): Reply => rebodied(reply, tornGzip(wholeOf(reply)), { 'content-encoding': 'gzip' }),
};

/** Answers what cannot be read, under the real answer's status unless one is given (200 when nothing ran, or when the real one has no body). */
export const garble = defineFault({
  kind: 'garble',
  about: 'Answers something that is not the JSON, or the document, it claims to be.',
  params: z.strictObject({
    how: z
      .enum(['invalid_json', 'html', 'charset', 'gzip', 'torn_gzip'])
      .default('invalid_json')
      .describe(
        'what the body is instead: JSON, or a document, cut anywhere; a page; text in Latin-1 that is said to be UTF-8, of a document its bytes written as UTF-8 text; what is plain and said to be gzip; gzip that ends in the middle',
      ),
    status: bodiedStatus.optional().describe("instead of the real answer's"),
  }),
  allowedAt: ['on_wire', 'after_commit', 'before_operation', 'before_access'],
  needs: ({ status }) => (status === undefined ? 'seen_body' : null),
  inject: async (next, { method }, { how, status }, { at, random, bypass }): Promise<Delivery> => {
    const real = await answerAt(at, next);
    if (real.reply === null || (method === 'HEAD' && status === undefined)) {
      bypass();
      return real;
    }
    const bodied = BODILESS.includes(real.reply.status) ? withBody(real.reply) : real.reply;
    return { ...real, reply: { ...SPOIL[how](bodied, random), status: status ?? bodied.status } };
  },
});
