// Lists page through everything once, filter, and find a lost create by its reference.
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../mock-service/domain/entity.ts';
import { pageOf } from '../../../mock-service/operations/page.ts';
import { createProvider, type Input, invoiceIn, type Provider } from './provider.ts';

async function page(provider: Provider, operation: string, input: Input): Promise<Page> {
  const { result } = await provider.perform(operation, input);
  if (result.kind !== 'page') throw new Error(`no page: ${JSON.stringify(result)}`);
  return result;
}

const idsOf = ({ items }: Page): readonly string[] => items.map(({ id }) => id);

async function customers(provider: Provider, count: number): Promise<readonly string[]> {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) made.push(await provider.made('create_customer', { name: `c${n}`, reference: `r${n}` }));
  return made;
}

describe('a list', () => {
  it('has ten rows a page unless told, newest first, and every row once', async () => {
    const provider = createProvider();
    const made = await customers(provider, 23);
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const got: Page = await page(provider, 'list_customers', cursor === undefined ? {} : { cursor });
      seen.push(...idsOf(got));
      sizes.push(got.items.length);
      cursor = got.nextCursor;
    }
    expect(sizes).toStrictEqual([10, 10, 3]);
    expect(seen).toStrictEqual(made.toReversed());
  });

  it('takes 1 and 100 as limits', async () => {
    const provider = createProvider();
    await customers(provider, 3);
    expect((await page(provider, 'list_customers', { limit: 1 })).items).toHaveLength(1);
    expect((await page(provider, 'list_customers', { limit: 100 })).items).toHaveLength(3);
  });

  it('commits nothing', async () => {
    expect((await createProvider().perform('list_invoices', {})).committed).toBe(false);
  });

  it('filters, and its cursor keeps to the filter', async () => {
    const provider = createProvider();
    const drafts = [await invoiceIn(provider, 'draft'), await invoiceIn(provider, 'draft')];
    const open = await invoiceIn(provider, 'open');
    expect(idsOf(await page(provider, 'list_invoices', { status: 'open' }))).toStrictEqual([open]);
    const first = await page(provider, 'list_invoices', { status: 'draft', limit: 1 });
    const second = await page(provider, 'list_invoices', { status: 'draft', limit: 1, cursor: first.nextCursor });
    expect([...idsOf(first), ...idsOf(second)]).toStrictEqual(drafts.toReversed());
    expect(second.nextCursor).toBeNull();
    const [customerId] = provider.store.rows('invoices').map((invoice) => invoice.customerId);
    expect(idsOf(await page(provider, 'list_invoices', { customer_id: customerId }))).toStrictEqual([drafts[0]]);
    expect((await page(provider, 'list_invoices', { customer_id: 'cus_nobody' })).items).toStrictEqual([]);
  });

  it('gives a cursor that no other list takes, even with the same filters', async () => {
    const provider = createProvider();
    await customers(provider, 3);
    const { customers: table } = provider.store.begin('call');
    const first = pageOf(table, { list: 'customers', limit: 1, filters: {} });
    const cursor = first.kind === 'page' ? (first.nextCursor ?? '') : '';
    expect(pageOf(table, { list: 'customers', cursor, filters: {} })).toMatchObject({ kind: 'page', nextCursor: null });
    expect(pageOf(table, { list: 'archived_customers', cursor, filters: {} })).toMatchObject({ rule: 'R78' });
  });

  it('of payments and refunds filters by what they belong to', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'open');
    const payment_id = await provider.made('record_payment', { invoice_id, reference: 'p' });
    await invoiceIn(provider, 'paid');
    const refund = await provider.made('create_refund', { payment_id, reference: 'f' });
    expect(idsOf(await page(provider, 'list_payments', { invoice_id }))).toStrictEqual([payment_id]);
    expect(idsOf(await page(provider, 'list_payments', { reference: 'p' }))).toStrictEqual([payment_id]);
    expect(idsOf(await page(provider, 'list_refunds', { payment_id }))).toStrictEqual([refund]);
    expect(idsOf(await page(provider, 'list_refunds', { invoice_id, reference: 'f' }))).toStrictEqual([refund]);
    expect((await page(provider, 'list_refunds', { invoice_id: 'inv_other', reference: 'f' })).items).toStrictEqual([]);
  });

  it('finds one by its reference', async () => {
    const provider = createProvider();
    const made = await customers(provider, 5);
    expect(await page(provider, 'list_customers', { reference: 'r3' })).toStrictEqual({
      kind: 'page',
      items: [expect.objectContaining({ id: made[3], reference: 'r3' })],
      nextCursor: null,
    });
    expect((await page(provider, 'list_customers', { reference: 'r9' })).items).toStrictEqual([]);
  });

  it('takes the same reference from different operations', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'x', reference: 'same' });
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', reference: 'same' });
    await provider.made('add_invoice_line_item', { invoice_id, description: 'x', amount_minor: 100, reference: 'same' });
    await provider.made('finalize_invoice', { invoice_id });
    const payment_id = await provider.made('record_payment', { invoice_id, reference: 'same' });
    await provider.made('create_refund', { payment_id, reference: 'same' });
    expect(idsOf(await page(provider, 'list_refunds', { reference: 'same' }))).toHaveLength(1);
  });
});
