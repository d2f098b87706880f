// A look-up proves only that a write was applied: by the object's own reference, and nothing else.
import { describe, expect, test } from 'vitest';
import { lookUp } from '../../../../src/orchestrator/loop/reconcile.ts';
import type { OperationFacts, ReadFound } from '../../../../src/orchestrator/port.ts';

const create: OperationFacts = { name: 'create_invoice', write: 'keyed', found_by: { operation: 'list_invoices', argument: 'reference' } };
const command: OperationFacts = { name: 'void_invoice', write: 'keyed', found_by: { operation: 'get_invoice', argument: 'invoice_id' } };
const mine = { id: 'inv_1', reference: 'r-1', currency: 'BRL' };
const page = (...data: readonly unknown[]) => ({ ok: true, value: { object: 'list', data } }) as const;

describe('a look-up', () => {
  test.each([
    ['what has the reference', page(mine), 'found'],
    ['nothing in an empty list', page(), 'absent'],
    [
      'nothing in a list that left the filter out and has others',
      page({ id: 'inv_2', reference: 'r-2' }, { id: 'inv_3', reference: null }),
      'absent',
    ],
    ['its own among others in such a list', page({ id: 'inv_2', reference: 'r-2' }, mine), 'found'],
    ['its own in a bare array', { ok: true, value: [mine] }, 'found'],
    ['nothing in an empty array', { ok: true, value: [] }, 'absent'],
    ['nothing that it could read in what is no list', { ok: true, value: 'ok' }, 'unreadable'],
    ['nothing that it could read in a list of another name', { ok: true, value: { items: [mine] } }, 'unreadable'],
    ['nothing that it could read in a list of other things', page(null, 'inv_1', [mine]), 'unreadable'],
    [
      'nothing that it could read in rows that keep their reference elsewhere',
      page({ id: 'inv_1', meta: { reference: 'r-1' } }),
      'unreadable',
    ],
    ['its own beside a row that tells no reference', page({ id: 'inv_0' }, mine), 'found'],
    ['nobody who could say', { ok: false }, 'failed'],
  ] as const)('finds %s', async (_what, came, kind) => {
    const lost = { operation: create, input: { reference: 'r-1', currency: 'BRL' }, ownReference: true };
    expect((await lookUp(lost, async () => came)).kind).toBe(kind);
  });

  test.each([
    ['own reference', true, 'found'],
    ['caller’s, which may have been used before for something else', false, 'absent'],
  ] as const)('takes an object with another currency for the intent’s by its %s', async (_whose, ownReference, kind) => {
    const lost = { operation: create, input: { reference: 'r-1', currency: 'USD' }, ownReference };
    expect((await lookUp(lost, async () => page(mine))).kind).toBe(kind);
  });

  type Items = { readonly items: readonly { readonly meta: { readonly reference: string } }[] };
  const items = { items: [{ id: 'inv_1', meta: { reference: 'r-1' } }] };
  const readItems = (value: unknown, reference: string) => (value as Items).items.find(({ meta }) => meta.reference === reference) ?? null;
  test.each([
    ['finds what that finds', { reference: 'r-1', value: items, readFound: readItems }, 'found'],
    ['believes that it is not there', { reference: 'r-2', value: items, readFound: readItems }, 'absent'],
    ['takes what that throws at for no answer', { reference: 'r-1', value: 'ok', readFound: readItems }, 'unreadable'],
    [
      'takes what is neither an object nor null for no answer',
      { reference: 'r-1', value: items, readFound: () => undefined as never },
      'unreadable',
    ],
  ] as const)('with a reader of its own %s', async (_what, { reference, value, readFound }, kind) => {
    const lost = { operation: { ...create, readFound }, input: { reference }, ownReference: true };
    expect((await lookUp(lost, async () => ({ ok: true, value }))).kind).toBe(kind);
  });

  const lines = [{ description: 'Consultoria', amount_minor: 500 }];
  const shown = { ...mine, memo: null, lines: [{ id: 'li_1', description: 'Consultoria', amount_minor: 500, taxes: [] }] };
  test.each([
    ['all of it, with more that the provider added', { lines, memo: null }, 'found'],
    ['another line', { lines: [{ description: 'Consultoria', amount_minor: 501 }] }, 'absent'],
    ['a line more', { lines: [...lines, ...lines] }, 'absent'],
    ['no line', { lines: [] }, 'absent'],
    ['something that the answer does not show', { lines, auto_advance: true }, 'absent'],
    ['an object where there is none', { memo: { text: '' } }, 'absent'],
  ] as const)('takes an object for the caller’s by its reference when it shows what was sent: %s', async (_what, sent, kind) => {
    const lost = { operation: create, input: { reference: 'r-1', currency: 'BRL', ...sent }, ownReference: false };
    expect((await lookUp(lost, async () => page(shown))).kind).toBe(kind);
  });

  test('believes a reader of its own, which is shown what was sent, whoever chose the reference', async () => {
    const readFound: ReadFound = (_value, reference, input) => ({ id: 'inv_1', order: reference, amount: input.amount_minor });
    const lost = { operation: { ...create, readFound }, input: { reference: 'mine', amount_minor: 5 }, ownReference: false };
    const value = { id: 'inv_1', order: 'mine', amount: 5 };
    expect(await lookUp(lost, async () => page())).toEqual({ kind: 'found', value });
  });

  test('asks for the reference and nothing else', async () => {
    const asked: unknown[] = [];
    await lookUp({ operation: create, input: { reference: 'r-1', customer_id: 'cus_1' }, ownReference: true }, async (...call) => {
      asked.push(call);
      return page();
    });
    expect(asked).toEqual([['list_invoices', { reference: 'r-1' }]]);
  });

  test.each([
    ['of a command, whose object is there either way', command, { invoice_id: 'inv_1' }],
    ['without a reference', create, {}],
    ['of what no read finds', { ...create, found_by: null }, { reference: 'r-1' }],
  ] as const)('sends nothing %s', async (_of, operation, input) => {
    const read = () => Promise.reject(new Error('sent'));
    expect(await lookUp({ operation, input, ownReference: false }, read)).toEqual({ kind: 'absent' });
  });
});
