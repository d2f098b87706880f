// The page on the harness: its program prints what the page says, and its table has no invoice twice.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { WORDS } from './src/orchestrator/told.ts';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/harness.md'), 'utf8');
const source = (path: string): string => pathToFileURL(join(ROOT, path)).href;

test('its program prints what it says', async () => {
  const [, program = ''] = /^```ts\n([\s\S]*?)^```/m.exec(page) ?? [];
  const here = program
    .replace("'overdue/service'", `'${source('mock-service/index.ts')}'`)
    .replace("'overdue'", `'${source('src/index.ts')}'`);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', here], { cwd: ROOT });
  const words = ['attempt', 'waiting', 'attempt', 'succeeded'].map((kind) => `${kind} create_customer`);
  expect(stdout.trim().split('\n')).toEqual([...words, 'true 2 1']);
});

test('its table has no invoice twice or lost under the harness, and a thousand days in every row', () => {
  const rows = [...page.matchAll(/^\| .* \|$/gm)].map(([row]) => row.split('|').map((cell) => cell.trim().replaceAll(',', '')));
  const lived = rows.filter((cells) => cells.length === 11 && /^\d/.test(cells[3] ?? '') && cells[5] !== '');
  expect(lived).toHaveLength(20);
  for (const [, , , twice, lost, ...ends] of lived) {
    expect([twice, lost]).toEqual(['0', '0']);
    expect(ends.slice(0, 4).reduce((sum, cell) => sum + Number(cell), 0)).toBe(1_000);
  }
});

test('it explains every word that the harness tells, in the order of the type', () => {
  const [, section = ''] = page.split('## What it tells');
  expect([...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, word]) => word)).toEqual(WORDS);
});
