// Pages of a PDF: the head of the table on each, nothing beyond the margins, nothing over anything else, and random invoices.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyExponent } from '../../../../mock-service/domain/currency.ts';
import { factsOf, type LineFacts, printed } from './facts.ts';
import { infoOf, linesOf, type Word, withPoppler, wordsOf } from './poppler.ts';

const TEXTS = [
  '网站维护服务（每月），包括备份与安全更新',
  '開發票系統與龍門吊車租賃',
  'خدمة صيانة الموقع (شهريًا) 12% بقيمة 1,250.00 ر.س',
  'Desenvolvimento 🚀 de software 👩‍💻👨‍👩‍👧 e suporte ✅ 🇧🇷',
  'שירותי ייעוץ (מחיר לשעה) API v2',
  'コンサルティング料金（東京）',
  'Consultoria contábil, por hora',
  'Разработка сайта — этап 2',
  'Mixed العربية and English مع أرقام 123 end.',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf'.repeat(3),
];

const LINES: readonly LineFacts[] = Array.from({ length: 250 }, (_, at) => ({
  description: `${at + 1}. ${TEXTS[at % TEXTS.length]}`,
  amountMinor: at * 12_345,
  unitAmountMinor: at % 3 === 0 ? '1234.567890123456' : '12345',
  quantity: at % 5 === 0 ? '0.123456789012' : String(at),
  taxRates: [
    { taxRateId: 'a', percentage: '5', inclusive: false },
    { taxRateId: 'b', percentage: '23.5', inclusive: true },
  ],
}));

/** A4's margins, in points: sides of 48, a body from 39 to 785, the foot below 799; an accent may stand out by two. */
const MARGINS = { left: 46, right: 549.3, top: 39, body: 785, foot: 799, bottom: 815 };

function expectWithinMargins(words: readonly Word[]): void {
  const beyond = words.filter(({ xMin, xMax, yMin, yMax }) => {
    const isBeside = xMin < MARGINS.left || xMax > MARGINS.right;
    const isFoot = yMin > MARGINS.foot && yMax < MARGINS.bottom;
    return isBeside || yMin < MARGINS.top || (yMax > MARGINS.body && !isFoot);
  });
  expect(beyond).toEqual([]);
}

/** Words of Latin letters and digits whose boxes cover each other by more than a point each way. */
function overlapping(words: readonly Word[]): readonly string[] {
  const plain = words.filter(({ text }) => /^[\x21-\x7e]+$/.test(text));
  return plain.flatMap((one, at) =>
    plain
      .slice(at + 1)
      .filter(({ page, xMin, xMax, yMin, yMax }) => {
        const across = Math.min(one.xMax, xMax) - Math.max(one.xMin, xMin);
        const down = Math.min(one.yMax, yMax) - Math.max(one.yMin, yMin);
        return page === one.page && across > 1 && down > 3;
      })
      .map(({ text }) => `${one.text} and ${text}`),
  );
}

/** Any text of a caller, of the scripts that are printed, with what may trouble a line: long words, line ends, joiners. */
const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }),
        fc.constantFrom(...TEXTS, 'W'.repeat(120), '\n', '\r\n', '\u200d', '\u0301', '\u202e', '\u00a0', '👩🏽‍🔬', '🏳️‍🌈', 'لَا', 'ﷺ'),
        fc.string({ unit: fc.integer({ min: 0x600, max: 0x6ff }).map((each) => String.fromCodePoint(each)), minLength: 1, maxLength: 12 }),
        fc.string({ unit: fc.integer({ min: 0xa0, max: 0x24f }).map((each) => String.fromCodePoint(each)), minLength: 1, maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) =>
      parts
        .join(' ')
        .slice(0, maxLength)
        .replaceAll(/\p{Cs}/gu, ''),
    );

const CURRENCIES = ['BRL', 'USD', 'EUR', 'JPY', 'KWD', 'XAF', 'UGX', 'INR', 'VND', 'PYG', 'ILS', 'NGN'];

const line: fc.Arbitrary<LineFacts> = fc.record({
  description: text(500),
  amountMinor: fc.integer({ min: -99_999_999, max: 99_999_999 }),
  unitAmountMinor: fc.constantFrom(null, '0', '99999999', '-1234.567890123456', '999999999999999.999999999999'),
  quantity: fc.constantFrom('0', '1', '0.000000000001', '999999999999999'),
  period: fc.constantFrom(null, { start: '2026-01-01', end: '9999-12-31' }),
});

withPoppler(() => {
  describe('250 lines with Chinese, Arabic and emoji', () => {
    test('stand on numbered pages, the head of the table on each, every line once and in order', async () => {
      const bytes = await printed(
        factsOf({
          lines: LINES,
          taxNames: new Map([
            ['a', 'ISS'],
            ['b', 'IVA'],
          ]),
        }),
      );
      const pages = Number(infoOf(bytes).Pages);
      expect(pages).toBeGreaterThan(5);
      const lines = linesOf(bytes);
      expect(lines.filter((each) => each.endsWith(`of ${pages}`)).map((each) => /Page (\d+) of/.exec(each)?.[1])).toEqual(
        Array.from({ length: pages }, (_, at) => String(at + 1)),
      );
      const heads = lines.filter((each) => each === 'Description Qty Unit price Taxes Amount').length;
      expect([pages, pages - 1]).toContain(heads);
      const words = wordsOf(bytes);
      const numbered = words
        .toSorted((a, b) => a.page - b.page || a.yMin - b.yMin)
        .filter(({ text: word, xMin }) => /^\d+\.$/.test(word) && xMin < 60)
        .map(({ text: word }) => Number.parseInt(word, 10));
      const leftToRight = LINES.flatMap((_, at) => ([2, 4].includes(at % TEXTS.length) ? [] : [at + 1]));
      expect(numbered).toEqual(leftToRight);
      expectWithinMargins(words);
      expect(overlapping(words)).toEqual([]);
    }, 60_000);
  });

  test('a line higher than a page is parted, and loses nothing', async () => {
    const description = Array.from({ length: 240 }, (_, at) => `w${at}`)
      .join('\n')
      .slice(0, 500);
    const bytes = await printed(factsOf({ lines: [{}, { description }, {}] }));
    const words = wordsOf(bytes).filter(({ text: word }) => /^w\d+$/.test(word));
    expect(words.map(({ text: word }) => word)).toEqual(description.split('\n').filter((word) => /^w\d+$/.test(word)));
    expectWithinMargins(wordsOf(bytes));
  });

  test('whatever is on an invoice stays within the margins', async () => {
    const arbitrary = fc.record({
      lines: fc.array(line, { maxLength: 12 }),
      language: fc.constantFrom('en' as const, 'pt-BR' as const),
      currency: fc.constantFrom(...CURRENCIES),
      name: text(200),
      memo: text(1000),
      footer: text(1000),
      customFields: fc.array(fc.record({ name: text(40), value: text(140) }), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ lines, language, currency, name, ...notes }) => {
        expect(currencyExponent(currency)).not.toBeNull();
        const bytes = await printed(factsOf({ lines, language, customer: { name }, invoice: { currency, ...notes } }));
        expectWithinMargins(wordsOf(bytes));
      }),
      { numRuns: 60, endOnFailure: true },
    );
  }, 120_000);
});
