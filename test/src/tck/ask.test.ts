// ask: the suite comes back whatever a subject does.
import { expect, test } from 'vitest';
import type { Clock } from '../../../src/ports/clock.ts';
import { ask } from '../../../src/tck/ask.ts';
import type { Answer, Question } from '../../../src/tck/subject.ts';

const QUESTION: Question = { base_url: 'http://127.0.0.1:1', credential: '', operation: 'get_invoice', input: {}, deadline_ms: 300 };

/** A clock whose only alarm rings when told. */
function handClock() {
  const alarms: { delayMs: number; wake: () => void; cancelled: boolean }[] = [];
  const clock: Clock = {
    now: () => 0,
    after: (delayMs, wake) => {
      const alarm = { delayMs, wake, cancelled: false };
      alarms.push(alarm);
      return () => {
        alarm.cancelled = true;
      };
    },
  };
  return { clock, alarms };
}

test('an answer is passed on as it is, and the alarm is taken off', async () => {
  const { clock, alarms } = handClock();
  const reply = await ask({ name: 's', ask: async () => ({ outcome: 'success', seen: '200' }) }, QUESTION, clock);
  expect(reply).toEqual({ kind: 'answer', answer: { outcome: 'success', seen: '200' } });
  expect(alarms).toMatchObject([{ delayMs: 5300, cancelled: true }]);
});

test.each<[string, () => Promise<Answer>]>([
  ['rejects', () => Promise.reject(new Error('boom'))],
  [
    'throws before it waits for anything',
    () => {
      throw new Error('boom');
    },
  ],
])('a subject that %s has crashed', async (_how, crash) => {
  expect(await ask({ name: 's', ask: crash }, QUESTION, handClock().clock)).toEqual({ kind: 'none', why: 'the subject crashed: boom' });
});

test('a subject that never answers is silent once its deadline and five seconds are over', async () => {
  const { clock, alarms } = handClock();
  const waiting = ask({ name: 's', ask: () => new Promise(() => undefined) }, QUESTION, clock);
  alarms[0]?.wake();
  expect(await waiting).toEqual({ kind: 'none', why: 'the subject did not answer within 5300 ms (its deadline and 5000 ms more)' });
});
