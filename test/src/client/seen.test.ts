// What a client met, in a few words: a status, and the code that the provider gave.
import { expect, test } from 'vitest';
import { seenReply } from '../../../src/client/seen.ts';

test.each([
  ['{"code":"rate_limited"}', '429 rate_limited'],
  ['{"code":"7"}', '429 code 7'],
  ['{"code":7}', '429 code 7'],
  ['{}', '429 application/json'],
])('a refusal %s is seen as %s', (body, seen) => {
  expect(seenReply({ status: 429, headers: { 'content-type': 'application/json' }, body })).toBe(seen);
});
