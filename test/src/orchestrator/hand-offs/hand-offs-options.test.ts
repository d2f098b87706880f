// What hand-offs are made with is checked when they are made, not when a person is to be woken.
import { expect, test } from 'vitest';
import { createHandOffs, memoryHandOffs, systemClock, systemRandom } from '../../../../src/index.ts';

test.each([
  ['clock', 'an object with now'],
  ['random', 'an object with id'],
  ['store', 'an object with append and list'],
])('without a %s it is said by name', (name, expected) => {
  const options = { store: memoryHandOffs(), clock: systemClock, random: systemRandom };
  expect(() => createHandOffs(options)).not.toThrow();
  expect(() => createHandOffs({ ...options, [name]: undefined } as never)).toThrow(`createHandOffs: ${name}: expected ${expected}`);
});
