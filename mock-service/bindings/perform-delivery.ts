// performDelivery: does to the socket what a delivery says. Its turn on the connection has come before it walked. Step 8 of a request's walk.
// The request has been read to its end, but for an upload that breaks off: with unread bytes a close would reach the caller as a reset.
import type { ServerResponse } from 'node:http';
import type { Delivery, Reply } from '../delivery.ts';
import type { Service } from '../service.ts';
import { breakBehind } from './leave/break.ts';
import { breakOff } from './leave/break-off.ts';
import { cutShort } from './leave/cut-short.ts';
import { deafen } from './leave/deaf.ts';
import { doom } from './leave/doom.ts';
import { drip } from './leave/drip.ts';
import type { OnTaken } from './leave/on-taken.ts';
import { breakUpload, type Upload } from './leave/upload.ts';

/** What performing asks of the service: the timer that drips run on, and to count a connection that died under a call. */
export type Performer = Pick<Service, 'timer' | 'died'>;

/** Writes a whole reply. */
export function writeReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  response.end(body);
}

type Sent = Extract<Delivery, { readonly reply: Reply }>;
type Silent = Extract<Delivery, { readonly reply: null }>['leaves'];

/** Sends a reply, or something of it. */
function send(response: ServerResponse, { reply, leaves }: Sent, onTaken: OnTaken, { timer, died }: Performer): void {
  if (leaves.kind === 'truncate') {
    cutShort(response, reply, leaves, onTaken);
    return;
  }
  const dies = leaves.kind === 'respond' ? leaves.dies : undefined;
  if (dies?.when === 'now') {
    cutShort(response, reply, { bodyBytes: Number.POSITIVE_INFINITY, end: dies.how }, onTaken);
    return;
  }
  response.on('close', () => onTaken(response.writableFinished));
  if (leaves.kind === 'drip') drip(response, reply, leaves, timer);
  else writeReply(response, reply);
  if (dies !== undefined) doom(response, dies.how, died);
}

/** Ends the connection, or holds it, without an answer. */
function sendNothing(response: ServerResponse, leaves: Silent, onTaken: OnTaken): void {
  const { socket } = response.req;
  if (leaves.kind === 'stall') {
    response.on('close', () => onTaken(false));
    deafen(socket);
    return;
  }
  if (leaves.kind === 'malformed') {
    socket.write(leaves.bytes, 'latin1');
    breakBehind(socket, 'close', onTaken);
    return;
  }
  breakOff(response, leaves.kind, onTaken);
}

/** How an upload breaks off; null: the request has been read. */
function uploadOf(leaves: Silent): Upload | null {
  if (leaves.kind === 'malformed' || leaves.uploadBytes === undefined) return null;
  return { kind: leaves.kind, uploadBytes: leaves.uploadBytes };
}

function perform(response: ServerResponse, delivery: Delivery, onTaken: OnTaken, performer: Performer): void {
  if (delivery.reply === null) sendNothing(response, delivery.leaves, onTaken);
  else send(response, delivery, onTaken, performer);
}

/** Carries out a delivery and tells what became of it. A stall ends when the caller hangs up or the server is closed. */
export function performDelivery(response: ServerResponse, delivery: Delivery, onTaken: OnTaken, performer: Performer): void {
  if (response.closed || response.req.socket.destroyed) {
    onTaken(false);
    return;
  }
  const upload = delivery.reply === null ? uploadOf(delivery.leaves) : null;
  if (upload !== null) breakUpload(response, upload, onTaken, performer.timer);
  else perform(response, delivery, onTaken, performer);
}
