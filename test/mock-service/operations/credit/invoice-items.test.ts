// Invoice items: they wait, go on a draft, say what its line says, and wait again when the draft or the line is gone.
import { describe, expect, it } from 'vitest';
import type { InvoiceItem } from '../../../../mock-service/domain/invoice-item.ts';
import { createProvider, type Input, type Provider } from '../provider.ts';

const customerFor = (p: Provider): Promise<string> => p.made('create_customer', { name: 'Casa do Chá' });
const pending = (p: Provider, customer_id: string, more: Input = {}): Promise<string> =>
  p.made('create_invoice_item', { customer_id, currency: 'BRL', description: 'Frete', amount_minor: 500, ...more });
const itemOf = ({ store }: Provider, itemId: string): InvoiceItem | undefined =>
  store.rows('invoice_items').find(({ id }) => id === itemId);
const draftWith = (p: Provider, customer_id: string): Promise<string> =>
  p.made('create_invoice', { customer_id, currency: 'BRL', pending_items: 'include' });

describe('an invoice item', () => {
  it('waits until an invoice in its currency includes what is pending, oldest first, after its own lines', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const first = await pending(p, customer_id);
    const euro = await pending(p, customer_id, { currency: 'EUR' });
    const second = await pending(p, customer_id, { amount_minor: undefined, unit_amount_minor: '33.35', quantity: '10' });
    const other = await pending(p, await customerFor(p));
    const lines = [{ description: 'Chá', amount_minor: 1000 }];
    const { result } = await p.perform('create_invoice', { customer_id, currency: 'BRL', lines, pending_items: 'include' });
    expect(result).toMatchObject({
      totalMinor: 1834,
      lines: [
        { amountMinor: 1000, source: 'line' },
        { amountMinor: 500, source: 'invoice_item' },
        { amountMinor: 334, unitAmountMinor: '33.35', source: 'invoice_item' },
      ],
    });
    const states = [first, euro, second, other].map((id) => itemOf(p, id)?.status);
    expect(states).toStrictEqual(['invoiced', 'pending', 'invoiced', 'pending']);
  });

  it('stays pending when the invoice does not ask for it', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const id = await pending(p, customer_id);
    for (const more of [{}, { pending_items: 'exclude' }]) await p.made('create_invoice', { customer_id, currency: 'BRL', ...more });
    expect(itemOf(p, id)).toMatchObject({ status: 'pending', invoiceId: null });
  });

  it('goes on a draft at once when one is named', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const invoice_id = await p.made('create_invoice', { customer_id, currency: 'BRL' });
    const id = await pending(p, customer_id, { invoice_id });
    expect(itemOf(p, id)).toMatchObject({ status: 'invoiced', invoiceId: invoice_id });
    expect(p.store.rows('invoices')).toMatchObject([{ totalMinor: 500 }]);
  });

  it.each<[string, (p: Provider, itemId: string, invoiceId: string) => Input]>([
    ['update_invoice_item', (_p, invoice_item_id) => ({ invoice_item_id, amount_minor: 750 })],
    [
      'update_invoice_line_item',
      (p, itemId, invoice_id) => ({ invoice_id, line_item_id: itemOf(p, itemId)?.lineItemId, amount_minor: 750 }),
    ],
  ])('on a draft is changed together with its line by %s', async (operation, input) => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const id = await pending(p, customer_id);
    const invoice_id = await draftWith(p, customer_id);
    await p.made(operation, input(p, id, invoice_id));
    const [invoice] = p.store.rows('invoices');
    expect(invoice).toMatchObject({ totalMinor: 750 });
    expect(itemOf(p, id)?.line).toBe(invoice?.lines[0]);
  });

  it('that waits is changed by itself', async () => {
    const p = createProvider();
    const id = await pending(p, await customerFor(p));
    const { result } = await p.perform('update_invoice_item', { invoice_item_id: id, description: 'Frete expresso', amount_minor: 900 });
    expect(result).toMatchObject({ status: 'pending', line: { description: 'Frete expresso', amountMinor: 900 } });
  });

  it.each<[string, (invoice_id: string, line_item_id: string | undefined) => Input]>([
    ['delete_draft_invoice', (invoice_id) => ({ invoice_id })],
    ['remove_invoice_line_item', (invoice_id, line_item_id) => ({ invoice_id, line_item_id })],
  ])('waits again after %s, and may be included anew', async (operation, input) => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const id = await pending(p, customer_id);
    const { committed } = await p.perform(operation, input(await draftWith(p, customer_id), itemOf(p, id)?.lineItemId));
    expect(committed).toBe(true);
    expect(itemOf(p, id)).toMatchObject({ status: 'pending', invoiceId: null });
    const { result } = await p.perform('create_invoice', { customer_id, currency: 'BRL', pending_items: 'include' });
    expect(result).toMatchObject({ totalMinor: 500, lines: [{ id: itemOf(p, id)?.lineItemId }] });
  });

  it('is gone with its line when it is deleted from a draft', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const id = await pending(p, customer_id);
    await draftWith(p, customer_id);
    const { result } = await p.perform('delete_invoice_item', { invoice_item_id: id });
    expect(result).toStrictEqual({ kind: 'deletion', of: 'invoice_item', id });
    expect([p.store.count('invoice_items'), p.store.count('line_items')]).toStrictEqual([0, 0]);
    expect(p.store.rows('invoices')).toMatchObject([{ lines: [], totalMinor: 0 }]);
  });

  it('is listed by its customer, its invoice, its state and its reference', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const invoiced = await pending(p, customer_id);
    const invoice_id = await draftWith(p, customer_id);
    const waiting = await pending(p, customer_id, { reference: 'frete-7' });
    const filters: readonly (readonly [Input, readonly string[]])[] = [
      [{ customer_id }, [waiting, invoiced]],
      [{ invoice_id }, [invoiced]],
      [{ status: 'pending' }, [waiting]],
      [{ customer_id, status: 'invoiced' }, [invoiced]],
      [{ reference: 'frete-7' }, [waiting]],
    ];
    for (const [filter, ids] of filters) {
      expect((await p.perform('list_invoice_items', filter)).result).toMatchObject({ items: ids.map((id) => ({ id })) });
    }
  });
});

describe("a draft with a customer's items on it", () => {
  it('cannot change its currency', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const id = await pending(p, customer_id);
    const invoice_id = await draftWith(p, customer_id);
    expect((await p.perform('update_invoice', { invoice_id, currency: 'JPY' })).result).toMatchObject({ rule: 'R16' });
    expect(itemOf(p, id)).toMatchObject({ status: 'invoiced', currency: 'BRL' });
  });

  it('leaves them behind, pending and as they were, when it becomes the invoice of another', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const id = await pending(p, customer_id);
    const lines = [{ description: 'Chá', amount_minor: 1000 }];
    const invoice_id = await p.made('create_invoice', { customer_id, currency: 'BRL', lines, pending_items: 'include' });
    const another = await customerFor(p);
    const { result } = await p.perform('update_invoice', { invoice_id, customer_id: another });
    expect(result).toMatchObject({ customerId: another, totalMinor: 1000, lines: [{ source: 'line' }] });
    expect(itemOf(p, id)).toMatchObject({ status: 'pending', invoiceId: null, customerId: customer_id, currency: 'BRL' });
  });

  it('takes as many as 250 lines hold, the oldest; the others wait on', async () => {
    const p = createProvider();
    const customer_id = await customerFor(p);
    const items: string[] = [];
    for (let n = 0; n < 252; n += 1) items.push(await pending(p, customer_id));
    const lines = [{ description: 'Chá', amount_minor: 1000 }];
    const { result } = await p.perform('create_invoice', { customer_id, currency: 'BRL', lines, pending_items: 'include' });
    expect(result).toMatchObject({ lines: { length: 250 }, totalMinor: 125_500 });
    expect(items.filter((id) => itemOf(p, id)?.status === 'pending')).toEqual(items.slice(249));
  });
});
