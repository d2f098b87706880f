// The retry budget: one bucket per host for all that call it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRetryBudget } from '../../../../src/orchestrator/accounts/retry-budget.ts';
import { wallClock } from './wall-clock.ts';

const HOST = 'api.example:443';

function takenUntilEmpty(cost: number): number {
  const budget = createRetryBudget(wallClock());
  let taken = 0;
  while (budget.take(HOST, cost)) taken += 1;
  return taken;
}

describe('a retry budget', () => {
  it.each([
    [14, 35],
    [5, 100],
  ])('pays for retries at %i tokens %i times, however many callers share it', (cost, times) => {
    expect(takenUntilEmpty(cost)).toBe(times);
  });

  it('is one per host', () => {
    const budget = createRetryBudget(wallClock());
    budget.take(HOST, 500);
    expect([budget.tokens(HOST), budget.tokens('other.example:443')]).toEqual([0, 500]);
  });

  it('takes nothing when there is not enough', () => {
    const budget = createRetryBudget(wallClock(), { capacity: 20 });
    expect([budget.take(HOST, 14), budget.take(HOST, 14), budget.tokens(HOST)]).toEqual([true, false, 6]);
  });

  it('gets back what a retry took when it succeeds, one token for a first attempt, and never more than it holds', () => {
    const budget = createRetryBudget(wallClock());
    budget.take(HOST, 14);
    budget.take(HOST, 14);
    budget.refund(HOST, 14);
    expect(budget.tokens(HOST)).toBe(486);
    budget.refund(HOST, null);
    expect(budget.tokens(HOST)).toBe(487);
    for (let more = 0; more < 50; more += 1) budget.refund(HOST, null);
    expect(budget.tokens(HOST)).toBe(500);
  });

  it('says when time alone has filled it again', () => {
    const clock = wallClock();
    const budget = createRetryBudget(clock, { capacity: 20 });
    budget.take(HOST, 20);
    expect([0, 1, 14, 20, 21].map((cost) => budget.enoughInMs(HOST, cost))).toEqual([0, 1_000, 14_000, 20_000, null]);
    clock.move(13_999);
    expect([budget.take(HOST, 14), budget.enoughInMs(HOST, 14)]).toEqual([false, 1]);
    clock.move(1);
    expect(budget.take(HOST, 14)).toBe(true);
    expect(createRetryBudget(clock, { tokenMs: Number.POSITIVE_INFINITY }).enoughInMs(HOST, 500)).toBe(0);
  });

  it('never fills by itself where only successes may fill it', () => {
    const clock = wallClock();
    const budget = createRetryBudget(clock, { tokenMs: Number.POSITIVE_INFINITY });
    budget.take(HOST, 500);
    clock.move(1e12);
    expect([budget.tokens(HOST), budget.enoughInMs(HOST, 5)]).toEqual([0, null]);
  });

  it('remembers so many hosts and forgets the one not asked about for longest', () => {
    const budget = createRetryBudget(wallClock(), { hostsMax: 2 });
    for (const host of ['a', 'b']) budget.take(host, 100);
    budget.tokens('a');
    budget.take('c', 100);
    expect(['a', 'c', 'b'].map((host) => budget.tokens(host))).toEqual([400, 400, 500]);
  });

  it.each([
    ['capacity', 0],
    ['capacity', 1.5],
    ['tokenMs', 0],
    ['tokenMs', Number.NaN],
    ['hostsMax', -1],
  ])('refuses %s %d by name', (field, value) => {
    expect(() => createRetryBudget(wallClock(), { [field]: value })).toThrow(`${field}: expected a number above 0, got ${value}`);
  });

  it.each([-1, 0.5, Number.NaN])('refuses a cost of %d', (cost) => {
    const budget = createRetryBudget(wallClock());
    expect(() => budget.take(HOST, cost)).toThrow('cost: expected a whole number of tokens');
    expect(() => budget.refund(HOST, cost)).toThrow('took: expected a whole number of tokens');
  });

  it('stays between empty and full, and keeps its word on when there is enough, whatever the clock does', () => {
    const step = fc.oneof(
      fc.record({ take: fc.nat(30) }),
      fc.record({ refund: fc.option(fc.nat(30)) }),
      fc.record({ move: fc.double({ min: -50_000, max: 20_000, noNaN: true }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(100), (steps, cost) => {
        const clock = wallClock();
        const budget = createRetryBudget(clock, { capacity: 100, tokenMs: 700 });
        for (const one of steps) {
          if ('take' in one) budget.take(HOST, one.take);
          else if ('refund' in one) budget.refund(HOST, one.refund);
          else clock.move(one.move);
          const tokens = budget.tokens(HOST);
          expect(Number.isInteger(tokens) && tokens >= 0 && tokens <= 100).toBe(true);
        }
        const waitMs = budget.enoughInMs(HOST, cost) ?? Number.NaN;
        expect(waitMs).toBeLessThanOrEqual(70_000);
        clock.move(waitMs);
        expect(budget.take(HOST, cost)).toBe(true);
      }),
    );
  });
});
