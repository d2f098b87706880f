// stormTable: a storm's numbers as cells, the same in the terminal and on the page.
// After `countDay`.

import { CONTENDERS } from './contenders/index.ts';
import { type Counts, countDay } from './count.ts';
import type { OutageKind } from './outage.ts';
import { runStorm } from './run.ts';

/** What the provider answers meanwhile. */
export const OUTAGES: Readonly<Record<OutageKind, string>> = {
  silent: 'a 503 that says nothing',
  announced: 'a 503 with a Retry-After that counts down to the end',
};

const count = (number: number): string => number.toLocaleString('en');

interface Column {
  readonly head: string;
  cell(counts: Counts): string;
}

const COLUMNS: readonly Column[] = [
  { head: 'calls in the outage', cell: ({ callsInOutage }) => count(callsInOutage) },
  { head: 'per order', cell: ({ callsInOutage, wantedInOutage }) => (callsInOutage / wantedInOutage).toFixed(2) },
  { head: 'peak in it, /s', cell: ({ peakInOutage }) => count(peakInOutage) },
  { head: 'peak after, /s', cell: ({ peakAfter }) => count(peakAfter) },
  { head: 'recovered after, s', cell: ({ recoveredMs }) => (recoveredMs / 1000).toFixed(1) },
  { head: 'failed', cell: ({ failed }) => count(failed) },
  { head: 'begun after it', cell: ({ failedAfter }) => count(failedAfter) },
  { head: 'stored all the same', cell: ({ failedButStored }) => count(failedButStored) },
  { head: 'missing', cell: ({ failedAndMissing }) => count(failedAndMissing) },
  { head: 'failed again', cell: ({ failedAgain }) => count(failedAgain) },
  { head: 'lost', cell: ({ lost }) => count(lost) },
  { head: 'twice', cell: ({ twice }) => count(twice) },
];

/** The table's head. */
export const STORM_HEAD: readonly string[] = ['who repeats', 'setting', ...COLUMNS.map(({ head }) => head)];

/** A row for each contender. */
export async function stormRows(outage: OutageKind, clients: number, contenders = CONTENDERS): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  for (const contender of contenders) {
    const counts = countDay(await runStorm(contender, outage, clients));
    rows.push([contender.name, contender.setting, ...COLUMNS.map(({ cell }) => cell(counts))]);
  }
  return rows;
}
