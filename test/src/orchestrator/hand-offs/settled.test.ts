// What a person says of a hand-off, and what the harness makes of it in the next call.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileHandOffs } from '../../../../src/orchestrator/hand-off-file.ts';
import { createHandOffs } from '../../../../src/orchestrator/hand-offs/hand-offs.ts';
import type { CallPort } from '../../../../src/orchestrator/port.ts';
import { seededRandom, site, startProvider } from '../provider.ts';
import { toolError } from '../tool-errors.ts';

const provider = startProvider();
const folder = mkdtempSync(join(tmpdir(), 'overdue-settled-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** As documented: kept in a file, made by the program itself. */
const inFile = () => {
  files += 1;
  const random = seededRandom(files);
  return createHandOffs({ store: fileHandOffs(join(folder, `${files}.jsonl`), random), clock: provider.clock, random });
};

/** A provider that knows no keys and finds nothing: the answers of its first charges are lost. */
function chargedAt(lost: number) {
  const sent: unknown[] = [];
  const error = toolError('timeout', { effect: 'unknown', retryable: false, action: 'reconcile_first' });
  const port: CallPort = {
    call: async ({ input }) => {
      sent.push(input);
      return sent.length <= lost ? { ok: false, error } : { ok: true, value: { id: 'ch_1' } };
    },
  };
  return { sent, harness: { port, operations: { charge: { write: 'unsafe', found_by: null } } } as const };
}

describe.each([
  ['without a reference', { amount: 1 }],
  ['with a reference that could be somebody’s data', { amount: 1, reference: '123.456.789-09' }],
  ['with a reference that is no id', { amount: 1, reference: 'Order 7' }],
])('a write that may have happened, %s', (_, input) => {
  test('wakes somebody once, however often it is asked for, and shows nothing of the caller’s', async () => {
    const { sent, harness } = chargedAt(1);
    const at = await site(provider, { harness: { ...harness, accounts: { handOffs: inFile() } } });
    for (let turn = 0; turn < 4; turn += 1) await at.run('charge', input);
    const kept = await at.handOffs();
    expect([sent.length, kept.map(({ count }) => count)]).toEqual([1, [4]]);
    expect(JSON.stringify(kept)).not.toMatch(/123\.456|Order 7/);
  });

  test('is done when the person found it done, and is not sent again', async () => {
    const { sent, harness } = chargedAt(1);
    const handOffs = inFile();
    const at = await site(provider, { harness: { ...harness, accounts: { handOffs } } });
    await at.run('charge', input);
    const [record] = await handOffs.list();
    await handOffs.resume(record?.resume_token ?? '', { applied: true });
    expect(await at.run('charge', input)).toMatchObject({ ok: true, how: 'told', value: undefined, attempts: { count: 0 } });
    expect([sent.length, at.harness.openIntents()]).toEqual([1, 0]);
    // The next one is another charge.
    expect(await at.run('charge', input)).toMatchObject({ ok: true, how: 'answered' });
    expect(sent).toHaveLength(2);
  });

  test('is sent when the person found that it did not happen; an answer speaks of what was sent before it', async () => {
    const { sent, harness } = chargedAt(2);
    const at = await site(provider, { harness });
    const answer = async (applied: boolean) => {
      const waiting = (await at.handOffs()).filter(({ state }) => state === 'open');
      for (const { id } of waiting) await at.harness.accounts.handOffs.resolve(id, { applied });
      return waiting.length;
    };
    await at.run('charge', input);
    expect(await answer(false)).toBe(1);
    expect(await at.run('charge', input)).toMatchObject({ ok: false, error: { effect: 'unknown' }, attempts: { count: 1 } });
    // Its answer was lost as well, of which nobody has spoken yet.
    expect(await at.run('charge', input)).toMatchObject({ ok: false, error: { effect: 'unknown' }, attempts: { count: 0 } });
    expect(sent).toHaveLength(2);
    expect(await answer(false)).toBe(1);
    expect(await at.run('charge', input)).toMatchObject({ ok: true, how: 'answered' });
    expect(sent).toHaveLength(3);
  });

  test('asks again when it was settled without an answer', async () => {
    const { sent, harness } = chargedAt(1);
    const at = await site(provider, { harness });
    await at.run('charge', input);
    for (const { id } of await at.handOffs()) await at.harness.accounts.handOffs.resolve(id);
    expect(await at.run('charge', input)).toMatchObject({ ok: false, attempts: { count: 0 } });
    expect([sent.length, (await at.handOffs()).map(({ state }) => state)]).toEqual([1, ['resolved', 'open']]);
  });
});

test('a caller’s own key names the intent in every program, and is not shown', async () => {
  const handOffs = inFile();
  for (const _program of [1, 2]) {
    const { harness } = chargedAt(1);
    const at = await site(provider, { harness: { ...harness, target: { host: 'h', credential: 'c' }, accounts: { handOffs } } });
    await at.run('charge', { amount: 1 }, { key: 'cpf 123.456.789-09' });
  }
  const kept = await handOffs.list();
  expect(kept.map(({ count, asked }) => [count, asked.found_by])).toEqual([[2, null]]);
  expect(JSON.stringify(kept)).not.toContain('123.456');
});

test('a reference of the harness’s own is shown: it is what the write is found by', async () => {
  const page = { fault: 'lost_reply', params: { how: 'html', status: 200 }, match: { operation: 'create_customer' } };
  const deaf = { fault: 'error_status', params: { status: 403 }, match: { operation: 'list_customers' } };
  const at = await site(provider, { rules: [page, deaf] });
  await at.run('create_customer', { name: 'Padaria Aurora' });
  const [record] = await at.handOffs();
  const stored = await at.created('customers');
  expect(stored.map((row) => Reflect.get(Object(row), 'reference'))).toEqual([record?.asked.found_by]);
});

test.each([
  ['in memory', undefined],
  ['in a file, made by the program itself', inFile()],
])('a credential that a person has settled is tried by the next call, its hand-offs kept %s', async (_, handOffs) => {
  const revoked = { fault: 'credential', params: { how: 'revoke' }, match: { operation: 'list_customers' }, trigger: { first: 1 } };
  const at = await site(provider, { rules: [revoked], harness: handOffs === undefined ? {} : { accounts: { handOffs } } });
  const refused = await at.run('list_customers');
  expect(await at.run('list_invoices')).toMatchObject({ ok: false, attempts: { count: 0 } });
  await at.harness.accounts.handOffs.resolve((!refused.ok && refused.handOff) || '');
  expect(await at.run('list_invoices')).toMatchObject({ attempts: { count: 1 } });
});
