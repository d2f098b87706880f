// The house's rules, enforced: who may import whom, what comes from outside where, names, sizes, time and chance.
// The broken example proves that each rule bites: it holds one violation of each kind.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDGES, LONG_FILES } from './architecture/parts.ts';
import { mayImport, sourceFiles, violations } from './architecture/violations.ts';

const ROOT = join(import.meta.dirname, '..');
const BROKEN = join(import.meta.dirname, 'architecture/broken-example');
const FILES = sourceFiles(ROOT);

describe('the house', () => {
  test('has nothing that its rules forbid', () => {
    expect(violations(FILES)).toEqual([]);
  });

  test('keeps its files short: half of them have at most 70 lines', () => {
    const lengths = FILES.filter(({ path }) => /^(mock-service|src)\//.test(path) && LONG_FILES[path] === undefined)
      .map(({ text }) => text.split('\n').length - 1)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(70);
  });

  test.each(Object.keys(LONG_FILES))('%s still needs its exception', (path) => {
    const lines = FILES.find((file) => file.path === path)?.text.split('\n').length ?? 0;
    expect(lines).toBeGreaterThan(300);
  });

  test('reports each violation of the broken example, and nothing else of it', () => {
    expect(violations(sourceFiles(BROKEN))).toEqual([
      'mock-service/common/drawer.ts: is a drawer; name it after what it holds',
      'mock-service/common/drawer.ts: lies in no part the design knows',
      'mock-service/domain/BadName.ts: is not kebab-case',
      'mock-service/domain/egg.ts: imports itself through mock-service/domain/hen.ts',
      'mock-service/domain/everything.ts: exports *',
      'mock-service/domain/headerless.ts: lacks its header: what it is, where it sits',
      'mock-service/domain/machine.ts: uses Date.now',
      'mock-service/domain/machine.ts: uses Math.random',
      'mock-service/domain/machine.ts: uses crypto.randomUUID',
      'mock-service/domain/machine.ts: uses new Date()',
      'mock-service/domain/machine.ts: uses setTimeout',
      'mock-service/domain/only.ts: has a default export',
      'mock-service/domain/outside.ts: may not import @faker-js/faker/locale/pt_BR',
      'mock-service/domain/outside.ts: may not import @opentelemetry/api',
      'mock-service/domain/outside.ts: may not import express',
      'mock-service/domain/outside.ts: may not import node:fs',
      'mock-service/domain/outside.ts: may not import vitest',
      'mock-service/domain/sideways.ts: may not import mock-service/store/store.ts',
      'mock-service/domain/too-long.ts: has 301 lines',
      'mock-service/faults/curious.ts: may not import mock-service/domain/everything.ts',
      'mock-service/faults/curious.ts: may not import mock-service/store/store.ts',
      'mock-service/store/crowded: holds 21 files',
      'src/cli/start.ts: may not import mock-service/index.ts',
      'src/orchestrator/knows-http.ts: may not import src/classifier/classify.ts',
      'src/tck/knows-subject.ts: may not import src/classifier/classify.ts',
    ]);
  });
});

describe('the import table', () => {
  test.each([
    ['mock-service/operations', 'mock-service/delivery'],
    ['mock-service/main', 'mock-service/determinism'],
    ['mock-service/bindings/vitest-setup', 'mock-service/bindings'],
    ['src/tools', 'src/evidence'],
    ['src/cli', 'src/mcp'],
    ['src/cli/embed', 'mock-service/index'],
  ])('lets %s import %s', (from, to) => expect(mayImport(from, to)).toBe(true));

  test.each([
    ['mock-service/faults', 'mock-service/domain'],
    ['mock-service/wire', 'mock-service/store'],
    ['mock-service/journal', 'mock-service/store'],
    ['mock-service/determinism', 'mock-service/domain'],
    ['mock-service/bindings', 'mock-service/index'],
    ['src/orchestrator', 'src/classifier'],
    ['src/tck', 'src/classifier'],
    ['src/lab', 'src/client'],
    ['src/index', 'src/cli'],
    ['src/cli', 'mock-service/index'],
    ['src/cli/embed', 'mock-service/service'],
    ['src/client', 'mock-service/wire'],
  ])('keeps %s from importing %s', (from, to) => expect(mayImport(from, to)).toBe(false));

  test('names only parts that have a row of their own', () => {
    const named = Object.values(EDGES).flat();
    expect(named.filter((part) => EDGES[part.replace('!', '')] === undefined)).toEqual([]);
  });
});
