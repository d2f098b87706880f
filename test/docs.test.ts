// What the documents tell a stranger to do, done: commands run, examples run, scripts exist, links lead somewhere.
// The examples are taken from the pages themselves; only the port is another one.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.close());

describe.each(READMES)('%s', (page) => {
  test('begins with the two commands, and their scripts exist', () => {
    expect(blocks(page, 'sh')[0]?.match(/^npm ci && npm \w+/gm)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  });

  test('its curl lines show what they promise: an invoice, a refusal, a lost reply, the truth', async () => {
    const [list, limited, arm, rest] = blocks(page, 'sh').slice(1);
    const [create, truth] = (rest ?? '').split('\ncurl http').map((part, index) => (index === 0 ? part : `curl http${part}`));
    expect((await shell(here(list ?? ''))).output).toContain('"status":"open"');
    expect((await shell(here(limited ?? ''))).output).toMatch(/429[\s\S]*retry-after: 3[\s\S]*"code":"rate_limited"/i);
    expect((await shell(here(arm ?? ''))).output).toContain('"id":"rule_');
    const RECEIVE_FAILED = 56;
    expect((await shell(here(create ?? ''))).code).toBe(RECEIVE_FAILED);
    expect((await shell(here(truth ?? ''))).output).toContain('"name":"Padaria Aurora"');
  });

  test('its program runs', async () => {
    const [program = ''] = blocks(page, 'ts');
    const built = program.replace("from 'overdue'", `from '${join(ROOT, 'dist/src/index.js')}'`);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here(built)]);
    expect(stdout).toMatch(/^\d+\n$/);
  });
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
  const { code, output } = await shell("npm run -s overdue -- verify --case 'lost_reply/*'");
  expect(code, output).toBe(0);
  expect(output).toContain('lost_reply/reset-keyed');
});
