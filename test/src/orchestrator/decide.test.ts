// decide: examples written out, then what must hold in every cell of the matrix and in some hundred thousand situations drawn at random.
// Each promise comes with a decider that breaks it, so that none of them holds by checking nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALL_NAMES, MATRIX, type Met, type StateName, situationOf } from '../../../scripts/harness/matrix.ts';
import { ACTIONS, EFFECTS, ERROR_TYPES, type ErrorType } from '../../../src/contract/error-types.ts';
import { type Attempt, decide, type LedgerView, type Situation } from '../../../src/orchestrator/decide.ts';
import { PROMISES } from './promises.ts';

const met = (error_type: ErrorType, effect: Met['effect'], variant: Met['variant'] = ''): Met => ({ error_type, effect, variant });

/** The matrix's situation with this or that different. */
function vary(situation: Situation, attempt: Partial<Attempt>, ledger: Partial<LedgerView> = {}): Situation {
  return { ...situation, attempt: { ...situation.attempt, ...attempt }, ledger: { ...situation.ledger, ...ledger } };
}

function told(situation: Situation): string {
  const decision = decide(situation);
  return `${decision.kind === 'reconcile' ? decision.how : decision.kind}: ${decision.because}`;
}

describe('decide', () => {
  const limited = (state: StateName) => situationOf(met('rate_limited', 'not_applied'), 'keyed write', state);
  test('waits longer from attempt to attempt, then stops', () => {
    const found = [1, 2, 3].map((number) => decide(vary(limited('first time'), { number })));
    expect(found).toEqual([
      { kind: 'retry', delayMs: 500, because: 'transient' },
      { kind: 'retry', delayMs: 1_000, because: 'transient' },
      { kind: 'stop', because: 'attempts_spent' },
    ]);
  });

  test.each([
    [2_501, { kind: 'retry', delayMs: 2_500, because: 'server_named_wait' }],
    [2_500, { kind: 'stop', because: 'deadline_too_near' }],
    [-1, { kind: 'stop', because: 'deadline_too_near' }],
    [Number.NaN, { kind: 'stop', because: 'deadline_too_near' }],
    [Number.POSITIVE_INFINITY, { kind: 'retry', delayMs: 2_500, because: 'server_named_wait' }],
  ])('with %d ms left and 2,000 ms named decides at once', (leftMs, wanted) => {
    expect(decide(vary(limited('wait named, fits'), {}, { leftMs }))).toEqual(wanted);
  });

  test.each([
    ['rate_limited', 5, 'retry'],
    ['rate_limited', 4, 'stop'],
    ['timeout', 14, 'retry'],
    ['timeout', 13, 'stop'],
    ['resource_locked', 13, 'stop'],
  ] as const)('%s with %d tokens: %s', (error_type, retryTokens, kind) => {
    expect(decide(vary(situationOf(met(error_type, 'not_applied'), 'keyed write', 'first time'), {}, { retryTokens })).kind).toBe(kind);
  });

  const LOST = met('timeout', 'unknown');
  const UNREADABLE = met('malformed_response', 'unknown');
  test.each([
    ['a keyed write whose answer was lost is sent again under its key', LOST, ['keyed write', 'first time'], 'retry: transient'],
    ['an unkeyed one is looked up by its reference', LOST, ['unkeyed write, unique reference', 'first time'], 'look_up: effect_unknown'],
    ['found, it is done', LOST, ['unkeyed write, unique reference', 'found'], 'done: applied_already'],
    [
      'absent, it is sent again under the same reference',
      LOST,
      ['unkeyed write, unique reference', 'absent'],
      'retry: absent_and_referenced',
    ],
    [
      'a command without a key is for a person: that its object is there proves nothing',
      LOST,
      ['unkeyed command on an object', 'first time'],
      'hand_off: cannot_be_found_out',
    ],
    ['with no way to look, a person finds out', LOST, ['unkeyed write, no reference', 'first time'], 'hand_off: cannot_be_found_out'],
    [
      'a look-up that fails in the outage wakes nobody',
      LOST,
      ['unkeyed command on an object', 'look-up failed'],
      'stop: transient_but_not_repeatable',
    ],
    [
      'a look-up that nobody can read would say the same again: a person finds out',
      LOST,
      ['unkeyed write, unique reference', 'look-up unreadable'],
      'hand_off: cannot_be_found_out',
    ],
    ['an unreadable answer is looked up first', UNREADABLE, ['keyed write', 'first time'], 'look_up: effect_unknown'],
    ['then asked for once more under its key', UNREADABLE, ['keyed write', 'absent'], 'replay: absent_and_keyed'],
    ['the same when nobody can read the look-up either', UNREADABLE, ['keyed write', 'look-up unreadable'], 'replay: effect_unknown'],
    ['and at last by a person', UNREADABLE, ['keyed write', 'look-up failed'], 'hand_off: cannot_be_found_out'],
    ['an unknown cause is never asked for again', met('unknown', 'unknown'), ['keyed write', 'absent'], 'hand_off: cannot_be_found_out'],
    ['an unknown cause of a read is for a person', met('unknown', 'not_applied'), ['read', 'first time'], 'hand_off: human_must_act'],
    [
      'a veto is kept even with a key',
      met('server_error', 'unknown', 'told not to repeat'),
      ['keyed write', 'absent'],
      'stop: transient_but_not_repeatable',
    ],
    [
      'a veto on a read stops it',
      met('server_error', 'not_applied', 'told not to repeat'),
      ['read', 'first time'],
      'stop: transient_but_not_repeatable',
    ],
    [
      'an expired token is renewed',
      met('expired_credentials', 'not_applied', 'renewable'),
      ['keyed write', 'first time'],
      'refresh: token_expired',
    ],
    ['once', met('expired_credentials', 'not_applied', 'renewable'), ['keyed write', 'renewed already'], 'hand_off: refresh_in_vain'],
    [
      'unless nobody can',
      met('expired_credentials', 'not_applied', 'renewable'),
      ['keyed write', 'nobody renews'],
      'hand_off: human_must_act',
    ],
    ['an expired API key is for a person', met('expired_credentials', 'not_applied'), ['read', 'first time'], 'hand_off: human_must_act'],
    [
      'a refused credential is, whatever the breaker',
      met('invalid_credentials', 'not_applied'),
      ['read', 'breaker open'],
      'hand_off: human_must_act',
    ],
    [
      'a spent quota is, whatever the deadline',
      met('quota_exhausted', 'not_applied'),
      ['read', 'deadline near'],
      'hand_off: human_must_act',
    ],
    [
      'input that is wrong goes to who sent it',
      met('invalid_input', 'not_applied'),
      ['keyed write', 'first time'],
      'stop: input_to_be_fixed',
    ],
    ['until it was reworded too often', met('invalid_input', 'not_applied'), ['keyed write', 'same again'], 'hand_off: same_failure_again'],
    ['what is there already is done', met('duplicate', 'applied'), ['keyed write', 'attempts spent'], 'done: applied_already'],
    ["what may be another's is looked up", met('duplicate', 'unknown'), ['keyed write', 'first time'], 'look_up: effect_unknown'],
    ['a name that is taken is for the caller', met('duplicate', 'not_applied'), ['keyed write', 'first time'], 'stop: input_to_be_fixed'],
    [
      'a part is for the caller to complete',
      met('server_error', 'partial'),
      ['unkeyed command on an object', 'first time'],
      'stop: partly_applied',
    ],
    ['a part that was found is not the whole', met('unknown', 'partial'), ['keyed write', 'found'], 'stop: partly_applied'],
  ] as const)('%s', (_name, cause, [call, state], wanted) => {
    expect(told(situationOf(cause, call, state))).toBe(wanted);
  });

  const REFERENCED = 'unkeyed write, unique reference';
  test.each([
    ['a mended call could be a second one', met('invalid_input', 'not_applied'), REFERENCED, 'look_up: effect_unknown'],
    ['even where the first one had a key', met('invalid_input', 'not_applied'), 'keyed write', 'look_up: effect_unknown'],
    ['a veto leaves the first one open', met('server_error', 'not_applied', 'told not to repeat'), REFERENCED, 'look_up: effect_unknown'],
    ['a repeat under the reference goes on under it', met('rate_limited', 'not_applied'), REFERENCED, 'retry: transient'],
    ['a repeat without one does not', met('rate_limited', 'not_applied'), 'unkeyed write, no reference', 'hand_off: cannot_be_found_out'],
    ['what is there already is done', met('duplicate', 'applied'), 'unkeyed write, no reference', 'done: applied_already'],
    ['a refused credential is for a person', met('invalid_credentials', 'not_applied'), REFERENCED, 'hand_off: human_must_act'],
  ] as const)('after an attempt of unknown effect: %s', (_name, cause, call, wanted) => {
    expect(told(vary(situationOf(cause, call, 'first time'), {}, { effect: 'unknown' }))).toBe(wanted);
  });
});

/** Any situation at all, the tool error's laws broken as they come. */
const anySituation: fc.Arbitrary<Situation> = fc
  .record({
    base: fc.constantFrom(...MATRIX),
    found_by: fc.constantFrom(
      null,
      { operation: 'list_invoices', argument: 'reference' },
      { operation: 'get_invoice', argument: 'invoice_id' },
    ),
    error: fc.record(
      {
        error_type: fc.constantFrom(...(Object.keys(ERROR_TYPES) as ErrorType[])),
        action: fc.constantFrom(...ACTIONS),
        retryable: fc.boolean(),
        effect: fc.constantFrom(...EFFECTS),
        retry_after_ms: fc.option(fc.nat(100_000)),
      },
      { requiredKeys: [] },
    ),
    attempt: fc.record(
      {
        number: fc.constantFrom(1, 2, 3, 4, Number.NaN),
        keyed: fc.boolean(),
        referenced: fc.boolean(),
        roll: fc.constantFrom(0, 0.5, 0.999, 1, Number.NaN),
        refreshed: fc.constantFrom(true, false, null),
        lookedUp: fc.constantFrom('not_yet', 'found', 'absent', 'failed', 'unreadable'),
      },
      { requiredKeys: [] },
    ),
    ledger: fc.record(
      {
        leftMs: fc.constantFrom(Number.POSITIVE_INFINITY, 60_000, 1_000, 100, 0, -5, Number.NaN),
        retryTokens: fc.constantFrom(500, 14, 13, 5, 4, 0, Number.NaN),
        breakerReopensMs: fc.constantFrom(null, 0, 5_000, Number.POSITIVE_INFINITY),
        effect: fc.constantFrom(...EFFECTS),
        sameFailure: fc.constantFrom(1, 2, 3, 85),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ base, found_by, error, attempt, ledger }) => ({
    ...base,
    operation: { ...base.operation, found_by },
    error: { ...base.error, ...(error as Partial<Situation['error']>) },
    attempt: { ...base.attempt, ...(attempt as Partial<Attempt>) },
    ledger: { ...base.ledger, ...(ledger as Partial<LedgerView>) },
  }));

describe('every decision', () => {
  test.each(PROMISES)('$statement', ({ of, holds }) => {
    expect(MATRIX.filter((situation) => !holds(situation, decide(situation)))).toEqual([]);
    if (of === 'the contract') return;
    fc.assert(
      fc.property(anySituation, (situation) => holds(situation, decide(situation))),
      { numRuns: 5_000 },
    );
  });

  test.each(PROMISES)('is checked: a decider that breaks "$statement" is found out', ({ holds, broken }) => {
    expect(MATRIX.some((situation) => !holds(situation, broken(situation)))).toBe(true);
  });

  test('is one of the six and the same every time, and changes nothing it was given', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const before = structuredClone(situation);
        const decision = decide(situation);
        expect(['done', 'retry', 'refresh', 'reconcile', 'hand_off', 'stop']).toContain(decision.kind);
        expect(decide(structuredClone(situation))).toEqual(decision);
        expect(situation).toEqual(before);
      }),
      { numRuns: 5_000 },
    );
  });

  test('is drawn from a matrix that has every cause, every effect of a write, every kind of call and every state', () => {
    const { length: causes } = Object.keys(ERROR_TYPES);
    const writes = CALL_NAMES.length - 1;
    // Six transient causes can be vetoed and one token renewed: each is there twice.
    expect(MATRIX).toHaveLength((causes + 7) * (writes * EFFECTS.length + 1) * 14);
  });
});
