// Unread output: lines that a reader misses who reads too slowly, or not at all; neither the service nor its end waits for one.
// At the edge: `start` and `serve` print a line per call and stay up, whoever looks.
import type { Writable } from 'node:stream';
import type { ExitCode } from './exit-codes.ts';

/** What may wait to be read before lines are left out. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** Writes lines to `stream`; leaves out those for which too much is unread, and says how many when there is room again. */
export function linesTo(stream: Writable): (line: string) => void {
  let leftOut = 0;
  return (line) => {
    if (stream.writableLength > MAX_UNREAD_BYTES) {
      leftOut += 1;
      return;
    }
    if (leftOut > 0) stream.write(`(${leftOut} lines left out: nobody read them)\n`);
    leftOut = 0;
    stream.write(`${line}\n`);
  };
}

/** How long the end waits for a reader. */
const PATIENCE_MS = 500;

/** Lets the process end although somebody who could read its last lines does not; by itself it would wait for ever. */
export function endUnread(code: ExitCode): ExitCode {
  setTimeout(() => process.exit(code), PATIENCE_MS).unref();
  return code;
}
