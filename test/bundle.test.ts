// What `npm run build` bundled: the container's part of it runs with nothing beside it, and what loads later costs nobody else a call.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedData } from '../mock-service/store/seed/seed.ts';
import { createStore } from '../mock-service/store/store.ts';

const ROOT = join(import.meta.dirname, '..');
const AUTHORIZED = { headers: { authorization: 'Bearer sk_test_overdue_default' } };

interface Sandbox {
  readonly base_url: string;
  readonly credentials: { readonly default: { readonly secret: string } };
}
interface Customers {
  readonly data: readonly { readonly name: string }[];
}

let folder: string;
let child: ChildProcess | undefined;

/** Starts what the container starts, from a folder without node_modules; answers its URL. */
async function served(): Promise<string> {
  const running = spawn(process.execPath, ['dist/mock-service/main.js'], {
    cwd: folder,
    env: { OVERDUE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child = running;
  const [line] = await once(running.stdout, 'data');
  return /http:\S+/.exec(String(line))?.[0] ?? '';
}

/** The text of a program and of everything it imports before it runs, by path. */
function readAtStart(path: string, read = new Map<string, string>()): ReadonlyMap<string, string> {
  if (read.has(path)) return read;
  const text = readFileSync(path, 'utf8');
  read.set(path, text);
  for (const [, file = ''] of text.matchAll(/^(?:\} from|import) "(\..+)";$/gm)) readAtStart(join(dirname(path), file), read);
  return read;
}

function removeChunk(name: string): void {
  const chunks = join(folder, 'dist/chunks');
  const found = readdirSync(chunks).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  expect(found).not.toEqual([]);
  for (const file of found) rmSync(join(chunks, file));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overdue-bundle-'));
  for (const path of ['package.json', 'dist/chunks', 'dist/mock-service'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
});
afterEach(async () => {
  if (child?.exitCode === null && child.kill()) await once(child, 'exit');
  child = undefined;
  rmSync(folder, { recursive: true });
});

describe('the bundle', () => {
  test('runs with nothing beside it', async () => {
    const url = await served();
    const coded = await fetch(`${url}/v1/invoices`, AUTHORIZED);
    expect([coded.status, coded.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect((await fetch(`${url}/__overdue/health`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('/v1');
  });

  test('reads nothing at start that the first answer has no use for', () => {
    const texts = [...readAtStart(join(ROOT, 'dist/mock-service/main.js')).values()].join('\n');
    const sources = [...texts.matchAll(/^\/\/ ((?:mock-service|node_modules)\/\S+)$/gm)].map(([, source = '']) => source);
    expect(sources).toEqual(expect.arrayContaining(['mock-service/sandbox/walk.ts', 'mock-service/main.ts']));
    expect(sources.filter((source) => /\/express\/|\/compression\/|control\/\S*routes?\.ts$|wire\/pdf\//.test(source))).toEqual([]);
    // `import { z } from 'zod'` brings all of its languages along; `import * as z from 'zod'` one.
    expect(sources.filter((source) => /\/zod\/v4\/locales\//.test(source))).toEqual(['node_modules/zod/v4/locales/en.js']);
  });

  test('names customers as the sources do, seed by seed', async () => {
    const sandboxes = `${await served()}/__overdue/sandboxes`;
    const headers = { 'content-type': 'application/json' };
    for (let count = 0; count < 60; count += 1) {
      const seed = `seed ${count}`;
      const created = await fetch(sandboxes, { method: 'POST', headers, body: JSON.stringify({ seed }) });
      const { base_url, credentials } = (await created.json()) as Sandbox;
      const authorization = `Bearer ${credentials.default.secret}`;
      const customers = (await (await fetch(`${base_url}/customers?limit=100`, { headers: { authorization } })).json()) as Customers;
      const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).toSorted();
      expect(namesOf(customers.data)).toEqual(namesOf(createStore(seedData(seed)).rows('customers')));
    }
  });

  test('answers a PDF with what is our defect where the libraries that draw it are not beside it, and every other call as ever', async () => {
    const url = await served();
    const { data } = (await (await fetch(`${url}/v1/invoices?limit=1`, AUTHORIZED)).json()) as { data: readonly { readonly id: string }[] };
    const refused = await fetch(`${url}/v1/invoices/${data[0]?.id}/pdf`, AUTHORIZED);
    expect([refused.status, refused.headers.get('overdue-defect')]).toEqual([500, '1']);
    expect((await fetch(`${url}/v1/invoices`, AUTHORIZED)).status).toBe(200);
  });

  test('answers a query with what is our defect where its engine is not beside it, each time, and what there is to ask as ever', async () => {
    const url = await served();
    const headers = { ...AUTHORIZED.headers, 'content-type': 'application/json' };
    for (const _again of [1, 2]) {
      const refused = await fetch(`${url}/v1/query`, { method: 'POST', headers, body: '{"sql":"SELECT 1"}' });
      expect([refused.status, refused.headers.get('overdue-defect')]).toEqual([500, '1']);
      expect((await fetch(`${url}/v1/tables`, AUTHORIZED)).status).toBe(200);
    }
  });

  test.each(['express', 'api'])(
    'answers a provider call without the chunk %s, and a control call with what is our defect',
    async (chunk) => {
      removeChunk(chunk);
      const url = await served();
      for (const _again of [1, 2]) {
        const refused = await fetch(`${url}/__overdue/health`);
        expect([refused.status, refused.headers.get('overdue-defect')]).toEqual([500, '1']);
        expect((await fetch(`${url}/v1/invoices`, AUTHORIZED)).status).toBe(200);
      }
    },
  );
});
