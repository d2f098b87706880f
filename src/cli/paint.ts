// paintFor: colours for a terminal, and none for a pipe or under NO_COLOR.
// At the edge: the tables themselves know no terminal.
import picocolors from 'picocolors';
import type { Paint } from '../tck/report-table.ts';

/** Colours for what is written to `stream`. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const colors = picocolors.createColors(stream.isTTY === true && !process.env.NO_COLOR);
  return { good: colors.green, bad: colors.red, faint: colors.dim };
}
