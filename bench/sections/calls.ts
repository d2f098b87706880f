// calls: what the provider costs per call next to raw node:http and bare Express doing the same JSON, and what memory that takes.
import { type BenchServer, CORES, withServer } from '../processes.ts';
import { createInvoice, createSandbox, getInvoice, type Requests, type Sandbox, sampleOf, sentTo } from '../provider.ts';
import { CONNECTIONS, type Course, perS, race, ratio } from '../race.ts';
import type { Section, Size } from '../section.ts';
import { show } from '../show.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const COURSE: Readonly<Record<Size, Course>> = {
  full: { rounds: 5, durationS: 2, connections: CONNECTIONS },
  quick: { rounds: 1, durationS: 1, connections: CONNECTIONS },
};

const CALLS: readonly (readonly [name: string, (sandbox: Sandbox) => Requests])[] = [
  ['get_invoice', getInvoice],
  ['create_invoice, keyed', createInvoice],
];

type Servers = Readonly<Record<'raw' | 'express' | 'overdue', BenchServer>>;

/** One row of the table. */
async function measure({ raw, express, overdue }: Servers, name: string, to: (sandbox: Sandbox) => Requests, course: Course) {
  // A sandbox keeps 100,000 idempotency keys, fewer than all rounds together use.
  const fresh = async (): Promise<Requests> => to(await createSandbox(overdue.controlUrl));
  const requests = await fresh();
  const { status, answer } = await sampleOf(requests);
  for (const other of [raw, express]) other.answerWith(status, answer);
  const rounds = await race({ raw: () => sentTo(raw, requests), express: () => sentTo(express, requests), overdue: fresh }, course);
  const p99Ms = spreadText(spreadOf(rounds.map((round) => round.overdue.p99Ms)));
  const ratios = [ratio(rounds, 'express', 'raw'), ratio(rounds, 'overdue', 'raw')];
  return [name, perS(rounds, 'raw'), perS(rounds, 'express'), perS(rounds, 'overdue'), ...ratios, p99Ms];
}

async function measureAll(servers: Servers, course: Course): Promise<void> {
  const { raw, express, overdue } = servers;
  const atStart = await overdue.memory();
  const rows: string[][] = [];
  for (const [name, to] of CALLS) rows.push(await measure(servers, name, to, course));
  const title = `Calls: ${course.connections} connections, ${course.rounds} rounds of ${course.durationS} s, ${CORES}; medians (least–most)`;
  show(title, ['call', 'raw node:http, /s', 'Express 5, /s', 'Overdue, /s', 'Express ÷ raw', 'Overdue ÷ raw', 'p99, ms'], rows);
  const memory = [
    ['at start', atStart],
    ['after all these calls', await overdue.memory()],
    ['raw node:http', await raw.memory()],
    ['bare Express', await express.memory()],
  ] as const;
  const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  show(
    'Memory (RSS)',
    ['', 'MiB'],
    memory.map(([what, { rssBytes }]) => [what, mib(rssBytes)]),
  );
}

/** Requests a second, and memory. */
export const calls: Section = {
  name: 'calls',
  about: 'requests a second next to raw node:http and Express, and memory',
  run: (size) =>
    withServer('raw', (raw) =>
      withServer('express', (express) => withServer('overdue', (overdue) => measureAll({ raw, express, overdue }, COURSE[size]))),
    ),
};
