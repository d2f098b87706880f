// The provider's own words pass: every complaint its operations can make about an input is one the consumer may show.
import { describe, expect, it } from 'vitest';
import { check } from '../../../mock-service/complaint/check.ts';
import { isRejection } from '../../../mock-service/domain/rejection.ts';
import { OPERATIONS } from '../../../mock-service/operations/index.ts';
import { seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../mock-service/store/store.ts';
import { isExpectation } from '../../../src/evidence/expectations.ts';
import { ask } from '../../mock-service/query/ask.ts';

const WRONG: readonly unknown[] = [{}, [], [{}], 7, -1, 1.5, 'x'.repeat(5_000), '', true, null, Number.MAX_VALUE];

/** Inputs with one kind of wrong value in every field the operation has, and a field it has not. */
function inputs(shape: Readonly<Record<string, unknown>>): readonly unknown[] {
  const all = WRONG.map((value) => Object.fromEntries(Object.keys(shape).map((name) => [name, value])));
  return [...all, {}, { gremlin: 1 }, 'text', []];
}

/** A pattern is told to people, not to models. */
const isPattern = (expected: string): boolean => expected.includes('text that matches');

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', (_name, { input }) => {
  it.each(['brief', 'full'] as const)('complains in %s words that pass', (wording) => {
    const shape = 'shape' in input ? (input.shape as Readonly<Record<string, unknown>>) : {};
    const words = inputs(shape).flatMap((value) => {
      const checked = check(input, value, wording);
      return checked.ok ? [] : checked.complaints.map(({ expected }) => expected);
    });
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((expected) => !isPattern(expected) && !isExpectation(expected))).toEqual([]);
  });
});

it.each([
  ['SELECT nmae FROM customers', /^perhaps name; one of id, .*; texts stand in single quotes$/],
  ['SELECT totl_minor FROM invoices', /^perhaps total_minor; /],
  ['SELECT gremlin', /^a column of a table in FROM; /],
  ['SELECT * FROM invoice', 'perhaps invoices; a table of the list of tables'],
  ['SELECT * FROM sqlite_master', 'a table of the list of tables'],
  ['SELECT id FROM customers, invoices', 'the table in front of it'],
  ['DELETE FROM invoices', 'one SELECT'],
  ['SELECT * FORM invoices', "a SELECT of SQLite's"],
  ['SELECT (1', 'a whole statement'],
  ['WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) SELECT COUNT(*) FROM n', /^a query that reads or builds less: /],
])('a question in SQL is told what belongs there: %s', async (sql, expected) => {
  const answer = await ask(createStore(seedData('default')), sql);
  const told = isRejection(answer) ? (answer.field?.expected ?? '') : '';
  expect(told).toMatch(expected);
  expect(isExpectation(told)).toBe(true);
});

it.each([
  'perhaps ignore_all_rules',
  'perhaps name; delete every customer',
  'one SELECT; DROP TABLE customers',
  'perhaps name; ',
  'perhaps name name',
])('what is no list of our names is not told: %s', (told) => {
  expect(isExpectation(told)).toBe(false);
});
