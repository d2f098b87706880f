// parseMalformed: what Node's own HTTP parser says of an answer that is none; the global fetch reads with the same parser.
// Step 8 of a request's walk, in process.
import { request } from 'node:http';
import { Duplex } from 'node:stream';

/** Why bytes are no HTTP. */
export interface ParserComplaint {
  /** `HPE_INVALID_CONSTANT` and so on. */
  readonly code: string;
  /** In the parser's words: "Expected HTTP/". */
  readonly reason: string;
  /** The bytes from where it gave up. */
  readonly rest: string;
}

type ParserError = NodeJS.ErrnoException & { readonly reason?: string; readonly bytesParsed?: number };

/** The parser's complaint about `bytes` as an answer; null when it has none. */
export function parseMalformed(bytes: string): Promise<ParserComplaint | null> {
  const connection = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  return new Promise((resolve) => {
    const asked = request({ agent: false, createConnection: () => connection });
    asked.on('error', ({ code = '', reason, bytesParsed = 0 }: ParserError) => {
      resolve(reason === undefined ? null : { code, reason, rest: bytes.slice(bytesParsed) });
      connection.destroy();
    });
    asked.on('response', () => {
      resolve(null);
      asked.destroy();
    });
    asked.end();
    connection.push(bytes, 'latin1');
    connection.push(null);
  });
}
