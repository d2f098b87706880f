// A sandbox that is to expire is gone at its time as if it had been deleted; one that is not there is told apart from no other.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Expiry } from '../../../../mock-service/sandbox/expiry.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../../service/in-process.ts';
import { boxOf, createBox } from './boxes.ts';

describe('a sandbox that expires', () => {
  test('is there until its time on the service’s clock, whatever its own calendar says, and then gone everywhere', async () => {
    const provider = inProcess();
    const box = await createBox(provider, { expires_in_s: 60 });
    await box.control('POST', '/clock/advance', { duration_ms: 3_600_000 });
    await provider.clock.advance(59_999);
    expect((await box.call('GET', '/customers')).status).toBe(200);
    await provider.clock.advance(1);
    expect((await box.call('GET', '/customers')).status).toBe(404);
    expect((await box.control('GET', '')).body.code).toBe('sandbox_not_found');
    expect((await box.control('DELETE', '')).status).toBe(404);
    expect((await provider.control('GET', '/sandboxes')).body.data.map(({ id }) => id)).toEqual(['default']);
  });

  test('says when that is, a fork of it when its own time comes, and one that does not expire says null', async () => {
    const provider = inProcess();
    const began = provider.clock.now();
    const { body: brief } = await provider.control('POST', '/sandboxes', { expires_in_s: 60, frozen_at: '2020-01-01T00:00:00Z' });
    const box = boxOf(provider, brief);
    await provider.clock.advance(1000);
    const ends = { expires_at: new Date(began + 60_000).toISOString() };
    expect(brief).toMatchObject(ends);
    for (const { body } of [await box.control('GET', ''), await box.control('POST', '/reset')]) expect(body).toMatchObject(ends);
    expect((await box.control('POST', '/fork', { expires_in_s: 5 })).body).toMatchObject({
      expires_at: new Date(began + 6000).toISOString(),
    });
    expect((await provider.control('POST', '/sandboxes', {})).body).toMatchObject({ expires_at: null });
  });

  test('makes room for another, though nobody asked for it', async () => {
    const provider = inProcess({ maxSandboxes: 2 });
    await createBox(provider, { expires_in_s: 1 });
    expect((await provider.control('POST', '/sandboxes', {})).status).toBe(409);
    await provider.clock.advance(1000);
    expect((await provider.control('POST', '/sandboxes', {})).status).toBe(201);
  });

  test('keeps its time when it is reset or restored; a fork has its own', async () => {
    const provider = inProcess();
    const box = await createBox(provider, { expires_in_s: 60 });
    await box.control('POST', '/reset');
    await box.control('POST', '/restore', await box.snapshot());
    const { id: forever } = (await box.control('POST', '/fork', {})).body;
    const { id: brief } = (await box.control('POST', '/fork', { expires_in_s: 61 })).body;
    const areThere = async () => {
      const ids = [box.id, forever, brief];
      return Promise.all(ids.map(async (id) => (await provider.control('GET', `/sandboxes/${id}`)).status));
    };
    await provider.clock.advance(60_000);
    expect(await areThere()).toEqual([404, 200, 200]);
    await provider.clock.advance(1000);
    expect(await areThere()).toEqual([404, 200, 404]);
  });
});

test('ends come due in the order of their times, each once, deleted ones or not', () => {
  const step = fc.oneof(fc.record({ afterMs: fc.nat({ max: 50 }) }), fc.record({ passMs: fc.nat({ max: 20 }) }));
  const property = fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, isTidied) => {
    const expiry = new Expiry();
    let waiting: { readonly id: string; readonly atMs: number }[] = [];
    let nowMs = 0;
    for (const [n, each] of steps.entries()) {
      if ('afterMs' in each) {
        const end = { id: `sb_${n}`, atMs: nowMs + each.afterMs };
        waiting.push(end);
        expiry.add(end);
      } else {
        nowMs += each.passMs;
        const due = waiting.filter(({ atMs }) => atMs <= nowMs);
        waiting = waiting.filter(({ atMs }) => atMs > nowMs);
        expect([...expiry.due(nowMs)].sort()).toEqual(due.map(({ id }) => id).sort());
      }
      if (isTidied) expiry.tidy(() => true, 0);
    }
  });
  fc.assert(property, { numRuns: 500, seed: 20_260_406 });
});

describe('a sandbox that is not there', () => {
  const ids = ['nobody', 'sb_000000000000', 'DEFAULT', 'default%00', '%2e%2e', '%E0%A4%A', 'constructor', '__proto__', 'x'.repeat(1500)];

  /** All of an answer but what names the request. */
  const told = ({ status, headers, body }: { readonly status: number; readonly headers: object; readonly body: unknown }) => {
    const { 'Request-Id': _id, 'request-id': _other, ...kept } = headers as Record<string, string>;
    return { status, kept, body: String(body).replace(/"request_id":"[^"]*"/, '') };
  };

  test('is answered with the same bytes, whatever its id looks like, deleted and expired ones too', async () => {
    const provider = inProcess();
    const deleted = await createBox(provider);
    await deleted.control('DELETE', '');
    const expired = await createBox(provider, { expires_in_s: 1 });
    await provider.clock.advance(1000);
    for (const control of [false, true]) {
      const answers = await Promise.all(
        [...ids, deleted.id, expired.id].map(async (id) => {
          if (control) return told(await provider.service.control(callOf('GET', `/__overdue/sandboxes/${id}/snapshot`)));
          return told(replyOf(await provider.handle(callOf('GET', `/s/${id}/v1/customers`))));
        }),
      );
      expect(answers[0]?.status).toBe(404);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
  });

  test.each(['POST /fork', 'POST /restore', 'POST /reset', 'GET /snapshot', 'POST /clock/set'])('%s: 404', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const body = path === '/clock/set' ? { at: '2026-01-01T00:00:00Z' } : {};
    const { status, body: answer } = await inProcess().control(method, `/sandboxes/nobody${path}`, method === 'POST' ? body : undefined);
    expect([status, answer.code]).toEqual([404, 'sandbox_not_found']);
  });

  test('is not found by a header either', async () => {
    const provider = inProcess();
    const refused = replyOf(await provider.handle(callOf('GET', '/v1/customers', undefined, { 'overdue-sandbox': 'nobody' })));
    expect([refused.status, jsonOf(refused).code]).toEqual([404, 'sandbox_not_found']);
  });
});
