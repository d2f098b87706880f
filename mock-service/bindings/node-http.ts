// node-http: one RequestListener for provider traffic, and what a server needs around it so that only faults break connections.
// Steps 1 and 8 of a request's walk, at the socket.
import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Call } from '../call.ts';
import type { Reply } from '../delivery.ts';
import type { Service } from '../service.ts';
import type { Connections } from './connections.ts';
import { performDelivery, writeReply } from './perform-delivery.ts';
import { readCall } from './read-call.ts';

/** How long a caller may go on sending what will not be read before its connection is cut. */
const LINGER_MS = 2000;

/** The call, or null when there is nothing left to do: the caller is gone, or its body was too large and has been refused. */
export async function admit(request: IncomingMessage, response: ServerResponse, refusal: Service['refusal']): Promise<Call | null> {
  const call = await readCall(request);
  if (call === 'gone') return null;
  if (call !== 'too_large') return call;
  const reply = refusal({ code: 'payload_too_large' });
  request.resume();
  request.socket.setTimeout(LINGER_MS, () => request.socket.destroy());
  writeReply(response, { ...reply, headers: { ...reply.headers, connection: 'close' } });
  return null;
}

/** The provider: every path but the control API's. `connections` learns of stalls, so that draining need not wait for them. */
export function createListener(service: Service, connections?: Pick<Connections, 'stalled'>): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await admit(request, response, service.refusal);
    if (call === null) return;
    const { delivery, settle } = await service.handle(call);
    performDelivery(response, delivery, settle);
    if (delivery.leaves.kind === 'stall') connections?.stalled(response);
  };
  return (request, response) => {
    answer(request, response).catch((error) => {
      request.socket.destroy();
      service.onDefect(error, { method: request.method ?? '', path: request.url ?? '', query: '', headers: {}, body: new Uint8Array() });
    });
  };
}

/** What Node's parser refuses by itself: its error code → ours. Anything else is malformed. */
const PARSER_REFUSALS: Readonly<Record<string, { readonly code: string; readonly status: number; readonly detail?: string }>> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', status: 408, detail: 'The request did not arrive in time.' },
};
const MALFORMED = { code: 'malformed', status: 400, detail: 'The request is not HTTP.' };

/** A reply as bytes, for a socket that has no response object. */
function rawReply({ status, headers, body }: Reply): string {
  const head = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${String(body)}`;
}

/** Answers and ends; what still comes in is thrown away for a while, so that the answer is not lost to a reset. */
function endWith(socket: Socket, reply: Reply): void {
  socket.end(rawReply(reply));
  socket.resume();
  socket.setTimeout(LINGER_MS, () => socket.destroy());
}

/** Switches off what would break connections without a fault, and words what Node's parser refuses as problem documents. */
export function prepareServer(server: Server, service: Service, connections: Connections): void {
  server.keepAliveTimeout = 0;
  server.on('request', (_request, response) => connections.begin(response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || connections.isBusy(socket)) socket.destroy();
    else endWith(socket, service.refusal(PARSER_REFUSALS[error.code ?? ''] ?? MALFORMED));
  });
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, service.refusal({ code: 'method_not_allowed', detail: 'This is no proxy: CONNECT leads nowhere.' }));
  });
}
