// Faults meet the payment page as they meet the token endpoint: on the wire, before access, and after a payment was committed.
import { describe, expect, test } from 'vitest';
import { advanceUntil } from '../../../mock-service/determinism/advance-until.ts';
import { FAULTS } from '../../../mock-service/faults/index.ts';
import { VOCABULARY } from '../../../mock-service/sandbox/vocabulary.ts';
import { linkSandbox } from './link-sandbox.ts';

const lost = { 'overdue-fault': 'lost_reply;how="reset"' };

describe('the payment page under faults', () => {
  test('may lose the answer of a payment, which is found by the next visit', async () => {
    const { deliver, visit, visits, control } = await linkSandbox();
    const first = await deliver('POST', undefined, lost);
    expect(first).toMatchObject({ commit: 'committed', reply: null, leaves: { kind: 'reset' } });
    expect((await visit('POST')).json).toMatchObject({ status: 'paid', amount_minor: 12_345 });
    expect(await visits()).toEqual(['paid', 'viewed']);
    const { body } = await control('GET', '/journal?limit=100');
    const paid = (body.data as unknown as readonly { operation: string; commit: string }[]).filter(
      ({ operation }) => operation === 'pay_payment_link',
    );
    expect(paid.map(({ commit }) => commit)).toEqual(['committed', 'replayed']);
  });

  test('may be turned away before anything is done, and leaves no visit', async () => {
    const { visit, visits, control } = await linkSandbox();
    const armed = await control('POST', '/rules', {
      fault: 'error_status',
      params: { status: 503 },
      match: { operation: 'pay_payment_link' },
      at: 'before_access',
    });
    expect(armed.status).toBe(201);
    expect((await visit('POST')).status).toBe(503);
    expect((await visit('GET')).status).toBe(200);
    expect(await visits()).toEqual(['viewed']);
  });

  test('may be cut short: the page, and the answer to a payment', async () => {
    const { deliver } = await linkSandbox();
    for (const [method, commit] of [
      ['GET', 'none'],
      ['POST', 'committed'],
    ] as const) {
      const cut = await deliver(method, undefined, { 'overdue-fault': 'truncate;at="on_wire"' });
      expect(cut).toMatchObject({ commit, leaves: { kind: 'truncate' } });
    }
  });

  test('is matched by its operation, its method, its path and its card', async () => {
    const { visit, control, link } = await linkSandbox();
    const arm = (match: object) =>
      control('POST', '/rules', { fault: 'error_status', params: { status: 500 }, at: 'before_access', match, trigger: { nth: 1 } });
    const matches = [{ operation: 'view_payment_page' }, { method: 'GET', path: '/pay/*' }, { path: link.url_path, method: 'GET' }];
    for (const match of matches) {
      expect((await arm(match)).status).toBe(201);
      expect((await visit('GET')).status).toBe(500);
      expect((await visit('GET')).status).toBe(200);
    }
    expect((await arm({ operation: 'pay_payment_link', body: { payment_method_id: 'pm_card_mastercard' } })).status).toBe(201);
    expect((await visit('POST', { payment_method_id: 'pm_card_visa' })).status).toBe(200);
    expect((await visit('POST', { payment_method_id: 'pm_card_mastercard' })).status).toBe(500);
  });

  test.each([
    ['before_operation', { operation: 'pay_payment_link' }],
    ['after_commit', { operation: 'view_payment_page' }],
  ])('refuses a rule that could never fire: %s of %j', async (at, match) => {
    const { control } = await linkSandbox();
    const { status } = await control('POST', '/rules', { fault: 'latency', params: { delay_ms: 1 }, at, match });
    expect(status).toBe(422);
  });

  test('is in the vocabulary of rules: looking commits nothing, paying does', () => {
    expect(VOCABULARY.operations.view_payment_page).toMatchObject({ commits: false, method: 'GET', path: '/pay/{token}', endpoint: true });
    expect(VOCABULARY.operations.pay_payment_link).toMatchObject({ commits: true, method: 'POST', path: '/pay/{token}', endpoint: true });
  });

  test.each(FAULTS.filter(({ allowedAt }) => allowedAt.includes('on_wire')).map(({ kind }) => kind))(
    '%s on the wire costs no payment and pays none twice',
    async (kind) => {
      const { provider, deliver, visit, api, invoiceId } = await linkSandbox();
      const needs: Readonly<Record<string, string>> = {
        latency: ';delay_ms=5',
        drip: ';chunk_bytes=1000;every_ms=0',
        error_status: ';status=500',
        upload: '',
      };
      const header = `${kind}${needs[kind] ?? ''};at="on_wire"`;
      const spoiled = await advanceUntil(provider.clock, deliver('POST', undefined, { 'overdue-fault': header }));
      expect(spoiled.reply === null || spoiled.reply.status !== 400 || !String(spoiled.reply.body).includes('overdue_fault_invalid')).toBe(
        true,
      );
      expect((await visit('POST')).json).toMatchObject({ status: 'paid' });
      const { json } = await api(`GET /payments?invoice_id=${invoiceId}`);
      expect(json.data).toHaveLength(1);
    },
  );
});
