// deafen: a connection on which no further call is heard: what still comes in is thrown away, and a hang-up is seen all the same.
// Step 8 of a request's walk, at the socket.
import type { Socket } from 'node:net';

/** From here on Node's parser sees nothing of `socket`; `heard` is told whenever something comes. */
export function deafen(socket: Socket, heard: () => void = () => {}): void {
  // A socket that its parser has paused is set going again by the parser alone, on the next tick.
  socket.resume();
  process.nextTick(() => {
    socket.removeAllListeners('data');
    socket.on('data', heard);
  });
}
