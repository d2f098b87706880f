// The provider in a process of its own, as it is in the field, and one fixture carried out against it.
// The control API is reached as localhost, the provider as 127.0.0.1: the global fetch then shares no connection between the two.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { NamedWireFixture } from '../../scripts/wire/wire-schema.ts';
import { OPERATIONS, type OperationRow } from '../../src/client/operations.ts';
import { type Control, createControl } from '../../src/control/client.ts';
import { resolve as resolveHandles } from '../../src/tck/resolve.ts';
import type { Client, Sighting, WireCall } from './clients/client.ts';

const ROOT = join(import.meta.dirname, '../..');
const NEVER_REACHED_MS = 10_000;

/** A running provider. */
export interface Provider {
  readonly control: Control;
  close(): Promise<void>;
}

/** Starts one from its sources, on any free port. */
export async function startProvider(): Promise<Provider> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mock-service/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', OVERDUE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(line.replace('overdue: ', '')));
    child.once('close', (code) => reject(new Error(`the provider ended with ${code}`)));
  });
  const close = (): Promise<void> => {
    child.kill();
    return gone;
  };
  return { control: createControl({ url: `${url.replace('127.0.0.1', 'localhost')}/__overdue` }), close };
}

function hasOperation(name: string): name is keyof typeof OPERATIONS {
  return Object.hasOwn(OPERATIONS, name);
}

/** The call as HTTP. */
function httpOf({ call, deadline_ms = NEVER_REACHED_MS }: NamedWireFixture, baseUrl: string, credential: string): WireCall {
  const { operation, input, key, body_bytes = 0, twice } = call;
  if (!hasOperation(operation)) throw new Error(`there is no operation ${operation}`);
  const row: OperationRow = OPERATIONS[operation];
  const rest = Object.entries(input).filter(([name]) => !row.path_params.includes(name));
  const path = row.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(input[name]));
  const query =
    row.reads === 'query' && rest.length > 0
      ? `?${new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)]))}`
      : '';
  const hasBody = row.reads === 'body' && row.method !== 'GET' && rest.length > 0;
  return {
    method: row.method,
    url: `${baseUrl.replace('localhost', '127.0.0.1')}${path}${query}`,
    headers: {
      authorization: `Bearer ${credential}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    body: hasBody ? JSON.stringify(Object.fromEntries(rest)).padEnd(body_bytes) : null,
    deadline_ms,
    idle_ms: twice?.idle_ms ?? null,
  };
}

/** What a client saw, and whether the fault had fired then. */
export interface Looked extends Sighting {
  readonly completed: boolean;
}

/** A caller may give up before a busy service got to its fault; asked until it has, or for a long time. */
async function hasFired(id: string, control: Control): Promise<boolean> {
  for (let asked = 0; asked < 200; asked += 1) if ((await control.listRules(id)).every(({ completed }) => completed)) return true;
  return false;
}

/** Carries a fixture out in a sandbox of its own. */
export async function look(fixture: NamedWireFixture, client: Client, { control }: Provider): Promise<Looked> {
  const { id, base_url, credentials, handles } = await control.createSandbox({ ...fixture.sandbox, seed: 'wire' });
  try {
    const setup: unknown[] = [];
    for (const { operation, input } of fixture.setup)
      setup.push(await control.runOperation(id, operation, resolveHandles(input, { seed: handles, setup })));
    const { rule, ...ready } = resolveHandles(fixture, { seed: handles, setup });
    await control.armRule(id, { trigger: { first: 1 }, ...rule });
    const sighting = await client.look(httpOf({ rule, ...ready }, base_url, credentials.default ?? ''));
    return { ...sighting, completed: await hasFired(id, control) };
  } finally {
    await control.deleteSandbox(id);
  }
}
