// A plan's state: plain JSON from which another plan goes on as the first one would have.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoutedCall } from '../../../../mock-service/call.ts';
import { respond } from '../../../../mock-service/delivery.ts';
import { createRandom } from '../../../../mock-service/determinism/random.ts';
import type { FaultContext, Next, Place } from '../../../../mock-service/faults/fault.ts';
import { createPlan, type FiredFault, type Plan } from '../../../../mock-service/faults/plan/plan.ts';
import { readPlanState } from '../../../../mock-service/faults/plan/plan-state.ts';
import { readRules } from '../../../../mock-service/faults/plan/rule.ts';
import { VOCABULARY } from '../../../../mock-service/sandbox/vocabulary.ts';

const NOW_MS = Date.UTC(2026, 1, 1, 9);
const RULES = [
  { fault: 'pass', trigger: { probability: 0.4 } },
  { fault: 'pass', trigger: { every: 3 }, count: 'sandbox' },
  { fault: 'pass', trigger: { after: 2 }, match: { caller: 'ana' } },
  { fault: 'pass', queue: 'q' },
  { fault: 'pass', queue: 'q', trigger: { first: 2 }, ttl_ms: 60_000 },
  { fault: 'wrong_content_type', at: 'on_wire', trigger: { nth: 2 } },
];

const freshPlan = (): Plan => createPlan(createRandom('overdue'), () => NOW_MS);

function armedPlan(): Plan {
  const plan = freshPlan();
  const reading = readRules(RULES, VOCABULARY, NOW_MS);
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  plan.arm(reading.rules);
  return plan;
}

const ROUTED: Omit<RoutedCall, 'caller'> = {
  ...{ method: 'GET', path: '/customers', query: '', headers: {}, body: new Uint8Array(), requestId: 'r' },
  ...{ credential: 'default', operation: 'list_customers', params: {} },
};

/** Sends one call of `caller` through a plan: the rules that fired. */
async function fired(plan: Plan, caller: string): Promise<readonly FiredFault[]> {
  const all: FiredFault[] = [];
  const context = (firing: object): FaultContext => firing as FaultContext;
  const around = plan.begin({ call: { ...ROUTED, caller }, oneShot: null, context, onFired: (fault) => all.push(fault) });
  const PLACES: readonly Place[] = ['before_operation', 'before_access', 'on_wire'];
  await PLACES.reduce<Next>(
    (next, place) => () => around(place, next),
    () => respond({ status: 204, headers: {}, body: '' }),
  )();
  return all;
}

async function firedInTurn(plan: Plan, callers: readonly string[]) {
  const all = [];
  for (const caller of callers) all.push(await fired(plan, caller));
  return all;
}

/** Another plan, from the state of `plan` as it would be kept in a file. */
function restored(plan: Plan): Plan {
  const reading = readPlanState(JSON.parse(JSON.stringify(plan.state())), VOCABULARY);
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  const other = freshPlan();
  other.restore(reading.contents);
  return other;
}

const callers = fc.array(fc.constantFrom('ana', 'bia', 'caio'), { maxLength: 12 });

describe('a plan made from the state of another', () => {
  test('fires, counts and completes as that one does from there on', async () => {
    await fc.assert(
      fc.asyncProperty(callers, callers, async (before, after) => {
        const plan = armedPlan();
        await firedInTurn(plan, before);
        const other = restored(plan);
        expect(other.state()).toEqual(plan.state());
        expect(other.list()).toEqual(plan.list());
        expect(await firedInTurn(other, after)).toEqual(await firedInTurn(plan, after));
        expect(other.state()).toEqual(plan.state());
      }),
      { numRuns: 50 },
    );
  });

  test('shares nothing with it', async () => {
    const plan = armedPlan();
    const state = JSON.stringify(plan.state());
    await firedInTurn(restored(plan), ['ana', 'ana', 'ana', 'ana']);
    expect(JSON.stringify(plan.state())).toBe(state);
  });

  test('goes on numbering its rules', () => {
    const plan = armedPlan();
    plan.remove('rule_6');
    const reading = readRules([{ fault: 'pass' }], VOCABULARY);
    expect(
      reading.ok &&
        restored(plan)
          .arm(reading.rules)
          ?.map(({ id }) => id),
    ).toEqual(['rule_7']);
  });
});

describe('a state is refused', () => {
  const EMPTY = { armed: 1, refused: 0, rules: [], one_shots: [] };
  const rule = (more: object = {}) => ({
    id: 'rule_1',
    rule: { fault: 'pass' },
    armed_at_ms: 0,
    hits: 0,
    bypassed: 0,
    callers: [],
    ...more,
  });

  test.each<[string, unknown, string]>([
    ['that is none', null, ''],
    ['of another form', { ...EMPTY, queues: {} }, 'queues'],
    ['with a count below none', { ...EMPTY, rules: [rule({ hits: -1 })] }, 'rules.0.hits'],
    ['with an id that is none', { ...EMPTY, rules: [rule({ id: 'header' })] }, 'rules.0.id'],
    ['with an id that was never given', { ...EMPTY, rules: [rule({ id: 'rule_2' })] }, 'rules.0.id'],
    ['with an id twice', { ...EMPTY, rules: [rule(), rule()] }, 'rules.1.id'],
    ['with a fault that is none', { ...EMPTY, rules: [rule({ rule: { fault: 'explode' } })] }, 'rules.0.rule.fault'],
    [
      'with a rule that can never fire',
      { ...EMPTY, rules: [rule({ rule: { fault: 'pass', match: { operation: 'x' } } })] },
      'rules.0.rule.match.operation',
    ],
  ])('%s', (_title, state, path) => expect(readPlanState(state, VOCABULARY)).toMatchObject({ ok: false, complaints: [{ path }] }));
});
