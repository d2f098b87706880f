// perform keeps a transaction or drops it whole.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULT_PROFILE } from '../../../mock-service/domain/profile.ts';
import { reject } from '../../../mock-service/domain/rejection.ts';
import { createCustomer } from '../../../mock-service/operations/customers.ts';
import { OPERATIONS, operationNamed } from '../../../mock-service/operations/index.ts';
import { type AnswerForm, defineOperation } from '../../../mock-service/operations/operation.ts';
import { perform } from '../../../mock-service/operations/perform.ts';
import { createProvider, NOW_MS, traceOf } from './provider.ts';

const occasion = { nowMs: NOW_MS, origin: 'call', profile: DEFAULT_PROFILE } as const;

describe('perform', () => {
  it('stores nothing of an operation that throws after it wrote', async () => {
    const { store } = createProvider();
    const before = traceOf(store);
    const broken = defineOperation({
      ...createCustomer,
      run(input, context) {
        createCustomer.run(input, context);
        throw new Error('a defect');
      },
    });
    await expect(async () => perform(broken, { name: 'x' }, store, occasion)).rejects.toThrow('a defect');
    expect(traceOf(store)).toStrictEqual(before);
  });

  it('stores nothing of an operation that is refused after it wrote', async () => {
    const { store } = createProvider();
    const before = traceOf(store);
    const late = defineOperation({
      ...createCustomer,
      run(input, context) {
        createCustomer.run(input, context);
        return reject('R02');
      },
    });
    const { result, committed } = await perform(late, { name: 'x' }, store, occasion);
    expect([result.kind, committed]).toStrictEqual(['rejection', false]);
    expect(traceOf(store)).toStrictEqual(before);
  });

  it('never commits a read, even one that writes', async () => {
    const { store } = createProvider();
    const before = traceOf(store);
    const { committed } = await perform({ ...createCustomer, write: 'safe' }, { name: 'x' }, store, occasion);
    expect(committed).toBe(false);
    expect(traceOf(store)).toStrictEqual(before);
  });

  it('runs many calls at once as if one after the other', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'x' });
    const lines = [{ description: 'x', amount_minor: 100 }];
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', lines });
    await provider.made('finalize_invoice', { invoice_id });
    const done = await Promise.all(Array.from({ length: 20 }, () => provider.perform('record_payment', { invoice_id, amount_minor: 10 })));
    expect(done.filter(({ committed }) => committed)).toHaveLength(10);
    expect(provider.store.rows('invoices')).toMatchObject([{ status: 'paid', amountPaidMinor: 100 }]);
    expect(new Set(provider.store.rows('payments').map(({ id }) => id)).size).toBe(10);
  });

  it('tells the operation the occasion: when, and which rules are on', async () => {
    const { store } = createProvider();
    const told: unknown[] = [];
    const asking = defineOperation({
      ...createCustomer,
      run(input, { tx, ...context }) {
        told.push(context);
        return createCustomer.run(input, { tx, ...context });
      },
    });
    await perform(asking, { name: 'x' }, store, occasion);
    expect(told).toStrictEqual([{ nowMs: NOW_MS, profile: DEFAULT_PROFILE }]);
  });

  it('gives the same ids for the same calls', async () => {
    const made = async (): Promise<string> => {
      const provider = createProvider();
      return provider.made('create_customer', { name: 'x' });
    };
    expect(await made()).toBe(await made());
  });
});

/** What is promised by method, and where a name promises something else. */
const BY_METHOD = { GET: 'safe', POST: 'keyed', PATCH: 'idempotent', DELETE: 'keyed' } as const;
const EXCEPTIONS: Readonly<Record<string, string>> = {
  preview_invoice: 'safe',
  query_data: 'safe',
  archive_product: 'idempotent',
  update_product_price: 'idempotent',
};

type Shape = Readonly<Record<string, z.core.$ZodType | undefined>>;
const takes = (member: z.core.$ZodType | undefined, value: unknown): boolean => member !== undefined && z.safeParse(member, value).success;

/** Whether a schema is of what an operation says that it answers, by the members that tell the forms apart. */
const LOOKS_LIKE: Readonly<Record<AnswerForm, (shape: Shape) => boolean>> = {
  object: ({ id, deleted }) => takes(id, 'an id') && deleted === undefined,
  deletion: ({ id, deleted }) => takes(id, 'an id') && takes(deleted, true),
  list: ({ object, data, next_cursor }) => takes(object, 'list') && takes(data, []) && takes(next_cursor, null),
  preview: ({ id }) => takes(id, null) && !takes(id, 'an id'),
  report: ({ id, object }) => id === undefined && !takes(object, 'list'),
  rows: ({ id, object }) => id === undefined && !takes(object, 'list'),
  schema: ({ id }) => id === undefined,
  document: (shape) => Object.keys(shape).length === 0,
};

describe('the list of operations', () => {
  it('gives what it has by name, and nothing else', () => {
    expect(operationNamed('get_invoice')?.path).toBe('/invoices/{invoice_id}');
    expect(operationNamed('constructor')).toBeUndefined();
  });

  it.each(OPERATIONS)('$name answers what it says: $answers', ({ answers, output }) => {
    expect(LOOKS_LIKE[answers](output instanceof z.ZodObject ? output.shape : {})).toBe(true);
  });

  it.each(OPERATIONS)('$name can be described and found again', ({ name, method, path, write, found_by, input }) => {
    const described = z.toJSONSchema(input, { io: 'input' });
    expect(described).toMatchObject({ type: 'object', additionalProperties: false });
    const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(described.required ?? []).toEqual(expect.arrayContaining(pathParameters));
    expect(write).toBe(EXCEPTIONS[name] ?? BY_METHOD[method]);
    if (found_by === null) return;
    const finder = operationNamed(found_by.operation);
    if (finder === undefined) throw new Error(`${name} is found by nothing`);
    expect(finder.write).toBe('safe');
    expect(Object.keys(z.toJSONSchema(finder.input, { io: 'input' }).properties ?? {})).toContain(found_by.argument);
  });
});
