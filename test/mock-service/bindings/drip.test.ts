// A reply that drips, on a clock that moves only when told: chunk by chunk, until it is out, the caller is gone, or the service closes.
import { expect, test } from 'vitest';
import { type ManualClock, manualClock } from '../../../mock-service/determinism/clock.ts';
import { fault, get, hangUp, holding, parts, promised, settled } from './exchange.ts';
import { served } from './served.ts';

/** A manual clock that knows how many wait on it. */
function countingClock(): ManualClock & { waiting(): number } {
  const clock = manualClock(0);
  let waiting = 0;
  const after: ManualClock['after'] = (delayMs, wake) => {
    waiting += 1;
    let isWaiting = true;
    const done = (): void => {
      if (isWaiting) waiting -= 1;
      isWaiting = false;
    };
    const cancel = clock.after(delayMs, () => {
      done();
      wake();
    });
    return () => {
      done();
      cancel();
    };
  };
  return { ...clock, after, waiting: () => waiting };
}

const DRIP = get('/customers?limit=1', fault('drip;chunk_bytes=100;every_ms=1000'));

async function dripping(drainMs = 5000) {
  const clock = countingClock();
  const provider = await served({ clock, drainMs });
  const call = holding(provider, DRIP);
  await call.until((so) => parts(so).body?.length === 100);
  return { clock, provider, call };
}

test('a drip sends its head and first chunk at once, each further chunk when its time has come, and all of it in the end', async () => {
  const { clock, provider, call } = await dripping();
  await clock.advance(999);
  await provider.truth();
  expect(parts(call.text()).body).toHaveLength(100);
  await clock.advance(1);
  await call.until((so) => parts(so).body?.length === 200);
  await clock.advance(60_000);
  await call.until((so) => parts(so).body?.length === promised(so));
  expect(() => JSON.parse(parts(call.text()).body ?? '')).not.toThrow();
  expect(await settled(provider)).toMatchObject({ answered: { kind: 'drip', status: 200 }, taken: true });
  expect(clock.waiting()).toBe(0);
  call.socket.destroy();
  await provider.close();
});

test('a caller that hangs up in the middle ends a drip: nothing waits on the clock, and the journal says nobody took the reply', async () => {
  const { clock, provider, call } = await dripping();
  expect(clock.waiting()).toBe(1);
  await hangUp(call.socket);
  expect(await settled(provider)).toMatchObject({ answered: { kind: 'drip' }, taken: false });
  expect(clock.waiting()).toBe(0);
  await provider.close();
});

test('closing the service cuts a drip at once, and nothing waits on the clock', async () => {
  const { clock, provider, call } = await dripping(600_000);
  const ended = new Promise((resolve) => call.socket.once('end', resolve));
  await provider.close();
  await ended;
  expect(parts(call.text()).body).toHaveLength(100);
  expect(clock.waiting()).toBe(0);
});
