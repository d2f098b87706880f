// countDay: the numbers of a day: load from the journal, failures from what was told, invoices from the truth.
// After a storm; a table's row is made of them.
import type { JournalEntry } from '../../src/control/client.ts';
import { LAST_ORDER_MS } from './orders.ts';
import { OUTAGE, START_MS } from './outage.ts';
import type { Day } from './run.ts';

/** What is compared. */
export interface Counts {
  /** Orders whose time lies in the outage. */
  readonly wantedInOutage: number;
  /** Calls that reached the provider in it. */
  readonly callsInOutage: number;
  /** In the worst second of the outage, and of the minute after it. */
  readonly peakInOutage: number;
  readonly peakAfter: number;
  /** Orders of which the first word was that they failed; and those of them begun when the outage was over. */
  readonly failed: number;
  readonly failedAfter: number;
  /** Creates that were called failed, and are stored all the same. */
  readonly failedButStored: number;
  /** Creates that were called failed, and are not. */
  readonly failedAndMissing: number;
  /** From the outage's end until the last order begun before it was settled and the last failure told, in milliseconds. */
  readonly recoveredMs: number;
  /** After the second round. */
  readonly failedAgain: number;
  readonly lost: number;
  readonly twice: number;
}

const isIn = (ms: number, fromMs: number, untilMs: number): boolean => ms >= fromMs && ms < untilMs;
const timeOf = ({ at }: JournalEntry): number => Date.parse(at) - START_MS;

/** All of a day's numbers. */
export function countDay({ orders, first, again, journal, stored }: Day): Counts {
  const { fromMs, untilMs } = OUTAGE;
  const times = journal.map(timeOf);
  const inOutage = times.filter((ms) => isIn(ms, fromMs, untilMs));
  const failed = first.filter(({ ok }) => !ok);
  const storedInTime = new Set(journal.filter((entry) => entry.commit === 'committed' && timeOf(entry) < endOf(first)).map(orderOf));
  const failedCreates = failed.filter(({ order }) => order.kind === 'create');
  const failedButStored = failedCreates.filter(({ order }) => storedInTime.has(order.id)).length;
  const late = first.filter(({ ok, order }) => !ok || order.atMs < untilMs).map(({ atMs }) => atMs - untilMs);
  const creates = orders.filter(({ kind }) => kind === 'create');
  return {
    wantedInOutage: orders.filter(({ atMs }) => isIn(atMs, fromMs, untilMs)).length,
    callsInOutage: inOutage.length,
    peakInOutage: peak(inOutage),
    peakAfter: peak(times.filter((ms) => isIn(ms, untilMs, LAST_ORDER_MS))),
    failed: failed.length,
    failedAfter: failed.filter(({ order }) => order.atMs >= untilMs).length,
    failedButStored,
    failedAndMissing: failedCreates.length - failedButStored,
    recoveredMs: Math.max(0, ...late),
    failedAgain: again.filter(({ ok }) => !ok).length,
    lost: creates.filter(({ id }) => !stored.includes(id)).length,
    twice: stored.length - new Set(stored).size,
  };
}

const orderOf = ({ body }: JournalEntry): string => (body as { readonly metadata: { readonly order: string } }).metadata.order;
const endOf = (first: Day['first']): number => Math.max(...first.map(({ atMs }) => atMs));

/** The most in any whole second. */
function peak(times: readonly number[]): number {
  const seconds = new Map<number, number>();
  for (const ms of times) seconds.set(Math.floor(ms / 1000), (seconds.get(Math.floor(ms / 1000)) ?? 0) + 1);
  return Math.max(0, ...seconds.values());
}
