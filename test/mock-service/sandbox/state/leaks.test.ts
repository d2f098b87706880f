// Whatever becomes of one sandbox is nowhere in another: kind by kind, from the list of kinds, by real calls.
import { describe, expect, test } from 'vitest';
import { MEMBERS, PARTS } from '../../../../mock-service/sandbox/state/parts.ts';
import { inProcess, jsonOf } from '../../service/in-process.ts';
import { boxOf, CHANGES, createBox, defaultBox, PART_NAMES } from './boxes.ts';

describe.each(PART_NAMES)('%s', (part) => {
  test('of one sandbox changes by a call to it, and of no other one', async () => {
    const provider = inProcess();
    const [one, same, other, first] = [
      await createBox(provider, { seed: 'same' }),
      await createBox(provider, { seed: 'same' }),
      await createBox(provider, { seed: 'other' }),
      await defaultBox(provider),
    ];
    const bystanders = [same, other, first];
    const before = await Promise.all(bystanders.map((box) => box.snapshot()));
    const began = (await one.snapshot()).parts[part];
    for (let n = 0; n < 3; n += 1) await CHANGES[part](one, n);
    expect((await one.snapshot()).parts[part]).not.toEqual(began);
    expect(await Promise.all(bystanders.map((box) => box.snapshot()))).toEqual(before);
    expect(provider.defects).toEqual([]);
  });
});

// The sandbox default has no rate limit.
describe.each(PART_NAMES.filter((part) => part !== 'limits'))('%s', (part) => {
  test('of the sandbox default changes no other one', async () => {
    const provider = inProcess();
    const [first, own] = [await defaultBox(provider), await createBox(provider)];
    const before = await own.snapshot();
    await CHANGES[part](first, 0);
    expect(await own.snapshot()).toEqual(before);
    expect((await first.snapshot()).parts[part]).not.toEqual(before.parts[part]);
  });
});

test('every kind of state is declared, and each is of some member of a sandbox', () => {
  expect(Object.keys(PARTS)).toEqual(['calendar', 'limits', 'credentials', 'oauth', 'callers', 'plan', 'journal', 'requests', 'tenants']);
  const declared = new Set(Object.values(MEMBERS));
  expect(PART_NAMES.filter((part) => !declared.has(part))).toEqual([]);
});

test('an access token and a refresh token open only their own sandbox', async () => {
  const provider = inProcess();
  const [one, other] = [await createBox(provider, { seed: 'same' }), await createBox(provider, { seed: 'same' })];
  const pair = (await one.control('POST', '/oauth/grants', {})).body as unknown as { readonly access_token: string };
  const header = { authorization: `Bearer ${pair.access_token}` };
  expect((await one.call('GET', '/customers', undefined, header)).status).toBe(200);
  const refused = await other.call('GET', '/customers', undefined, header);
  expect([refused.status, jsonOf(refused).code]).toEqual([401, 'token_unknown']);
});

test('an invoice that a write holds in one sandbox is free in another, and in a fork', async () => {
  const provider = inProcess();
  const [one, other] = [await createBox(provider), await createBox(provider)];
  const path = `/invoices/${one.handles['invoice.open']}/payments`;
  const body = { amount_minor: 100 };
  const slow = one.call('POST', path, body, { 'overdue-fault': 'latency;delay_ms=60000;at=before_operation' });
  await provider.clock.advance(1);
  expect((await one.call('POST', path, body)).status).toBe(409);
  expect((await other.call('POST', path, body)).status).toBe(201);
  const fork = boxOf(provider, (await one.control('POST', '/fork', {})).body);
  expect((await fork.call('POST', path, body)).status).toBe(201);
  expect((await other.control('POST', '/restore', await one.snapshot())).status).toBe(200);
  expect((await other.call('POST', path, body)).status).toBe(201);
  await provider.clock.advance(60_000);
  expect((await slow).status).toBe(201);
});
