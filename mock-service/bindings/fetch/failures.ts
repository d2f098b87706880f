// Failures: what Node's global fetch throws when a connection breaks: the same names, messages, causes and codes.
// Step 8 of a request's walk, in process: a break becomes one of these.
import { constants } from 'node:os';
import type { ParserComplaint } from './parse-malformed.ts';

/** A failure that the delivery asked for: returned, so that what is thrown by mistake is never taken for one. */
export class Failure {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Without its way through this service, which explains nothing: MSW prints every error that its handlers throw. */
function bare<Made extends Error>(error: Made): Made {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/** Nothing of the answer arrived. */
export function fetchFailed(cause: unknown): TypeError {
  return bare(new TypeError('fetch failed', { cause }));
}

/** The head arrived, the body broke off. */
export function terminated(cause: unknown): TypeError {
  return bare(new TypeError('terminated', { cause }));
}

function reset(): Error {
  return Object.assign(bare(new Error('read ECONNRESET')), { errno: -constants.errno.ECONNRESET, code: 'ECONNRESET', syscall: 'read' });
}

/** @see https://github.com/nodejs/undici/blob/v6.23.0/lib/core/errors.js */
class SocketError extends Error {
  override readonly name = 'SocketError';
  readonly code = 'UND_ERR_SOCKET';
}

/** The parser of fetch is another version than that of node:http: what it says in other words. */
const WORDS: Readonly<Record<string, string>> = {
  'Expected HTTP/, RTSP/ or ICE/': 'Expected HTTP/',
  'Invalid status code': 'Invalid response status',
};

/** @see https://github.com/nodejs/undici/blob/v6.23.0/lib/core/errors.js */
class HTTPParserError extends Error {
  override readonly name = 'HTTPParserError';
  readonly code: string;
  readonly data: string;
  constructor({ code, reason, rest }: ParserComplaint) {
    super(`Response does not match the HTTP/1.1 protocol (${WORDS[reason] ?? reason})`);
    this.code = code;
    this.data = rest;
  }
}

/** @see https://github.com/nodejs/undici/blob/v6.23.0/lib/core/errors.js */
class HeadersOverflowError extends Error {
  override readonly name = 'HeadersOverflowError';
  readonly code = 'UND_ERR_HEADERS_OVERFLOW';
}

/** Why it broke: a TCP RST, or a FIN too early. */
export const BROKEN = { reset, close: () => bare(new SocketError('other side closed')) } as const;

/** Why an answer that is no HTTP is none; null: what there is of it is well-formed, and stops too early. */
export function unreadable(complaint: ParserComplaint | null): Error {
  if (complaint === null) return BROKEN.close();
  // The one thing that fetch finds out before its parser does.
  const isOverflow = complaint.code === 'HPE_HEADER_OVERFLOW';
  return bare(isOverflow ? new HeadersOverflowError('Headers Overflow Error') : new HTTPParserError(complaint));
}
