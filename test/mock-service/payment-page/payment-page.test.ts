// A payment link's address: whoever has it sees what is to be paid and pays it, once; each visit leaves a row.
import { describe, expect, test } from 'vitest';
import { MAX_VISITS } from '../../../mock-service/operations/sales/pay-link.ts';
import { linkVisitSchema } from '../../../mock-service/wire/sales/sales-schemas.ts';
import { linkSandbox } from './link-sandbox.ts';

describe('a payment link', () => {
  test('shows what is to be paid as JSON, without a credential', async () => {
    const { visit, visits, link } = await linkSandbox();
    const seen = await visit('GET');
    expect(seen.status).toBe(200);
    expect(seen.json).toEqual({
      object: 'payment_page',
      status: 'payable',
      invoice_number: 'INV-000028',
      memo: null,
      amount_minor: 12_345,
      currency: 'BRL',
      due_date: '2026-03-03',
      expires_at: '2026-02-08T09:00:00.000Z',
      payment_id: null,
    });
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });
    expect(link).toMatchObject({ expires_at: '2026-02-08T09:00:00.000Z', payment_id: null });
    expect(link.url_path).toMatch(/^\/pay\/[a-z0-9]{32}$/);
    expect(await visits()).toEqual(['viewed']);
  });

  test('is paid with a card: the payment is the invoice’s, through the link, and the invoice is paid', async () => {
    const { visit, visits, api, link, invoiceId } = await linkSandbox();
    const paid = await visit('POST', { payment_method_id: 'pm_card_mastercard' });
    expect(paid.json).toMatchObject({ status: 'paid', amount_minor: 12_345 });
    const { json: payments } = await api(`GET /payments?invoice_id=${invoiceId}`);
    expect(payments.data).toMatchObject([
      {
        id: paid.json.payment_id,
        payment_method_id: 'pm_card_mastercard',
        payment_link_id: link.id,
        amount_minor: 12_345,
        status: 'succeeded',
      },
    ]);
    expect((await api(`GET /invoices/${invoiceId}`)).json).toMatchObject({ status: 'paid', amount_remaining_minor: 0 });
    expect((await api(`GET /payment_links/${link.id}`)).json).toMatchObject({ payment_id: paid.json.payment_id, version: 2 });
    expect(await visits()).toEqual(['paid']);
  });

  test.each<[how: string, sent: unknown, headers?: Record<string, string>]>([
    ['nothing', undefined],
    ['an empty object', {}],
    ['a form', 'payment_method_id=pm_card_visa&_csrf=1'],
    ['a form without a card', 'other=1'],
    ['JSON of another type of JSON', { payment_method_id: 'pm_card_visa' }, { 'content-type': 'application/vnd.api+json; charset=utf-8' }],
  ])('may be paid by sending %s', async (_how, sent, headers) => {
    const { visit } = await linkSandbox();
    expect((await visit('POST', sent, headers)).json).toMatchObject({ status: 'paid' });
  });

  test('that is paid is not paid again: the second payer is told of the first payment, later too', async () => {
    const { visit, visits, api, invoiceId, control } = await linkSandbox();
    const first = await visit('POST');
    const [second, declined] = [await visit('POST'), await visit('POST', { payment_method_id: 'pm_card_chargeDeclined' })];
    await control('POST', '/clock/advance', { duration_ms: 30 * 86_400_000 });
    const [late, seen] = [await visit('POST'), await visit('GET')];
    for (const { status, json } of [second, declined, late, seen]) {
      expect(status).toBe(200);
      expect(json).toEqual(first.json);
    }
    const { json: payments } = await api(`GET /payments?invoice_id=${invoiceId}`);
    expect(payments.data).toHaveLength(1);
    expect(await visits()).toEqual(['paid', 'viewed', 'viewed', 'viewed', 'viewed']);
  });

  test('is for what remains when it is paid', async () => {
    const { visit, made, invoiceId } = await linkSandbox();
    await made(`POST /invoices/${invoiceId}/payments`, { amount_minor: 2_345 });
    expect((await visit('GET')).json).toMatchObject({ amount_minor: 10_000 });
    expect((await visit('POST')).json).toMatchObject({ amount_minor: 10_000, status: 'paid' });
  });

  test('has a last instant of its own, if that is asked for', async () => {
    const { linkTo, openInvoice, visit, control } = await linkSandbox();
    const link = await linkTo(await openInvoice(), { expires_at: '2026-02-01T10:00:00+01:00', reference: 'never' }).catch((error) =>
      String(error),
    );
    expect(link).toContain('R100');
    const brief = await linkTo(await openInvoice(), { expires_at: '2026-02-01T10:00:01+01:00' });
    await control('POST', '/clock/advance', { duration_ms: 999 });
    expect((await visit('GET', undefined, {}, brief.url_path)).status).toBe(200);
    await control('POST', '/clock/advance', { duration_ms: 1 });
    expect((await visit('GET', undefined, {}, brief.url_path)).json).toMatchObject({ rule: 'R101' });
  });
});

describe('visits', () => {
  test('are rows of the truth, in their own form', async () => {
    const { visit, truth, link } = await linkSandbox();
    await visit('GET');
    await visit('POST', { payment_method_id: 'pm_card_chargeDeclined' });
    const { link_visits: seen = [] } = (await truth()).created;
    expect(seen.map((row) => linkVisitSchema.safeParse(row).error)).toEqual([undefined, undefined]);
    expect(seen).toMatchObject([
      { link_id: link.id, kind: 'viewed', reason: null, at: '2026-02-01T09:00:00.000Z' },
      { link_id: link.id, kind: 'refused', reason: 'R48' },
    ]);
  });

  test('to look at the head of a page are none', async () => {
    const { visit, visits } = await linkSandbox();
    const head = await visit('HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(await visits()).toEqual([]);
  });

  test(`that pay nothing are kept ${MAX_VISITS} times, one that pays always`, async () => {
    const { visit, visits } = await linkSandbox();
    for (let n = 0; n < MAX_VISITS + 5; n += 1) await visit('GET');
    await visit('POST');
    await visit('GET');
    expect(await visits()).toEqual([...Array.from({ length: MAX_VISITS }, () => 'viewed'), 'paid']);
  });
});
