// A hand-off store that hangs is not waited for.
import { expect, test } from 'vitest';
import { manualClock } from '../../../../mock-service/index.ts';
import { LEFT_MS, STORE_MS, within } from '../../../../src/orchestrator/hand-offs/within.ts';

const never = (): Promise<never> => new Promise(() => undefined);

test.each([
  ['its time is over', STORE_MS, () => undefined],
  ['so long after the caller gave up', LEFT_MS, (giveUp: () => void) => giveUp()],
])('a store that says nothing is given up when %s', async (_when, ms, prepare) => {
  const [clock, controller] = [manualClock(0), new AbortController()];
  let came: unknown = 'nothing yet';
  const asked = within(never, { signal: controller.signal, clock }).catch((thrown: unknown) => {
    came = thrown;
  });
  prepare(() => controller.abort());
  await clock.advance(ms - 1);
  expect(came).toBe('nothing yet');
  await clock.advance(1);
  await asked;
  expect(came).toEqual(new Error(`the hand-off store said nothing within ${ms} ms`));
  expect(clock.nextDueMs()).toBeNull();
});

test.each([
  ['answers', () => Promise.resolve(7), 7],
  ['rejects', () => Promise.reject(new Error('disk full')), new Error('disk full')],
  [
    'throws',
    () => {
      throw new Error('no disk');
    },
    new Error('no disk'),
  ],
])('a store that %s leaves nothing behind', async (_how, ask: () => Promise<number>, expected) => {
  const [clock, { signal }] = [manualClock(0), new AbortController()];
  expect(await within(ask, { signal, clock }).catch((thrown: unknown) => thrown)).toEqual(expected);
  expect(clock.nextDueMs()).toBeNull();
});
