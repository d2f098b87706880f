// node-http: one RequestListener for provider traffic, and what a server needs around it so that only faults break connections.
// Steps 1 and 8 of a request's walk, at the socket.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Delivery, isStall } from '../delivery.ts';
import type { Service } from '../service.ts';
import { DEFECT } from '../wire/dialect.ts';
import { admit, type Takes } from './admit.ts';
import { compress, wantsCompression } from './compress.ts';
import type { Connections, Hold } from './connections.ts';
import { deafen } from './leave/deaf.ts';
import { performDelivery } from './perform-delivery.ts';
import { endWith, parserRefusal, refuse } from './refuse.ts';
import { createTurns } from './turns.ts';

type Walked = Awaited<ReturnType<Service['handle']>>;

/** How a delivery holds its connection, when it does. */
function holdOf(delivery: Delivery): Hold | undefined {
  if (delivery.leaves.kind === 'drip') return 'drip';
  return isStall(delivery) ? 'stall' : undefined;
}

/** The last resort: what comes of a defect must not look like a connection that a fault broke. */
function answerDefect(response: ServerResponse): void {
  if (response.headersSent) response.req.socket.destroy();
  else response.writeHead(500, { ...DEFECT.headers, connection: 'close' }).end();
}

/** The provider: every path but the control API's. `connections` learns of stalls and drips, so that draining need not wait for them. */
export function createListener(service: Service, connections?: Pick<Connections, 'held'>): RequestListener {
  const leave = (response: ServerResponse, { delivery, settle }: Walked): void => {
    performDelivery(response, delivery, settle, service);
    const hold = delivery.leaves.kind === 'respond' ? undefined : holdOf(delivery);
    if (hold !== undefined) connections?.held(response, hold);
  };
  const takes: Takes = (head, response) =>
    service.arrive(head)?.then((met) => {
      if (met !== null) leave(response, met);
      return met !== null;
    }) ?? null;
  // Each kind of work is done in one go for all connections, so that the processor has it at hand: reading, when the event loop polls,
  // walking, when it has looked at them all, and writing, when all have walked: a caller that sleeps is woken once for many answers.
  const [toWalk, toWrite] = [createTurns(setImmediate), createTurns(process.nextTick)];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await admit(request, response, service.turnAway, { takes });
    if (call === null) return;
    await toWalk();
    const walked = await service.handle(call);
    if (wantsCompression(request, walked.delivery)) await compress(request, response);
    await toWrite();
    leave(response, walked);
  };
  return (request, response) => {
    answer(request, response).catch((error) => {
      answerDefect(response);
      service.onDefect(error, { method: request.method ?? '', path: request.url ?? '', query: '', headers: {}, body: new Uint8Array() });
    });
  };
}

/** Node's own patience ends with an upload that nobody reads, and with a connection that was opened ahead of its first call; ours does not. */
function mayTakeItsTime(socket: Socket, connections: Connections): boolean {
  return socket.bytesRead === 0 || connections.isStalled(socket);
}

/** Answers what Node's parser refuses, once: half a request in its place, anything else when all before it has been answered. */
function answerParser(server: Server, service: Service, connections: Connections): void {
  const refused = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (refused.has(socket) || (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && mayTakeItsTime(socket, connections))) return;
    if (!socket.writable || error.code === 'ECONNRESET' || connections.isStalled(socket)) {
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
    server.emit('request', request, response); // it is told to go on when its body is read, if ever
  });
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    deafen(socket);
    const reply = service.turnAway({ code: 'method_not_allowed', detail: 'This is no proxy: CONNECT leads nowhere.' });
    connections.whenAnswered(socket, () => endWith(socket, reply));
  });
}
