// However many hear of one signal's abort, it has one listener, and none when the last has taken it back.
import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { onAbort } from '../../../../src/orchestrator/intents/on-abort.ts';

test('a thousand who hear of one signal are one listener; each is told once', () => {
  const controller = new AbortController();
  let told = 0;
  const tell = (): void => {
    told += 1;
  };
  const takeBack = Array.from({ length: 1_000 }, () => onAbort(controller.signal, tell));
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
  takeBack[0]?.();
  controller.abort();
  expect(told).toBe(999);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test('the last who takes it back leaves no listener, and whoever comes later is told all the same', () => {
  const controller = new AbortController();
  onAbort(controller.signal, () => {})();
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  let told = 0;
  onAbort(controller.signal, () => {
    told += 1;
  });
  controller.abort();
  expect(told).toBe(1);
});
