// malformed_http: what arrives is no HTTP, so a client's own parser gives up; then FIN.
// In front of the walk nothing is done; after the commit or on the wire whatever the call said was done.
import * as z from 'zod';
import { defineFault } from './fault.ts';

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const BODY = '{"object":"list","data":[],"has_more":false}';

/** More than any client takes by default: Node stops at 16 KiB, Python at 64 KiB a line, curl at 100 KiB. */
const LONG = 'a'.repeat(128 * 1024);

/** One byte a character. */
const BYTES = {
  no_status_line: `${BODY}\n`,
  garbage: '\x00\x01\x02\xff\xfe\r\n\r\n',
  bad_status: `HTTP/1.1 2x0 OK\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
  long_header: `${HEAD}X-Trace: ${LONG}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
  bad_chunk: `${HEAD}Transfer-Encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n${BODY}\r\nnot a size\r\n`,
} as const;

/** Sends what no HTTP client can read. */
export const malformedHttp = defineFault({
  kind: 'malformed_http',
  about: 'Sends bytes that are no HTTP, then closes the connection.',
  params: z.strictObject({
    how: z
      .enum(['no_status_line', 'garbage', 'bad_status', 'long_header', 'bad_chunk'])
      .default('no_status_line')
      .describe(
        'what is wrong: JSON without a head; bytes that are no text; a status that is no number; a header line of 128 KiB; or an honest head and first chunk, then a chunk whose size is no number',
      ),
  }),
  allowedAt: ['on_wire', 'after_commit', 'before_operation', 'before_access'],
  inject: async (next, _call, { how }, { at }) => {
    const runs = at === 'on_wire' || at === 'after_commit';
    return { commit: runs ? (await next()).commit : 'none', reply: null, leaves: { kind: 'malformed', bytes: BYTES[how] } };
  },
});
