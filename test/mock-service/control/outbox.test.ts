// The outbox: what a test reads of what would have been sent, and of visits to payment links; and what a sending that fails leaves there.
import { describe, expect, test } from 'vitest';
import { createBox } from '../sandbox/state/boxes.ts';
import { inProcess, jsonOf } from '../service/in-process.ts';

interface Item {
  readonly object: 'message' | 'link_visit';
  readonly id: string;
  readonly purpose?: string;
  readonly to?: string;
  readonly invoice_id: string;
  readonly text?: string;
  readonly kind?: string;
  readonly created_at?: string;
  readonly at?: string;
}

/** A sandbox on a calendar that stands, with an invoice that is past due. */
async function boxWith(options: object = {}) {
  const provider = inProcess();
  const box = await createBox(provider, { seed: 'default', frozen_at: '2026-03-02T09:30:00Z', ...options });
  const overdue = box.handles['invoice.open_with_credit'] ?? '';
  const outbox = async (query = '') =>
    (await box.control('GET', `/outbox${query}`)).body as unknown as { data: Item[]; truncated: boolean };
  const send = (headers: Record<string, string> = {}, invoiceId = overdue) =>
    box.call('POST', `/invoices/${invoiceId}/send`, undefined, headers);
  const remind = (headers: Record<string, string> = {}, invoiceId = overdue) =>
    box.call('POST', `/invoices/${invoiceId}/reminders`, {}, headers);
  const advance = (duration_ms: number) => box.control('POST', '/clock/advance', { duration_ms });
  return { provider, box, overdue, outbox, send, remind, advance };
}

describe('the outbox', () => {
  test('of a new sandbox is empty: the seed has sent nothing', async () => {
    const { outbox } = await boxWith();
    expect(await outbox()).toEqual({ data: [], truncated: false });
  });

  test('has what was sent, as the truth has it', async () => {
    const { provider, box, overdue, outbox, remind } = await boxWith();
    const reminded = jsonOf(await remind());
    expect(reminded).toMatchObject({ object: 'invoice', id: overdue, reminders_count: 1, reminded_at: '2026-03-02T09:30:00.000Z' });
    const { data } = await outbox();
    expect(data).toEqual([
      {
        object: 'message',
        id: expect.stringMatching(/^msg_/),
        channel: 'email',
        purpose: 'reminder',
        to: 'gubio-reis@example.com',
        language: 'pt-BR',
        subject: 'Pagamento necessário: fatura INV-000012 vencida há 87 dias',
        text: expect.stringContaining('R$ 1.145,00'),
        invoice_id: overdue,
        customer_id: reminded.customer_id,
        tone: 'firm',
        created_at: '2026-03-02T09:30:00.000Z',
      },
    ]);
    expect((await provider.truth(box.id)).created.messages).toEqual(data);
  });

  test('has messages and visits in order of time, visits with the invoice of their link', async () => {
    const { box, overdue, outbox, send, remind, advance } = await boxWith();
    await send();
    const link = jsonOf(await box.call('POST', `/invoices/${overdue}/payment_links`, {}));
    await advance(1000);
    await box.visit('GET', String(link.url_path));
    await advance(1000);
    await remind();
    const { data } = await outbox();
    expect(data.map(({ object, purpose, kind, invoice_id }) => [object, purpose ?? kind, invoice_id])).toEqual([
      ['message', 'invoice', overdue],
      ['link_visit', 'viewed', overdue],
      ['message', 'reminder', overdue],
    ]);
    expect(data[2]?.text).toContain(String(link.url_path));
    expect(data.map(({ created_at, at }) => created_at ?? at)).toEqual([
      '2026-03-02T09:30:00.000Z',
      '2026-03-02T09:30:01.000Z',
      '2026-03-02T09:30:02.000Z',
    ]);
  });

  test('is filtered by purpose, address, invoice and time, and shows the last so many', async () => {
    const { box, overdue, outbox, send, remind, advance } = await boxWith();
    const other = box.handles['invoice.discounted'] ?? '';
    await send();
    await send({}, other);
    await advance(60_000);
    await remind();
    const link = jsonOf(await box.call('POST', `/invoices/${overdue}/payment_links`, {}));
    await box.visit('GET', String(link.url_path));
    const [invoice, receipt, reminder, visit] = (await outbox()).data.map(({ id }) => id);
    const shown = async (query: string) => (await outbox(query)).data.map(({ id }) => id);
    expect(await shown('?purpose=receipt')).toEqual([receipt]);
    expect(await shown('?to=gubio-reis%40example.com')).toEqual([invoice, reminder]);
    expect(await shown(`?invoice_id=${overdue}`)).toEqual([invoice, reminder, visit]);
    expect(await shown('?since=2026-03-02T09:31:00Z')).toEqual([reminder, visit]);
    expect(await shown('?since=2026-03-02T06:30:59-03:00')).toEqual([reminder, visit]);
    expect(await shown('?since=2026-03-02T09:31:00.001Z')).toEqual([]);
    expect(await shown(`?purpose=invoice&to=gubio-reis%40example.com&invoice_id=${overdue}`)).toEqual([invoice]);
    expect(await outbox('?limit=3')).toMatchObject({ data: [{ id: receipt }, { id: reminder }, { id: visit }], truncated: true });
    expect((await outbox('?limit=4')).truncated).toBe(false);
  });

  test.each([
    ['?purpose=newsletter', 'purpose'],
    ['?since=yesterday', 'since'],
    ['?limit=0', 'limit'],
    ['?page=2', 'page'],
  ])('refuses %s', async (query, path) => {
    const { box } = await boxWith();
    const { status, body } = await box.control('GET', `/outbox${query}`);
    expect([status, body.errors[0]?.path]).toEqual([422, path]);
  });

  test('has nothing of another tenant, nor of another sandbox', async () => {
    const { provider, box, outbox } = await boxWith();
    const { body } = await box.control('GET', '');
    const authorization = `Bearer ${body.credentials.other_tenant?.secret}`;
    const sent = await box.call('POST', `/invoices/${box.handles['other.invoice.open']}/send`, undefined, { authorization });
    expect(sent.status).toBe(200);
    const neighbour = await createBox(provider);
    await neighbour.call('POST', `/invoices/${neighbour.handles['invoice.open']}/send`);
    expect((await outbox()).data).toEqual([]);
  });

  test('goes where its sandbox goes: into forks and snapshots, and is empty after a reset', async () => {
    const { provider, box, outbox, remind } = await boxWith();
    await remind();
    const before = await outbox();
    const fork = (await box.control('POST', '/fork', {})).body.id;
    expect((await provider.control('GET', `/sandboxes/${fork}/outbox`)).body).toEqual(before);
    const snapshot = await box.snapshot();
    expect((await box.control('POST', '/reset', {})).status).toBe(200);
    expect((await outbox()).data).toEqual([]);
    expect((await box.control('POST', '/restore', snapshot)).status).toBe(200);
    expect(await outbox()).toEqual(before);
    // The quota goes on from there, too.
    await remind();
    expect((await outbox()).data).toHaveLength(2);
  });

  test('is read while every call of the sandbox fails', async () => {
    const { box, outbox, remind } = await boxWith();
    await remind();
    await box.control('POST', '/rules', { fault: 'reset', at: 'on_wire' });
    expect((await outbox()).data).toHaveLength(1);
  });
});

describe('a sending that goes wrong', () => {
  const LOST = { fault: 'lost_reply', match: { operation: 'send_payment_reminder' }, trigger: { first: 1 } };

  test('whose reply is lost has been sent all the same', async () => {
    const { box, outbox, remind } = await boxWith();
    await box.control('POST', '/rules', LOST);
    await expect(remind()).rejects.toThrow('expected a reply');
    expect((await outbox()).data).toHaveLength(1);
  });

  test('and is repeated without a key is two mails to the customer', async () => {
    const { box, outbox, remind } = await boxWith();
    await box.control('POST', '/rules', LOST);
    await expect(remind()).rejects.toThrow('expected a reply');
    expect(jsonOf(await remind())).toMatchObject({ reminders_count: 2 });
    expect((await outbox('?purpose=reminder')).data).toHaveLength(2);
  });

  test('and is repeated under its key is one', async () => {
    const { box, outbox, remind } = await boxWith();
    await box.control('POST', '/rules', LOST);
    const key = { 'idempotency-key': 'remind once' };
    await expect(remind(key)).rejects.toThrow('expected a reply');
    const replayed = await remind(key);
    expect([replayed.status, replayed.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(jsonOf(replayed)).toMatchObject({ reminders_count: 1 });
    expect((await outbox('?purpose=reminder')).data).toHaveLength(1);
  });

  test.each([
    ['answered by a fault before it ran', { fault: 'error_status', params: { status: 503 } }, 503],
    ['refused by a rule', { fault: 'refuse', params: { rule: 'R58' } }, 409],
  ])('because it was %s was never sent', async (_why, rule, status) => {
    const { box, outbox, send } = await boxWith();
    await box.control('POST', '/rules', rule);
    expect((await send()).status).toBe(status);
    expect((await outbox()).data).toEqual([]);
  });

  test('because of a stale version was never sent', async () => {
    const { outbox, send } = await boxWith();
    expect((await send({ 'if-match': '"99"' })).status).toBe(412);
    expect((await outbox()).data).toEqual([]);
  });
});

describe('the quota of e-mails (R60)', () => {
  test('is 429 with the wait until the next day and the quota that is used up', async () => {
    const { outbox, send, remind } = await boxWith({ profile: { emails_per_day: 1 }, rate_limit: null });
    expect((await send()).status).toBe(200);
    const refused = await remind();
    expect([refused.status, jsonOf(refused)]).toMatchObject([
      429,
      { code: 'quota_exceeded', rule: 'R60', type: 'urn:overdue:problem:quota_exceeded' },
    ]);
    expect(refused.headers).toMatchObject({
      'retry-after': '52200',
      ratelimit: '"emails";r=0;t=52200',
      'ratelimit-policy': '"emails";q=1;w=86400',
    });
    expect((await outbox()).data).toHaveLength(1);
  });

  test('stands behind the quota of calls, which the answer says too', async () => {
    const { send } = await boxWith({ profile: { emails_per_day: 0 } });
    expect((await send()).headers).toMatchObject({
      ratelimit: expect.stringMatching(/^"default";r=199;t=1, "emails";r=0;t=52200$/),
      'ratelimit-policy': '"default";q=200;w=2, "emails";q=0;w=86400',
    });
  });

  test('is there again on the next day, and no key keeps the refusal', async () => {
    const { outbox, send, advance } = await boxWith({ profile: { emails_per_day: 1 } });
    const key = { 'idempotency-key': 'send it tomorrow' };
    expect((await send()).status).toBe(200);
    expect((await send(key)).status).toBe(429);
    expect((await send(key)).status).toBe(429);
    await advance(52_200_000);
    const sent = await send(key);
    expect([sent.status, sent.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect((await send(key)).headers['idempotent-replayed']).toBe('true');
    expect((await outbox()).data).toHaveLength(2);
  });

  test('is each tenant’s own', async () => {
    const { box, send } = await boxWith({ profile: { emails_per_day: 1 } });
    expect((await send()).status).toBe(200);
    const { body } = await box.control('GET', '');
    const authorization = `Bearer ${body.credentials.other_tenant?.secret}`;
    expect((await send({ authorization }, box.handles['other.invoice.open'])).status).toBe(200);
  });

  test('is used up by set-up, which it refuses as it refuses a call', async () => {
    const { box, overdue, send } = await boxWith({ profile: { emails_per_day: 1 } });
    const setUp = () => box.control('POST', '/operations/send_invoice', { input: { invoice_id: overdue } });
    expect((await setUp()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect(await setUp()).toMatchObject({ status: 429, body: { code: 'quota_exceeded' } });
  });
});
