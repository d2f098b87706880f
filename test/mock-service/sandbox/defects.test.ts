// Whatever throws on a call's way is told, answered, and ends nothing.
import { expect, test } from 'vitest';
import { manualClock } from '../../../mock-service/determinism/clock.ts';
import { callOf, inProcess, jsonOf, replyOf, START_MS } from '../service/in-process.ts';

/** A clock that throws once, when it is asked for the nth time after `arm`. */
function failingClock() {
  const clock = manualClock(START_MS);
  let left = Number.POSITIVE_INFINITY;
  const now = (): number => {
    left -= 1;
    if (left === 0) throw new Error('the clock fails');
    return clock.now();
  };
  const arm = (nth: number): void => {
    left = nth;
  };
  return { ...clock, now, arm };
}

test('a throw anywhere on the walk answers 500 in the provider’s own form, and what was committed stays known', async () => {
  const met = new Set<string>();
  for (let nth = 1; nth <= 12; nth += 1) {
    const clock = failingClock();
    const { service, defects, truth, control } = inProcess({ clock });
    clock.arm(nth);
    const { delivery, defect = false } = await service.handle(callOf('POST', '/v1/customers', { name: 'Ana' }, { 'idempotency-key': 'k' }));
    clock.arm(Number.POSITIVE_INFINITY);
    const reply = replyOf(delivery);
    met.add(`${reply.status} ${delivery.commit}`);
    expect(defects).toHaveLength(reply.status === 500 ? 1 : 0);
    expect([defect, reply.headers['overdue-defect']]).toEqual(reply.status === 500 ? [true, '1'] : [false, undefined]);
    expect(reply.headers).toMatchObject({ date: 'Sun, 01 Feb 2026 09:00:00 GMT', 'request-id': expect.stringMatching(/^req_/) });
    expect((await truth()).created.customers).toHaveLength(delivery.commit === 'committed' ? 1 : 0);
    expect((await control('GET', '/sandboxes/default/journal')).status).toBe(200);
  }
  expect([...met].sort()).toEqual(['201 committed', '500 committed', '500 none']);
});

test('who listens to calls and throws is a defect; the answer stands', async () => {
  const { handle, defects } = inProcess({
    onCall: () => {
      throw new Error('the listener fails');
    },
  });
  expect(await handle(callOf('GET', '/v1/customers'))).toMatchObject({ reply: { status: 200 } });
  expect(defects).toEqual([new Error('the listener fails')]);
});

test('a fault may answer the same code; only a defect is marked', async () => {
  const { service } = inProcess();
  const fault = { 'overdue-fault': 'error_status;status=500' };
  const { delivery, defect } = await service.handle(callOf('GET', '/v1/customers', undefined, fault));
  expect(jsonOf(replyOf(delivery)).code).toBe('internal_error');
  expect([defect, replyOf(delivery).headers['overdue-defect']]).toEqual([undefined, undefined]);
});
