// Every fixture keeps to the JSON Schema beside it: what a program in another language would check it by.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../fixtures');
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

describe.each([
  ['contract', 'case.schema.json', 'expected', 'because'],
  ['failures', 'failure.schema.json', 'expected', 'source'],
  ['meanings', 'meaning.schema.json', 'means', 'does_not_mean'],
  ['wire', 'wire.schema.json', 'seen', 'because'],
])('%s', (folder, schema, ...required) => {
  const check = new Ajv2020({ strict: false }).compile(read(`${folder}/${schema}`) as object);
  const fixtures = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && path !== schema);

  test.each(fixtures)('%s', (path) => {
    expect(check(read(`${folder}/${path}`)) || check.errors).toBe(true);
  });

  test.each(required)('one without its %s is refused', (name) => {
    const { [name]: _, ...rest } = read(`${folder}/${fixtures[0]}`) as Record<string, unknown>;
    expect(check(rest)).toBe(false);
  });

  test('one with a field of nobody is refused', () => {
    expect(check({ ...(read(`${folder}/${fixtures[0]}`) as object), gremlin: 1 })).toBe(false);
  });
});
