// `overdue search`, as built: what a person asks, and what a program pipes into it.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Finished, launch, overdue } from './overdue.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'overdue-search-'));

function catalogue(name: string, ...lines: readonly string[]): string {
  const path = join(FOLDER, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}

function asked(input: string, ...args: readonly string[]): Promise<Finished> {
  const run = launch('search', '--jsonl', ...args);
  run.process.stdin.end(input);
  return run.finished;
}

describe('overdue search', () => {
  test('finds our own tools in a sentence, a line each, and ends with 0', async () => {
    const { code, stdout, stderr } = await overdue('search', 'muda a quantidade da segunda linha da fatura', '--limit', '2');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^update_invoice_line_item {2}Change one line of a draft invoice: .*\n\w+ +\S.*\n$/);
  });

  test('answers in JSON: hits, whether that is weak, and what there is', async () => {
    const found = JSON.parse((await overdue('search', 'refund', '--json', '--limit', '1')).stdout);
    expect(found).toMatchObject({ query: 'refund', hits: [{ name: 'create_refund', category: 'payments' }], weak: false, categories: [] });
    const nothing = JSON.parse((await overdue('search', 'xyzzy', '--json')).stdout);
    expect(nothing).toMatchObject({ hits: [], weak: true });
    expect(nothing.categories).toContainEqual({ category: 'customers', tools: ['create_customer', 'update_customer'], count: 2 });
  });

  test('names the categories where it finds nothing', async () => {
    const { code, stdout } = await overdue('search', 'xyzzy');
    expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 0, first: 'Nothing was found. There are tools of' });
    expect(stdout).toContain('\n  customers: 2\n');
  });

  test('reads any catalogue, marks that move a cursor left out', async () => {
    const path = catalogue(
      'own.jsonl',
      '\uFEFF{"name":"files.share","description":"Share a \\u001b[31mfile.","category":null}',
      '',
      '{"name":"b"}',
    );
    const { code, stdout } = await overdue('search', 'compartilha o arquivo', '--catalog', path);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'files.share  Share a  [31mfile.\n' });
  });

  test('takes the first of tools with one name, and says so', async () => {
    const path = catalogue('twice.jsonl', '{"name":"a","description":"one"}', '{"name":"a","description":"two"}');
    const { code, stdout, stderr } = await overdue('search', 'a', '--catalog', path);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: 'a  one\n',
      stderr: 'overdue: 1 name comes more than once; the first counts: a\n',
    });
  });

  test.each([
    ['no JSON', '{"name":', 'not JSON'],
    ['a list', '[]', 'no object'],
    ['no name', '{"title":"a"}', 'name is missing'],
    ['a name that is a number', '{"name":7}', 'name is no text'],
    ['a description that is a list', '{"name":"a","description":[]}', 'description is no text'],
    ['a schema that is a text', '{"name":"a","input_schema":"{}"}', 'input_schema is no object'],
    ['an alias that is a number', '{"name":"a","aliases":[1]}', 'aliases is no list of texts'],
  ])('says the line of a catalogue with %s, and what it expected', async (_, line, what) => {
    const path = catalogue('bad.jsonl', '{"name":"fine"}', line);
    const { code, stdout, stderr } = await overdue('search', 'x', '--catalog', path);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^overdue: \\S*bad\\.jsonl line 2: ${what}; expected \\{"name": text, .*\\}\\.\\n$`));
  });

  test.each([
    ['no query', ['search'], 2],
    ['a query beside --jsonl', ['search', 'x', '--jsonl'], 2],
    ['a limit of nothing', ['search', 'x', '--limit', '0'], 2],
    ['a limit that is no number', ['search', 'x', '--limit', 'ten'], 2],
  ])('%s ends with a message and its code', async (_, args, expected) => {
    const { code, stdout, stderr } = await overdue(...args);
    expect({ code, stdout, isSaid: stderr.length > 0 }).toEqual({ code: expected, stdout: '', isSaid: true });
  });

  test.each([
    ['is not there', join(FOLDER, 'none.jsonl'), 'ENOENT'],
    ['is a folder', FOLDER, 'EISDIR'],
  ])('says which catalogue it is that %s', async (_, path, why) => {
    const { code, stderr } = await overdue('search', 'x', '--catalog', path);
    expect({ code, stderr }).toEqual({ code: 3, stderr: `overdue: ${path}: cannot be read (${why}); expected a file of JSON lines.\n` });
  });

  test('answers a query a line, in their order; a line that is none is answered, too', async () => {
    const lines = ['{"query":"estorna o pagamento"}', 'gremlin', '{"query":7}', '', '{"query":"xyzzy"}', '{"query":"who owes us money?"}'];
    const { code, stdout } = await asked(lines.join('\n'), '--limit', '1');
    expect(code).toBe(0);
    const wrong = (line: number): object => ({
      query: null,
      tools: [],
      error: `Line ${line}: expected {"query": text}, got something else.`,
    });
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { query: 'estorna o pagamento', tools: ['create_refund'] },
      wrong(2),
      wrong(3),
      wrong(4),
      { query: 'xyzzy', tools: [] },
      { query: 'who owes us money?', tools: ['get_aging_report'] },
    ]);
  });

  test('answers a query of a megabyte', async () => {
    const { stdout } = await asked(`${JSON.stringify({ query: `create invoice ${'x'.repeat(1_000_000)}` })}\n`);
    expect(JSON.parse(stdout).tools[0]).toBe('create_invoice');
  });

  test('prints what its page shows', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/search.md'), 'utf8');
    const question = await overdue('search', 'muda a quantidade da segunda linha da fatura', '--limit', '3');
    const lines = await asked('{"query":"estorna o pagamento"}\n{"query":"who owes us money?"}\n', '--limit', '2');
    for (const { stdout } of [question, lines]) expect(page).toContain(`\n${stdout}\`\`\`\n`);
  });
});
