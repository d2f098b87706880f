// held: what a connection weighs that a stall holds, next to raw node:http that never answers; each server is a fresh process.
// What is left of ours when all have hung up is mostly the journal's line for each; it goes with the sandbox.
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { kibEach } from '../memory.ts';
import { type BenchServer, CORES, whileHolding, withServer } from '../processes.ts';
import { bearer, createSandbox, getInvoice } from '../provider.ts';
import type { Section, Size } from '../section.ts';
import { grouped, show } from '../show.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const COUNT: Readonly<Record<Size, number>> = { full: 10_000, quick: 500 };
const ROUNDS: Readonly<Record<Size, number>> = { full: 3, quick: 1 };
/** Well below the connections that wait to be accepted, 511. */
const BATCH = 100;
/** Held and hung up first, so that what the first ones load is not counted. */
const WARM_UP = 200;
/** What a process needs besides. */
const SPARE_DESCRIPTORS = 200;
const PATIENCE_MS = 60_000;
const POLL_MS = 20;

/** How many connections this machine lets one process hold, at most `wanted`. */
function holdable(wanted: number): number {
  const limit = Number(spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout);
  return Number.isInteger(limit) ? Math.min(wanted, limit - SPARE_DESCRIPTORS) : wanted;
}

/** Waits until a server says that it holds so many. */
async function untilHeld({ controlUrl }: BenchServer, count: number): Promise<void> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(`${controlUrl}/health`);
    const { connections_held: held } = (await response.json()) as { readonly connections_held: number };
    if (held === count) return;
    if (performance.now() > deadlineMs) throw new Error(`${held} connections are held, not ${count}`);
    await sleep(POLL_MS);
  }
}

/** KiB a connection: while it is held, and what is left of it when it has hung up. */
interface Weight {
  readonly held: { readonly heap: number; readonly rss: number };
  readonly left: { readonly heap: number; readonly rss: number };
}

async function weigh(server: BenchServer, url: string, headers: Readonly<Record<string, string>>, count: number): Promise<Weight> {
  const hold = (connections: number) => ({ url, headers, count: connections, batch: BATCH });
  await whileHolding(hold(WARM_UP), () => untilHeld(server, WARM_UP));
  await untilHeld(server, 0);
  const before = await server.memoryCollected();
  const during = await whileHolding(hold(count), async (lost) => {
    await untilHeld(server, count);
    const memory = await server.memoryCollected();
    if ((await lost()) > 0) throw new Error(`${await lost()} connections were answered or broken while they were held`);
    return memory;
  });
  await untilHeld(server, 0);
  return { held: kibEach(before, during, count), left: kibEach(before, await server.memoryCollected(), count) };
}

const raw = (count: number): Promise<Weight> =>
  withServer('silent', (server) => weigh(server, `${server.url}/v1/invoices/inv_1`, {}, count));

const overdue = (count: number): Promise<Weight> =>
  withServer('overdue', async (server) => {
    const sandbox = await createSandbox(server.controlUrl, [{ fault: 'stall', match: { operation: 'get_invoice' } }]);
    return weigh(server, getInvoice(sandbox).url, bearer(sandbox), count);
  });

function row(name: string, weights: readonly Weight[]): string[] {
  const kib = (of: (weight: Weight) => number): string => spreadText(spreadOf(weights.map(of)), 1);
  return [name, kib(({ held }) => held.heap), kib(({ held }) => held.rss), kib(({ left }) => left.heap), kib(({ left }) => left.rss)];
}

/** Memory of a held connection. */
export const held: Section = {
  name: 'held',
  about: 'what a connection weighs that a stall holds, 10,000 at once, next to raw node:http',
  run: async (size) => {
    const count = holdable(COUNT[size]);
    const weights: { readonly raw: Weight; readonly overdue: Weight }[] = [];
    for (let round = 0; round < ROUNDS[size]; round += 1) weights.push({ raw: await raw(count), overdue: await overdue(count) });
    show(
      `Held: ${grouped(count)} connections at once, KiB each, ${ROUNDS[size]} rounds, ${CORES}; medians (least–most)`,
      ['', 'heap', 'RSS', 'heap, when hung up', 'RSS, when hung up'],
      [
        row(
          'raw node:http that never answers',
          weights.map((weight) => weight.raw),
        ),
        row(
          'Overdue, stall',
          weights.map((weight) => weight.overdue),
        ),
      ],
    );
  },
};
