// parseMalformed: what Node's own HTTP parser makes of bytes that are no answer; the global fetch reads with the same parser.
// Step 8 of a request's walk, in process.
import { type IncomingMessage, request } from 'node:http';
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

/** As far as the parser came. */
export interface Parsed {
  /** Null: not even the head could be read. */
  readonly head: { readonly status: number; readonly headers: Readonly<Record<string, string>> } | null;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The answer is whole. */
  readonly complete: boolean;
  /** Null: what there is of it is well-formed. */
  readonly complaint: ParserComplaint | null;
}

type ParserError = NodeJS.ErrnoException & { readonly reason?: string; readonly bytesParsed?: number };

function headOf({ statusCode = 0, headers }: IncomingMessage): Parsed['head'] {
  return { status: statusCode, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) };
}

/** Reads `bytes`, one a character, as an answer that ends with a FIN. */
export function parseMalformed(bytes: string): Promise<Parsed> {
  const connection = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  const chunks: Uint8Array[] = [];
  let answer: IncomingMessage | null = null;
  let complaint: ParserComplaint | null = null;
  return new Promise((resolve) => {
    const asked = request({ createConnection: () => connection });
    asked.on('response', (response) => {
      answer = response;
      response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      response.on('error', () => {}); // the request tells why
    });
    asked.on('error', ({ code = '', reason, bytesParsed = 0 }: ParserError) => {
      if (reason !== undefined) complaint = { code, reason, rest: bytes.slice(bytesParsed) };
    });
    asked.on('close', () => {
      const head = answer === null ? null : headOf(answer);
      resolve({ head, body: new Uint8Array(Buffer.concat(chunks)), complete: answer?.complete === true, complaint });
    });
    asked.end();
    connection.push(bytes, 'latin1');
    connection.push(null);
  });
}
