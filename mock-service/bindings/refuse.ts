// refuse: answers what never becomes a call, in its turn, and ends the connection in a way that lets the answer arrive.
// Step 1 of a request's walk, at the socket: too large, too many headers, or not HTTP.
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Reply } from '../delivery.ts';
import type { ProblemFacts } from '../service.ts';
import { endSlowly } from './leave/break.ts';
import { inTurn } from './leave/in-turn.ts';

/** A reply as bytes, for a socket that has no response object. */
function rawReply({ status, headers, body }: Reply): string {
  const head = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${String(body)}`;
}

/** Answers and ends; what still comes in is thrown away for a while, so that the answer is not lost to a reset. */
export function endWith(socket: Socket, reply: Reply): void {
  if (!socket.writable) return;
  socket.write(rawReply(reply));
  endSlowly(socket);
}

/** The same for a request that has a response, when the answers ahead of it have left. */
export function refuse(response: ServerResponse, reply: Reply): void {
  const { req } = response;
  req.resume();
  inTurn(
    response,
    () => endWith(req.socket, req.method === 'HEAD' ? { ...reply, body: '' } : reply),
    () => {},
  );
}

const facts = (code: 'malformed' | 'headers_too_large' | 'request_timeout', status: number, detail?: string): ProblemFacts => ({
  code,
  status,
  ...(detail === undefined ? {} : { detail }),
});
const chunks = facts('malformed', 400, 'The chunks of the body are broken.');

/** What Node's parser refuses by itself: its error code → ours. Anything else is not HTTP. */
const PARSER_REFUSALS: Readonly<Record<string, ProblemFacts>> = {
  HPE_HEADER_OVERFLOW: facts('headers_too_large', 431),
  ERR_HTTP_REQUEST_TIMEOUT: facts('request_timeout', 408),
  HPE_INVALID_METHOD: facts('malformed', 400, 'The request does not begin with a method of HTTP.'),
  HPE_INVALID_URL: facts('malformed', 400, 'The request target has characters that no URL may have; percent-encode them.'),
  HPE_INVALID_VERSION: facts('malformed', 400, 'The request line does not end with HTTP/1.0 or HTTP/1.1.'),
  HPE_INVALID_CONTENT_LENGTH: facts('malformed', 400, 'The Content-Length header is no length.'),
  HPE_UNEXPECTED_CONTENT_LENGTH: facts('malformed', 400, 'The request gives its length more than once.'),
  HPE_INVALID_EOF_STATE: facts('malformed', 400, 'The request ends before it is whole.'),
  HPE_INVALID_CHUNK_SIZE: chunks,
  HPE_STRICT: chunks,
};
const TLS = facts('malformed', 400, 'The request is a TLS hello; this service speaks plain HTTP.');
const OTHER = facts('malformed', 400, 'The request is not HTTP.');
/** The first byte of a TLS record that opens a connection. */
const TLS_HANDSHAKE = 0x16;

/** How a refusal of Node's parser is worded. */
export function parserRefusal({ code = '', rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Uint8Array }): ProblemFacts {
  if (rawPacket?.[0] === TLS_HANDSHAKE) return TLS;
  return PARSER_REFUSALS[code] ?? OTHER;
}
