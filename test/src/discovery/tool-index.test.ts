// createToolIndex: what a question finds, in whatever way it and the catalogue are written.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ToolEntry } from '../../../src/discovery/tool-entry.ts';
import { createToolIndex } from '../../../src/discovery/tool-index.ts';
import { linesOf, toolsOf } from './catalogues.ts';

const own = createToolIndex(toolsOf('catalogue'));
const ownEnglish = createToolIndex(toolsOf('catalogue', 'english'));

function namesOf(query: string, tools: readonly ToolEntry[] | typeof own = own, limit = 5): readonly string[] {
  const index = 'search' in tools ? tools : createToolIndex(tools);
  return index.search(query, { limit }).hits.map(({ name }) => name);
}

describe('a name', () => {
  test.each(toolsOf('catalogue').map(({ name }) => name))('%s is found first in every way of writing it', (name) => {
    const words = name.split('_');
    const camel = words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
    for (const written of [name, words.join(' '), words.join('-'), words.join('.'), camel, name.toUpperCase(), ` "${name}" `])
      expect(namesOf(written)[0], written).toBe(name);
  });

  test.each([
    ['with other endings', 'updating invoices', 'update_invoice'],
    ['within a sentence', 'call void_credit_note with the id', 'void_credit_note'],
    ['of a namespace', 'orders.editAddress', 'orders.editAddress'],
    ['of a namespace, as words', 'orders edit address', 'orders.editAddress'],
    ['with hyphens', 'calendarFindFreeTime', 'calendar-find-free-time'],
  ])('%s', (_, query, expected) => {
    const all = ['catalogue', 'shop', 'office'].flatMap((name) => toolsOf(name));
    expect(namesOf(query, all)[0]).toBe(expected);
  });

  test('that two tools share is kept once, and said', () => {
    const index = createToolIndex([
      { name: 'pay', description: 'First.' },
      { name: 'pay', description: 'Second.' },
    ]);
    expect({ size: index.size, duplicates: index.duplicates }).toEqual({ size: 1, duplicates: ['pay'] });
    expect(index.search('pay').hits).toMatchObject([{ name: 'pay', description: 'First.' }]);
  });

  test('goes before another where all else is equal', () => {
    const same = ['b_tool', 'c_tool', 'a_tool'].map((name) => ({ name, description: 'Measures humidity.' }));
    expect(namesOf('humidity', same)).toEqual(['a_tool', 'b_tool', 'c_tool']);
  });
});

describe('a question', () => {
  test.each([
    ['muda a quantidade da segunda linha da fatura', 'update_invoice_line_item'],
    ['altera o vencimento da fatura', 'update_invoice'],
    ['cancel a scheduled invoice', 'cancel_invoice'],
    ['void an open invoice', 'void_invoice'],
    ['delete the draft', 'delete_draft_invoice'],
    ['nota de credito', 'create_credit_note'],
    ['NOTA DE CRÉDITO', 'create_credit_note'],
    ['qual cliente está devendo', 'get_aging_report'],
    ['updte the invocie', 'update_invoice'],
    ['estrono do pagamneto', 'create_refund'],
  ])('«%s» finds %s, whatever the descriptions are written in', (query, expected) => {
    expect([namesOf(query)[0], namesOf(query, ownEnglish)[0]]).toEqual([expected, expected]);
  });

  test('in one language finds a text in the other', () => {
    const portuguese = [
      { name: 'emitir_boleto', description: 'Gera um boleto para o cliente.' },
      { name: 'excluir_pedido', description: 'Apaga um pedido.' },
      { name: 'agendar_reuniao', description: 'Marca uma reunião.' },
    ];
    expect(namesOf('schedule a meeting', portuguese)[0]).toBe('agendar_reuniao');
    expect(namesOf('delete the order', portuguese)[0]).toBe('excluir_pedido');
    expect(namesOf('issue an invoice', portuguese)[0]).toBe('emitir_boleto');
  });

  test('finds words that English and Portuguese share and no table knows', () => {
    const tools = [
      { name: 'synchronize_inodes', description: 'Synchronize inodes.' },
      { name: 'vaccinate_herd', description: 'Vaccinate a herd.' },
      { name: 'fumigate_barn', description: 'Fumigation of barns.' },
    ];
    expect([namesOf('vacinação', tools)[0], namesOf('fumigar', tools)[0], namesOf('sincronização', tools)[0]]).toEqual([
      'vaccinate_herd',
      'fumigate_barn',
      'synchronize_inodes',
    ]);
  });

  test('is not drawn to what a description says the tool is not for', () => {
    const tools = [
      { name: 'alpha', description: 'Handles parcels. Do not use to paint fences.' },
      { name: 'beta', description: 'Colours a fence. Not for parcels; use alpha instead.' },
      { name: 'gamma', description: 'Trata encomendas pequenas. Não use para pintar cercas: use beta_tool.' },
    ];
    expect(namesOf('paint fences', tools)[0]).toBe('beta');
    expect(namesOf('parcels', tools)[0]).toBe('alpha');
  });

  test('finds an argument, an alias and a category', () => {
    const tools: readonly ToolEntry[] = [
      { name: 'one', description: 'First.', input_schema: { properties: { viscosity: { description: 'In pascal seconds.' } } } },
      { name: 'two', description: 'Second.', aliases: ['knitting'] },
      { name: 'three', description: 'Third.', category: 'astronomy' },
    ];
    expect(['viscosity', 'pascal', 'knitting', 'astronomy'].map((query) => namesOf(query, tools)[0])).toEqual([
      'one',
      'one',
      'two',
      'three',
    ]);
  });

  test('may be kept to a category, by its name in any case', () => {
    const { hits } = own.search('create', { category: 'Customers' });
    expect(hits[0]?.name).toBe('create_customer');
    expect(new Set(hits.map(({ category }) => category))).toEqual(new Set(['customers']));
  });

  test('gets five tools, or as many as it asks for, up to a hundred', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ name: `pump_${at}`, description: 'A pump.' }));
    const index = createToolIndex(many);
    expect(
      [undefined, 1, 7, 0, -3, 1000, Number.NaN].map((limit) => index.search('pump', limit === undefined ? {} : { limit }).hits.length),
    ).toEqual([5, 1, 7, 1, 1, 100, 5]);
  });
});

describe('a weak answer', () => {
  test.each(['', '   ', '🙂', '???', 'xyzzy qwrtp', 'the of a', 'o que é isso', '\u0000\u0007'])(
    '%j gets the categories instead',
    (query) => {
      const { hits, weak, categories } = own.search(query);
      expect({ hits, weak }).toEqual({ hits: [], weak: true });
      expect(Object.fromEntries(categories.map(({ category, count }) => [category, count]))).toMatchObject({ credits: 3, line_items: 3 });
      expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(own.size);
    },
  );

  test('is one that holds little of the question', () => {
    expect(own.search('paint the garage wall with tomorrow’s chocolate umbrella and invoice').weak).toBe(true);
    expect(own.search('create an invoice')).toMatchObject({ weak: false, categories: [] });
  });

  test('of an empty catalogue has nothing in it', () => {
    expect(createToolIndex([]).search('anything')).toEqual({ hits: [], weak: true, categories: [] });
  });
});

describe('whatever comes', () => {
  test.each([
    ['a megabyte of words', 'muda a fatura '.repeat(75_000)],
    ['a megabyte of one word', 'x'.repeat(1_000_000)],
    ['control characters', 'update\u0000_\u001b[31minvoice\u0007'],
    ['half a surrogate', 'invoice \ud800'],
    ['other scripts', '请款单 счёт فاتورة'],
  ])('%s is answered', (_, query) => {
    expect(own.search(query).hits.length).toBeLessThanOrEqual(5);
  });

  test('a catalogue of anything is indexed', () => {
    const odd = [
      { name: '' },
      { name: '🙂' },
      { name: 'x'.repeat(100_000), description: 'y '.repeat(100_000) },
      { name: 'null_members', description: null, category: null, aliases: 'no list', input_schema: [1, { properties: 7 }] },
      { name: '__proto__', description: 'constructor toString' },
    ] as unknown as readonly ToolEntry[];
    const index = createToolIndex(odd);
    expect(index.size).toBe(5);
    expect(index.search('__proto__').hits[0]?.name).toBe('__proto__');
    expect(index.search('null members').hits[0]?.name).toBe('null_members');
  });

  test('a schema that holds itself is read to its third level', () => {
    const schema: Record<string, unknown> = { description: 'deep' };
    schema.properties = { inner: schema, other: { anyOf: [schema, schema] } };
    expect(createToolIndex([{ name: 'loop', input_schema: schema }]).search('inner').hits[0]?.name).toBe('loop');
  });

  test('any text over any catalogue is answered within its bounds, and again the same', () => {
    const entry = fc.record(
      { name: fc.string(), description: fc.string({ unit: 'binary' }), category: fc.string() },
      { requiredKeys: ['name'] },
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), fc.string({ unit: 'binary' }), (tools, query) => {
        const answer = createToolIndex(tools).search(query);
        expect(answer.hits.length).toBeLessThanOrEqual(5);
        expect(createToolIndex(tools).search(query)).toEqual(answer);
      }),
    );
  });

  test('the order of the catalogue decides nothing', () => {
    const tools = toolsOf('shop');
    const queries = linesOf<{ query: string }>('queries-a').map(({ query }) => query);
    const wanted = queries.map((query) => createToolIndex(tools).search(query).hits).slice(0, 20);
    fc.assert(
      fc.property(fc.shuffledSubarray([...tools], { minLength: tools.length }), (shuffled) => {
        const index = createToolIndex(shuffled);
        expect(queries.slice(0, 20).map((query) => index.search(query).hits)).toEqual(wanted);
      }),
      { numRuns: 5 },
    );
  });
});
