// What a payer is refused: each leaves a visit with its rule, and no payment; a link that is none leaves nothing.
import { describe, expect, test } from 'vitest';
import { linkSandbox } from './link-sandbox.ts';

describe('a visit is refused', () => {
  test.each([
    ['R101', 410, 'payment_link_expired'],
    ['R41', 409, 'invoice_already_paid'],
    ['R42', 409, 'invalid_transition'],
  ])('by R101, R41 or R42, to look and to pay alike: %s is %i', async (rule, status, code) => {
    const { visit, visits, made, control, invoiceId, api } = await linkSandbox();
    if (rule === 'R101') await control('POST', '/clock/advance', { duration_ms: 7 * 86_400_000 });
    if (rule === 'R41') await made(`POST /invoices/${invoiceId}/mark_paid`);
    if (rule === 'R42') await made(`POST /invoices/${invoiceId}/void`);
    const before = (await api(`GET /payments?invoice_id=${invoiceId}`)).json;
    for (const method of ['GET', 'POST']) {
      const answer = await visit(method);
      expect(answer.status).toBe(status);
      expect(answer.json).toMatchObject({ rule, code });
      // What may be done to the invoice is not the payer's business.
      expect(answer.json.allowed_operations).toBeUndefined();
      expect(answer.headers['content-type']).toBe('application/problem+json');
    }
    expect((await api(`GET /payments?invoice_id=${invoiceId}`)).json).toEqual(before);
    expect(await visits()).toEqual([`refused ${rule}`, `refused ${rule}`]);
  });

  test.each([
    ['pm_card_chargeDeclinedInsufficientFunds', 402, 'R48', { decline_code: 'insufficient_funds' }],
    ['pm_card_threeDSecure2Required', 402, 'R49', {}],
    ['default', 422, 'R103', { code: 'payment_method_mismatch' }],
  ])('on the card %s: %i, and another card pays then', async (payment_method_id, status, rule, more) => {
    const { visit, visits } = await linkSandbox();
    const answer = await visit('POST', { payment_method_id });
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ rule, ...more });
    expect((await visit('POST')).json).toMatchObject({ status: 'paid' });
    expect(await visits()).toEqual([`refused ${rule}`, 'paid']);
  });

  test('R103 on a card that is on file: a link is no right to it', async () => {
    const { visit, made, provider, root } = await linkSandbox();
    expect(root).toMatch(/^\/s\//);
    const customers = await made('GET /customers?limit=1');
    const [customer] = customers.data as readonly { id: string }[];
    const card = await made(`POST /customers/${customer?.id}/payment_methods`, { payment_method: 'pm_card_visa' });
    expect((await visit('POST', { payment_method_id: card.id })).json).toMatchObject({ rule: 'R103' });
    expect(provider.defects).toEqual([]);
  });

  test('R102 where there is no such link, with no hint of what there is, and no trace', async () => {
    const { visit, visits, link } = await linkSandbox();
    const answers = [];
    for (const token of ['x', 'a'.repeat(32), link.id, `${link.url_path.slice(5)}a`, link.url_path.slice(5).toUpperCase(), '%00', 'é'])
      answers.push(await visit('GET', undefined, {}, `/pay/${token}`));
    expect(answers.map(({ status, json }) => `${status} ${String(json.rule)} ${String(json.detail)}`)).toEqual(
      answers.map(() => '404 R102 Refused: no payment link has this address.'),
    );
    expect(await visits()).toEqual([]);
  });

  test('before it is one: other methods, longer paths, bodies that cannot be read', async () => {
    const { visit, visits, link } = await linkSandbox();
    const to = async (method: string, path: string, sent?: unknown, headers = {}) => {
      const { status, json } = await visit(method, sent, headers, path);
      return `${status} ${String(json.code)}`;
    };
    expect(await to('PUT', link.url_path, {})).toBe('405 method_not_allowed');
    expect(await to('GET', `${link.url_path}/more`)).toBe('404 route_not_found');
    expect(await to('GET', '/pay/')).toBe('404 route_not_found');
    expect(await to('POST', link.url_path, [])).toBe('400 malformed');
    expect(await to('POST', link.url_path, { payment_method_id: 7 })).toBe('400 malformed');
    expect(await to('POST', link.url_path, 'payment_method_id=')).toBe('400 malformed');
    expect(await to('POST', link.url_path, 'x', { 'content-type': 'text/plain' })).toBe('415 unsupported_media_type');
    expect(await visits()).toEqual([]);
  });

  test('by R73 while another write holds the invoice', async () => {
    const { provider, api, visit, invoiceId } = await linkSandbox();
    const slow = api(`POST /invoices/${invoiceId}/send`, undefined, { 'overdue-fault': 'latency;delay_ms=1000;at="before_operation"' });
    await Promise.resolve();
    expect((await visit('POST')).json).toMatchObject({ rule: 'R73' });
    await provider.clock.advance(1000);
    expect((await slow).status).toBe(200);
    expect((await visit('POST')).json).toMatchObject({ status: 'paid' });
  });
});
