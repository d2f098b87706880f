// agingOf: what is owed on a day, by how long it has been due: for each customer and currency, and in all.
// Step 5 of a request's walk: pure; an operation hands in what each invoice leaves to be paid.
import { daysBetween } from '../day.ts';

/** Days past the due date, from and up to; the first bucket is not due yet, the day itself included. */
export const AGING_BUCKETS = {
  currentMinor: [Number.NEGATIVE_INFINITY, 0],
  days1To30Minor: [1, 30],
  days31To60Minor: [31, 60],
  days61To90Minor: [61, 90],
  daysOver90Minor: [91, Number.POSITIVE_INFINITY],
} as const;

export type AgingBucket = keyof typeof AGING_BUCKETS;
const BUCKETS = Object.entries(AGING_BUCKETS) as readonly (readonly [AgingBucket, readonly [number, number]])[];

/** What is owed, by how long it has been due; minor units of one currency. */
export interface Aged extends Readonly<Record<AgingBucket, number>> {
  /** All buckets together. */
  readonly totalMinor: number;
  /** How many invoices that is. */
  readonly invoices: number;
}

/** What one invoice leaves to be paid. */
export interface OwedInvoice {
  readonly customerId: string;
  readonly currency: string;
  /** YYYY-MM-DD: its due date; without one it is due when it is issued. */
  readonly dueDay: string;
  readonly remainingMinor: number;
}

/** A customer's debts in one currency. */
export interface AgedCustomer extends Aged {
  readonly customerId: string;
  readonly currency: string;
}

/** All debts in one currency. */
export interface AgedTotal extends Aged {
  readonly currency: string;
}

/** What is owed on a day: for each customer as they came and in all, currencies in alphabetical order. */
export interface Aging {
  readonly customers: readonly AgedCustomer[];
  readonly totals: readonly AgedTotal[];
}

/** What is added up, before anybody else sees it. */
type Tally = { -readonly [Name in keyof Aged]: Aged[Name] };

function emptyTally(): Tally {
  return { currentMinor: 0, days1To30Minor: 0, days31To60Minor: 0, days61To90Minor: 0, daysOver90Minor: 0, totalMinor: 0, invoices: 0 };
}

/** The bucket of what was due on a day. */
export function bucketOf(dueDay: string, asOf: string): AgingBucket {
  const days = daysBetween(dueDay, asOf);
  return BUCKETS.find(([, [from, to]]) => days >= from && days <= to)?.[0] ?? 'currentMinor';
}

/** Buckets by due date, each reckoned once: many invoices are due on one day. */
function bucketsOn(asOf: string): (dueDay: string) => AgingBucket {
  const known = new Map<string, AgingBucket>();
  return (dueDay) => {
    const bucket = known.get(dueDay) ?? bucketOf(dueDay, asOf);
    known.set(dueDay, bucket);
    return bucket;
  };
}

function add<Key>(tallies: Map<Key, Tally>, key: Key, bucket: AgingBucket, minor: number): void {
  const tally = tallies.get(key) ?? emptyTally();
  tallies.set(key, tally);
  tally[bucket] += minor;
  tally.totalMinor += minor;
  tally.invoices += 1;
}

/** Ages what is owed on a day, YYYY-MM-DD. */
export function agingOf(owed: Iterable<OwedInvoice>, asOf: string): Aging {
  const totals = new Map<string, Tally>();
  const customers = new Map<string, Map<string, Tally>>();
  const bucketOn = bucketsOn(asOf);
  for (const { customerId, currency, dueDay, remainingMinor } of owed) {
    const bucket = bucketOn(dueDay);
    const ofCustomer = customers.get(customerId) ?? new Map<string, Tally>();
    customers.set(customerId, ofCustomer);
    add(ofCustomer, currency, bucket, remainingMinor);
    add(totals, currency, bucket, remainingMinor);
  }
  return {
    customers: [...customers].flatMap(([customerId, ofCustomer]) => byCurrency(ofCustomer).map((aged) => ({ customerId, ...aged }))),
    totals: byCurrency(totals),
  };
}

function byCurrency(tallies: ReadonlyMap<string, Tally>): readonly AgedTotal[] {
  return [...tallies].map(([currency, tally]) => ({ currency, ...tally })).sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
