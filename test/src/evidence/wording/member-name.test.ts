// What the names of members tell, whether it is remembered or not.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { WORDS_MAX } from '../../../../src/evidence/values/remembered.ts';
import { memberName } from '../../../../src/evidence/wording/member-name.ts';

const letters = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const failure = (body: object) => ({ http: { status: 400, headers: {}, body: JSON.stringify(body) } });
const told = { error: { code: 'card_declined', message: 'Your card was declined.', param: 'source' } };

/** Makes the memory forget all that it holds. */
function flood(): void {
  for (let number = 0; number <= WORDS_MAX; number += 1) memberName(`flood_${letters(number)}`);
}

describe('what a name tells', () => {
  it.each([
    ['code', 'isCode'],
    ['error_code', 'isError'],
    ['apiError', 'isLikeError'],
    ['ns1:faultString', 'isText'],
    ['is-retryable', 'isRepeat'],
    ['Failed', 'isFailedList'],
    ['paymentStatus', 'isStatus'],
  ] as const)('%s: %s', (key, trait) => {
    expect(memberName(key)[trait]).toBe(true);
    expect(memberName('invoice')[trait]).toBe(false);
  });

  it('is the same when it is remembered, when it was forgotten, and for every name there is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'toString', 'status', 'ok')),
        (key) => {
          const first = memberName(key);
          const again = memberName(key);
          flood();
          expect([again, memberName(key)]).toEqual([first, first]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('has nothing of an object that names are no members of', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'valueOf']) {
      expect(memberName(key)).toMatchObject({ failedFlag: undefined, waitUnitMs: undefined, isOutcome: false });
    }
  });
});

it('never changes an answer, though a body has nothing but names that nobody has seen', () => {
  const before = classify(failure(told));
  for (let round = 0; round < 60; round += 1) {
    const names = Array.from({ length: 50 }, (_, index) => [`odd_${letters(round * 50 + index)}`, { code: 'x' }]);
    classify(failure({ ...Object.fromEntries(names), errors: [Object.fromEntries(names)] }));
  }
  expect(classify(failure(told))).toEqual(before);
});
