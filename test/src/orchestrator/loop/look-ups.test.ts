// A lost write that nobody can find again, because the look-up's answer has another shape than is understood, is never sent a second time.
// A provider of its own shape, behind a port of its own: two dozen lines that store and list.
import { expect, test } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { createHarness } from '../../../../src/orchestrator/harness.ts';
import type { OperationFacts } from '../../../../src/orchestrator/port.ts';

type Row = Readonly<Record<string, unknown>>;

/** Stores everything it is sent, whether or not its reference is taken, and loses its first answer. */
function forgetful(list: (rows: readonly Row[], reference: unknown) => unknown) {
  const rows: Row[] = [];
  const call = async ({ operation, input }: { readonly operation: string; readonly input: Row }) => {
    if (operation === 'list_payments') return { ok: true, value: list(rows, input.reference) } as const;
    rows.push({ id: `pay_${rows.length + 1}`, ...input });
    if (rows.length > 1) return { ok: true, value: rows.at(-1) } as const;
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
    return { ok: false, error: classify(lost, { operation: { name: operation, write: 'unsafe' } }) } as const;
  };
  return { rows, call };
}

const PAY = { write: 'unsafe', found_by: { operation: 'list_payments', argument: 'reference' } } as const;
const having = (rows: readonly Row[], reference: unknown) => rows.filter((row) => row.reference === reference);
const isRow = (value: unknown): value is { readonly items: readonly Row[] } => typeof value === 'object' && value !== null;

test.each([
  ['a list of another name', (rows: readonly Row[], reference: unknown) => ({ items: having(rows, reference) }), {}, 'cannot_be_found_out'],
  [
    'rows that keep the reference elsewhere',
    (rows: readonly Row[]) => ({ data: rows.map(({ id, reference }) => ({ id, metadata: { reference } })) }),
    {},
    'cannot_be_found_out',
  ],
  ['no list at all', () => '<html>', {}, 'cannot_be_found_out'],
  [
    'a list of another name, with a reader of its own',
    (rows: readonly Row[], reference: unknown) => ({ items: having(rows, reference) }),
    { readFound: (value: unknown) => (isRow(value) ? (value.items[0] ?? null) : null) },
    'found',
  ],
  ['a bare array', having, {}, 'found'],
  ['a page', (rows: readonly Row[], reference: unknown) => ({ data: having(rows, reference) }), {}, 'found'],
] as const)('a look-up that answers %s', async (_shape, list, more, end) => {
  const provider = forgetful(list);
  const facts: Omit<OperationFacts, 'name'> = { ...PAY, ...more };
  const harness = createHarness({
    port: provider,
    operations: { create_payment: facts },
    target: { host: 'pay', credential: 'test' },
  });
  const outcome = await harness.run('create_payment', { amount: 100 });
  expect(outcome.ok ? outcome.how : outcome.because).toBe(end);
  expect(provider.rows).toHaveLength(1);
  expect(await harness.accounts.handOffs.list()).toHaveLength(end === 'found' ? 0 : 1);
});

test.each([
  [
    'a promise that nobody knows',
    { write: 'unkeyed', found_by: null },
    'write: expected one of safe, idempotent, keyed, unsafe, got unkeyed',
  ],
  ['no promise', { found_by: null }, 'write: expected one of safe, idempotent, keyed, unsafe, got undefined'],
  ['a row that is none', null, 'write: expected one of safe, idempotent, keyed, unsafe, got undefined'],
  ['nothing said of finding it', { write: 'keyed' }, 'found_by: expected null or an object with operation and argument'],
  [
    'a read without its argument',
    { write: 'keyed', found_by: { operation: 'list_payments' } },
    'found_by: expected null or an object with operation and argument',
  ],
  ['a reader that is none', { ...PAY, readFound: 'items' }, 'readFound: expected a function'],
])('a table with %s is refused by name when the harness is made', (_what, row, complaint) => {
  const options = { port: forgetful(() => []), operations: { create_payment: row }, target: { host: 'pay', credential: 'test' } };
  expect(() => createHarness(options as never)).toThrow(`createHarness: operations: create_payment: ${complaint}`);
});
