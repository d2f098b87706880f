// Every fault, three ways: over a socket to Node's own fetch, in process, and behind MSW. A caller sees the same; what it does not is listed.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInProcess } from '../../../../mock-service/bindings/in-process.ts';
import { IN_PROCESS_LIMITS, type Limit, MSW_LIMITS } from '../../../../mock-service/bindings/limits.ts';
import { overdueHandlers } from '../../../../mock-service/bindings/msw.ts';
import { FAULTS } from '../../../../mock-service/faults/index.ts';
import { type JournalEntry, startService } from '../../../../mock-service/index.ts';
import { DEFAULT_KEY } from '../../service/in-process.ts';
import { type Carrier, look, SHAPES } from './shapes.ts';

type Tell = (entry: JournalEntry) => void;

/** A place to put who wants to know of the next answer. */
function listening(): { readonly onCall: Tell; readonly onAnswered: (tell: Tell) => void } {
  let told: Tell = () => {};
  return {
    onCall: (entry) => told(entry),
    onAnswered: (tell) => {
      told = tell;
    },
  };
}

const nodesOwn = globalThis.fetch;

async function overASocket() {
  const { onCall, onAnswered } = listening();
  const { controlUrl, ...service } = await startService({ onCall });
  // By another name the control API has connections of its own, which no fault breaks.
  return { ...service, controlUrl: controlUrl.replace('127.0.0.1', 'localhost'), fetch: nodesOwn, onAnswered };
}

function inThisProcess() {
  const { onCall, onAnswered } = listening();
  return { ...createInProcess({ onCall, url: 'http://127.0.0.1:4010' }), onAnswered };
}

function behindMsw() {
  const { onCall, onAnswered } = listening();
  const server = setupServer(...overdueHandlers({ onCall }));
  server.listen({ onUnhandledRequest: 'bypass' });
  const url = 'http://overdue.localhost';
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  return { url, controlUrl: `${url}/__overdue`, fetch, onAnswered, close: () => server.close() };
}

let carriers: Readonly<Record<'socket' | 'inProcess' | 'msw', Carrier & { close(): unknown }>>;
beforeAll(async () => {
  carriers = { socket: await overASocket(), inProcess: inThisProcess(), msw: behindMsw() };
});
afterAll(() => Promise.all(Object.values(carriers).map((carrier) => carrier.close())));

const ROWS = SHAPES.map((row) => ({ row, fault: row[0], params: row[1], shape: row[2] }));
const isListed = (limits: readonly Limit[], { fault, params }: (typeof ROWS)[number]): boolean =>
  limits.some(
    ({ kind, params: some = {}, client }) => client === undefined && kind === fault && JSON.stringify(some) === JSON.stringify(params),
  );

describe('a caller of fetch', () => {
  test.each(ROWS)('meets $fault $params over a socket as: $shape', async ({ row, shape }) => {
    expect((await look(carriers.socket, row)).shape).toBe(shape);
  });

  test.each(ROWS)('meets the same of $fault $params in process', async ({ row }) => {
    expect(await look(carriers.inProcess, row)).toEqual(await look(carriers.socket, row));
  });

  test.each(ROWS.filter((row) => !isListed(MSW_LIMITS, row)))('meets the same of $fault $params behind MSW', async ({ row }) => {
    expect(await look(carriers.msw, row)).toEqual(await look(carriers.socket, row));
  });

  test('is asked about every fault', () => {
    const seen = new Set(SHAPES.map(([fault]) => fault));
    expect(FAULTS.map(({ kind }) => kind).filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

/** What a client of node:http meets when its call is reset. */
function nodeHttp({ url }: Carrier): Promise<unknown> {
  const headers = { authorization: `Bearer ${DEFAULT_KEY}`, 'overdue-fault': 'reset' };
  return new Promise((resolve) => {
    // Not by a name of its own: MSW puts another function in the module's place.
    const asked = http.request(`${url}/v1/customers`, { headers, agent: false }, (response) => resolve(response.statusCode));
    asked.on('error', (failure: NodeJS.ErrnoException) => resolve(failure.code));
    asked.end();
  });
}

/** What becomes of the calls after one whose connection was left to die: the second or the third goes over it, if it is there. */
async function laterCalls(carrier: Carrier): Promise<unknown> {
  const ask = (headers: Record<string, string>) =>
    carrier.fetch(`${carrier.url}/v1/customers?limit=1`, { headers: { authorization: `Bearer ${DEFAULT_KEY}`, ...headers } });
  await (await ask({ 'overdue-fault': 'keep_alive_death;how="reset"' })).text();
  try {
    for (let later = 0; later < 3; later += 1) await (await ask({})).text();
    return 'nothing';
  } catch (failure) {
    return (failure as { cause?: NodeJS.ErrnoException }).cause?.code;
  }
}

function rowOf(fault: string, params: object): (typeof SHAPES)[number] {
  const found = SHAPES.find((row) => row[0] === fault && JSON.stringify(row[1]) === JSON.stringify(params));
  if (found === undefined) throw new Error(`no row for ${fault}`);
  return found;
}

/** With a service that has no other connections, so that the second call goes over the first one's. */
async function onItsOwn(attempt: Trial['try']): Promise<unknown> {
  const socket = await overASocket();
  try {
    return await attempt(socket);
  } finally {
    await socket.close();
  }
}

interface Trial {
  readonly try: (carrier: Carrier) => Promise<unknown>;
  readonly socket: unknown;
  readonly elsewhere: unknown;
}

/** By kind: what shows over a socket, and what is seen in its place. */
const TRIALS: Readonly<Record<string, Trial>> = {
  keep_alive_death: {
    try: (carrier) => (carrier === carriers.socket ? onItsOwn(laterCalls) : laterCalls(carrier)),
    socket: 'ECONNRESET',
    elsewhere: 'nothing',
  },
  html: {
    try: async (carrier) => (await look(carrier, rowOf('html', { status: 302 }))).shape,
    socket: '302 Found text/html; charset=utf-8',
    elsewhere: 'headers: TypeError: Failed to fetch',
  },
  garble: {
    try: async (carrier) => (await look(carrier, rowOf('garble', { how: 'gzip' }))).headers['content-encoding'],
    socket: 'gzip',
    elsewhere: undefined,
  },
  reset: { try: nodeHttp, socket: 'ECONNRESET', elsewhere: undefined },
};

describe('a limit', () => {
  test.each(MSW_LIMITS)('behind MSW still stands: $kind $params, for $why', async ({ kind }) => {
    expect(await TRIALS[kind]?.try(carriers.msw)).toBe(TRIALS[kind]?.elsewhere);
    expect(await TRIALS[kind]?.try(carriers.socket)).toBe(TRIALS[kind]?.socket);
  });

  test.each(IN_PROCESS_LIMITS)('in process still stands: $kind, for $why', async ({ kind }) => {
    expect(await TRIALS[kind]?.try(carriers.inProcess)).toBe(TRIALS[kind]?.elsewhere);
  });

  test('is in the page on testing', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/testing.md'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(MSW_LIMITS.map(({ why }) => why).filter((why) => !page.includes(why))).toEqual([]);
  });
});
