// The list of open intents: what is kept, what is forgotten, and what is refused for want of room.
import { describe, expect, test } from 'vitest';
import { createIntents, type Intent, type Intents } from '../../../../src/orchestrator/intents/intents.ts';
import type { Outcome } from '../../../../src/orchestrator/outcome.ts';
import { seededRandom, startProvider } from '../provider.ts';

const provider = startProvider();

function begun(intents: Intents, identity: string): Intent {
  const intent = intents.begin(identity);
  if (intent === null) throw new Error('there is no room');
  return intent;
}

describe('open intents', () => {
  const failed = (retryable: boolean): Outcome => ({
    ok: false,
    error: { retryable } as never,
    because: 'attempts_spent',
    handOff: null,
    run: 'r',
    attempts: { count: 1, elapsed_ms: 0 },
  });
  const done: Outcome = { ok: true, value: {}, how: 'answered', run: 'r', attempts: { count: 1, elapsed_ms: 0 } };

  test.each([
    ['a success that arrived', done, 'applied', true, 0],
    ['a success that nobody waited for', done, 'applied', false, 1],
    ['a retryable failure', failed(true), 'not_applied', true, 1],
    ['a failure for good', failed(false), 'not_applied', true, 0],
    ['a failure for good after a write that may have happened', failed(false), 'unknown', true, 1],
    ['a failure for good after a part of it', failed(false), 'partial', true, 1],
    ['a failure for good after it was applied', failed(false), 'applied', true, 1],
  ] as const)('after %s', (...[, outcome, effect, delivered, open]) => {
    const intents = createIntents(provider.clock, seededRandom(1), { keyLifeMs: 1_000, max: 10 });
    intents.leave('x', begun(intents, 'x'), { outcome, effect, delivered });
    expect(intents.openCount()).toBe(open);
  });

  test('are kept up to a number, those first that may have done something', () => {
    const intents = createIntents(provider.clock, seededRandom(1), { keyLifeMs: 1_000, max: 2 });
    const keys = new Map<string, string>();
    for (const [name, effect] of [
      ['may', 'unknown'],
      ['not', 'not_applied'],
      ['new', 'not_applied'],
    ] as const) {
      const intent = begun(intents, name);
      keys.set(name, intent.key);
      intents.leave(name, intent, { outcome: failed(true), effect, delivered: true });
    }
    expect(intents.openCount()).toBe(2);
    expect(begun(intents, 'may').key).toBe(keys.get('may'));
    expect(begun(intents, 'not').key).not.toBe(keys.get('not'));
  });

  test('of which anything may have been done are never forgotten: no other is begun when there is no room, those under way included', () => {
    const intents = createIntents(provider.clock, seededRandom(1), { keyLifeMs: 1_000, max: 2 });
    const first = begun(intents, 'first');
    intents.leave('first', first, { outcome: failed(true), effect: 'unknown', delivered: true });
    const second = begun(intents, 'second');
    expect(intents.begin('third')).toBeNull();
    expect(begun(intents, 'first').key).toBe(first.key);
    intents.leave('second', second, { outcome: failed(false), effect: 'not_applied', delivered: true });
    expect(intents.begin('third')).not.toBeNull();
  });

  test('are left in no time however many there are', () => {
    const count = 10_000;
    const intents = createIntents(provider.clock, seededRandom(1), { keyLifeMs: 1_000, max: count });
    const leave = (name: string) =>
      intents.leave(name, begun(intents, name), { outcome: failed(true), effect: 'not_applied', delivered: true });
    const took = (from: number): number => {
      const begunMs = performance.now();
      for (let index = 0; index < count; index += 1) leave(`${from + index}`);
      return performance.now() - begunMs;
    };
    const filling = took(0);
    // A copy of the open ones for each would take a thousand times as long.
    expect(took(count)).toBeLessThan(Math.max(500, filling * 20));
    expect(intents.openCount()).toBe(count);
  });

  test('keep the name of the key that came to its end, until it is known what was done under it', async () => {
    const { clock } = startProvider();
    const intents = createIntents(clock, seededRandom(1), { keyLifeMs: 1_000, max: 2 });
    const first = begun(intents, 'x');
    intents.leave('x', first, { outcome: failed(true), effect: 'unknown', delivered: true });
    await clock.advance(1_000);
    for (let again = 0; again < 3; again += 1) {
      const next = begun(intents, 'x');
      expect(next).toMatchObject({ endedKey: first.key, effect: 'unknown' });
      expect(next.key).not.toBe(first.key);
      intents.leave('x', next, { outcome: failed(false), effect: 'unknown', delivered: true });
    }
    intents.leave('x', begun(intents, 'x'), { outcome: failed(true), effect: 'not_applied', delivered: true });
    expect(begun(intents, 'x').endedKey).toBeNull();
  });
});
