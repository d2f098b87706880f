// search_invoices over the wire: what a person types and expects, and what a hostile one sends.
import { describe, expect, it } from 'vitest';
import { withSandbox } from '../../sandbox/with-sandbox.ts';
import { callOf, jsonOf, replyOf } from '../../service/in-process.ts';

type Sandbox = Awaited<ReturnType<typeof withSandbox>>;

async function made(sandbox: Sandbox, path: string, body: unknown = {}): Promise<string> {
  const reply = await sandbox.send('POST', path, {}, body);
  if (reply.status > 201) throw new Error(String(reply.body));
  return String(jsonOf(reply).id);
}

async function search(sandbox: Sandbox, query: string, more = ''): Promise<readonly string[]> {
  const reply = await sandbox.send('GET', `/invoices/search?query=${encodeURIComponent(query)}${more}`);
  expect(reply.status).toBe(200);
  return (jsonOf(reply).data as readonly { id: string }[]).map(({ id }) => id);
}

/** A customer and three invoices of it, oldest first. */
async function stocked() {
  const sandbox = await withSandbox();
  const customer_id = await made(sandbox, '/customers', { name: 'Livraria São João' });
  const lines = (description: string) => [{ description, amount_minor: 100 }];
  const draft = (more: Readonly<Record<string, unknown>>) => made(sandbox, '/invoices', { customer_id, currency: 'BRL', ...more });
  const repair = await draft({ number: 'XQ-7', lines: lines('Reparação do telhado') });
  const paint = await draft({ number: 'XQ-77', memo: 'Encomenda urgente', lines: lines('Pintura') });
  const named = await draft({ lines: lines('XQ-7, segunda via'), custom_fields: [{ name: 'Galpão', value: 'Telhado azul' }] });
  return { sandbox, customer_id, repair, paint, named };
}

describe('a search', () => {
  it('finds invoices by number, name, memo, custom field and line, accents and capitals aside', async () => {
    const { sandbox, repair, paint, named } = await stocked();
    const all = [named, paint, repair];
    expect(await search(sandbox, 'JOÃO')).toStrictEqual(all);
    expect(await search(sandbox, 'joao')).toStrictEqual(all);
    expect(await search(sandbox, 'telhado')).toStrictEqual([named, repair]);
    expect(await search(sandbox, 'galpao')).toStrictEqual([named]);
    expect(await search(sandbox, 'URGENTE')).toStrictEqual([paint]);
    expect(await search(sandbox, 'reparacao')).toStrictEqual([repair]);
  });

  it('wants every word, wherever each one stands, and the last one as the beginning of a word', async () => {
    const { sandbox, repair, paint, named } = await stocked();
    expect(await search(sandbox, 'joao telh')).toStrictEqual([named, repair]);
    expect(await search(sandbox, 'telh joao')).toStrictEqual([]);
    expect(await search(sandbox, 'pintura urg')).toStrictEqual([paint]);
    expect(await search(sandbox, 'joao nada')).toStrictEqual([]);
    expect(await search(sandbox, 'elhado')).toStrictEqual([]);
  });

  it('puts the number that is the query first, then numbers that begin so, then what only mentions it', async () => {
    const { sandbox, repair, paint, named } = await stocked();
    expect(await search(sandbox, 'xq-7')).toStrictEqual([repair, paint, named]);
    expect(await search(sandbox, 'XQ 77')).toStrictEqual([paint]);
  });

  it('finds a customer by the new name, and no longer by the old one', async () => {
    const { sandbox, customer_id, named, paint, repair } = await stocked();
    expect(await search(sandbox, 'livraria')).toHaveLength(3);
    await sandbox.send('PATCH', `/customers/${customer_id}`, {}, { name: 'Padaria Lua' });
    expect(await search(sandbox, 'livraria')).toStrictEqual([]);
    expect(await search(sandbox, 'lua')).toStrictEqual([named, paint, repair]);
  });

  it('narrows by customer and state, and pages without a gap', async () => {
    const { sandbox, customer_id, repair, paint, named } = await stocked();
    await made(sandbox, `/invoices/${paint}/finalize`);
    expect(await search(sandbox, 'joao', '&status=open')).toStrictEqual([paint]);
    expect(await search(sandbox, 'joao', `&customer_id=${customer_id}&status=draft`)).toStrictEqual([named, repair]);
    expect(await search(sandbox, 'joao', '&customer_id=cus_nobody')).toStrictEqual([]);
    const first = jsonOf(await sandbox.send('GET', '/invoices/search?query=joao&limit=2'));
    expect(first.has_more).toBe(true);
    expect(await search(sandbox, 'joao', `&limit=2&cursor=${first.next_cursor}`)).toStrictEqual([repair]);
  });

  it('sees nothing of another tenant or another sandbox', async () => {
    const sandbox = await withSandbox();
    const { base_path, credentials, handles } = (await sandbox.control('POST', '/sandboxes', {})).body;
    const as = async (name: string, method: string, path: string, body?: unknown) => {
      const authorization = `Bearer ${credentials[name]?.secret}`;
      return jsonOf(replyOf(await sandbox.handle(callOf(method, base_path + path, body, { authorization }))));
    };
    const draft = (customer_id: string | undefined) => ({ customer_id, currency: 'BRL', memo: 'Telheiro', lines: [] });
    const { id } = await as('other_tenant', 'POST', '/invoices', draft(handles['other.customer.brazilian']));
    const query = '/invoices/search?query=telheiro';
    expect(await as('other_tenant', 'GET', query)).toMatchObject({ data: [{ id }] });
    expect(await as('default', 'GET', query)).toMatchObject({ data: [] });
    expect(await search(sandbox, 'telheiro')).toStrictEqual([]);
  });

  it('answers a list that lags behind where a fault says so', async () => {
    const { sandbox, named, paint, repair } = await stocked();
    expect(await search(sandbox, 'joao')).toStrictEqual([named, paint, repair]);
    const lagging = { 'overdue-fault': 'stale_list;writes=1' };
    const past = await sandbox.send('GET', '/invoices/search?query=joao', lagging);
    expect((jsonOf(past).data as readonly { id: string }[]).map(({ id }) => id)).toStrictEqual([paint, repair]);
  });

  it('answers the same in a sandbox that was put back from a snapshot, searched before or not', async () => {
    const { sandbox } = await stocked();
    const asked = ['joao', 'inv', 'xq-7', 'a'];
    const before = await Promise.all(asked.map((query) => search(sandbox, query, '&limit=100')));
    const snapshot = await sandbox.control('GET', `/sandboxes/${sandbox.id}/snapshot`);
    await sandbox.control('POST', `/sandboxes/${sandbox.id}/reset`, {});
    expect(await search(sandbox, 'xq-7')).toStrictEqual([]);
    const restored = await sandbox.control('POST', `/sandboxes/${sandbox.id}/restore`, snapshot.body);
    expect(restored.status).toBe(200);
    expect(await Promise.all(asked.map((query) => search(sandbox, query, '&limit=100')))).toStrictEqual(before);
  });
});

describe('a hostile query', () => {
  it.each([
    ['empty', '', 422, 'search_wordless'],
    ['nothing but marks', '%21%3F%E2%80%94', 422, 'search_wordless'],
    ['control characters', '%00%07%1B', 422, 'search_wordless'],
    ['accents without letters', '%CC%81%CC%81', 422, 'search_wordless'],
    ['too long', 'x'.repeat(201), 422, 'invalid_request'],
    ['a megabyte', 'x'.repeat(1_000_000), 422, 'invalid_request'],
    ['a broken escape', '%C3%28', 422, 'invalid_request'],
    ['half a pair of surrogates', '%ED%A0%80', 422, 'invalid_request'],
  ])('that is %s is refused by what is wrong with it', async (_about, query, status, code) => {
    const sandbox = await withSandbox();
    const reply = await sandbox.send('GET', `/invoices/search?query=${query}`);
    expect([reply.status, jsonOf(reply).code]).toStrictEqual([status, code]);
    expect(sandbox.defects).toStrictEqual([]);
  });

  it.each([
    ['control characters between words', 'jo\u0000ao\u001btelhado'],
    ['a hundred words', 'a '.repeat(100)],
    ['a hundred words that differ', Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(' ')],
    ['one long word', 'x'.repeat(200)],
    ['names of every object', '__proto__ constructor toString'],
    ['a pattern', '.* [a-z]+ (a|b)* %'],
    ['SQL', "' OR 1=1 --"],
  ])('of %s is answered like any other', async (_about, query) => {
    const { sandbox } = await stocked();
    expect(await search(sandbox, query)).toStrictEqual([]);
    expect(sandbox.defects).toStrictEqual([]);
  });
});
