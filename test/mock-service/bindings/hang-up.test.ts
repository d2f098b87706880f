// A caller that hangs up, and a service that is closed, over real sockets.
import { expect, test } from 'vitest';
import { manualClock, systemClock } from '../../../mock-service/determinism/clock.ts';
import { type JournalEntry, StartError, startService } from '../../../mock-service/index.ts';
import { served } from './served.ts';

const ENTRIES = '/sandboxes/default/journal';

test('a caller that hangs up during a delay cancels nothing: the write is stored and the journal says nobody took the reply', async () => {
  let done: (entry: JournalEntry) => void = () => {};
  const answered = new Promise<JournalEntry>((resolve) => {
    done = resolve;
  });
  const clock = manualClock(0);
  const provider = await served({ clock, onCall: (entry) => done(entry) });
  const body = '{"name":"Ana"}';
  const socket = provider.open();
  socket.write(
    `POST /v1/customers HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer sk_test_overdue_default\r\nContent-Type: application/json\r\nOverdue-Fault: latency;delay_ms=60000\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const entries = async () => (await provider.control('GET', ENTRIES)).data as unknown as JournalEntry[];
  while ((await entries()).length === 0);
  await new Promise((resolve) => socket.on('close', resolve).destroy());
  await provider.truth(); // a whole exchange on another connection: by its end the server has seen the hang-up
  await clock.advance(60_000);
  expect((await answered).commit).toBe('committed');
  while ((await entries())[0]?.taken === null);
  expect(await entries()).toMatchObject([{ commit: 'committed', answered: { kind: 'respond', status: 201 }, taken: false }]);
  expect((await provider.truth()).created.customers).toHaveLength(1);
  await provider.close();
});

test('closing lets running calls end, releases stalls, cuts half requests, and may be asked for twice', async () => {
  let stalled: () => void = () => {};
  const stall = new Promise<void>((resolve) => {
    stalled = resolve;
  });
  const provider = await served({ onCall: () => stalled(), drainMs: 600_000 });
  const held = provider.call('GET', '/customers', undefined, { 'overdue-fault': 'stall' }).catch((failure) => failure.cause.code);
  await stall;
  const slow = provider.call('GET', '/customers', undefined, { 'overdue-fault': 'latency;delay_ms=50' }).then(({ status }) => status);
  const half = provider.raw('GET /v1/custo');
  while (((await provider.control('GET', ENTRIES)).data.length as number) < 2);
  await Promise.all([provider.close(), provider.close()]);
  expect([await held, await slow, (await half).text]).toEqual(['UND_ERR_SOCKET', 200, '']);
  await expect(provider.call('GET', '/customers')).rejects.toThrow('fetch failed');
});

test('closing cuts a delay that outlasts the drain: nothing is left on the clock, and the write is still told', async () => {
  const system = systemClock();
  const waiting = new Set<number>();
  const after = (delayMs: number, wake: () => void): (() => void) => {
    waiting.add(delayMs);
    const cancel = system.after(delayMs, wake);
    return () => {
      waiting.delete(delayMs);
      cancel();
    };
  };
  let told: (entry: JournalEntry) => void = () => {};
  const entry = new Promise<JournalEntry>((resolve) => {
    told = resolve;
  });
  const provider = await served({ clock: { ...system, after }, onCall: (each) => told(each), drainMs: 50 });
  const slow = { 'overdue-fault': 'latency;delay_ms=25000' };
  const failure = provider.call('POST', '/customers', { name: 'Ana' }, slow).catch((error) => error.cause.code);
  while (waiting.size === 0) await provider.truth();
  await provider.close();
  expect([...waiting]).toEqual([]);
  expect(await failure).toBe('UND_ERR_SOCKET');
  expect(await entry).toMatchObject({ commit: 'committed', faults: [{ kind: 'latency' }] });
});

test('a taken port is said to be taken', async () => {
  const first = await startService();
  const port = Number(new URL(first.url).port);
  await expect(startService({ port })).rejects.toThrow(
    new StartError(`127.0.0.1:${port} is taken by another program; choose another port, or 0 for any free one.`),
  );
  await first.close();
});
