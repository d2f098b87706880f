// bench: what the provider costs per call, as a ratio of raw node:http answering the same bytes in the same run.
// Rounds alternate between the two, medians are compared; under a minute in all. Run it with `npm run bench`.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { classifyRows } from './classify.ts';
import type { LoadRequest, LoadResult } from './load.ts';

const ROUNDS = 3;
const DURATION_S = 3;
const CONNECTIONS = 10;

interface Sandbox {
  readonly base_url: string;
  readonly credentials: Readonly<Record<string, { readonly secret: string }>>;
  readonly handles: Readonly<Record<string, string>>;
}

function load(request: LoadRequest): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify(request)]);
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the load process ended with ${code} and no result`)));
  });
}

/** A bare server that reads the request and answers `status` and `body`. */
async function rawServer(status: number, body: string) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

type Plan = Pick<LoadRequest, 'url' | 'method' | 'headers' | 'keyed'> & { readonly name: string; readonly body?: string };

/** One row of the table; throws when a call failed, for then the numbers mean nothing. */
async function measure({ name, ...plan }: Plan): Promise<string[]> {
  const sample = await fetch(plan.url, {
    method: plan.method,
    headers: plan.headers,
    ...(plan.body === undefined ? {} : { body: plan.body }),
  });
  const raw = await rawServer(sample.status, await sample.text());
  const rounds = { ...plan, durationS: DURATION_S, connections: CONNECTIONS };
  const results: { readonly overdue: LoadResult; readonly raw: LoadResult }[] = [];
  await load({ ...rounds, durationS: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    results.push({ raw: await load({ ...rounds, url: raw.url }), overdue: await load(rounds) });
  }
  raw.close();
  const failed = results.reduce((sum, each) => sum + each.overdue.failed + each.raw.failed, 0);
  if (failed > 0) throw new Error(`${name}: ${failed} calls failed`);
  const ours = median(results.map(({ overdue }) => overdue.requestsPerS));
  const theirs = median(results.map((each) => each.raw.requestsPerS));
  const p99Ms = median(results.map(({ overdue }) => overdue.p99Ms));
  return [name, theirs.toFixed(0), ours.toFixed(0), (ours / theirs).toFixed(2), p99Ms.toFixed(0)];
}

// What ships is measured, not the sources: `npm run bench` builds first.
const built = join(import.meta.dirname, '../dist/mock-service/index.js');
const { startService } = (await import(built)) as typeof import('../mock-service/index.ts');
const service = await startService({});
const created = await fetch(`${service.controlUrl}/sandboxes`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ rate_limit: { capacity: 1_000_000_000, refill_per_s: 1_000_000_000 } }),
});
const { base_url, credentials, handles } = (await created.json()) as Sandbox;
const headers = { authorization: `Bearer ${credentials.default?.secret}` };
const body = JSON.stringify({
  customer_id: handles['customer.brazilian'],
  currency: 'BRL',
  lines: [{ description: 'Consultoria', unit_amount_minor: '1250.5', quantity: '10' }],
});
const table = new Table({ head: ['call', 'raw node:http, requests/s', 'Overdue, requests/s', 'ratio', 'Overdue p99, ms'] });
table.push(
  await measure({ name: 'get_invoice', url: `${base_url}/invoices/${handles['invoice.open']}`, method: 'GET', headers, keyed: false }),
);
const json = { ...headers, 'content-type': 'application/json' };
table.push(await measure({ name: 'create_invoice, keyed', url: `${base_url}/invoices`, method: 'POST', headers: json, keyed: true, body }));
console.log(
  `Node ${process.version}, ${availableParallelism()} cores, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${DURATION_S} s`,
);
console.log(table.toString());
await service.close();

const { classify } = (await import(join(import.meta.dirname, '../dist/src/index.js'))) as typeof import('../src/index.ts');
const naming = new Table({ head: ['failure', 'JSON.parse of its body, µs', 'classify, µs'] });
naming.push(...classifyRows(classify).map((row) => [...row]));
console.log(naming.toString());
