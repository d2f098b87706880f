// The tarball works where it lands: installed in an empty folder, every export and the command do what they say.
// What `npm test` built before is packed as it is; scripts do not run.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const INSTALL_TIMEOUT_MS = 180_000;
const run = promisify(execFile);

let folder: string;
let packed: readonly string[];

/** What a program in the folder prints; rejects when it fails. */
async function printed(command: string, ...args: string[]): Promise<string> {
  return (await run(command, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } })).stdout;
}

/** What an ES module in the folder prints. */
function script(text: string): Promise<string> {
  return printed(process.execPath, '--input-type=module', '-e', text);
}

/** Installs packages where a stranger would. */
async function install(...packages: string[]): Promise<void> {
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], { cwd: folder });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overdue-pack-'));
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: ROOT });
  const [tarball] = Object.values(JSON.parse(stdout) as Record<string, { filename: string; files: { path: string }[] }>);
  if (tarball === undefined) throw new Error('npm pack named no tarball');
  packed = tarball.files.map(({ path }) => path);
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { overrides: Record<string, string> };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module', overrides }));
  await install('--omit=dev', `./${tarball.filename}`);
}, INSTALL_TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }), INSTALL_TIMEOUT_MS);

describe('the tarball', () => {
  test('holds what runs and what is read, and no sources, tests or local state', () => {
    const tops = new Set(packed.map((path) => path.split('/')[0]));
    expect([...tops].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'README.pt-BR.md',
      'dist',
      'docs',
      'fixtures',
      'package.json',
      'src',
    ]);
    expect(packed.filter((path) => path.startsWith('src/'))).toEqual(['src/contract/tool-error.schema.json']);
  });

  test('exports the consumer', async () => {
    const text = `const { classify, createClient, ERROR_TYPES } = await import('overdue');
      const error = classify(Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' }));
      console.log(typeof createClient, Object.keys(ERROR_TYPES).length, error.error_type, error.retryable);`;
    expect(await script(text)).toBe('function 21 network_error true\n');
  });

  test('prints an invoice in Portuguese, with the fonts that came along', async () => {
    const text = `const { startService } = await import('overdue/service');
      const service = await startService({});
      const headers = { authorization: 'Bearer ' + service.apiKey };
      const { data } = await (await fetch(service.baseUrl + '/invoices?limit=1', { headers })).json();
      const answer = await fetch(service.baseUrl + '/invoices/' + data[0].id + '/pdf?language=pt-BR', { headers });
      console.log(answer.status, answer.headers.get('content-type'), (await answer.text()).slice(0, 5));
      await service.close();`;
    expect(await script(text)).toBe('200 application/pdf %PDF-\n');
  });

  test('answers a query, with the engine that came along', async () => {
    const text = `const { startService } = await import('overdue/service');
      const service = await startService({});
      const headers = { authorization: 'Bearer ' + service.apiKey, 'content-type': 'application/json' };
      const body = JSON.stringify({ sql: 'SELECT COUNT(*) FROM customers' });
      const answer = await fetch(service.baseUrl + '/query', { method: 'POST', headers, body });
      console.log(answer.status, JSON.stringify((await answer.json()).rows));
      await service.close();`;
    expect(await script(text)).toBe('200 [[12]]\n');
  });

  test('exports the service, which answers and closes', async () => {
    const text = `const { startService } = await import('overdue/service');
      const service = await startService({});
      const health = await fetch(service.controlUrl + '/health');
      console.log(health.status, (await health.json()).status);
      await service.close();`;
    expect(await script(text)).toBe('200 ok\n');
  });

  test('exports the schema of the contract', async () => {
    const text = `const { default: schema } = await import('overdue/contract.schema.json', { with: { type: 'json' } });
      console.log(schema.$id);`;
    expect(await script(text)).toBe('urn:overdue:tool-error:1.0.0\n');
  });

  test('declares types for both', () => {
    const index = readFileSync(join(folder, 'node_modules/overdue/dist/src/index.d.ts'), 'utf8');
    const service = readFileSync(join(folder, 'node_modules/overdue/dist/mock-service/index.d.ts'), 'utf8');
    expect(index).toContain('classify');
    expect(service).toContain('startService');
  });

  test('brings the command, which finds its cases', async () => {
    expect(await printed('npx', '--no-install', 'overdue', '--help')).toMatch(/^Usage: overdue/);
    const lines = (await printed('npx', '--no-install', 'overdue', 'verify', '--json', '--case', 'reset/*')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => (JSON.parse(line) as { verdict: string }).verdict)).toEqual(lines.map(() => 'pass'));
  });
});

/** The fenced TypeScript of the page on testing, in its order. */
function pageBlocks(): string[] {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
}

const WORKERS = ['one', 'two', 'three', 'four'];
/** Added to the page's test: which process it ran in, and where its service was. */
const TELLS = `
test('tells where it is', ({ overdue }) => console.log('at', process.pid, new URL(overdue.baseUrl).origin));
`;

describe('a stranger', () => {
  beforeAll(async () => {
    const { devDependencies: held } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    await install(...['vitest', 'msw', '@opentelemetry/api', '@types/node'].map((name) => `${name}@${held?.[name]}`));
  }, INSTALL_TIMEOUT_MS);

  test('copies ten lines, and what reads the outbox, and workers at once pass on one service', async () => {
    const [config = '', ten = '', outbox = ''] = pageBlocks();
    expect(ten.trimEnd().split('\n')).toHaveLength(10);
    writeFileSync(join(folder, 'vitest.config.ts'), config);
    for (const name of WORKERS) writeFileSync(join(folder, `${name}.test.ts`), ten + TELLS);
    writeFileSync(join(folder, 'outbox.test.ts'), outbox);
    const output = await printed('npx', '--no-install', 'vitest', 'run', '--pool=forks', '--maxWorkers=4', '--testTimeout=30000');
    expect(output).toMatch(/Test Files {2}5 passed \(5\)/);
    const told = [...output.matchAll(/^at (\d+) (http:\S+)$/gm)];
    expect([new Set(told.map(([, pid]) => pid)).size, new Set(told.map(([, , origin]) => origin)).size]).toEqual([4, 1]);
  }, 60_000);

  test('puts it behind MSW as the page says', async () => {
    const [, , , msw = ''] = pageBlocks();
    const asks = `console.log((await fetch('http://overdue.localhost/v1/customers')).status);
      console.log((await fetch('http://overdue.localhost/__overdue/health')).status);`;
    expect(await script(`${msw}\n${asks}`)).toBe('401\n200\n');
  });

  test('runs it in process on one clock as the page says', async () => {
    const [, , , , inProcess = ''] = pageBlocks();
    expect(await script(inProcess)).toBe('true\n');
  });

  test('compiles against the declared types of every export', async () => {
    const files = ['stranger.ts', 'stranger.cts'];
    for (const file of files) copyFileSync(join(import.meta.dirname, 'stranger', file), join(folder, file));
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023'],
      types: ['node'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { stdout } = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  }, 60_000);

  test('does the same from Python, over the control API', async ({ skip }) => {
    const python = await run('python3', ['--version']).catch(() => null);
    if (python === null && process.env.CI !== 'true') skip('there is no python3 here');
    const output = await printed(
      'python3',
      join(import.meta.dirname, 'stranger/stranger.py'),
      process.execPath,
      'node_modules/overdue/dist/src/cli/main.js',
      'serve',
      '--port',
      '0',
      '--ready-json',
    );
    expect(output).toBe(['um', 'dois', 'três', 'quatro'].map((name) => `${name} ConnectionResetError stored 1\n`).join(''));
  });
});
