// A document whose checksum was made anew is judged by what it says: what no sandbox can become is refused, and nothing that follows goes wrong.
import { beforeAll, expect, test } from 'vitest';
import type { Snapshot } from '../../../../mock-service/sandbox/snapshot/document.ts';
import { inProcess, jsonOf } from '../../service/in-process.ts';
import { type Box, CHANGES, createBox, PART_NAMES } from './boxes.ts';
import { resealed } from './resealed.ts';

type Loose = Record<string, unknown>;
type Changing = { -readonly [Part in keyof Snapshot['parts']]: Loose };

let provider: ReturnType<typeof inProcess>;
let box: Box;
let whole: Snapshot;

beforeAll(async () => {
  provider = inProcess();
  box = await createBox(provider, { seed: 'one' });
  for (const each of PART_NAMES) await CHANGES[each](box, 1);
  await box.control('POST', '/oauth/grants', {});
  await box.call('POST', '/tax_rates', { display_name: 'ISS', percentage: '5', inclusive: true });
  const customer = jsonOf(await box.call('POST', '/customers', { name: 'Bia', reference: 'bia' }));
  await box.call('POST', `/customers/${customer.id}/payment_methods`, { payment_method: 'pm_card_visa' });
  await box.call('POST', `/invoices/${box.handles['invoice.open']}/send`);
  const lines = [{ description: 'Mensalidade', amount_minor: 1000 }];
  await box.call('POST', '/recurring_invoices', {
    customer_id: customer.id,
    currency: 'BRL',
    interval: 'month',
    starts_on: '2027-01-31',
    lines,
  });
  whole = await box.snapshot();
});

const HUGE = 2 ** 53 - 1;
const TABLES = 'parts.tenants.main.store.tables';

/** A member of a document by its dotted path. */
function at(document: unknown, path: string): Loose {
  return path.split('.').reduce((value, name) => value[name] as Loose, document as Loose);
}

/** A change: the members of `path`, or what is made of them. */
const set =
  (path: string, members: Loose) =>
  (copy: never): void => {
    Object.assign(at(copy, path), members);
  };

const machine = (more: Loose) =>
  set('parts.oauth.tokens.tokens.0', { client: 'oauth:machine', tenantId: 'main', scopes: ['customers:read'], grant: null, ...more });
const answered = (reply: Loose) => set('parts.tenants.main.idempotency.records.0.answer.reply', reply);
const customer = (more: Loose) => set(`${TABLES}.customers.rows.0.row`, more);
const recurring = (more: Loose) => set(`${TABLES}.recurring_invoices.rows.0.row`, more);
const message = (more: Loose) => set(`${TABLES}.messages.rows.0.row`, more);

test.each<[what: string, path: string, change: (copy: never) => void]>([
  ['requests beyond counting', 'parts.requests', set('parts', { requests: HUGE })],
  ['a journal that dropped more than there can be', 'parts.journal.dropped', set('parts.journal', { dropped: HUGE, lines: [] })],
  ['rules beyond counting', 'parts.plan.armed', set('parts.plan', { armed: HUGE })],
  ['hits beyond counting', 'parts.plan.rules.0.hits', set('parts.plan.rules.0', { hits: HUGE })],
  ['a rule that was armed at no time', 'parts.plan.rules.0.armed_at_ms', set('parts.plan.rules.0', { armed_at_ms: 8_640_000_000_000_001 })],
  [
    'a caller that is counted twice',
    'parts.plan.rules.0.callers',
    set('parts.plan.rules.0', { callers: [1, 5].map((matched) => ({ caller: 'ana', matched, bypassed: 0 })) }),
  ],
  ['tokens beyond counting', 'parts.oauth.tokens.issued', set('parts.oauth.tokens', { issued: HUGE })],
  ['refresh tokens beyond counting', 'parts.oauth.grants.refresh_tokens', set('parts.oauth.grants', { refresh_tokens: HUGE })],
  ['a half millisecond', 'parts.calendar.now_ms', set('parts.calendar', { now_ms: 1_769_936_400_000.5 })],
  ['a token of another tenant than its client’s', 'parts.oauth.tokens', machine({ tenantId: 'other' })],
  ['a token that may do more than its client', 'parts.oauth.tokens', machine({ scopes: ['customers:write'] })],
  ['a token with a scope twice', 'parts.oauth.tokens.tokens.0.scopes', machine({ scopes: ['customers:read', 'customers:read'] })],
  ['a token of another client than its family’s', 'parts.oauth.tokens', set('parts.oauth.tokens.tokens.0', { client: 'oauth:machine' })],
  ['a token of another tenant than its family’s', 'parts.oauth.tokens', set('parts.oauth.tokens.tokens.1', { tenantId: 'other' })],
  ['a token number that was given twice', 'parts.oauth.tokens', set('parts.oauth.tokens.tokens.1', { number: 1 })],
  ['a family of a client without users', 'parts.oauth.grants', set('parts.oauth.grants.grants.0', { client: 'machine' })],
  ['a revoked family that can be renewed', 'parts.oauth.grants', set('parts.oauth.grants.grants.0', { revoked: true })],
  ['an answer that ends elsewhere', 'content-length', answered({ headers: { 'content-length': '1' } })],
  ['an answer that has two ends', 'transfer-encoding', answered({ headers: { 'transfer-encoding': 'chunked' } })],
  ['an answer that leaves HTTP', 'upgrade', answered({ headers: { upgrade: 'x' } })],
  ['an answer with a header in capitals', 'Content-Type', answered({ headers: { 'Content-Type': 'a' } })],
  ['a body where none can be', 'answer.reply.body', answered({ status: 204 })],
  ['a version beyond counting', 'row.version', customer({ version: HUGE })],
  ['a tax rate below nothing', 'row.percentage', set(`${TABLES}.tax_rates.rows.0.row`, { percentage: '-100' })],
  ['a tax rate above everything', 'row.percentage', set(`${TABLES}.tax_rates.rows.0.row`, { percentage: '100.1' })],
  ['a reference that two rows have', `${TABLES}.customers`, customer({ reference: 'bia' })],
  ['a card that is not there', `${TABLES}.customers`, customer({ defaultPaymentMethodId: 'pm_00000000000000000000' })],
  ['a country of a thousand letters', 'row.country', customer({ country: 'B'.repeat(1000) })],
  ['a name longer than any', 'row.name', customer({ name: 'B'.repeat(201) })],
  ['a tone on what is no reminder', 'row.tone', message({ tone: 'firm' })],
  ['a reminder without a tone', 'row.tone', message({ purpose: 'reminder' })],
  ['a message of another day than its own', 'row.sentOn', message({ sentOn: '2026-01-01' })],
  ['a message that comes before the first of its day', 'row.nthOfDay', message({ nthOfDay: 0 })],
  ['a message of no time', 'row.createdAtMs', message({ createdAtMs: 8_640_000_000_000_001 })],
  ['a subject of two lines', 'row.subject', message({ subject: 'Fatura\r\nBcc: all@example.com' })],
  ['a message about an invoice that is not there', `${TABLES}.messages`, message({ invoiceId: 'inv_00000000000000000000' })],
  ['a date that comes again after itself', 'row.nextOn', recurring({ nextIndex: 1 })],
  ['a next date of another schedule', 'row.nextOn', recurring({ startsOn: '1969-12-31' })],
  ['an invoice that is due on another day than its own', 'row.nextAtMs', recurring({ nextAtMs: 0 })],
  ['a date before there were any', 'row.nextIndex', recurring({ nextIndex: -1e15, interval: 'day' })],
  ['an invoice that is due at no time', 'row.nextAtMs', recurring({ nextAtMs: 8_640_000_000_000_001 })],
  ['a quota of fewer e-mails than none', 'made_with.profile.emailsPerDay', set('made_with.profile', { emailsPerDay: -1 })],
  [
    'a customer with an invoice’s id',
    `${TABLES}.customers.added`,
    (copy) => {
      const { rows, added } = at(copy, `${TABLES}.customers`) as { rows: { id: string; row: Loose }[]; added: string[] };
      const id = String(added[0]).replace('cus_', 'inv_');
      added[0] = id;
      for (const row of rows.slice(0, 1)) Object.assign(row, { id, row: { ...row.row, id } });
    },
  ],
])('%s', async (_what, path, change) => {
  const document = resealed(whole, change) as Snapshot;
  const { status, body } = await box.control('POST', '/restore', document);
  expect([status, body.code]).toEqual([422, 'snapshot_refused']);
  expect(body.errors.map((error) => error.path).join(' ')).toContain(path);
  expect((await box.snapshot()).checksum).toBe(whole.checksum);
  expect(provider.defects).toEqual([]);
});

test('what was drawn on a million times before costs no more to read than what was not', () => {
  const counters = (parts: Changing) => (parts.tenants as { main: { store: { counters: Loose } } }).main.store.counters;
  const document = resealed(whole, ({ parts }: { parts: Changing }) => Object.assign(counters(parts), { id: 900_000_000_000 }));
  return expect(box.control('POST', '/restore', document)).resolves.toMatchObject({ status: 200 });
});
