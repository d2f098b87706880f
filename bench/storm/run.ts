// runStorm: one contender's day: every client's orders through the outage, and later once more what it was told had failed.
// Answers what was told and what the provider's journal and truth say; `count` reads the numbers off that.
import type { JournalEntry } from '../../src/control/client.ts';
import type { Contender, MakeCall } from './contender.ts';
import { type Order, ordersOf } from './orders.ts';
import { type OutageKind, START_MS } from './outage.ts';
import { openSite, type Site } from './site.ts';
import { inVirtualTime } from './virtual-time.ts';

/** So long after its first time a failed order is taken up again, in milliseconds: at the pace of the day, when all waits are over. */
const AGAIN_MS = 300_000;
const SEED = 'storm';

/** One order as its client saw it. */
export interface Told {
  readonly order: Order;
  readonly ok: boolean;
  /** When, in milliseconds from the start. */
  readonly atMs: number;
}

/** A day of a contender. */
export interface Day {
  readonly orders: readonly Order[];
  readonly first: readonly Told[];
  /** What had failed, once more. */
  readonly again: readonly Told[];
  readonly journal: readonly JournalEntry[];
  /** The orders' ids in the invoices that are stored in the end. */
  readonly stored: readonly string[];
}

/** Lives through one. */
export function runStorm(contender: Contender, outage: OutageKind, clients: number): Promise<Day> {
  const orders = ordersOf(clients, SEED);
  return inVirtualTime({
    startMs: START_MS,
    seed: SEED,
    work: async (time) => {
      const opened = time.hold();
      const site = await openSite({ outage, overSocket: contender.overSocket === true, time });
      opened();
      try {
        return await live(site, contender.begin(site), orders);
      } finally {
        await site.close();
      }
    },
  });
}

async function live(site: Site, makeCall: MakeCall, orders: readonly Order[]): Promise<Day> {
  const first = await Promise.all(orders.map((order) => make(makeCall, order, 0)));
  const failed = first.flatMap(({ ok, order }) => (ok ? [] : [order]));
  const again = await Promise.all(failed.map((order) => make(makeCall, order, AGAIN_MS)));
  return { orders, first, again, journal: await site.journal(), stored: await site.stored() };
}

async function make(makeCall: MakeCall, order: Order, laterMs: number): Promise<Told> {
  const waitMs = START_MS + order.atMs + laterMs - Date.now();
  if (waitMs < 0) throw new Error('the first round was not over in time');
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const ok = await makeCall(order);
  return { order, ok, atMs: Date.now() - START_MS };
}
