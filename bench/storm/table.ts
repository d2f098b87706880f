// stormRow, stormRows: a storm's numbers as cells, the same in the terminal and on the page.
// After `countDay`.
import type { Contender } from './contender.ts';
import { CONTENDERS } from './contenders/index.ts';
import { type Counts, countDay } from './count.ts';
import type { OutageKind } from './outage.ts';
import { type Day, runStorm } from './run.ts';

/** As many as the page is about. */
export const STORM_CLIENTS = 50;

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

/** A contender's row. */
export function stormRow({ name, setting }: Contender, day: Day): readonly string[] {
  const counts = countDay(day);
  return [name, setting, ...COLUMNS.map(({ cell }) => cell(counts))];
}

/** All contenders' rows. */
export async function stormRows(outage: OutageKind, clients: number): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for (const contender of CONTENDERS) rows.push(stormRow(contender, await runStorm(contender, outage, clients)));
  return rows;
}
