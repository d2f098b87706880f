// The contract suite under Vitest: the same cases as `overdue verify`, each in a sandbox of its own over real sockets.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS } from '../../../mock-service/faults/index.ts';
import { CELLS, caseIdOf } from '../../../scripts/lost-reply-page.ts';
import { embedService, type RunningService } from '../../../src/cli/embed.ts';
import { localSubject } from '../../../src/cli/subject-local.ts';
import { writeOf } from '../../../src/cli/write-of.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import { createControl } from '../../../src/control/client.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import type { NamedCase } from '../../../src/tck/case.ts';
import { loadCases } from '../../../src/tck/load.ts';
import type { Outcome } from '../../../src/tck/outcome.ts';
import { runSuite } from '../../../src/tck/suite.ts';

const cases = await loadCases(join(import.meta.dirname, '../../../fixtures/contract'));

/** Its call succeeds and the next one on the connection fails: a case cannot say which that is, for connections are the subject's own. */
const ON_THE_NEXT_CALL = 'keep_alive_death';

/** What of a fault can be seen from outside: an answer that is late, lost or never made is one silence, a connection that breaks before it one break. */
function visible({ fault, params, trigger }: Readonly<Record<string, unknown>>, deadlineMs: number): unknown {
  const { how, delay_ms, ...rest } = (params ?? {}) as Readonly<Record<string, unknown>>;
  if (rest.after_body_bytes !== undefined || rest.fraction !== undefined) return [fault, how, rest, trigger];
  if (fault === 'stall' || how === 'stall' || (fault === 'latency' && Number(delay_ms) > deadlineMs)) return ['silence', trigger];
  if (fault === 'reset' || how === 'reset') return ['reset', trigger];
  return [fault, how, rest, trigger];
}

/** What tells a case from others: a fault takes the place of whatever the call itself would have met. */
function questionOf({ call, rules, credential, sandbox, again, setup, truth, expected }: NamedCase): string {
  const met = rules.length > 0 ? rules.map((rule) => visible(rule, call.deadline_ms ?? 5000)) : [call, setup];
  const repeated = again === undefined ? null : [again.input, again.key, again.expected];
  const left = rules.length > 0 && expected !== 'success' ? truth : null;
  return JSON.stringify([writeOf(call.operation), call.key !== undefined, credential, sandbox, met, repeated, left]);
}

describe('every contract case holds for our client', () => {
  let service: RunningService;
  let outcomes: readonly Outcome[];

  beforeAll(async () => {
    service = await embedService({ port: 0 });
    outcomes = await runSuite(cases, {
      control: createControl({ url: service.controlUrl }),
      subject: localSubject,
      clock: systemClock,
      writeOf,
    });
  }, 60_000);
  afterAll(() => service.close());

  test.each(cases.map((named) => named.id))('%s', (id) => {
    const outcome = outcomes.find((candidate) => candidate.id === id);
    expect(outcome?.reasons).toEqual([]);
    expect(outcome?.verdict).toBe('pass');
  });
});

describe('the cases', () => {
  test('are at least thirty', () => expect(cases.length).toBeGreaterThanOrEqual(30));

  test.each(FAULTS.map((fault) => fault.kind).filter((kind) => kind !== ON_THE_NEXT_CALL))('use the fault %s', (kind) => {
    expect(cases.filter((named) => named.rules.some((rule) => rule.fault === kind)).length).toBeGreaterThan(0);
  });

  test('ask only for operations that exist', () => {
    const asked = cases.flatMap((named) => [named.call.operation, ...named.setup.map((step) => step.operation)]);
    expect(asked.filter((name) => !Object.hasOwn(OPERATIONS, name))).toEqual([]);
  });

  test('leave a busy machine room: a deadline is met by five times as much as it takes, or missed by four times as much', () => {
    const tight = cases.filter(({ call: { deadline_ms = 5000 }, rules }) => {
      const delays = rules.flatMap(({ params }) => Number((params as { delay_ms?: number } | undefined)?.delay_ms ?? []));
      return deadline_ms < 1000 || delays.some((delayMs) => delayMs * 5 > deadline_ms && delayMs < deadline_ms * 4);
    });
    expect(tight.map(({ id }) => id)).toEqual([]);
  });

  test('have a question each, but for cells of the matrix: no two are the same to a subject and leave the same truth', () => {
    const cells = new Set(CELLS.map(caseIdOf));
    const alike = cases.map((named) => cases.filter((other) => questionOf(other) === questionOf(named)).map(({ id }) => id));
    expect(alike.filter((ids) => ids.length > 1 && !ids.every((id) => cells.has(id)))).toEqual([]);
  });

  test('would show two faults that look the same from outside', () => {
    const [read] = cases.filter(({ id }) => id === 'stall/read');
    const late = { ...(read as NamedCase), rules: [{ fault: 'latency', params: { delay_ms: 9000 }, trigger: { first: 1 } }] };
    expect(questionOf(late)).toBe(questionOf(read as NamedCase));
  });
});
