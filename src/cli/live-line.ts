// liveLine: one call of the journal as one line for a person watching.
// At the edge: `start` and `serve` print one as each call is answered.
import type { Paint } from '../tck/report-table.ts';
import type { JournalEntry } from './embed.ts';

/** "12:00:01  POST /v1/invoices/inv_1/payments  record_payment  lost_reply  committed  reset", without a newline. */
export function liveLine(entry: JournalEntry, sandboxId: string, paint: Paint): string {
  const { answered, faults, commit } = entry;
  const words = [
    paint.faint(entry.at.slice(11, 19)),
    `${entry.method} ${addressOf(entry, sandboxId)}`,
    entry.operation ?? paint.faint('(no operation)'),
    ...faults.map((fault) => paint.bad(fault.kind)),
    ...(commit === 'none' ? [] : [paint.good(commit)]),
    answered === null ? '' : answer(answered),
  ];
  return words.filter((word) => word !== '').join('  ');
}

/** What answers at the root of the address, beside the operations. */
const AT_THE_ROOT = /^\/(?:oauth|pay)\//;

/** As the caller writes it, so that a line can be compared with what was sent; of a payment link without its secret. */
function addressOf({ path, operation }: JournalEntry, sandboxId: string): string {
  const root = sandboxId === 'default' ? '' : `/s/${sandboxId}`;
  return operation !== null && AT_THE_ROOT.test(path) ? `${root}${path}` : `${root}/v1${path}`;
}

function answer({ kind, status, code }: NonNullable<JournalEntry['answered']>): string {
  return kind === 'respond' ? [status, code].filter((part) => part !== undefined).join(' ') : kind;
}
