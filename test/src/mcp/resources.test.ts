// Resources, as the official clients see them: what is listed is what is read, and what is completed can be read.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUERY_TABLES } from '../../../mock-service/query/tables/index.ts';
import { ACTIONS, ERROR_TYPES } from '../../../src/contract/error-types.ts';
import { LANGUAGES, toolErrorSchema } from '../../../src/contract/tool-error.ts';
import { toolErrorJsonSchema } from '../../../src/contract/tool-error-json-schema.ts';
import { createParts } from '../../../src/mcp/create-parts.ts';
import { createResourceShelf } from '../../../src/mcp/resources/resource-shelf.ts';
import { CATALOG } from '../../../src/tools/catalog.ts';
import { CATEGORIES } from '../../../src/tools/categories.ts';
import { CLIENTS, type ClientName, connected } from './connected-clients.ts';

const harness = { run: () => Promise.reject(new Error('no resource calls anybody')) };
const parts = createParts({ harness, version: '0.0.0' });

type Connected = Awaited<ReturnType<typeof connected>>;

const text = (read: Awaited<ReturnType<Connected['readResource']>>): string => {
  const [first] = read.contents;
  return first !== undefined && 'text' in first ? first.text : '';
};

describe.each(Object.keys(CLIENTS) as ClientName[])('%s', (name) => {
  let client: Connected;
  beforeAll(async () => {
    client = await connected(name, parts);
  });
  afterAll(() => client.close());

  test('lists everything by URI, each with a title, a description, a media type and its size', async () => {
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toEqual([...uris].sort());
    expect(uris).toHaveLength(1 + new Set(CATALOG.map(({ category }) => category)).size + CATALOG.length + 1 + QUERY_TABLES.length + 2);
    for (const { uri, title, description, mimeType, size } of resources)
      expect({ uri, isTold: ![title, description, mimeType].includes(undefined) && (size ?? 0) > 0 }).toEqual({ uri, isTold: true });
    expect(new Set(resources.map((resource) => resource.name)).size).toBe(uris.length);
  });

  test('reads each that is listed, with its media type and size', async () => {
    const { resources } = await client.listResources();
    for (const { uri, mimeType, size } of resources) {
      const read = await client.readResource({ uri });
      expect(read.contents).toEqual([{ uri, mimeType, text: text(read) }]);
      expect(Buffer.byteLength(text(read)), uri).toBe(size);
    }
  });

  test('completes each template with what can be read', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    const found = [];
    for (const { uriTemplate, mimeType } of resourceTemplates) {
      const [, variable = ''] = /\{(.*)\}$/.exec(uriTemplate) ?? [];
      const { completion } = await client.complete({
        ref: { type: 'ref/resource', uri: uriTemplate },
        argument: { name: variable, value: '' },
      });
      expect(completion).toMatchObject({ total: completion.values.length, hasMore: false });
      for (const value of completion.values) {
        const { contents } = await client.readResource({ uri: uriTemplate.replace(`{${variable}}`, value) });
        expect(contents).toMatchObject([{ mimeType }]);
      }
      found.push([uriTemplate, completion.values.length]);
    }
    expect(found).toEqual([
      ['overdue://catalogue/{category}', new Set(CATALOG.map(({ category }) => category)).size],
      ['overdue://tables/{table_name}', QUERY_TABLES.length],
      ['overdue://tools/{name}', CATALOG.length],
    ]);
  });

  test.each([
    ['update_', 'UPDATE_', true],
    ['invoices', 'Invoices', false],
    ['', '', true],
  ])('completes %j by its beginning, case aside', async (lower, upper, isTool) => {
    const complete = async (value: string) => {
      const ref = { type: 'ref/resource', uri: isTool ? 'overdue://tools/{name}' : 'overdue://tables/{table_name}' } as const;
      return (await client.complete({ ref, argument: { name: isTool ? 'name' : 'table_name', value } })).completion.values;
    };
    const all = isTool ? CATALOG.map((tool) => tool.name) : QUERY_TABLES.map((table) => table.name);
    expect(await complete(upper)).toEqual(all.filter((one) => one.startsWith(lower)).sort());
  });

  test.each([
    ['a template that is none', 'overdue://nothing/{name}', 'name'],
    ['a variable that is none', 'overdue://tools/{name}', 'table_name'],
    ['a member of every object', 'overdue://tools/{name}', 'constructor'],
  ])('is told that there is nothing to complete in %s', async (_, uri, variable) => {
    const asked = client.complete({ ref: { type: 'ref/resource', uri }, argument: { name: variable, value: '' } });
    await expect(asked).rejects.toMatchObject({ code: -32602 });
  });

  test.each([
    ['overdue://nothing', 'overdue://nothing'],
    ['overdue://tools/', 'overdue://tools/'],
    ['overdue://tools/constructor', 'overdue://tools/constructor'],
    ['overdue://tools/__proto__', 'overdue://tools/__proto__'],
    ['overdue://tools/{name}', 'overdue://tools/{name}'],
    ['overdue://tools/update_invoice_line_item/', 'overdue://tools/update_invoice_line_item/'],
    ['overdue://tools/update_invoice_line_item?x=1', 'overdue://tools/update_invoice_line_item?x=1'],
    ['overdue://tables/../errors', 'overdue://tables/../errors'],
    ['overdue://tables/%2e%2e/errors', 'overdue://tables/%2e%2e/errors'],
    ['file:///etc/passwd', 'file:///etc/passwd'],
    ['https://127.0.0.1/', 'https://127.0.0.1/'],
    ['errors', 'errors'],
    ['a space', ' '],
    ['a control character', 'overdue://tools/\u0000'],
    ['a megabyte', `overdue://tools/${'x'.repeat(1_000_000)}`],
  ])('%s is no resource', async (_, uri) => {
    const failure = await client.readResource({ uri }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: -32602 });
    expect(String(failure).length).toBeLessThan(200);
  });
});

const shelves = LANGUAGES.map((lang) => {
  const shelf = createResourceShelf({ catalog: CATALOG, lang });
  const read = async (uri: string): Promise<string> => {
    const [first] = (await shelf.read(uri))?.contents ?? [];
    return first !== undefined && 'text' in first ? first.text : '';
  };
  return { lang, shelf, read };
});

describe.each(shelves)('in $lang', ({ lang, shelf, read }) => {
  test('the index names each category and tool once, with its risk and its line', async () => {
    const index = await read('overdue://catalogue');
    for (const { name, risk, wording } of CATALOG)
      expect(index.split(`- ${name} (${risk}): ${wording[lang].summary}\n`), name).toHaveLength(2);
    for (const { category } of CATALOG) expect(index).toContain(`\n## ${category}: ${CATEGORIES[category][lang]}\n`);
  });

  test('a category tells its tools apart and says what each needs', async () => {
    for (const { name, category, wording, input } of CATALOG) {
      const page = await read(`overdue://catalogue/${category}`);
      const [, said = ''] = page.split(`- ${name} (`);
      const own = said.split('\n- ')[0] ?? '';
      expect(own).toContain(wording[lang].notFor ?? '');
      for (const [argument, schema] of Object.entries(input.shape))
        if (!schema.safeParse(undefined).success) expect(own).toContain(argument);
    }
  });

  test('a tool’s page has its definition as tools/list would', async () => {
    for (const { definition } of createParts({ harness, version: '0.0.0', lang, surface: 'full' }).listed) {
      const page = JSON.parse(await read(`overdue://tools/${definition.name}`));
      expect(page).toMatchObject(JSON.parse(JSON.stringify(definition)));
      expect(Object.keys(page)).toEqual(expect.arrayContaining(['category', 'risk', 'answers']));
    }
  });

  test('a table’s page has each column, and its query', async () => {
    for (const { name, columns, example } of QUERY_TABLES) {
      const page = await read(`overdue://tables/${name}`);
      for (const column of columns) expect(page).toContain(`\n| ${column.name} | ${column.type}`);
      expect(page).toContain(example);
      expect(await read('overdue://tables')).toContain(`\n- ${name}: `);
    }
  });

  test('the contract’s page has each field, action and error type', async () => {
    const page = await read('overdue://errors');
    for (const name of [...Object.keys(toolErrorSchema.shape), ...ACTIONS]) expect(page, name).toContain(`\n- \`${name}\``);
    for (const type of Object.keys(ERROR_TYPES)) expect(page.split(`\n| \`${type}\` | `), type).toHaveLength(2);
  });

  test('no page is cut short, or says “undefined”', async () => {
    for (const { uri } of shelf.list()) {
      const page = await read(uri);
      expect(page, uri).not.toMatch(/undefined|\[object|NaN|\n\n\n/);
      expect(page.endsWith('\n') || page.endsWith('}'), uri).toBe(true);
    }
  });

  test('what is answered is asked of nobody, and the same again', async () => {
    const again = createResourceShelf({ catalog: CATALOG, lang });
    for (const { uri } of shelf.list()) expect(await again.read(uri)).toEqual(await shelf.read(uri));
    expect(again.list()).toEqual(shelf.list());
  });
});

test('the two languages differ in every page but those of data', () => {
  const [english, portuguese] = shelves.map(({ shelf }) => shelf.list());
  const same = (english ?? []).filter(({ title }, at) => title === portuguese?.[at]?.title);
  expect(same).toEqual([]);
});

test('the schema of the contract is a schema, and that of the package', async () => {
  const schema = JSON.parse((await shelves[0]?.read('overdue://errors/schema')) ?? '');
  expect(schema).toEqual(toolErrorJsonSchema());
  expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
});
