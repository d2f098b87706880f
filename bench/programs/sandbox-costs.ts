// sandboxCosts: what sandboxes take in-process, where no socket blurs it: memory each, and how long one takes to be made.
// A process of its own: takes a Size in argv, sends the parent its SandboxCost[].
import { join } from 'node:path';
import { kibEach, memoryCollected } from '../memory.ts';
import type { Size } from '../section.ts';
import { quantile } from '../statistics.ts';
import { hearParent, tellParentAndEnd } from './channel.ts';

const COUNT: Readonly<Record<Size, number>> = { full: 10_000, quick: 500 };
/** Of seeds of their own: the data of each is made twice, once a tenant. */
const OWN_SEEDS: Readonly<Record<Size, number>> = { full: 300, quick: 20 };
const WARM_UP: Readonly<Record<Size, number>> = { full: 500, quick: 20 };
const WRITES = 100;

/** One row: what was done, how often, and what each took. */
export interface SandboxCost {
  readonly name: string;
  readonly count: number;
  readonly kib: { readonly heap: number; readonly rss: number };
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface Answer {
  readonly id: string;
  readonly base_path: string;
  readonly credentials: { readonly default: { readonly secret: string } };
}

/** What a caller keeps of one: little, for it is measured too. */
interface Made {
  readonly id: string;
  readonly basePath: string;
  readonly secret: string;
}

const built = join(import.meta.dirname, '../../dist/mock-service/service.js');
const { createService } = (await import(built)) as typeof import('../../mock-service/service.ts');
const service = createService({
  onDefect: (error) => {
    throw error;
  },
});
const utf8 = new TextEncoder();
const json = { host: 'localhost', 'content-type': 'application/json' };

async function make(path: string, input: unknown): Promise<Made> {
  const body = utf8.encode(JSON.stringify(input));
  const reply = await service.control({ method: 'POST', path: `/__overdue${path}`, query: '', headers: json, body });
  if (reply.status > 201) throw new Error(String(reply.body));
  const { id, base_path, credentials } = JSON.parse(String(reply.body)) as Answer;
  return { id, basePath: base_path, secret: credentials.default.secret };
}

async function call({ basePath, secret }: Made, method: string, body = ''): Promise<void> {
  const headers = { ...json, authorization: `Bearer ${secret}` };
  const path = `${basePath}/customers`;
  const { delivery, settle } = await service.handle({ method, path, query: '', headers, body: utf8.encode(body) });
  settle(true);
  if (delivery.reply === null || delivery.reply.status > 201) throw new Error(String(delivery.reply?.body));
}

/** What `count` runs of `work` took, each and together. */
async function costOf(name: string, count: number, work: (number: number) => Promise<unknown>): Promise<SandboxCost> {
  const before = await memoryCollected();
  const tookMs: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const beganMs = performance.now();
    await work(number);
    tookMs.push(performance.now() - beganMs);
  }
  const kib = kibEach(before, await memoryCollected(), count);
  return { name, count, kib, p50Ms: quantile(tookMs, 0.5), p99Ms: quantile(tookMs, 0.99) };
}

async function costs(size: Size): Promise<readonly SandboxCost[]> {
  for (let number = 0; number < WARM_UP[size]; number += 1) await call(await make('/sandboxes', {}), 'GET');
  const made: Made[] = [];
  const shared = await costOf('created, the data of one seed', COUNT[size], async () => made.push(await make('/sandboxes', {})));
  const called = await costOf('… and called once', COUNT[size], async (number) => {
    const one = made[number];
    if (one !== undefined) await call(one, 'GET');
  });
  const own = await costOf('created, a seed of its own', OWN_SEEDS[size], (number) => make('/sandboxes', { seed: `own ${number}` }));
  const source = await make('/sandboxes', {});
  for (let number = 0; number < WRITES; number += 1) await call(source, 'POST', JSON.stringify({ name: `Ana ${number}` }));
  const forked = await costOf(`forked, ${WRITES} writes in it`, OWN_SEEDS[size], () => make(`/sandboxes/${source.id}/fork`, {}));
  return [shared, called, own, forked];
}

hearParent(() => undefined);
tellParentAndEnd(await costs(process.argv[2] as Size));
