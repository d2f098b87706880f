// A document that is no whole snapshot of this release is refused with its reason, and the sandbox is as it was.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { checksumOf, type Snapshot } from '../../../../mock-service/sandbox/snapshot/document.ts';
import { callOf, inProcess, jsonOf } from '../../service/in-process.ts';
import { type Box, CHANGES, createBox, PART_NAMES } from './boxes.ts';
import { resealed } from './resealed.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

let provider: ReturnType<typeof inProcess>;
let box: Box;
let whole: Snapshot;

beforeAll(async () => {
  provider = inProcess();
  box = await createBox(provider, { seed: 'one' });
  for (const each of PART_NAMES) await CHANGES[each](box, 1);
  await box.call('POST', `/invoices/${box.handles['invoice.open']}/payments`, { amount_minor: 100 }, { 'idempotency-key': 'pay' });
  const draft = JSON.parse(
    String((await box.call('POST', '/invoices', { customer_id: box.handles['customer.brazilian'], currency: 'BRL' })).body),
  );
  await box.call('DELETE', `/invoices/${draft.id}`);
  await box.call('PATCH', `/customers/${box.handles['customer.portuguese']}`, { name: 'Outra' });
  await box.call('POST', '/products', { name: 'Café', unit_amount_minor: '1250', currency: 'BRL' });
  whole = await box.snapshot();
});

/** What is answered to a document, and that nothing changed. */
async function refusal(document: unknown): Promise<{ readonly status: number; readonly code: string; readonly paths: readonly string[] }> {
  const before = await box.snapshot();
  const { status, body } = await box.control('POST', '/restore', document);
  expect(await box.snapshot()).toEqual(before);
  return { status, code: body.code, paths: (body.errors ?? []).map(({ path }) => path) };
}

const row = (table: string, n = 0) => `parts.tenants.main.store.tables.${table}.rows.${n}`;
type Loose = Record<string, never>;
const store = (copy: never) =>
  (copy as Snapshot).parts.tenants.main.store as never as {
    tables: Record<string, { rows: { row: Loose }[]; added: string[] }>;
    counters: Record<string, number>;
    history: Loose[];
  };
const set = (target: unknown, name: string, value: unknown) => Object.assign(target as object, { [name]: value });

describe('a document is refused', () => {
  test.each<[what: string, path: string, document: () => unknown]>([
    ['is empty', 'format', () => ({})],
    ['is another one', 'format', () => ({ ...whole, format: 'har' })],
    ['is of a later version', 'version', () => ({ ...whole, version: 2 })],
    ['has another checksum', 'checksum', () => ({ ...whole, checksum: `sha256:${'0'.repeat(64)}` })],
    ['was cut short', 'checksum', () => ({ ...whole, parts: { ...whole.parts, journal: { dropped: 0, lines: [] } } })],
    ['has a part too few', 'parts.limits', () => resealed(whole, ({ parts }: { parts: Loose }) => delete parts.limits)],
    ['has a part too many', 'parts.webhooks', () => resealed(whole, ({ parts }: never) => set(parts, 'webhooks', []))],
    [
      'has a member that nobody knows',
      `${row('customers')}.row.vip`,
      () => resealed(whole, (copy) => set(store(copy).tables.customers?.rows[0]?.row, 'vip', true)),
    ],
    [
      'has another type',
      `${row('customers')}.row.name`,
      () => resealed(whole, (copy) => set(store(copy).tables.customers?.rows[0]?.row, 'name', 7)),
    ],
    [
      'was made with other seed data',
      'made_with.seed_data',
      () => resealed(whole, ({ made_with }: never) => set(made_with, 'seed', 'two')),
    ],
    [
      'has a row that is somewhere else',
      row('customers'),
      () => resealed(whole, (copy) => set(store(copy).tables.customers?.rows[0], 'sequence', 0)),
    ],
    [
      'has a row twice',
      'parts.tenants.main.store.tables.customers.rows',
      () => resealed(whole, (copy) => store(copy).tables.customers?.rows.push(...(store(copy).tables.customers?.rows ?? []))),
    ],
    [
      'has ids that nobody gave',
      'parts.tenants.main.store.tables.customers.added',
      () => resealed(whole, (copy) => set(store(copy).tables.customers?.added, '0', `cus_${'0'.repeat(20)}`)),
    ],
    ['has counters that fell', 'parts.tenants.main.store.counters', () => resealed(whole, (copy) => set(store(copy).counters, 'id', 1))],
    [
      'has a past that never was',
      'parts.tenants.main.store.history.0',
      () =>
        resealed(whole, (copy) =>
          set(store(copy).history[0], 'tables', { customers: [{ id: 'cus_x', sequence: 3, origin: 'call', row: null }] }),
        ),
    ],
    [
      'has money that does not add up',
      'parts.tenants.main.store.tables',
      () => resealed(whole, (copy) => set(store(copy).tables.payments?.rows[0]?.row, 'amountMinor', 99)),
    ],
    [
      'names a customer that is not there',
      'parts.tenants.main.store.tables.payments',
      () => resealed(whole, (copy) => set(store(copy).tables.payments?.rows[0]?.row, 'customerId', 'cus_nobody')),
    ],
    [
      'has a rule that could never fire',
      'parts.plan.rules.0.rule.match.path',
      () => resealed(whole, ({ parts }: never) => set((parts as Snapshot['parts']).plan.rules[0]?.rule.match, 'path', '/nowhere')),
    ],
    [
      'has more in a bucket than it holds',
      'parts.limits.buckets',
      () => resealed(whole, ({ parts }: never) => set((parts as Snapshot['parts']).limits.buckets['key:default'], 'level', 200_001)),
    ],
    [
      'has a bucket and no limit',
      'parts.limits.buckets',
      () => resealed(whole, ({ made_with }: never) => set(made_with, 'rateLimit', null)),
    ],
    [
      'has a journal with a gap',
      'parts.journal.lines',
      () => resealed(whole, ({ parts }: never) => set((parts as Snapshot['parts']).journal, 'dropped', 3)),
    ],
    [
      'stands at no time',
      'parts.calendar.now_ms',
      () => resealed(whole, ({ parts }: never) => set((parts as Snapshot['parts']).calendar, 'now_ms', -1)),
    ],
  ])('that %s: %s', async (_what, path, document) => {
    const { status, code, paths } = await refusal(document());
    expect([status, code]).toEqual([422, 'snapshot_refused']);
    expect(paths).toContain(path);
  });

  test('whose JSON was torn: as any body that is none', async () => {
    const text = JSON.stringify(whole);
    const torn = new TextEncoder().encode(text.slice(0, text.length - 100));
    const call = { ...callOf('POST', `/__overdue/sandboxes/${box.id}/restore`, {}), body: torn };
    const reply = await provider.service.control(call);
    expect([reply.status, jsonOf(reply).detail]).toEqual([400, 'The sandbox is as it was. The body is not valid JSON.']);
  });

  test('that is nested deeper than a stack', async () => {
    const deep = `{"format":"overdue-snapshot","version":1,"checksum":"x","parts":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const call = { ...callOf('POST', `/__overdue/sandboxes/${box.id}/restore`, {}), body: new TextEncoder().encode(deep) };
    expect((await provider.service.control(call)).status).toBe(422);
  });

  test('into a sandbox that is not there: 404', async () => {
    expect((await provider.control('POST', '/sandboxes/sb_nobody/restore', whole)).status).toBe(404);
  });
});

/** Every place in a document: the object or array, and the name of one of its members. */
function places(value: Json, found: [holder: Json[] | { [name: string]: Json }, name: string | number][] = []) {
  if (typeof value !== 'object' || value === null) return found;
  for (const name of Object.keys(value)) {
    found.push([value as { [name: string]: Json }, name]);
    places((value as { [name: string]: Json })[name] ?? null, found);
  }
  return found;
}

const anything: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, '', 'x', 'cus_nobody', '__proto__', [], {}, -1, 0, 1, 1.5, 1e15, 1e300, [null], { row: null }),
  fc.integer(),
  fc.string({ maxLength: 8 }),
);

const mutation = fc.record({ at: fc.nat(), to: fc.option(anything, { nil: undefined }), isSealed: fc.boolean() });

describe('500 documents that were changed somewhere', () => {
  test('are refused and change nothing; where the checksum was made anew they may hold, and then every call is answered', async () => {
    let held = 0;
    const property = fc.asyncProperty(mutation, async ({ at, to, isSealed }) => {
      const copy = structuredClone(whole) as never as { [name: string]: Json };
      const all = places(copy);
      const [holder, name] = all[at % all.length] ?? [{}, ''];
      if (to === undefined) Array.isArray(holder) ? holder.splice(Number(name), 1) : delete (holder as { [name: string]: Json })[name];
      else (holder as { [name: string]: Json })[name as string] = to;
      const { checksum: _checksum, ...content } = copy;
      const isSame = checksumOf(content) === whole.checksum;
      const document = isSealed ? { ...content, checksum: checksumOf(content) } : copy;
      const before = (await box.snapshot()).checksum;
      const { status } = await box.control('POST', '/restore', document);
      expect([200, 422]).toContain(status);
      if (status === 422) expect((await box.snapshot()).checksum).toBe(before);
      else {
        held += 1;
        expect(isSealed || isSame).toBe(true);
        for (const path of ['/customers', '/invoices?limit=100', '/payments', '/refunds', '/products', '/coupons'])
          await box.call('GET', path);
        for (const [n, each] of PART_NAMES.entries()) await CHANGES[each](box, 900 + n);
        await box.call('POST', `/invoices/${box.handles['invoice.open']}/payments`, { amount_minor: 1 }, { 'idempotency-key': 'pay' });
        expect((await box.control('POST', '/restore', whole)).status).toBe(200);
      }
      expect(provider.defects).toEqual([]);
    });
    await fc.assert(property, { numRuns: 500, seed: 20_260_405 });
    expect(held).toBeGreaterThan(10);
  });
});
