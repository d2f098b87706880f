// Which packages lie beside the bundle: those that are named, and all that they need, from where Node would find it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BESIDE, closureOf, type Lock } from '../scripts/bundled/beside.ts';

const ROOT = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

const small: Lock = {
  packages: {
    '': {},
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': { dependencies: { d: '1' } },
    'node_modules/c': { dependencies: { a: '1' }, optionalDependencies: { e: '1' } },
    'node_modules/@x/y': { dependencies: { b: '1' } },
    'node_modules/d': {},
    'node_modules/z': {},
  },
};

describe('what a package needs', () => {
  test.each<[readonly string[], readonly string[]]>([
    [[], []],
    [['d'], ['node_modules/d']],
    [['a'], ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']],
    [['@x/y'], ['node_modules/@x/y', 'node_modules/b', 'node_modules/d']],
  ])('of %j is %j', (names, folders) => {
    expect(closureOf(names, small)).toEqual(folders);
  });

  test('that is nowhere is an error', () => {
    expect(() => closureOf(['nothing'], small)).toThrow('nothing is not in the lock file');
  });
});

test('all that the list needs is locked, and is copied, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overdue-beside-'));
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bundled/copy-beside.ts', folder], { cwd: ROOT });
    const copied = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
      .map((path) => `node_modules/${path.replace(/\/package\.json$/, '')}`);
    const needed = closureOf(BESIDE, lock);
    expect(copied.toSorted()).toEqual(needed.filter((path) => copied.includes(path)));
    expect(copied).toEqual(expect.arrayContaining(BESIDE.map((name) => `node_modules/${name}`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
