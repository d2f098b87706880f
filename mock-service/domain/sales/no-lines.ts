// refuseNoLines: what is offered, or comes again, says what for.
// Step 5 of a request's walk: quotes and recurring invoices ask here.
import { type Rejection, reject } from '../rejection.ts';

/** R93 when there is no line, else null. */
export function refuseNoLines(lines: readonly unknown[]): Rejection | null {
  return lines.length > 0 ? null : reject('R93', { field: { path: 'lines', expected: 'one line or more', received: 'none' } });
}
