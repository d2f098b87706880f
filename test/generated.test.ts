// Everything generated is what the code would generate now, byte for byte.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../mock-service/operations/index.ts';
import { EXAMPLES, exampleOf } from '../scripts/openapi/examples.ts';
import { splitInput } from '../scripts/openapi/split-input.ts';
import { outputs } from '../scripts/outputs.ts';
import { stale } from '../scripts/stale.ts';

const ROOT = join(import.meta.dirname, '..');

describe('generated files', () => {
  test('are fresh', async () => {
    const names = stale(ROOT, await outputs(ROOT)).map(({ path }) => path);
    expect(names, 'run `npm run generate`').toEqual([]);
  });

  test('come out the same every time', async () => {
    expect(await outputs(ROOT)).toEqual(await outputs(ROOT));
  });

  test('are stale when they are missing, or differ in a byte', () => {
    const root = mkdtempSync(join(tmpdir(), 'overdue-stale-'));
    writeFileSync(join(root, 'same.md'), 'same\n');
    writeFileSync(join(root, 'differs.md'), 'differs\r\n');
    const wanted = [
      { path: 'same.md', text: 'same\n' },
      { path: 'differs.md', text: 'differs\n' },
      { path: 'missing.md', text: '' },
    ];
    expect(stale(root, wanted).map(({ path }) => path)).toEqual(['differs.md', 'missing.md']);
  });
});

describe('the examples of the document', () => {
  const withBody = OPERATIONS.map((operation) => ({ name: operation.name, body: splitInput(operation, operation.input).body })).filter(
    ({ body }) => body !== undefined,
  );

  test('there is one for each operation that takes a body, and no other', () => {
    const given = Object.entries(EXAMPLES).flatMap(([name, { body: example }]) => (example === undefined ? [] : [name]));
    expect(given.sort()).toEqual(withBody.map(({ name }) => name).sort());
  });

  test.each(withBody)('$name: its example is a body it takes', ({ name, body }) => {
    expect(body?.safeParse(exampleOf(name).body).error).toBeUndefined();
  });
});
