// Tenants: what belongs to another one does not exist (R12), whatever names it; a suspended one is let in nowhere (R82).
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

async function sandbox(options: Readonly<Record<string, unknown>> = {}) {
  const provider = inProcess();
  const { id, base_path, credentials, handles } = (await provider.control('POST', '/sandboxes', options)).body;
  const as =
    (name: string) =>
    (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      provider
        .handle(callOf(method, `${base_path}${path}`, body, { authorization: `Bearer ${credentials[name]?.secret}`, ...headers }))
        .then(replyOf);
  const handle = (name: string): string => handles[name] ?? `no ${name}`;
  const command = (tenant: string, name: string) => provider.control('POST', `/sandboxes/${id}/tenants/${tenant}/${name}`, {});
  return { provider, id, main: as('default'), other: as('other_tenant'), as, handle, handles, command };
}

/** An answer without what differs from call to call. */
function told({ status, body }: { readonly status: number; readonly body: unknown }) {
  const { request_id, ...problem } = JSON.parse(String(body));
  return { status, ...problem };
}

describe("another tenant's object (R12)", () => {
  test('has a handle of its own, and no id of one tenant is one of the other', async () => {
    const { handles } = await sandbox();
    const names = Object.keys(handles);
    const own = names.filter((name) => !name.startsWith('other.'));
    expect(names.filter((name) => name.startsWith('other.'))).toEqual(own.map((name) => `other.${name}`));
    expect(new Set(Object.values(handles)).size).toBe(names.length);
  });

  test.each<[method: string, path: string, body?: unknown]>([
    ['GET', '/invoices/{other.invoice.open}'],
    ['PATCH', '/invoices/{other.invoice.draft}', { memo: 'x' }],
    ['POST', '/invoices/{other.invoice.draft}/finalize'],
    ['POST', '/invoices/{other.invoice.open}/payments', { amount_minor: 100 }],
    ['GET', '/customers/{other.customer.brazilian}'],
    ['POST', '/customers/{other.customer.brazilian}/payment_methods', { payment_method: 'pm_card_visa' }],
    ['POST', '/invoices', { customer_id: '{other.customer.brazilian}', currency: 'BRL' }],
    ['POST', '/refunds', { payment_id: '{other.payment.card}' }],
  ])('%s %s %j is answered as if it were nowhere, and changes nothing', async (method, path, body) => {
    const { main, handle, provider, id } = await sandbox();
    const filled = (text: string, with_: (name: string) => string) => text.replaceAll(/\{(other\.[\w.]+)\}/g, (_, name) => with_(name));
    const ask = (with_: (name: string) => string) =>
      main(method, filled(path, with_), body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body), with_)));
    const theirs = await ask(handle);
    // The same id with its last character changed is nobody's.
    const nobodys = await ask((name) => handle(name).replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')));
    expect(theirs.status).toBe(path.includes('{') ? 404 : 422);
    expect(told(theirs)).toEqual(told(nobodys));
    expect((await provider.truth(id)).created.invoices).toEqual([]);
  });

  test('is in no list, by no filter and by no reference', async () => {
    const { main, other, handle } = await sandbox();
    const made = jsonOf(await other('POST', '/customers', { name: 'Ana', reference: 'crm-1' }));
    for (const query of ['reference=crm-1', 'limit=100']) {
      expect(String((await main('GET', `/customers?${query}`)).body)).not.toContain(String(made.id));
    }
    const filtered = jsonOf(await main('GET', `/invoices?customer_id=${handle('other.customer.brazilian')}`));
    expect(filtered.data).toEqual([]);
  });

  test('does not take a reference, an idempotency key or an invoice number from this one', async () => {
    const { main, other } = await sandbox();
    const create = { name: 'Ana', reference: 'crm-1' };
    const key = { 'idempotency-key': 'k' };
    const [one, two] = [await main('POST', '/customers', create, key), await other('POST', '/customers', create, key)];
    expect([one.status, two.status, two.headers['idempotent-replayed']]).toEqual([201, 201, undefined]);
    expect(jsonOf(one).id).not.toBe(jsonOf(two).id);
  });

  test('is not reached by a cursor: it only says where to go on', async () => {
    const { main, other } = await sandbox();
    const cursor = jsonOf(await other('GET', '/customers?limit=2')).next_cursor;
    const theirs = jsonOf(await other('GET', `/customers?limit=2&cursor=${cursor}`)).data as { id: string }[];
    const page = await main('GET', `/customers?limit=2&cursor=${cursor}`);
    for (const { id } of theirs) expect(String(page.body)).not.toContain(id);
  });
});

describe('a suspended tenant (R82)', () => {
  test('is refused whatever it asks, and commits nothing; the other one goes on', async () => {
    const { main, other, as, command, provider, id } = await sandbox();
    expect((await command('main', 'suspend')).body).toEqual({ id: 'main', status: 'suspended' });
    for (const reply of [
      await main('GET', '/invoices'),
      await main('POST', '/customers', { name: 'Ana' }),
      await as('read_only')('GET', '/invoices'),
    ]) {
      expect([reply.status, jsonOf(reply).code, jsonOf(reply).rule]).toEqual([403, 'tenant_suspended', 'R82']);
      expect(reply.headers['www-authenticate']).toBeUndefined();
    }
    expect((await other('GET', '/invoices')).status).toBe(200);
    expect((await provider.truth(id)).created.customers).toEqual([]);
  });

  test('is let in again when it is reinstated, and its key may be used again', async () => {
    const { main, command } = await sandbox();
    const pay = () => main('POST', '/customers', { name: 'Ana' }, { 'idempotency-key': 'k' });
    await command('main', 'suspend');
    expect((await pay()).status).toBe(403);
    await command('main', 'reinstate');
    const reply = await pay();
    expect([reply.status, reply.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  test('is told first what is wrong with its key', async () => {
    const { as, command } = await sandbox();
    await command('main', 'suspend');
    expect(jsonOf(await as('expired')('GET', '/invoices')).code).toBe('credential_expired');
    expect(jsonOf(await as('restricted')('GET', '/invoices')).code).toBe('insufficient_scope');
  });

  test('has to be one of the two there are', async () => {
    const { command } = await sandbox();
    const { status, body } = await command('nobody', 'suspend');
    expect([status, body.code]).toEqual([404, 'tenant_not_found']);
  });

  test('is shown with its sandbox', async () => {
    const { provider, id, command } = await sandbox();
    await command('other', 'suspend');
    const { body } = await provider.control('GET', `/sandboxes/${id}`);
    expect(body).toMatchObject({ tenants: { main: 'active', other: 'suspended' } });
  });
});

describe('a cursor', () => {
  const firstCursor = async (ask: (method: string, path: string) => Promise<{ readonly body: unknown }>) =>
    (JSON.parse(String((await ask('GET', '/invoices?limit=1')).body)) as { next_cursor: string }).next_cursor;

  test("of one tenant is a place in no other tenant's list", async () => {
    const { main, other } = await sandbox();
    const cursor = await firstCursor(main);
    expect((await main('GET', `/invoices?limit=1&cursor=${cursor}`)).status).toBe(200);
    expect(told(await other('GET', `/invoices?limit=1&cursor=${cursor}`))).toMatchObject({ status: 400, rule: 'R78' });
  });

  test('is the same in sandboxes of one seed, and means nothing under another', async () => {
    const [one, same, another] = [await sandbox({ seed: 'a' }), await sandbox({ seed: 'a' }), await sandbox({ seed: 'b' })];
    const cursor = await firstCursor(one.main);
    expect(await firstCursor(same.main)).toBe(cursor);
    expect(told(await another.main('GET', `/invoices?limit=1&cursor=${cursor}`))).toMatchObject({ status: 400, rule: 'R78' });
  });
});
