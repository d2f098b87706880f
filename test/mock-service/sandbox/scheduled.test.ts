// An invoice finalized with a later issue date waits for it: issued by the calendar alone, in one jump or many, and never once it is cancelled.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inProcess, jsonOf } from '../service/in-process.ts';
import { type Box, createBox } from './state/boxes.ts';

const START = '2026-02-01T09:00:00.000Z';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Wire = Readonly<Record<string, unknown>>;

async function begun(options: object = {}) {
  const provider = inProcess();
  const box = await createBox(provider, { data: 'empty', frozen_at: START, ...options });
  const call = async (method: string, path: string, body?: unknown): Promise<Wire> => jsonOf(await box.call(method, path, body));
  const advance = (duration_ms: number) => box.control('POST', '/clock/advance', { duration_ms });
  const customer = await call('POST', '/customers', { name: 'Aurora', email: 'caixa@aurora.example' });
  const scheduled = async (issue_date: string, lines: readonly object[] = [{ description: 'Chá', amount_minor: 1000 }], more = {}) => {
    const made = await call('POST', '/invoices', { customer_id: customer.id, currency: 'BRL', issue_date, lines, ...more });
    return call('POST', `/invoices/${made.id}/finalize`);
  };
  const invoice = (id: unknown) => call('GET', `/invoices/${id}`);
  return { provider, box, call, advance, scheduled, invoice, customer };
}

describe('an invoice finalized with a later issue date', () => {
  test('has its number and its due date, and is owed from the first instant of that day in UTC', async () => {
    const { scheduled, invoice, advance } = await begun();
    const before = await scheduled('2026-02-03', undefined, { days_until_due: 10 });
    expect(before).toMatchObject({
      status: 'scheduled',
      number: 'INV-000001',
      due_date: '2026-02-13',
      scheduled_at: START,
      finalized_at: null,
    });
    await advance(39 * HOUR_MS - 1);
    expect(await invoice(before.id)).toEqual(before);
    await advance(1);
    const issued = { status: 'open', finalized_at: '2026-02-03T00:00:00.000Z', amount_remaining_minor: 1000, number: 'INV-000001' };
    expect(await invoice(before.id)).toEqual({ ...before, ...issued, version: 3 });
  });

  test('is issued however late anybody looks, dated on its day', async () => {
    const { scheduled, invoice, box } = await begun();
    const { id } = await scheduled('2026-02-03');
    await box.control('POST', '/clock/set', { at: '2029-07-01T12:00:00Z' });
    expect(await invoice(id)).toMatchObject({ status: 'open', finalized_at: '2026-02-03T00:00:00.000Z' });
  });

  test('is issued before the first call that comes after its day, where the calendar runs by itself', async () => {
    const { scheduled, invoice, provider } = await begun({ frozen_at: undefined });
    const { id } = await scheduled('2026-02-03');
    await provider.clock.advance(3 * DAY_MS);
    expect(await invoice(id)).toMatchObject({ status: 'open', finalized_at: '2026-02-03T00:00:00.000Z' });
  });

  test('is paid on its day when nothing is due: of nothing, or by the credit that there is then', async () => {
    const { scheduled, invoice, advance, call, customer } = await begun();
    const [nothing, covered] = [await scheduled('2026-02-03', []), await scheduled('2026-02-04')];
    const credit = { customer_id: customer.id, currency: 'BRL', lines: [{ description: 'Devolução', amount_minor: -1500 }] };
    await call('POST', `/invoices/${(await call('POST', '/invoices', credit)).id}/finalize`);
    await advance(4 * DAY_MS);
    expect(await invoice(nothing.id)).toMatchObject({ status: 'paid', paid_at: '2026-02-03T00:00:00.000Z' });
    expect(await invoice(covered.id)).toMatchObject({ status: 'paid', paid_at: '2026-02-04T00:00:00.000Z', applied_balance_minor: -1000 });
    expect(await call('GET', `/customers/${customer.id}`)).toMatchObject({ balance_minor: -500 });
  });

  test('with an issue date of today or before is issued at once', async () => {
    const { scheduled } = await begun();
    for (const day of ['2026-02-01', '2026-01-31']) expect(await scheduled(day)).toMatchObject({ status: 'open', scheduled_at: null });
  });

  test('redeems its coupon when it is finalized, once', async () => {
    const { scheduled, call, advance } = await begun();
    const { id: coupon_id } = await call('POST', '/coupons', { percent_off: '10', max_redemptions: 1 });
    await scheduled('2026-02-03', undefined, { coupon_id });
    const redeemed = async () => (await call('GET', '/coupons')).data as readonly Wire[];
    expect(await redeemed()).toMatchObject([{ times_redeemed: 1 }]);
    await advance(3 * DAY_MS);
    expect(await redeemed()).toMatchObject([{ times_redeemed: 1 }]);
  });

  test('takes notes and another due date while it waits', async () => {
    const { scheduled, call } = await begun();
    const { id } = await scheduled('2026-02-03');
    expect(await call('PATCH', `/invoices/${id}`, { memo: 'Obrigado', due_date: '2026-05-01' })).toMatchObject({
      status: 'scheduled',
      memo: 'Obrigado',
      due_date: '2026-05-01',
    });
  });

  test('is the same in a fork and in a restored sandbox', async () => {
    const { scheduled, box, provider } = await begun();
    const { id } = await scheduled('2026-02-03');
    const snapshot = await box.snapshot();
    const fork = (await box.control('POST', '/fork', {})).body;
    const forked = (path: string, body: object) => provider.control('POST', `/sandboxes/${fork.id}${path}`, body);
    await forked('/clock/advance', { duration_ms: 3 * DAY_MS });
    const { result } = (await forked('/operations/get_invoice', { input: { invoice_id: id } })).body;
    expect(result).toMatchObject({ status: 'open' });
    expect(jsonOf(await box.call('GET', `/invoices/${id}`))).toMatchObject({ status: 'scheduled' });
    await box.control('POST', '/clock/advance', { duration_ms: 3 * DAY_MS });
    await box.control('POST', '/restore', snapshot);
    expect(jsonOf(await box.call('GET', `/invoices/${id}`))).toMatchObject({ status: 'scheduled' });
  });
});

describe('what is not owed yet', () => {
  test('is in no statement and in no aging report until its day, nor is what was cancelled', async () => {
    const { scheduled, call, advance, customer } = await begun();
    const { id } = await scheduled('2026-02-03');
    await scheduled('2026-02-05');
    await call('POST', `/invoices/${id}/cancel`);
    const asked = async () => [
      await call('GET', `/customers/${customer.id}/statement?from=2026-01-01&to=2026-02-28`),
      await call('GET', '/reports/aging'),
    ];
    const before = JSON.stringify(await asked());
    expect(before).not.toMatch(/1000|INV-/);
    await advance(5 * DAY_MS);
    expect(JSON.stringify(await asked())).toMatch(/1000/);
    expect(await call('GET', `/invoices?status=cancelled`)).toMatchObject({ data: [{ id }] });
  });
});

describe('a scheduled invoice that is cancelled', () => {
  test('stays on file with its number, and is never issued', async () => {
    const { scheduled, call, advance, invoice } = await begun();
    const { id } = await scheduled('2026-02-03');
    const cancelled = await call('POST', `/invoices/${id}/cancel`);
    expect(cancelled).toMatchObject({ status: 'cancelled', number: 'INV-000001', cancelled_at: START, finalized_at: null });
    await advance(30 * DAY_MS);
    expect(await invoice(id)).toEqual(cancelled);
    expect(await scheduled('2026-02-20')).toMatchObject({ number: 'INV-000002', status: 'open' });
  });

  test('cannot be cancelled once its day has come, wherever the calendar goes then', async () => {
    const { scheduled, call, box } = await begun();
    const { id } = await scheduled('2026-02-03');
    await box.control('POST', '/clock/set', { at: '2026-02-03T00:00:00Z' });
    await box.control('POST', '/clock/set', { at: START });
    expect(await call('POST', `/invoices/${id}/cancel`)).toMatchObject({
      status: 409,
      rule: 'R86',
      allowed_operations: expect.arrayContaining(['void_invoice']),
    });
  });
});

describe('work that falls due', () => {
  test('is done before truth, books, snapshots and set-up are read, and is in no journal', async () => {
    const { scheduled, box, provider } = await begun({ frozen_at: undefined });
    const { id } = await scheduled('2026-02-03');
    const entries = async () => ((await box.control('GET', '/journal')).body.data as readonly unknown[]).length;
    const before = await entries();
    await provider.clock.advance(3 * DAY_MS);
    const { body } = await box.control('GET', '/truth');
    expect(body).toMatchObject({ created: { invoices: [{ id, status: 'open', finalized_at: '2026-02-03T00:00:00.000Z' }] } });
    expect(await entries()).toBe(before);
  });

  const days = fc.array(fc.integer({ min: 2, max: 27 }), { minLength: 1, maxLength: 6 });
  const hours = fc.array(fc.integer({ min: 1, max: 27 * 24 }), { maxLength: 8 });
  const dayOf = (day: number): string => `2026-02-${String(day).padStart(2, '0')}`;
  const state = async (box: Box) => (await box.snapshot()).parts.tenants;

  test('leaves the same in one jump as in many steps, with reads between them', async () => {
    const property = fc.asyncProperty(days, hours, async (issued, stops) => {
      const [jumping, stepping] = [await begun(), await begun()];
      for (const each of [jumping, stepping]) for (const day of issued) await each.scheduled(dayOf(day));
      for (const hour of [...new Set(stops)].toSorted((a, b) => a - b)) {
        await stepping.box.control('POST', '/clock/set', { at: new Date(Date.parse(START) + hour * HOUR_MS).toISOString() });
        await stepping.call('GET', '/invoices');
      }
      for (const { box } of [jumping, stepping]) await box.control('POST', '/clock/set', { at: '2026-03-01T00:00:00Z' });
      expect(await state(stepping.box)).toEqual(await state(jumping.box));
    });
    await fc.assert(property, { numRuns: 25 });
  });
});
