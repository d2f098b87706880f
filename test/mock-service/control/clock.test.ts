// A calendar is put where it is wanted, earlier too; what follows it follows at once, and delays feel none of it.
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../mock-service/determinism/clock.ts';
import { createBox } from '../sandbox/state/boxes.ts';
import { inProcess, jsonOf, START_MS } from '../service/in-process.ts';

describe('a calendar that is set', () => {
  test('runs on from there, or stands still there, as it did before', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    const at = async (path: string, body?: unknown) => (await box.control(body === undefined ? 'GET' : 'POST', path, body)).body;
    expect(await at('/clock/set', { at: '2020-05-05T05:05:05.005Z' })).toEqual({
      now: '2020-05-05T05:05:05.005Z',
      frozen: false,
      caught_up: true,
    });
    await provider.clock.advance(1000);
    expect(await at('/clock')).toEqual({ now: '2020-05-05T05:05:06.005Z', frozen: false, caught_up: true });
    await at('/clock/freeze', {});
    expect(await at('/clock/set', { at: '2030-01-01T00:00:00Z' })).toEqual({
      now: '2030-01-01T00:00:00.000Z',
      frozen: true,
      caught_up: true,
    });
    await provider.clock.advance(1000);
    expect(await at('/clock')).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true, caught_up: true });
  });

  test('stays between 1970 and 9999, and where it was when it is refused', async () => {
    const box = await createBox(inProcess());
    const refused = await box.control('POST', '/clock/set', { at: '1969-12-31T23:59:59Z' });
    expect([refused.status, refused.body.code]).toEqual([422, 'calendar_out_of_range']);
    expect((await box.control('GET', '/clock')).body).toEqual({ now: '2026-02-01T09:00:00.000Z', frozen: false, caught_up: true });
  });

  test('back, makes good again what ended in between: an access token; its answers carry the earlier date', async () => {
    const box = await createBox(inProcess());
    const { access_token } = (await box.control('POST', '/oauth/grants', {})).body as never as { access_token: string };
    const call = () => box.call('GET', '/customers', undefined, { authorization: `Bearer ${access_token}` });
    await box.control('POST', '/clock/set', { at: '2026-02-01T11:00:00Z' });
    expect(jsonOf(await call()).code).toBe('token_expired');
    await box.control('POST', '/clock/set', { at: '2026-02-01T09:30:00Z' });
    const good = await call();
    expect([good.status, good.headers.date ?? good.headers.Date]).toEqual([200, 'Sun, 01 Feb 2026 09:30:00 GMT']);
  });

  test('back, refills no bucket, and forward from there it fills by what passes', async () => {
    const provider = inProcess();
    const box = await createBox(provider, { frozen_at: '2026-02-01T09:00:00Z', rate_limit: { capacity: 1, refill_per_s: 1 } });
    const status = async () => (await box.call('GET', '/customers')).status;
    expect([await status(), await status()]).toEqual([200, 429]);
    await box.control('POST', '/clock/set', { at: '2025-02-01T09:00:00Z' });
    expect(await status()).toBe(429);
    await box.control('POST', '/clock/advance', { duration_ms: 1000 });
    expect(await status()).toBe(200);
  });

  test('back, keeps a key’s answer for as much longer', async () => {
    const box = await createBox(inProcess(), { frozen_at: '2026-02-01T09:00:00Z' });
    const create = () => box.call('POST', '/customers', { name: 'Ana' }, { 'idempotency-key': 'k' });
    const isReplay = async () => (await create()).headers['idempotent-replayed'] === 'true';
    expect(await isReplay()).toBe(false);
    await box.control('POST', '/clock/set', { at: '2026-01-01T00:00:00Z' });
    await box.control('POST', '/clock/advance', { duration_ms: 30 * 24 * 3_600_000 });
    expect(await isReplay()).toBe(true);
    await box.control('POST', '/clock/set', { at: '2026-02-02T09:00:00Z' });
    expect(await isReplay()).toBe(false);
  });

  test('moves no delay: one of a second takes a second of the service’s clock', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    let isAnswered = false;
    const slow = box.call('GET', '/customers', undefined, { 'overdue-fault': 'latency;delay_ms=1000' }).then(() => {
      isAnswered = true;
    });
    await box.control('POST', '/clock/set', { at: '2030-01-01T00:00:00Z' });
    await provider.clock.advance(999);
    expect(isAnswered).toBe(false);
    await provider.clock.advance(1);
    await slow;
  });
});

test('a calendar stands at whole milliseconds, whatever the service’s clock has: it is moved, forked and restored like any other', async () => {
  const clock = manualClock(START_MS + 0.5);
  const provider = inProcess({ clock });
  const box = await createBox(provider);
  await box.control('POST', '/rules', { fault: 'pass' });
  await clock.advance(0.25);
  const routes: readonly (readonly [path: string, body: unknown])[] = [
    ['/clock/advance', { duration_ms: 1000 }],
    ['/clock/freeze', {}],
    ['/clock/resume', {}],
    ['/fork', {}],
    ['/restore', await box.snapshot()],
  ];
  const statuses: number[] = [];
  for (const [path, body] of routes) statuses.push((await box.control('POST', path, body)).status);
  expect(statuses).toEqual([200, 200, 200, 201, 200]);
  expect((await box.control('GET', '/clock')).body).toEqual({ now: '2026-02-01T09:00:00.000Z', frozen: false, caught_up: true });
  expect(provider.defects).toEqual([]);
});
