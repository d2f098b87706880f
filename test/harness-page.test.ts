// The page on the harness: its programs print what the page says and compile as strictly as ours, and its table has no invoice twice.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { LOST_WRITES_HEAD, NAIVE } from '../bench/sections/harness.ts';
import { DAYS, PROMISES } from './src/orchestrator/lost-writes.ts';
import { WORDS } from './src/orchestrator/told.ts';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = textOf('docs/harness.md');
const programsOf = (path: string): readonly string[] => [...textOf(path).matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);

const SOURCES = {
  overdue: 'src/index.ts',
  'overdue/service': 'mock-service/index.ts',
  'overdue/opentelemetry': 'src/orchestrator/spans.ts',
};

/** What a program of the page prints, line by line, over our sources. */
async function printedBy(program: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(ROOT, 'node_modules/.overdue-page-'));
  try {
    const here = Object.entries(SOURCES).reduce(
      (text, [name, path]) => text.replaceAll(`'${name}'`, `'${pathToFileURL(join(ROOT, path)).href}'`),
      program,
    );
    await writeFile(join(folder, 'program.mts'), here);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'program.mts')], { cwd: ROOT });
    return stdout.trim().split('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('its programs', () => {
  const [first = '', own = ''] = programsOf('docs/harness.md');

  test('print what it says: the first, of a reply that was lost', async () => {
    const words = ['attempt', 'waiting', 'attempt', 'succeeded'].map((kind) => `${kind} create_customer`);
    expect(await printedBy(first)).toEqual([...words, 'true 2 1']);
    expect(page).toContain('then `true 2 1`');
  });

  test('print what it says: a client of one’s own, whose lost write is there once', async () => {
    expect(own).toContain("from 'axios'");
    expect(await printedBy(own)).toEqual(['true 2', '1']);
    expect(page).toContain('It prints `true 2` and `1`');
  });

  test('have a port that is written in twenty-five lines at most', () => {
    expect(/^const port[\s\S]*?^};$/m.exec(own)?.[0].split('\n').length).toBeLessThanOrEqual(25);
  });
});

test('its programs, the README’s and the contract’s compile in strict TypeScript', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'overdue-pages-'));
  try {
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const programs = ['docs/harness.md', 'docs/contract.md', 'README.md', 'README.pt-BR.md'].flatMap(programsOf);
    expect(programs.length).toBeGreaterThan(8);
    for (const [index, program] of programs.entries()) {
      // Where a program goes on from the first one.
      const before =
        /\bharness\./.test(program) && !program.includes('const harness') ? "declare const harness: import('overdue').Harness;\n" : '';
      await writeFile(join(folder, `program-${index}.mts`), `${before}${program}\nexport {};\n`);
    }
    const paths = Object.fromEntries(Object.entries(SOURCES).map(([name, path]) => [name, [join(ROOT, path)]]));
    const compilerOptions = { paths, noEmit: true, rootDir: '/', types: ['node'] };
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: ['*.mts'] }),
    );
    const tsc = run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder });
    const { stdout } = await tsc.catch((failed: { readonly stdout: string }) => failed);
    expect(stdout.split('\n').filter((line) => /^program-\d+\.mts/.test(line))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);

test('its table has no invoice twice or lost under the harness, and a thousand days in every row', () => {
  const rows = [...page.matchAll(/^\| .* \|$/gm)].map(([row]) => row.split('|').map((cell) => cell.trim().replaceAll(',', '')));
  const lived = rows.filter((cells) => cells.length === 11 && /^\d/.test(cells[3] ?? '') && cells[5] !== '');
  expect(lived).toHaveLength(20);
  for (const [, , , twice, lost, ...ends] of lived) {
    expect([twice, lost]).toEqual(['0', '0']);
    expect(ends.slice(0, 4).reduce((sum, cell) => sum + Number(cell), 0)).toBe(1_000);
  }
});

test('its table has the rows and the columns of the bench, by their names', () => {
  const cells = (line: string): readonly string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [table = ''] = /^\| the day \|.*\n(?:\|.*\n)+/m.exec(page) ?? [];
  const [head = '', , ...rows] = table.trim().split('\n');
  expect(cells(head)).toEqual(LOST_WRITES_HEAD);
  const wanted = Object.keys(DAYS).flatMap((day) => [...Object.keys(PROMISES), NAIVE].map((promises) => [day, promises]));
  expect(rows.map((row) => cells(row).slice(0, 2))).toEqual(wanted);
});

test('it explains every word that the harness tells, in the order of the type', () => {
  const [, section = ''] = page.split('## What it tells');
  expect([...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, word]) => word)).toEqual(WORDS);
});

test('it explains every promise that a write may have, in the order of the type', () => {
  expect([...page.matchAll(/^\| `(safe|idempotent|keyed|unsafe)` \|/gm)].map(([, word]) => word)).toEqual([
    'safe',
    'idempotent',
    'keyed',
    'unsafe',
  ]);
  for (const word of ['safe', 'idempotent', 'keyed', 'unsafe']) expect(textOf('docs/operations.md')).toContain(`\`${word}\``);
});
