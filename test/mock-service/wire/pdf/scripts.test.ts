// Scripts in a PDF: which are printed, each as it is read; which are refused, by the field and by name; never a box.
import { describe, expect, test } from 'vitest';
import type { InvoiceFacts } from '../../../../mock-service/wire/pdf/facts.ts';
import { invoicePdf } from '../../../../mock-service/wire/pdf/invoice-pdf.ts';
import { factsOf, printed, type Said } from './facts.ts';
import { linesOf, withPoppler } from './poppler.ts';

const PRINTED: readonly (readonly [script: string, text: string])[] = [
  ['Latin', 'Ação à vista: Łódź, Đặng, Ångström, İzmir'],
  ['Latin with accents apart', 'e\u0301te\u0301'],
  ['Greek', 'Ψηφιακές υπηρεσίες'],
  ['Cyrillic', 'Разработка сайта'],
  ['Arabic', 'خدمة صيانة الموقع'],
  ['Arabic letters that differ by their dots', 'صيف ضيف بنت نبت تين ثين حرب جرب خرب فقد قفد'],
  ['Persian', 'هزینه خدمات'],
  ['Hebrew', 'שירותי ייעוץ'],
  ['Han, simplified', '网站维护服务'],
  ['Han, traditional', '開發票系統與龍門吊車'],
  ['Hiragana and Katakana', 'コンサルティングとサポート'],
  ['emoji', '🚀 ✅ 📦'],
  ['signs', '€ £ ₹ ₿ № ½ × ≤ “…” — • ™'],
];

const REFUSED: readonly (readonly [script: string, text: string, codePoint: number])[] = [
  ['Hangul', '유지보수', 0xc720],
  ['Thai', 'ค่าบริการ', 0x0e04],
  ['Devanagari', 'सेवा', 0x0938],
  ['Georgian', 'მომსახურება', 0x10db],
  ['Han', '𠀋', 0x2000b],
  ['half a character', '\ud83d', 0xd83d],
  ['no assigned character', '\ue000', 0xe000],
];

/** Where a text stands, and what the facts with it are. */
const FIELDS: readonly (readonly [path: string, said: (text: string) => Said])[] = [
  ['customer.name', (name) => ({ customer: { name } })],
  ['customer.address.line1', (line1) => ({ customer: { address: { line1, city: null, postalCode: null, country: null } } })],
  ['number', (number) => ({ invoice: { number } })],
  ['reference', (reference) => ({ invoice: { reference } })],
  ['memo', (memo) => ({ invoice: { memo } })],
  ['footer', (footer) => ({ invoice: { footer } })],
  [
    'custom_fields.1.name',
    (name) => ({
      invoice: {
        customFields: [
          { name: 'a', value: 'b' },
          { name, value: 'c' },
        ],
      },
    }),
  ],
  ['custom_fields.0.value', (value) => ({ invoice: { customFields: [{ name: 'a', value }] } })],
  ['lines.1.description', (description) => ({ lines: [{}, { description }] })],
  [
    'lines.0.taxes.0.display_name',
    (name) => ({ lines: [{ taxRates: [{ taxRateId: 't', percentage: '5', inclusive: false }] }], taxNames: new Map([['t', name]]) }),
  ],
];

const withDescription = (description: string): InvoiceFacts => factsOf({ lines: [{ description }] });

describe('what no font here has', () => {
  test.each(REFUSED)('is refused by its name: %s', async (script, text, codePoint) => {
    expect(await invoicePdf(withDescription(`ok ${text}`))).toEqual({
      kind: 'unprintable',
      path: 'lines.0.description',
      script,
      codePoint,
    });
  });

  test.each(FIELDS)('is refused where it stands: %s', async (path, said) => {
    expect(await invoicePdf(factsOf(said('ok ไทย')))).toMatchObject({ kind: 'unprintable', path, script: 'Thai' });
  });

  test('is no matter in what is not printed: metadata, a reference of a line', async () => {
    expect(await invoicePdf(factsOf({ invoice: { metadata: { note: 'ไทย' } } }))).toMatchObject({ kind: 'pdf' });
  });
});

withPoppler(() => {
  test.each(PRINTED)('%s is printed and read again', async (_, text) => {
    const said = linesOf(await printed(withDescription(`${text} `))).join('\n');
    for (const word of text.normalize('NFC').split(' ')) expect(said).toContain(word);
  });

  test.each(FIELDS.filter(([path]) => path !== 'number'))('%s is printed', async (_, said) => {
    expect(linesOf(await printed(factsOf(said('网站 Σύμβαση')))).join('\n')).toContain('网站 Σύμβαση');
  });

  test('numbers, Latin words and brackets within Arabic stand where they are read', async () => {
    const [line] = linesOf(await printed(withDescription('خدمة (شهريا) 1250 API'))).filter((each) => each.includes('API'));
    // Poppler writes a line from left to right as it stands on paper: what is read last is at the left.
    expect(line?.startsWith('API 1250')).toBe(true);
  });

  test('controls and marks of direction leave nothing behind, spaces of any width are spaces', async () => {
    const said = linesOf(await printed(withDescription('a\u0007b\u200b c\u00a0d\u2009e\u202ef\u202c\tg\ufeffh')));
    expect(said.some((line) => line.startsWith('ab c d ef gh'))).toBe(true);
  });
});
