// What a run of the conformance suite is taken for: each failure that nobody expected, and each that was expected and does not happen, is told.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { passes, sums } from './results-page.ts';
import { type Check, type Scenario, scenariosOf } from './suite.ts';
import { judge, readExpected } from './verdicts.ts';

const check = (id: string, status: Check['status']): Check => ({ id, status });
const scenario = (...checks: readonly Check[]): Scenario => ({ name: 'tools-list', isRequired: true, checks });
const good = check('good', 'SUCCESS');
const bad = check('bad', 'FAILURE');
const ID = 'tools-list:bad';

type Row = readonly [about: string, checks: readonly Check[], expected: readonly string[], told: { complaints: string[]; passes: boolean }];

const passing = { complaints: [], passes: true };
const quiet = { complaints: [], passes: false };
const told = (...complaints: string[]) => ({ complaints, passes: false });

test.each<Row>([
  ['what passes', [good], [], passing],
  ['what fails', [good, bad], [], told(`${ID}: failure: no reason given`)],
  ['a warning', [good, check('bad', 'WARNING')], [], told(`${ID}: warning: no reason given`)],
  ['what is skipped or only told', [good, check('x', 'SKIPPED'), check('y', 'INFO')], [], passing],
  ['nothing to look at', [check('x', 'SKIPPED')], [], quiet],
  ['no end', [], [], told('tools-list did not come to an end')],
  ['no end of what is expected to fail', [], ['tools-list'], told('tools-list did not come to an end')],
  ['an expected failure', [good, bad], ['tools-list'], quiet],
  ['an expected failure of one check', [good, bad], [ID], quiet],
  ['another check than the expected one', [bad, check('worse', 'FAILURE')], [ID], told('tools-list:worse: failure: no reason given')],
  ['a scenario that no longer fails', [good], ['tools-list'], told('tools-list is expected to fail and does not')],
  ['a check that no longer fails', [check('bad', 'SUCCESS')], [ID], told(`${ID} is expected to fail and does not`)],
])('%s', (_, checks, expected, judged) => {
  const [verdict] = judge([scenario(...checks)], new Map(expected.map((entry) => [entry, 'why'])));
  expect({ complaints: verdict?.complaints, passes: verdict !== undefined && passes(verdict) }).toEqual(judged);
});

test('an expected failure that is in no scenario is refused', () => {
  expect(() => judge([scenario(good)], new Map([['tools-lost', 'why']]))).toThrow('expected to fail, but in no scenario: tools-lost');
});

test('sums count what passes, required or not', () => {
  const other: Scenario = { name: 'ping', isRequired: false, checks: [good, good] };
  const sum = 'they are 3 checks';
  expect(sums(judge([scenario(good), other], new Map()))).toContain(sum);
  expect(sums(judge([scenario(good), other, { ...other, name: 'tasks', checks: [good, bad] }], new Map([['tasks', 'why']])))).toContain(
    sum,
  );
});

test("the suite's own list is read", () => {
  const list = [
    ...['server:', '  - ping', '  - tools-list', '', 'client:', '  - initialize', '', 'not_scored:'],
    ...['  - scenario: auth/dpop', '    leg: client', '  - scenario: tasks', '    leg: server', '    reason: extension', ''],
  ];
  expect(scenariosOf(list.join('\n'))).toEqual({ required: ['ping', 'tools-list'], others: ['tasks'] });
});

describe('the files of expected failures', () => {
  const folder = join(import.meta.dirname, 'expected');
  test.each(readdirSync(folder))('%s gives a reason for each', (file) => {
    expect(readExpected(readFileSync(join(folder, file), 'utf8')).size).toBeGreaterThan(0);
  });

  test('an entry without a reason is refused', () => {
    expect(() => readExpected('server:\n  - ping\n')).toThrow('gives no reason: - ping');
  });
});
