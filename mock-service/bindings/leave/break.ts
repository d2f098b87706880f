// breakBehind, endSlowly: how a connection ends before its time behind what was written, such that the caller sees which one was meant.
// Step 8 of a request's walk, at the socket.
import type { Socket } from 'node:net';

/** How a connection breaks: TCP RST, or FIN. */
export type How = 'reset' | 'close';

/** A reset throws away what the caller has not read yet, and what arrives together with one is read as a mere end. */
const READ_FIRST_MS = 20;

/**
 * Behind everything that was written. `then` hears whether that was handed over: false, the caller had hung up.
 * A reset comes after a moment in which the caller can read, and after a turn of the event loop, where one in this process gets to it.
 */
export function breakBehind(socket: Socket, how: How, then: (sent: boolean) => void): void {
  socket.write('', (error) => {
    if (error == null && how === 'close') socket.destroySoon();
    if (error == null && how === 'reset') setTimeout(() => setImmediate(() => socket.resetAndDestroy()), READ_FIRST_MS);
    then(error == null);
  });
}

/** How long a caller may go on sending what will not be read before its connection is cut. */
const LINGER_MS = 2000;

/** FIN behind everything that was written; what still comes in is thrown away for a while, so that no reset overtakes it. */
export function endSlowly(socket: Socket): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
