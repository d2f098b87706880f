// doom: a connection that looks healthy and dies under its next call, which is never read.
// After step 8 of a request's walk, at the socket.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { breakBehind, endSlowly, type How } from './break.ts';
import { deafen } from './deaf.ts';

/** What kills each of them. */
const doomed = new WeakMap<Socket, () => void>();

/** Whether a connection dies under its next call. */
export function isDoomed(socket: Socket): boolean {
  return doomed.has(socket);
}

/** The next call is here: the connection dies, if it is one that should. */
export function strike(socket: Socket): void {
  doomed.get(socket)?.();
}

function killer(socket: Socket, how: How, died: () => void): () => void {
  let isDead = false;
  return () => {
    if (isDead || socket.destroyed) return;
    isDead = true;
    died();
    if (how === 'reset') breakBehind(socket, how, () => {});
    else endSlowly(socket);
  };
}

/** Once `response` has left, the next byte on its connection kills that, and Node's parser never sees it; so does a call that came before. */
export function doom(response: ServerResponse, how: How, died: () => void): void {
  response.once('finish', () => {
    const { socket } = response.req;
    if (!response.shouldKeepAlive) return;
    doomed.set(socket, killer(socket, how, died));
    deafen(socket, () => strike(socket));
  });
}
