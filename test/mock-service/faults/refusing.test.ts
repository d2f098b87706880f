// Faults that answer in the provider's place: a chosen status with anything in it, and a maintenance that ends.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, jsonOf, replyOf, START_MS } from '../service/in-process.ts';

const list = callOf('GET', '/v1/customers');

describe('a chosen status', () => {
  const answer = async (params: object) => {
    const { arm, handle } = inProcess();
    await arm({ fault: 'error_status', params });
    return replyOf(await handle(list));
  };

  test.each<[object, number, string, string]>([
    [{ status: 502, body: 'upstream connect error' }, 502, 'text/plain; charset=utf-8', 'upstream connect error'],
    [{ status: 400, body: { message: 'Nope', code: 7 } }, 400, 'application/json', '{"message":"Nope","code":7}'],
    [{ status: 400, body: [] }, 400, 'application/json', '[]'],
    [{ status: 400, body: null }, 400, 'application/json', 'null'],
    [{ status: 418, body: '' }, 418, 'text/plain; charset=utf-8', ''],
    [{ status: 500, body: '<e/>', content_type: 'text/xml' }, 500, 'text/xml', '<e/>'],
  ])('%j', async (params, status, type, body) => {
    const reply = await answer(params);
    expect([reply.status, reply.headers['content-type'], reply.body]).toEqual([status, type, body]);
    expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  test('with headers of any kind, the provider’s own among them', async () => {
    const headers = { 'X-RateLimit-Reset': '1767225600', 'Set-Cookie': 'a=b', Date: 'Thu, 01 Jan 1970 00:00:00 GMT' };
    const reply = await answer({ status: 429, headers });
    expect(reply.headers).toMatchObject({
      'x-ratelimit-reset': '1767225600',
      'set-cookie': 'a=b',
      date: 'Thu, 01 Jan 1970 00:00:00 GMT',
      'content-type': 'application/problem+json',
    });
    expect(Object.keys(reply.headers).filter((name) => name.toLowerCase() === 'date')).toHaveLength(1);
  });

  test('and its problem document under another type', async () => {
    const reply = await answer({ status: 503, content_type: 'application/json', retry_after_s: 5 });
    expect([reply.headers['content-type'], reply.headers['retry-after'], jsonOf(reply).code]).toEqual([
      'application/json',
      '5',
      'service_unavailable',
    ]);
  });
});

describe('maintenance', () => {
  const armed = async (params: object) => {
    const provider = inProcess();
    await provider.arm({ fault: 'maintenance', params });
    const meet = async () => {
      const { status, headers } = replyOf(await provider.handle(list));
      return [status, headers['retry-after']];
    };
    return { ...provider, meet };
  };

  test.each([
    ['until an instant', { until: '2026-02-01T10:30:00Z' }],
    ['until an instant of another zone', { until: '2026-02-01T07:30:00-03:00' }],
    ['for a time', { duration_s: 5400 }],
  ])('%s counts down, then is over', async (_form, params) => {
    expect(new Date(START_MS).toISOString()).toBe('2026-02-01T09:00:00.000Z');
    const { meet, clock } = await armed(params);
    const met = [await meet()];
    for (const durationMs of [1, 3_599_999, 1_799_999, 1]) {
      await clock.advance(durationMs);
      met.push(await meet());
    }
    expect(met).toEqual([
      [503, '5400'],
      [503, '5400'],
      [503, '1800'],
      [503, '1'],
      [200, undefined],
    ]);
  });

  test('says so in words, and past its end is no hit and leaves no mark', async () => {
    const { handle, control, clock } = await armed({ duration_s: 60 });
    expect(jsonOf(replyOf(await handle(list)))).toMatchObject({
      code: 'maintenance',
      detail: 'Closed for maintenance until 2026-02-01T09:01:00.000Z.',
    });
    await clock.advance(60_000);
    expect(replyOf(await handle(list)).headers['overdue-fault-applied']).toBeUndefined();
    expect((await control('GET', '/sandboxes/default/rules')).body.data).toMatchObject([{ hits: 1 }]);
  });

  test('asked for by a call itself lasts from that call on', async () => {
    const { handle, clock } = inProcess();
    const call = callOf('GET', '/v1/customers', undefined, { 'overdue-fault': 'maintenance;duration_s=30' });
    await clock.advance(10_000);
    expect(replyOf(await handle(call)).headers['retry-after']).toBe('30');
  });
});
