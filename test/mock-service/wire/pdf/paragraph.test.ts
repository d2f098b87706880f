// Lines of a text: none wider than its column, nothing lost between them, and each in the order in which Unicode has it stand.
import bidiFactory, { type Bidi } from 'bidi-js';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadTypefaces, type Typefaces } from '../../../../mock-service/wire/pdf/fonts/typefaces.ts';
import { createSetter, type Line } from '../../../../mock-service/wire/pdf/text/paragraph.ts';
import { directed, runsOf } from '../../../../mock-service/wire/pdf/text/runs.ts';

const ALPHABET = [...'abc XYZ 0123 .,()- אבגד ابتثج 网站维护 🚀✅', '\u00a0'];
const STYLE = { size: 9, weight: 'regular' } as const;
const text = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 80 });

let faces: Typefaces;
beforeAll(async () => {
  faces = await loadTypefaces([{ text: ALPHABET.join(''), weight: 'regular' }]);
});

/** What a line says from left to right, glyph by glyph as Unicode orders it. */
const asItStands = (line: Pick<Line, 'runs'>): string =>
  line.runs.map(({ text: said, isRightToLeft }) => (isRightToLeft ? [...said].toReversed().join('') : said)).join('');

test('no line is wider than its column, whatever is in it', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 300 }), (whole, width) => {
      for (const line of createSetter(faces).set(whole, STYLE, width)) expect(line.width).toBeLessThanOrEqual(width + 0.02);
    }),
  );
});

test('the lines together say what the text says, but for spaces at their ends', () => {
  const ink = (said: string): string => [...said.replaceAll(/\s/g, '')].toSorted().join('');
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 300 }), (whole, width) => {
      const lines = createSetter(faces).set(whole, STYLE, width);
      expect(ink(lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(''))).toBe(ink(whole));
    }),
  );
});

test('runs stand where the Unicode algorithm puts their characters', () => {
  const bidi = (bidiFactory as unknown as () => Bidi)();
  fc.assert(
    fc.property(text, (given) => {
      // The library counts code units, and so would turn the two of a rocket round.
      const whole = given.replaceAll('\u00a0', ' ').replaceAll('🚀', '✅').trim();
      const indices = bidi.getReorderedIndices(whole, bidi.getEmbeddingLevels(whole, 'auto'));
      const expected = indices.map((at) => whole.charAt(at)).join('');
      expect(asItStands({ runs: runsOf(directed(whole), [0, whole.length], faces, STYLE).map((run) => ({ ...run, x: 0 })) })).toBe(
        expected,
      );
    }),
    { numRuns: 500 },
  );
});

test('a line ends where it may: between words, and between characters only where one is wider than the column', () => {
  const said = (whole: string, width: number) => createSetter(faces).set(whole, STYLE, width).map(asItStands);
  expect(said('abc abc abc', 40)).toEqual(['abc abc', 'abc']);
  const [whole] = createSetter(faces).set('abc', STYLE, 100);
  expect(said('abc     abc', whole?.width ?? 0)).toEqual(['abc', 'abc']);
  expect(said('abc-abc', 30)).toEqual(['abc-', 'abc']);
  expect(said('abcabcabc', 25).join('')).toBe('abcabcabc');
  expect(said('网站维护', 20)).toEqual(['网站', '维护']);
  expect(said('abc\n\nabc', 100)).toEqual(['abc', '', 'abc']);
  expect(said('abc\u00a0abc abc', 40)).toEqual(['abc abc', 'abc']);
});
