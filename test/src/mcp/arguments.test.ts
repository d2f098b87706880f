// What a call's arguments are read as, and what is said of those that do not fit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import document from '../../../docs/openapi.json' with { type: 'json' };
import { checkLaws } from '../../../src/contract/laws.ts';
import { LANGUAGES } from '../../../src/contract/tool-error.ts';
import { badArguments } from '../../../src/mcp/failures/bad-arguments.ts';
import { ENUM_WORDS } from '../../../src/tools/arguments/lenient/enum-words.ts';
import { readArguments } from '../../../src/tools/arguments/read-arguments.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { ARGUMENTS, READINGS } from './readings.ts';

const read = (args: unknown, { lang = 'en', nullIsNone = true }: Partial<Parameters<typeof readArguments>[2]> = {}) =>
  readArguments(ARGUMENTS, args, { lang, nullIsNone });
const fieldsOf = (args: unknown, lang: 'en' | 'pt-BR' = 'en') => {
  const answer = read(args, { lang });
  return answer.ok ? 'taken' : answer.fields;
};

describe('the table of readings', () => {
  test.each(READINGS)('$argument: $given ($because)', ({ argument, given, corrected, in_change = false, ...line }) => {
    const answer = read({ customer_id: 'cus_1', [argument]: given }, { nullIsNone: !in_change });
    if (corrected) {
      expect(answer).toMatchObject({ ok: false });
      const paths = answer.ok ? [] : answer.fields.map(({ path }) => path);
      expect(paths).toEqual([argument]);
    } else {
      expect(answer).toMatchObject({ ok: true });
      const input = answer.ok ? answer.input : {};
      expect(input[argument]).toEqual(line.read === 'left out' ? undefined : line.read);
      expect(answer.ok && answer.amended.length > 0).toBe(JSON.stringify(given) !== JSON.stringify(line.read));
    }
  });

  test('what is said of a text is the same whatever the text was', () => {
    for (const { argument, given, corrected } of READINGS) {
      if (corrected === undefined || typeof given !== 'string') continue;
      for (const lang of LANGUAGES) {
        const said = (value: string) => read({ customer_id: 'cus_1', [argument]: value }, { lang });
        expect(said(given)).toEqual(said('§'));
      }
    }
  });

  test('has each kind of argument both ways', () => {
    const kinds = new Set(READINGS.map(({ argument }) => argument));
    expect([...kinds].sort()).toEqual(
      Object.keys(ARGUMENTS.shape)
        .filter((name) => !['metadata', 'payer'].includes(name))
        .sort(),
    );
  });
});

describe('what is wrong', () => {
  const customer_id = 'cus_1';
  test.each([
    ['nothing given', undefined, [{ path: 'customer_id', expected: 'required: text of 1 to 255 characters' }]],
    ['a list for the arguments', [], [{ path: 'arguments', expected: 'an object with customer_id' }]],
    ['a text for the arguments', 'x', [{ path: 'arguments', expected: 'an object with customer_id' }]],
    [
      'an amount',
      { customer_id, amount_minor: 1.5 },
      [{ path: 'amount_minor', expected: 'a whole number of minor units: R$ 125,00 is 12500' }],
    ],
    [
      'a price of one with two places, and how a fraction of a unit is written',
      { customer_id, unit_amount_minor: '95.47' },
      [
        {
          path: 'unit_amount_minor',
          expected: 'minor units as decimal text: R$ 12,50 is "1250", a fraction of a unit "12.5" or "12.2500"',
        },
      ],
    ],
    ['a bound', { customer_id, limit: 0 }, [{ path: 'limit', expected: 'a whole number from 1 to 100' }]],
    [
      'a place in a list',
      { customer_id, lines: [{}, { quantity: 'x' }] },
      [{ path: 'lines.1.quantity', expected: 'decimal text, a point and no separators: "1.5" or "1500"' }],
    ],
    [
      'a part that is missing',
      { customer_id, period: { start: '2026-01-01' } },
      [{ path: 'period.end', expected: 'required: a day YYYY-MM-DD' }],
    ],
    ['the wrong kind of object', { customer_id, period: 5 }, [{ path: 'period', expected: 'an object with start, end or null' }]],
    ['a name that is near', { customer_id, dueDate: '2026-01-01' }, [{ path: 'dueDate', expected: 'no such argument; perhaps due_date' }]],
    ['a part of a name', { customer_id, date: '2026-01-01' }, [{ path: 'date', expected: 'no such argument; perhaps due_date' }]],
    [
      'an amount by half its name',
      { customer_id, amount: 270 },
      [{ path: 'amount', expected: 'no such argument; perhaps amount_minor: a whole number of minor units: R$ 125,00 is 12500' }],
    ],
    ['a name that is not', { customer_id, colour: 'red' }, [{ path: 'colour', expected: 'no such argument' }]],
    [
      'a name within',
      { customer_id, lines: [{ quantiti: '1' }] },
      [{ path: 'lines.0.quantiti', expected: 'no such argument; perhaps quantity' }],
    ],
    [
      'a name that is data',
      { customer_id, 'joao@example.com': 1 },
      [{ path: 'arguments', expected: expect.stringContaining('an object with customer_id, quantity') }],
    ],
    [
      'a prototype',
      JSON.parse('{"customer_id":"c","__proto__":{"x":1}}'),
      [{ path: 'arguments', expected: expect.stringContaining('an object with') }],
    ],
    [
      'a value of a map',
      { customer_id, metadata: { 'joao@example.com': 5 } },
      [{ path: 'metadata', expected: 'an object of names and values' }],
    ],
    ['a null in a map', { customer_id, metadata: { k: null } }, [{ path: 'metadata', expected: 'an object of names and values' }]],
    [
      'a name of a prototype in a map',
      { customer_id, metadata: { constructor: 5 } },
      [{ path: 'metadata', expected: 'an object of names and values' }],
    ],
    [
      'a percentage',
      { customer_id, percentage: '101' },
      [{ path: 'percentage', expected: 'a percentage as decimal text, 0 to 100: "8.25"' }],
    ],
    [
      'a choice',
      { customer_id, parameters: 5 },
      [{ path: 'parameters', expected: expect.stringContaining(' or an object of names and values') }],
    ],
    ['a choice of objects', { customer_id, payer: { name: 'x', age: 'y' } }, [{ path: 'payer.age', expected: 'a whole number' }]],
    [
      'null where it may be left out, in the place of a list',
      { customer_id, lines: [null] },
      [{ path: 'lines.0', expected: 'an object with quantity' }],
    ],
  ])('%s', (_, args, fields) => {
    expect(fieldsOf(args)).toEqual(fields);
  });

  test('in Portuguese', () => {
    expect(fieldsOf({ customer_id, amount_minor: '125,00', due_date: '15/02/2026', statu: 'x', status: 'vencida' }, 'pt-BR')).toEqual([
      { path: 'amount_minor', expected: 'número inteiro na menor unidade: R$ 125,00 é 12500' },
      { path: 'due_date', expected: 'um dia AAAA-MM-DD' },
      { path: 'status', expected: 'um destes: draft, scheduled, open, paid, uncollectible, void, cancelled' },
      { path: 'statu', expected: 'este argumento não existe; talvez status' },
    ]);
  });

  test('eight at most, in the order of the schema, whatever the order in which they came', () => {
    const args = {
      zzz: 1,
      memo: 5,
      active: 'x',
      tone: 'x',
      interval: 'x',
      status: 'x',
      due_date: 'x',
      limit: 'x',
      amount_minor: 'x',
      quantity: 'x',
    };
    const fields = fieldsOf(args);
    expect(fields === 'taken' ? [] : fields.map(({ path }) => path)).toEqual(
      'customer_id quantity amount_minor limit due_date status interval tone'.split(' '),
    );
  });

  test('null in a change says to leave it out', () => {
    const answer = read({ customer_id, memo: null }, { nullIsNone: false });
    expect(answer).toMatchObject({ fields: [{ path: 'memo', expected: 'text of 0 to 1000 characters; not null: leave it out for none' }] });
  });

  test('the arguments themselves stay as they came', () => {
    const args = Object.freeze({ customer_id, quantity: 2, lines: Object.freeze([Object.freeze({ quantity: '2,5' })]) });
    expect(read(args)).toMatchObject({ ok: true, input: { quantity: '2', lines: [{ quantity: '2.5' }] } });
    expect(args.quantity).toBe(2);
  });
});

test.each([
  ['record_payment', 'method', null],
  ['record_payment', 'payment_method', 'payment_method_id'],
  ['record_payment', 'amount', 'amount_minor'],
  ['record_payment', 'invoice', 'invoice_id'],
  ['create_invoice', 'items', null],
  ['create_invoice', 'number_of_days', null],
  ['create_invoice', 'dueDate', 'due_date'],
  ['create_invoice', 'date', 'due_date'],
  ['list_invoices', 'Customer', 'customer_id'],
  ['update_invoice_line_item', 'line_item', 'line_item_id'],
  ['update_invoice_line_item', 'quantiti', 'quantity'],
] as const)('%s has no %s; near is what most of the name says: %s', (name, given, near) => {
  const { input } = CATALOG.find((tool) => tool.name === name) ?? { input: ARGUMENTS };
  const answer = readArguments(input, { [given]: 'pix' }, { lang: 'en', nullIsNone: true });
  const said = answer.ok ? undefined : answer.fields.find(({ path }) => path === given);
  expect(said?.expected.split(':')[0]).toBe(near === null ? 'no such argument' : `no such argument; perhaps ${near}`);
});

describe('hostile arguments are bounded and answered', () => {
  const deepJson = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const deep = JSON.parse(deepJson);
  const customer_id = 'cus_1';
  test.each([
    ['text of a million characters', { customer_id: 'x'.repeat(1_000_000), quantity: '1,'.repeat(500_000), status: 'é'.repeat(1_000_000) }],
    ['a name of a million characters', { customer_id, ['x'.repeat(1_000_000)]: 1 }],
    ['ten thousand levels', { customer_id: deep, lines: deep, metadata: deep, period: deep, unknown: deep }],
    ['ten thousand levels in the place of the arguments', deep],
    ['a text that is ten thousand levels of JSON', { customer_id, lines: deepJson }],
    [
      'a hundred thousand wrong items',
      {
        customer_id,
        lines: Array.from({ length: 100_000 }, () => ({ quantity: 1 })),
        metadata: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at])),
      },
    ],
    ['a list whose JSON is longer than any that a model writes', { customer_id: 'x', tax_rate_ids: `["x"${' '.repeat(100_000)}]` }],
    ['a hundred thousand unknown names', Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at]))],
    ['names of prototypes', JSON.parse('{"constructor":1,"toString":{},"hasOwnProperty":[],"__proto__":{"customer_id":"cus_1"}}')],
    ['control characters', { customer_id: '\u0000', 'a\u0000b': 1, due_date: '\u202e2026-01-01' }],
  ])('%s', (_, args) => {
    const answer = read(args);
    expect(answer.ok).toBe(false);
    expect(answer.ok ? [] : answer.fields.length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(answer).length).toBeLessThan(2_000);
  });

  test('no argument makes a complaint that breaks a law or holds a value', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(ARGUMENTS.shape)), fc.string()), fc.jsonValue()),
        fc.constantFrom(...LANGUAGES),
        (args, lang) => {
          const answer = read(args, { lang });
          if (answer.ok) return;
          const error = badArguments({ tool: 'create_invoice', fields: answer.fields, lang, correlationId: 'id-1' });
          expect(checkLaws(error, { write: 'keyed' })).toEqual([]);
          expect(answer.fields.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the tools of the catalogue', () => {
  test.each(CATALOG.map((tool) => [tool.name, tool] as const))('%s says what it wants of each argument, in both languages', (_, tool) => {
    for (const lang of LANGUAGES) {
      for (const name of Object.keys(tool.input.shape)) {
        const answer = readArguments(tool.input, { [name]: Symbol.iterator }, { lang, nullIsNone: true });
        const said = answer.ok ? undefined : answer.fields.find(({ path }) => path === name);
        expect(said?.expected, name).toMatch(/^\S.{2,200}$/u);
        expect(said?.expected, name).not.toMatch(/undefined|another form|outra forma|JSON/);
      }
    }
  });
});

test('each word for a value is one of the provider, and means no other value of the same list', () => {
  const lists: string[][] = [];
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('enum' in node && Array.isArray(node.enum)) lists.push(node.enum);
    for (const below of Object.values(node)) collect(below);
  };
  collect(document.paths);
  const values = new Set(lists.flat());
  expect(Object.keys(ENUM_WORDS).filter((value) => !values.has(value))).toEqual([]);
  for (const list of lists) {
    const words = list.flatMap((value) => [value, ...(ENUM_WORDS[value] ?? [])]);
    expect(new Set(words).size, list.join(' ')).toBe(words.length);
  }
});
