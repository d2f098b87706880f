// What the documents tell a stranger to do, done: commands run, examples run, scripts exist, links lead somewhere.
// The examples are taken from the pages themselves; only the port is another one.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createSandboxRoute } from '../mock-service/control/sandbox-routes.ts';
import { matchSchema } from '../mock-service/faults/plan/match/index.ts';
import { TRIGGERS } from '../mock-service/faults/plan/trigger.ts';
import { type RunningService, startService } from '../mock-service/index.ts';

const ROOT = join(import.meta.dirname, '..');
const READMES = ['README.md', 'README.pt-BR.md'];
const PAGES = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];
const run = promisify(execFile);

const pageText = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** The fenced blocks of one language. */
function blocks(page: string, language: string): string[] {
  return [...pageText(page).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text.trim());
}

let service: RunningService;
const here = (text: string): string => text.replaceAll('http://127.0.0.1:4010', new URL(service.url).origin);

/** Runs a shell command; its exit code and what it printed. */
async function shell(command: string): Promise<{ readonly code: number; readonly output: string }> {
  try {
    const { stdout, stderr } = await run('bash', ['-c', command], { cwd: ROOT });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** A program of a page, on what was built here. */
const built = (program: string): string => program.replace("from 'overdue'", `from '${join(ROOT, 'dist/src/index.js')}'`);

/** What a program of a page prints. */
async function printedBy(program: string): Promise<string> {
  return (await run(process.execPath, ['--input-type=module', '-e', here(built(program))])).stdout;
}

beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.close());

describe.each(READMES)('%s', (page) => {
  test('begins with the two commands, and their scripts exist', () => {
    expect(blocks(page, 'sh')[0]?.match(/^npm ci && npm \w+/gm)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  });

  test('its curl lines show what they promise: an invoice, a refusal', async () => {
    const [list, limited] = blocks(page, 'sh').slice(1);
    expect((await shell(here(list ?? ''))).output).toMatch(/"status":"open".*\}\n/);
    expect((await shell(here(limited ?? ''))).output).toMatch(/429[\s\S]*retry-after: 3[\s\S]*"code":"rate_limited"/i);
  });

  test('its program runs', async () => {
    const [program = ''] = blocks(page, 'ts');
    expect(await printedBy(program)).toMatch(/^cus_\w+\nrate_limited\n$/);
  });

  test('fits on a screen', () => expect(pageText(page).trimEnd().split('\n').length).toBeLessThanOrEqual(60));
});

describe('docs/walkthrough.md', () => {
  test('shows, block by block, what it promises', async () => {
    const page = 'docs/walkthrough.md';
    const script = blocks(page, 'sh').map((block, index) => `echo "== ${index}"\n${block}`);
    const { output } = await shell(here(`exec 2>&1\n${script.join('\n')}`));
    const shown = output.split(/^== \d+\n/m).slice(1);
    const expected = [
      /^$/,
      /"status":"draft".*"total_minor":17495\b/,
      /"status":"open"/,
      /"amount_minor":12495\b[\s\S]*"code":"invoice_already_paid"/,
      /"object":"refund".*"amount_minor":1000\b/,
      /"object":"credit_note".*"amount_minor":2000\b[\s\S]*"status":"paid"[\s\S]*"balance_minor":-500\b/,
      /HTTP\/1\.1 201[\s\S]*HTTP\/1\.1 201[\s\S]*Idempotent-Replayed: true/i,
      /"code":"idempotency_mismatch"/,
      /"name":"Mercado Azul"/,
      /"id":"rule_\w+"/,
      /^(?=[\s\S]*curl: \(56\))(?![\s\S]*cus_)/,
      /"name":"Mercado Azul"[\s\S]*"name":"Padaria do Porto"[\s\S]*"idempotency_key"/,
      /"seed":"overdue"/,
    ];
    expect(shown).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(shown[index], `block ${index}`).toMatch(pattern);
    const [, one, other] = /"id":"(cus_\w+)"[\s\S]*"id":"(cus_\w+)"/.exec(shown[6] ?? '') ?? [];
    expect(one).toBe(other);
  });
});

describe('docs/control.md', () => {
  test('has a test in Python that runs', async () => {
    const [program = ''] = blocks('docs/control.md', 'python');
    const { stdout } = await run('python3', ['-c', here(program)]);
    expect(stdout).toBe("the caller saw: ConnectionResetError\nthe provider: [('create_customer', 'committed')]\nstored: 1\n");
  });

  test('has the same in curl, and it runs', async () => {
    const [script = ''] = blocks('docs/control.md', 'sh');
    const { code, output } = await shell(here(script));
    expect(code).toBe(0);
    const lines = output.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('"id":"rule_1"');
    expect(lines[1]).toContain('"code":"service_unavailable"');
    expect(lines[2]).toContain('"object":"list"');
    expect(lines[3]).toMatch(/"hits":1,.*"completed":true/);
    expect(lines[4]).toContain('"kind":"error_status"');
  });

  test('moves a clock as its comments say', async () => {
    const [, , script = ''] = blocks('docs/control.md', 'sh');
    const { code, output } = await shell(`set -eo pipefail; ${here(script)}`);
    expect(code, output).toBe(0);
    expect(output.trimEnd().split('\n')).toEqual(['2026-03-01T09:00:00.000Z', '2026-02-27T12:00:00.000Z', 'false', 'true']);
  });

  test('reads an outbox as it says', async () => {
    const [, , , script = ''] = blocks('docs/control.md', 'sh');
    const { code, output } = await shell(`set -eo pipefail; ${here(script)}`);
    expect(code, output).toBe(0);
    const said = ['2026-03-02T09:30:00.000Z', '1', 'quota_exceeded', expect.stringMatching(/INV-\d+/), '2'];
    expect(output.trimEnd().split('\n')).toEqual(said);
  });

  test('names all that a sandbox may be made with', () => {
    const [, table = ''] = pageText('docs/control.md').split('## What it may be made with');
    const named = [...(table.split('##')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, member]) => member);
    expect(named.sort()).toEqual(Object.keys((createSandboxRoute.input as z.ZodObject).shape).sort());
  });

  test('its get shows a refusal whole', async () => {
    const get = /^get\(\).*$/m.exec(pageText('docs/control.md'))?.[0] ?? '';
    const { output } = await shell(`${get}\nget credentials default <<<'{"code": "invalid_request"}'`);
    expect(output).toBe("{ code: 'invalid_request' }\n");
  });

  test('keeps a snapshot in a file and restores it, and shows what is refused', async () => {
    const [, script = ''] = blocks('docs/control.md', 'sh');
    const folder = await mkdtemp(join(tmpdir(), 'overdue-snapshot-'));
    const { code, output } = await shell(`set -eo pipefail; cd ${folder}; ${here(script)}`);
    await rm(folder, { recursive: true });
    expect(code, output).toBe(0);
    expect(output.trimEnd().split('\n')).toEqual(['Padaria Aurora', 'overdue', 'overdue', '1', 'malformed', 'snapshot_refused']);
  });
});

test('docs/testing.md has a test for Node’s own runner that passes', async () => {
  const [program = ''] = blocks('docs/testing.md', 'js');
  const folder = await mkdtemp(join(tmpdir(), 'overdue-runner-'));
  const file = join(folder, 'own.test.mjs');
  await writeFile(file, program.replace("from 'overdue/service'", `from '${join(ROOT, 'dist/mock-service/index.js')}'`));
  const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap', file]);
  await rm(folder, { recursive: true });
  expect(stdout).toMatch(/^# pass 1$[\s\S]*^# fail 0$/m);
});

describe('docs/plan.md', () => {
  test('has a plan that does what its comments say', async () => {
    const [script = ''] = blocks('docs/plan.md', 'sh');
    const { code, output } = await shell(here(script));
    expect(code, output).toBe(0);
    const lines = output.trimEnd().split('\n');
    expect(lines.slice(0, 7)).toEqual(['5', '503', '200', '200', '429', '200', '201']);
    expect(lines.slice(7, -4).join('\n')).toMatch(/^(?:000\n)?curl: \(56\).*(?:\n000)?$/);
    expect(lines.slice(-4, -1)).toEqual(['2026-03-01T09:00:00.000Z', '507', '4']);
    expect(lines.at(-1)).toMatch(
      /^match\.query\.stat: expected perhaps status; one of limit, cursor, .*\bstatus, recurring_invoice_id, got an unknown parameter/,
    );
  });

  test('names every matcher and every trigger', () => {
    const cells = [...pageText('docs/plan.md').matchAll(/^\| `(?:\{"(\w+)"|(\w+)`)/gm)].map(([, trigger, member]) => trigger ?? member);
    expect(cells).toEqual([...Object.keys(matchSchema.shape), ...Object.keys(TRIGGERS)]);
  });
});

describe('docs/subject.md', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'overdue-subject-'));
    const [node = ''] = blocks('docs/subject.md', 'js');
    const [python = ''] = blocks('docs/subject.md', 'python');
    await writeFile(join(folder, 'my-subject.mjs'), built(node));
    await writeFile(join(folder, 'my_subject.py'), python);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const there = (command: string | undefined): string => (command ?? '').replace(/(my.subject\.\w+)/, join(folder, '$1'));

  test('has a subject in Node for which every case holds', async () => {
    const [command] = blocks('docs/subject.md', 'sh');
    const { code, output } = await shell(there(command));
    expect(output).toMatch(/^\d+ cases: \d+ passed, 0 failed$/m);
    expect(code).toBe(0);
  }, 180_000);

  test('has a subject in Python that is heard, and found wanting', async () => {
    const [, command] = blocks('docs/subject.md', 'sh');
    const { code, output } = await shell(there(command));
    expect(output).toMatch(/^none\/read .* pass$/m);
    expect(output).toMatch(/^reset\/read .*unknown .* FAIL$/m);
    expect(output).toContain('3 cases: 1 passed, 2 failed');
    expect(code).toBe(1);
  });

  test('shows questions and answers that are JSON, each on a line', () => {
    const lines = blocks('docs/subject.md', 'json');
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual(['id', 'id', 'id']);
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  });
});

test('docs/contract.md classifies as it says', async () => {
  const [program = ''] = blocks('docs/contract.md', 'ts');
  const stored = async (): Promise<number> =>
    ((await (await fetch(`${service.controlUrl}/sandboxes/default/truth`)).text()).match(/"name":"Livraria Sol"/g) ?? []).length;
  const before = await stored();
  const stdout = await printedBy(program.replaceAll(' as const', '').replace('(error: unknown)', '(error)'));
  expect(stdout).toMatch(/^rate_limited true 3000\nreconcile_first \S.*\ncredential_unknown\n$/);
  expect((await stored()) - before).toBe(1);
});

test('docs/http.md shows what each header does', async () => {
  const { code, output } = await shell(here(['set -eo pipefail', ...blocks('docs/http.md', 'sh')].join('\n')));
  expect(code, output).toBe(0);
  expect(
    output
      .replaceAll('\r', '')
      .split('\n')
      .map((line) => line.replace(/cur_\w+/, 'cur')),
  ).toEqual([
    '200',
    '412',
    '304',
    'etag: "2"',
    'allow: GET, HEAD, OPTIONS, PATCH',
    '204',
    'link: <?status=open&limit=2&cursor=cur>; rel="next"',
    'ratelimit: "default";r=1;t=1',
    'ratelimit-policy: "default";q=2;w=2',
    '',
  ]);
});

describe.each(PAGES)('%s', (page) => {
  test('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(pageText('package.json')) as { scripts: Record<string, string> };
    const named = [...pageText(page).matchAll(/npm (?:run (?:-s )?([\w:]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    );
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('links only to what is there', () => {
    const links = [...pageText(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
    const local = links.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !existsSync(join(ROOT, page, '..', target)))).toEqual([]);
  });

  test('names only files that are there', () => {
    const named = [...pageText(page).matchAll(/`((?:mock-service|src|test|scripts|fixtures|bench|docs)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

test("the command README shows runs the matrix's part it names", async () => {
  const { code, output } = await shell('npm run -s overdue -- verify --case lost_reply');
  expect(code, output).toBe(0);
  expect(output).toContain('lost_reply/reset-committed-keyed-same');
});

test('docs/pdf.md prints an invoice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'overdue-pdf-'));
  const { code, output } = await shell(here(['set -eo pipefail', `cd ${folder}`, ...blocks('docs/pdf.md', 'sh')].join('\n')));
  expect([code, output]).toEqual([0, '200 application/pdf\n']);
  expect(readFileSync(join(folder, 'invoice.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  await rm(folder, { recursive: true });
});
