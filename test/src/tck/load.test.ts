// loadCases and resolve: what a case may say, and how clearly a wrong one is turned down.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { CaseLoadError, loadCases, parseCase } from '../../../src/tck/load.ts';
import { resolve, SuiteError } from '../../../src/tck/resolve.ts';

const CASE = {
  about: 'a read',
  call: { operation: 'get_invoice', input: { invoice_id: '$seed.invoice.open' } },
  expected: 'success',
  because: 'why',
  source: 'where from',
};
const without = (name: string) => Object.fromEntries(Object.entries(CASE).filter(([member]) => member !== name));

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'overdue-cases-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

describe('loading cases', () => {
  test('names a case after its path, orders by it, and fills in what may be left out', async () => {
    const folder = await folderWith({ 'b/one.json': JSON.stringify(CASE), 'a/two.json': JSON.stringify(CASE), 'notes.md': 'no case' });
    const cases = await loadCases(folder);
    expect(cases.map(({ id, credential, setup, rules }) => ({ id, credential, setup, rules }))).toEqual([
      { id: 'a/two', credential: 'default', setup: [], rules: [] },
      { id: 'b/one', credential: 'default', setup: [], rules: [] },
    ]);
  });

  test('tells of every wrong file at once', async () => {
    const folder = await folderWith({ 'a.json': '{', 'b.json': '{}', 'c.json': JSON.stringify(CASE) });
    const failure = await loadCases(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CaseLoadError);
    expect(String(failure).match(/^.*?([ab])\.json: /gm)?.length).toBeGreaterThanOrEqual(2);
  });

  test.each([['there is no folder', join(tmpdir(), 'overdue-no-such-folder'), /expected a folder of contract cases/]])(
    'says so when %s',
    async (_when, folder, message) => expect(loadCases(folder)).rejects.toThrow(message),
  );

  test('says so when the folder has no case', async () => {
    await expect(loadCases(await folderWith({ 'notes.md': '' }))).rejects.toThrow(/found none/);
  });

  test.each([
    ['has no reason', without('because'), /^x\.json: because: /],
    ['has no source', without('source'), /^x\.json: source: /],
    ['names an unknown member', { ...CASE, sorce: '' }, /^x\.json: the case: .*sorce/],
    ['asks without an operation', { ...CASE, call: { input: {} } }, /^x\.json: call\.operation: /],
    [
      'expects an unknown type',
      { ...CASE, expected: { error_type: 'oops', retryable: true, action: 'escalate', effect: 'unknown' } },
      /^x\.json: expected/,
    ],
  ])('names the file and the field of a case that %s', (_what, json, message) => {
    const outcome = parseCase('x', JSON.stringify(json));
    expect('complaints' in outcome && outcome.complaints[0]).toMatch(message);
  });
});

describe('handles', () => {
  const handles = { seed: { 'invoice.open': 'inv_1' }, setup: [{ id: 'cus_1', lines: [{ id: 'li_1' }] }] };

  test.each([
    ['$seed.invoice.open', 'inv_1'],
    ['$setup.0.id', 'cus_1'],
    ['$setup.0.lines.0.id', 'li_1'],
    ['$seedling', '$seedling'],
    ['costs $setup', 'costs $setup'],
  ])('%s stands for %s', (handle, value) => {
    expect(resolve({ deep: [{ handle }], plain: 7, none: null }, handles)).toEqual({ deep: [{ handle: value }], plain: 7, none: null });
  });

  test.each(['$seed.invoice.gone', '$seed.toString', '$setup.1.id', '$setup.0.__proto__', '$setup.0.lines.length.x'])(
    '%s names nothing, and that is the suite’s mistake',
    (handle) => expect(() => resolve(handle, handles)).toThrow(SuiteError),
  );

  test('an unknown seed handle lists those there are', () => {
    expect(() => resolve('$seed.nope', handles)).toThrow('$seed.nope names nothing; the seed data has invoice.open');
  });
});
