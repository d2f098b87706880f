// A memory of words is bounded, holds what it may and nothing else, and never changes an answer.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, nameOf, pathOf, problemTypeOf } from '../../../../src/evidence/redact.ts';
import { isOfLetters, remembered, WORDS_MAX } from '../../../../src/evidence/values/remembered.ts';

const letters = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

describe('a memory', () => {
  it('is asked in vain for what it has, and works out the rest', () => {
    let asked = 0;
    const count = (word: string): number => {
      asked += 1;
      return word.length;
    };
    const memory = remembered(count, () => true);
    expect([memory.of('a'), memory.of('bb')]).toEqual([1, 2]);
    const before = asked;
    expect([memory.of('a'), memory.of('bb')]).toEqual([1, 2]);
    expect(asked).toBe(before);
    expect([memory.of('ccc'), asked > before]).toEqual([3, true]);
  });

  it('is never of more than a thousand words, whatever comes', () => {
    const memory = remembered(
      (word) => word.length,
      () => true,
    );
    let most = 0;
    for (let number = 0; number < 5 * WORDS_MAX; number += 1) {
      memory.of(`word_${number}`);
      most = Math.max(most, memory.count());
    }
    expect(most).toBe(1_000);
  });

  it('holds no long word, and none that it may not', () => {
    const memory = remembered((word) => word.length, isOfLetters);
    const words = ['maria@exemplo.com.br', '12345678909', 'inv_7h3k', 'x'.repeat(101), 'chave do João', '', 'sk_live_4eC39HqLyjWDarjt'];
    expect(words.map(memory.of)).toEqual(words.map(({ length }) => length));
    expect(memory.count()).toBe(0);
  });

  it('holds on to no body that a word was cut from', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const memory = remembered(
      (word) => word,
      () => true,
    );
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let number = 0; number < 200; number += 1) {
      const body = Buffer.alloc(500_000, `some_word_${number} `).toString('latin1');
      memory.of(/[a-z]+_[a-z]+_\d+ so/.exec(body)?.[0] ?? '');
    }
    collectGarbage();
    expect(memory.count()).toBe(200);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])('takes %s for a word like any other', (word) => {
    const memory = remembered(
      (each) => ({ each }),
      () => true,
    );
    expect([memory.of(word), memory.of(word)]).toEqual([{ each: word }, { each: word }]);
  });
});

describe('what passes', () => {
  const doors = { codeOf, nameOf, pathOf, problemTypeOf };
  const flood = (): void => {
    for (let number = 0; number <= WORDS_MAX; number += 1) {
      codeOf(`invalid_${letters(number)}`);
      nameOf(`name_${letters(number)}`);
      pathOf(`lines.${number}.name`);
      problemTypeOf(`urn:overdue:problem:${letters(number)}`);
    }
  };
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('card_declined', 'lines[0].unit-amount', 'urn:overdue:problem:x', '__proto__', 'sk_live_4eC39HqLyjWDarjt', 'P2002'),
  );

  it.each(Object.entries(doors))('%s says the same of a text when it remembers it and when it forgot it', (_, door) => {
    fc.assert(
      fc.property(texts, (text) => {
        const first = door(text);
        const again = door(text);
        flood();
        expect([again, door(text)]).toEqual([first, first]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(Object.entries(doors))('%s has no answer for what is no text', (_, door) => {
    expect([undefined, null, {}, [], true, Number.NaN].map(door)).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});
