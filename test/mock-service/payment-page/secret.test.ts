// The secret of a payment link: in no log, from the seed, and of one sandbox and one tenant alone.
import { describe, expect, test } from 'vitest';
import { linkSandbox } from './link-sandbox.ts';

describe('the secret of a link', () => {
  test('is in no journal, whatever was asked for at its address', async () => {
    const { visit, control, link } = await linkSandbox();
    const token = link.url_path.slice('/pay/'.length);
    await visit('GET');
    await visit('POST', { payment_method_id: token });
    await visit('PUT', {});
    await visit('GET', undefined, {}, `${link.url_path}?token=${token}`);
    await visit('GET', undefined, {}, `${link.url_path}/more`);
    await visit('GET', undefined, {}, `/v1${link.url_path}`);
    const { body } = await control('GET', '/journal?limit=100');
    const entries = body.data as unknown as readonly { path: string; operation: string | null; body: unknown; credential: unknown }[];
    expect(JSON.stringify(entries)).not.toContain(token);
    const paths = entries.filter(({ path }) => path.startsWith('/pay'));
    expect(paths.map(({ path, operation, body: kept }) => [path, operation, kept])).toEqual([
      ['/pay/{token}', 'view_payment_page', { payment_link_id: link.id }],
      ['/pay/{token}', 'pay_payment_link', { payment_link_id: link.id }],
      ['/pay/{token}', null, {}],
      ['/pay/{token}', 'view_payment_page', { payment_link_id: link.id }],
      ['/pay/{token}', null, {}],
      ['/pay/{token}', null, null],
    ]);
  });

  test('comes from the seed: the same again for the same calls, and not to be told from the link’s id', async () => {
    const [one, same, other] = [await linkSandbox({ seed: 'a' }), await linkSandbox({ seed: 'a' }), await linkSandbox({ seed: 'b' })];
    expect(one.link.url_path).toBe(same.link.url_path);
    expect(one.link.url_path).not.toBe(other.link.url_path);
    expect(one.link.url_path).not.toContain(one.link.id.slice('plink_'.length).slice(0, 6));
  });

  test('opens nothing in another sandbox, even of the same seed', async () => {
    const { provider, link, visits } = await linkSandbox({ seed: 'overdue' });
    const { body } = await provider.control('POST', '/sandboxes', { seed: 'overdue' });
    const { reply } = await provider.handle({
      method: 'GET',
      path: `/s/${body.id}${link.url_path}`,
      query: '',
      headers: {},
      body: new Uint8Array(),
    });
    expect(reply?.status).toBe(404);
    expect(await visits()).toEqual([]);
  });

  test('is of the tenant whose invoice it is, and of no use while that is suspended', async () => {
    const { visit, control, visits } = await linkSandbox();
    await control('POST', '/tenants/main/suspend');
    expect((await visit('POST')).json).toMatchObject({ rule: 'R82' });
    await control('POST', '/tenants/main/reinstate');
    expect((await visit('POST')).json).toMatchObject({ status: 'paid' });
    expect(await visits()).toEqual(['paid']);
  });
});
