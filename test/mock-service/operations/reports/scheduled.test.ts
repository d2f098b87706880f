// An invoice that is scheduled is owed from its issue date on, in a statement and in an aging report; one that was cancelled never was.
import { expect, it } from 'vitest';
import { withSandbox } from '../../sandbox/with-sandbox.ts';
import { jsonOf } from '../../service/in-process.ts';

type Entries = readonly { readonly type: string; readonly at: string; readonly amount_minor: number }[];

async function scheduled() {
  const sandbox = await withSandbox({ frozen_at: '2026-02-01T09:00:00.000Z' });
  const ask = async (method: string, path: string, body?: unknown) => jsonOf(await sandbox.send(method, path, {}, body));
  const { id: customer_id } = await ask('POST', '/customers', { name: 'Ana' });
  const finalized = async (amount_minor: number, issue_date: string) => {
    const draft = { customer_id, currency: 'BRL', issue_date, days_until_due: 0, lines: [{ description: 'Chá', amount_minor }] };
    const { id } = await ask('POST', '/invoices', draft);
    return ask('POST', `/invoices/${id}/finalize`, {});
  };
  const told = async () => {
    const { entries } = (await ask('GET', `/customers/${customer_id}/statement`)) as { readonly entries: Entries };
    const { totals } = (await ask('GET', `/reports/aging?customer_id=${customer_id}`)) as { readonly totals: readonly unknown[] };
    return { entries: entries.map(({ type, at, amount_minor }) => [type, at, amount_minor]), totals };
  };
  const at = async (time: string) => {
    const { status } = await sandbox.control('POST', `/sandboxes/${sandbox.id}/clock/set`, { at: time });
    expect(status).toBe(200);
  };
  return { ask, finalized, told, at };
}

it('is in no statement and no aging report before its issue date, and in both from then on', async () => {
  const { finalized, told, at } = await scheduled();
  expect(await finalized(500, '2026-02-03')).toMatchObject({ status: 'scheduled' });
  expect(await told()).toStrictEqual({ entries: [], totals: [] });
  await at('2026-02-05T10:00:00.000Z');
  expect(await told()).toMatchObject({
    entries: [['invoice', '2026-02-03T00:00:00.000Z', 500]],
    totals: [{ currency: 'BRL', days_1_30_minor: 500, total_minor: 500 }],
  });
});

it('is in none of them once it was cancelled', async () => {
  const { ask, finalized, told, at } = await scheduled();
  const { id } = await finalized(500, '2026-02-03');
  expect(await ask('POST', `/invoices/${id}/cancel`, {})).toMatchObject({ status: 'cancelled' });
  await at('2026-03-05T10:00:00.000Z');
  expect(await told()).toStrictEqual({ entries: [], totals: [] });
});
