// node-http: one RequestListener for provider traffic, and what a server needs around it so that only faults break connections.
// Steps 1 and 8 of a request's walk, at the socket.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Call } from '../call.ts';
import type { Service } from '../service.ts';
import { compress, wantsCompression } from './compress.ts';
import type { Connections } from './connections.ts';
import { performDelivery } from './perform-delivery.ts';
import { isTooLong, readCall } from './read-call.ts';
import { endWith, parserRefusal, refuse } from './refuse.ts';
import { createTurns } from './turns.ts';

/** The call, or null when there is nothing left to do: the caller is gone, or the request was too large and has been refused. */
export async function admit(request: IncomingMessage, response: ServerResponse, refusal: Service['turnAway']): Promise<Call | null> {
  const call = await readCall(request);
  if (typeof call === 'object') return call;
  if (call !== 'gone') refuse(response, refusal({ code: call }));
  return null;
}

/** The provider: every path but the control API's. `connections` learns of stalls, so that draining need not wait for them. */
export function createListener(service: Service, connections?: Pick<Connections, 'stalled'>): RequestListener {
  // Each kind of work is done in one go for all connections, so that the processor has it at hand: reading, when the event loop polls,
  // walking, when it has looked at them all, and writing, when all have walked: a caller that sleeps is woken once for many answers.
  const [toWalk, toWrite] = [createTurns(setImmediate), createTurns(process.nextTick)];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await admit(request, response, service.turnAway);
    if (call === null) return;
    await toWalk();
    const { delivery, settle } = await service.handle(call);
    if (wantsCompression(request, delivery)) await compress(request, response);
    await toWrite();
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

/** Answers what Node's parser refuses, once: half a request in its place, anything else when all before it has been answered. */
function answerParser(server: Server, service: Service, connections: Connections): void {
  const refused = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (refused.has(socket)) return;
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const reply = service.turnAway(parserRefusal(error));
    const half = connections.arriving(socket);
    if (half !== null) refuse(half, reply);
    else connections.whenAnswered(socket, () => endWith(socket, reply));
  });
}

/** Switches off what would break connections without a fault, and words what Node's parser refuses as problem documents. */
export function prepareServer(server: Server, service: Service, connections: Connections): void {
  server.keepAliveTimeout = 0;
  server.maxHeadersCount = 0; // Node would leave out the rest without a word
  server.on('request', (_request, response) => connections.begin(response));
  answerParser(server, service, connections);
  server.on('checkContinue', (request, response) => {
    if (!isTooLong(request.headers['content-length'])) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, service.turnAway({ code: 'method_not_allowed', detail: 'This is no proxy: CONNECT leads nowhere.' }));
  });
}
