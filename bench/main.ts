// bench: what the provider costs per call next to raw node:http and bare Express doing the same JSON, how fast it starts, and how it grows.
// Rounds alternate, ratios are taken round by round; about two minutes in all. Run it with `npm run bench`.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { classifyRows } from './classify.ts';
import type { LoadRequest, LoadResult } from './load.ts';
import { type BenchServer, load, PINNED, startServer } from './processes.ts';
import { scaleRows } from './scale.ts';
import { startOnce } from './start-up.ts';
import { spreadOf, spreadText } from './statistics.ts';

const ROUNDS = 5;
const DURATION_S = 3;
// Enough to keep the server busy: one that waits for its generator pays for waking it, and that is measured instead.
const CONNECTIONS = 64;
const STARTS = 7;

interface Sandbox {
  readonly base_url: string;
  readonly credentials: { readonly default: { readonly secret: string } };
  readonly handles: Readonly<Record<string, string>>;
}

type Plan = Pick<LoadRequest, 'method' | 'headers' | 'keyed'> & { readonly name: string; readonly path: string; readonly body?: string };
/** A plan for one sandbox, and where that is. */
interface Bench {
  readonly baseUrl: string;
  readonly plan: Plan;
}
type Round = Readonly<Record<'raw' | 'express' | 'overdue', LoadResult>>;

/** The others answer what the provider answers to this call. */
async function teach(others: readonly BenchServer[], baseUrl: string, { path, method, headers, body }: Plan): Promise<void> {
  const sample = await fetch(baseUrl + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const answer = await sample.json();
  for (const other of others) other.answerWith(sample.status, answer);
}

/** One row of the table; throws when a call failed, for then the numbers mean nothing. */
async function measure(raw: BenchServer, express: BenchServer, fresh: () => Promise<Bench>): Promise<string[]> {
  const { baseUrl, plan } = await fresh();
  await teach([raw, express], baseUrl, plan);
  const run = (base: string, durationS: number, { path, name: _name, ...request }: Plan = plan) =>
    load({ ...request, url: base + path, durationS, connections: CONNECTIONS });
  // A sandbox keeps 100,000 idempotency keys, fewer than all rounds together use.
  const runFresh = async () => {
    const next = await fresh();
    return run(next.baseUrl, DURATION_S, next.plan);
  };
  for (const base of [raw.url, express.url, baseUrl]) await run(base, 1);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      raw: await run(raw.url, DURATION_S),
      express: await run(express.url, DURATION_S),
      overdue: await runFresh(),
    });
  }
  const failed = rounds.flatMap((round) => Object.values(round)).reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) throw new Error(`${plan.name}: ${failed} calls failed`);
  const perS = (of: keyof Round) => spreadText(spreadOf(rounds.map((round) => round[of].requestsPerS)));
  const ratio = (of: keyof Round) => spreadText(spreadOf(rounds.map((round) => round[of].requestsPerS / round.raw.requestsPerS)), 2);
  const p99Ms = spreadText(spreadOf(rounds.map(({ overdue }) => overdue.p99Ms)));
  return [plan.name, perS('raw'), perS('express'), perS('overdue'), ratio('express'), ratio('overdue'), p99Ms];
}

async function createSandbox(controlUrl: string | null): Promise<Sandbox> {
  const body = JSON.stringify({ rate_limit: { capacity: 1_000_000_000, refill_per_s: 1_000_000_000 } });
  const created = await fetch(`${controlUrl}/sandboxes`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await created.json()) as Sandbox;
}

const bearer = ({ credentials }: Sandbox) => ({ authorization: `Bearer ${credentials.default.secret}` });

const PLANS: readonly ((sandbox: Sandbox) => Plan)[] = [
  (sandbox) => ({
    name: 'get_invoice',
    path: `/invoices/${sandbox.handles['invoice.open']}`,
    method: 'GET',
    headers: bearer(sandbox),
    keyed: false,
  }),
  (sandbox) => ({
    name: 'create_invoice, keyed',
    path: '/invoices',
    method: 'POST',
    headers: { ...bearer(sandbox), 'content-type': 'application/json' },
    keyed: true,
    body: JSON.stringify({
      customer_id: sandbox.handles['customer.brazilian'],
      currency: 'BRL',
      lines: [{ description: 'Consultoria', unit_amount_minor: '1250.5', quantity: '10' }],
    }),
  }),
];

function show(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = new Table({ head: [...head] });
  table.push(...rows.map((row) => [...row]));
  console.log(`\n${title}\n${table.toString()}`);
}

const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

async function calls(): Promise<void> {
  const servers = [await startServer('raw'), await startServer('express'), await startServer('overdue')] as const;
  try {
    await callsTo(servers);
  } finally {
    for (const server of servers) server.stop();
  }
}

async function callsTo([raw, express, overdue]: readonly [BenchServer, BenchServer, BenchServer]): Promise<void> {
  const fresh = await overdue.memoryBytes();
  const rows: string[][] = [];
  for (const planFor of PLANS) {
    const fresh = async () => {
      const sandbox = await createSandbox(overdue.controlUrl);
      return { baseUrl: sandbox.base_url, plan: planFor(sandbox) };
    };
    rows.push(await measure(raw, express, fresh));
  }
  const cores = PINNED ? 'servers on core 0, generator on core 1' : 'no core of their own';
  const title = `Calls: ${CONNECTIONS} connections, ${ROUNDS} rounds of ${DURATION_S} s, ${cores}; medians (least–most)`;
  show(title, ['call', 'raw node:http, /s', 'Express 5, /s', 'Overdue, /s', 'Express ÷ raw', 'Overdue ÷ raw', 'p99, ms'], rows);
  const memory = [
    ['at start', fresh],
    ['after all these calls', await overdue.memoryBytes()],
    ['raw node:http', await raw.memoryBytes()],
    ['bare Express', await express.memoryBytes()],
  ] as const;
  show(
    'Memory (RSS)',
    ['', 'MiB'],
    memory.map(([what, bytes]) => [what, mib(bytes)]),
  );
}

async function starts(): Promise<void> {
  const found: number[] = [];
  for (let count = 0; count < STARTS; count += 1) found.push((await startOnce()).firstAnswerMs);
  show(`Start: ${STARTS} processes`, ['', 'ms'], [['from nothing to the first answer', spreadText(spreadOf(found))]]);
}

console.log(`Node ${process.version}, ${availableParallelism()} cores`);
await starts();
await calls();
show('Growth, in-process: µs a call', ['call', '100 invoices', '100,000 invoices', 'ratio'], await scaleRows());
const { classify } = (await import(join(import.meta.dirname, '../dist/src/index.js'))) as typeof import('../src/index.ts');
show('Classification', ['failure', 'JSON.parse of its body, µs', 'classify, µs'], classifyRows(classify));
