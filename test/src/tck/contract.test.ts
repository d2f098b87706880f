// The contract suite under Vitest: the same cases as `overdue verify`, each in a sandbox of its own over real sockets.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS } from '../../../mock-service/faults/index.ts';
import { embedService, type RunningService } from '../../../src/cli/embed.ts';
import { localSubject } from '../../../src/cli/subject-local.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import { createControl } from '../../../src/control/client.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { loadCases } from '../../../src/tck/load.ts';
import { writeOf } from '../../../src/tck/operation-context.ts';
import type { Outcome } from '../../../src/tck/outcome.ts';
import { runSuite } from '../../../src/tck/suite.ts';

const cases = await loadCases(join(import.meta.dirname, '../../../fixtures/contract'));

describe('every contract case holds for our client', () => {
  let service: RunningService;
  let outcomes: readonly Outcome[];

  beforeAll(async () => {
    service = await embedService({ port: 0 });
    outcomes = await runSuite(cases, { control: createControl({ url: service.controlUrl }), subject: localSubject, clock: systemClock });
  });
  afterAll(() => service.close());

  test.each(cases.map((named) => named.id))('%s', (id) => {
    const outcome = outcomes.find((candidate) => candidate.id === id);
    expect(outcome?.reasons).toEqual([]);
    expect(outcome?.verdict).toBe('pass');
  });
});

describe('the cases', () => {
  test('are at least thirty', () => expect(cases.length).toBeGreaterThanOrEqual(30));

  test.each(FAULTS.map((fault) => fault.kind))('use the fault %s', (kind) => {
    expect(cases.filter((named) => named.rules.some((rule) => rule.fault === kind)).length).toBeGreaterThan(0);
  });

  test('ask only for operations that exist', () => {
    const asked = cases.flatMap((named) => [named.call.operation, ...named.setup.map((step) => step.operation)]);
    expect(asked.filter((name) => !Object.hasOwn(OPERATIONS, name))).toEqual([]);
  });

  test('have a question each: none repeats the call, the rules and the credential of another', () => {
    const questions = cases.map(({ call, rules, credential, sandbox, again, setup }) =>
      JSON.stringify([call, rules, credential, sandbox, again?.input, setup]),
    );
    expect(new Set(questions).size).toBe(cases.length);
  });
});

test.each(Object.entries(OPERATIONS))('the suite knows what the provider promises about doing %s twice', (name, row) => {
  expect(writeOf(name)).toBe(row.write);
});
