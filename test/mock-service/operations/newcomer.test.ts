// What a newcomer meets: a line described by its product, a product taken for its price, tax numbers as people write them, plain words.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

/** Calls to a sandbox of its own, by method, path and body. */
async function provider() {
  const { handle, control } = inProcess();
  const { handles } = (await control('GET', '/sandboxes/default')).body;
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = replyOf(await handle(callOf(method, `/v1${path}`, body)));
    return { status: reply.status, body: jsonOf(reply) };
  };
  return { call, handles };
}

type Body = Record<string, unknown> & { readonly id: string };

describe('a line that names a price', () => {
  async function priced() {
    const { call, handles } = await provider();
    const product = (await call('POST', '/products', { name: 'Chá verde', currency: 'BRL', unit_amount_minor: '500' })).body as Body;
    const price_id = (product.price as Body).id;
    const customer_id = handles['customer.brazilian'];
    return { call, customer_id, product, price_id };
  }

  test('is described by its product where nobody says more, wherever a line is made', async () => {
    const { call, customer_id, price_id } = await priced();
    const lines = [{ price_id }, { price_id, description: 'Chá da casa' }];
    const invoice = (await call('POST', '/invoices', { customer_id, currency: 'BRL', lines })).body as Body;
    const added = await call('POST', `/invoices/${invoice.id}/lines`, { price_id });
    const item = await call('POST', '/invoice_items', { customer_id, currency: 'BRL', price_id });
    expect(invoice.lines).toMatchObject([{ description: 'Chá verde' }, { description: 'Chá da casa' }]);
    expect([added.body, item.body]).toMatchObject([{ description: 'Chá verde' }, { line: { description: 'Chá verde' } }]);
    const changed = await call('PATCH', `/invoices/${invoice.id}/lines/${(invoice.lines as Body[])[1]?.id}`, { price_id, quantity: '2' });
    expect(changed.body).toMatchObject({ description: 'Chá da casa', amount_minor: 1000 });
  });

  test('needs a description where it names none', async () => {
    const { call, customer_id } = await priced();
    const { status, body } = await call('POST', '/invoices', { customer_id, currency: 'BRL', lines: [{ amount_minor: 1 }] });
    expect([status, body.errors]).toEqual([422, [{ path: 'lines.0.description', expected: 'a string', received: 'nothing' }]]);
  });

  test('and names the product instead is told so', async () => {
    const { call, customer_id, product } = await priced();
    const lines = [{ price_id: product.id }];
    expect((await call('POST', '/invoices', { customer_id, currency: 'BRL', lines })).body).toMatchObject({
      rule: 'R02',
      detail: 'Refused: that is a product; name its price, whose id is price.id on the product.',
      errors: [{ path: 'lines.0.price_id' }],
    });
  });
});

test('credit that is not there is said to be missing, not an amount that is wrong', async () => {
  const { call, handles } = await provider();
  const { status, body } = await call('POST', `/invoices/${handles['invoice.open']}/credit`);
  expect([status, body.rule, body.detail]).toEqual([422, 'R44', "Refused: the customer has no credit in the invoice's currency."]);
});

test.each([
  ['12.345.678/0001-90', '12345678000190'],
  ['123.456.789-09', '12345678909'],
  ['PT 501 964 843', 'PT501964843'],
  ['12ABC34501DE35', '12ABC34501DE35'],
])('the tax number %s is stored as %s', async (value, stored) => {
  const { call } = await provider();
  const { body } = await call('POST', '/customers', { name: 'Ana', tax_ids: [{ type: 'other', value }] });
  expect(body.tax_ids).toEqual([{ type: 'other', value: stored }]);
});

test.each([
  [
    { name: 'Ana', tax_ids: [{ type: 'other', value: '../-' }] },
    'tax_ids.0.value: expected text with letters or digits, got another string.',
  ],
  [{ name: 'Ana', country: 'Brasil' }, 'country: expected two capitals, such as BR, got another string.'],
  [{ name: 'Ana', mail: 'x', tel: 'y' }, /^mail: no such field; valid ones: name, .*; tel: no such field\.$/],
])('%j is refused in plain words', async (input, detail) => {
  const { call } = await provider();
  expect((await call('POST', '/customers', input)).body.detail).toMatch(detail);
});
