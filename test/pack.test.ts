// The tarball works where it lands: installed in an empty folder, every export and the command do what they say.
// What `npm test` built before is packed as it is; scripts do not run.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  return (await run(command, args, { cwd: folder })).stdout;
}

/** What an ES module in the folder prints. */
function script(text: string): Promise<string> {
  return printed(process.execPath, '--input-type=module', '-e', text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overdue-pack-'));
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: ROOT });
  const [tarball] = Object.values(JSON.parse(stdout) as Record<string, { filename: string; files: { path: string }[] }>);
  if (tarball === undefined) throw new Error('npm pack named no tarball');
  packed = tarball.files.map(({ path }) => path);
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true }\n');
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--omit=dev', `./${tarball.filename}`], { cwd: folder });
}, INSTALL_TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
