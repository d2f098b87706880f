// A service without a socket: its fetch behaves as one, its waiting costs no time on a clock of the caller's, and its defects are nobody's failure.
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { createInProcess } from '../../../../mock-service/bindings/in-process.ts';
import { overdueHandlers } from '../../../../mock-service/bindings/msw.ts';
import { advanceUntil } from '../../../../mock-service/determinism/advance-until.ts';
import { type Clock, manualClock } from '../../../../mock-service/determinism/clock.ts';
import { startService } from '../../../../mock-service/index.ts';
import { createClient } from '../../../../src/client/client.ts';
import { type ControlBody, DEFAULT_KEY, START_MS } from '../../service/in-process.ts';

const key = { authorization: `Bearer ${DEFAULT_KEY}` };
const json = { ...key, 'content-type': 'application/json' };

describe('the fetch of a service in process', () => {
  const provider = createInProcess();
  const customers = `${provider.url}/v1/customers`;

  test.each([
    ['HEAD', '/v1/customers', undefined, 200, ''],
    ['GET', '/nowhere', undefined, 404, 'route_not_found'],
    ['POST', '/v1/customers', '{"name"', 400, 'malformed'],
    ['POST', '/v1/customers', 'x'.repeat(1024 * 1024 + 1), 413, 'payload_too_large'],
    ['POST', '/__overdue/sandboxes', 'x'.repeat(1024 * 1024 + 1), 413, 'payload_too_large'],
    ['GET', '/__overdue/health', undefined, 200, '"ok"'],
    ['DELETE', '/__overdue/sandboxes/default/rules', undefined, 204, ''],
  ])('answers %s %s as over a socket', async (...[method, path, body, status, word]) => {
    const response = await provider.fetch(provider.url + path, { method, headers: json, ...(body === undefined ? {} : { body }) });
    expect([response.status, response.url]).toEqual([status, provider.url + path]);
    expect(await response.text()).toContain(word);
  });

  test('takes more headers than a server does no more than that does', async () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`x-${index}`, '1']));
    expect((await provider.fetch(customers, { headers: { ...key, ...many } })).status).toBe(431);
  });

  test('judges how long a body is before any fault meets its upload, as over a socket', async () => {
    const headers = { ...json, 'overdue-fault': 'upload;how="reset"' };
    const response = await provider.fetch(customers, { method: 'POST', headers, body: 'x'.repeat(1024 * 1024 + 1) });
    expect(response.status).toBe(413);
  });

  test('takes a snapshot of more than 1 MiB back', async () => {
    const sandbox = `${provider.url}/__overdue/sandboxes/default`;
    for (let n = 0; n < 2000; n += 1) {
      const body = JSON.stringify({ name: `${'x'.repeat(190)} ${n}`, reference: `ref-${n}` });
      expect((await provider.fetch(customers, { method: 'POST', headers: json, body })).status).toBe(201);
    }
    const snapshot = await (await provider.fetch(`${sandbox}/snapshot`)).text();
    expect(snapshot.length).toBeGreaterThan(1024 * 1024);
    const restored = await provider.fetch(`${sandbox}/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: snapshot,
    });
    expect(restored.status).toBe(200);
  });

  test('takes a Request, and reads its stream', async () => {
    const body = ReadableStream.from([new TextEncoder().encode('{"name":'), new TextEncoder().encode('"Ana"}')]);
    const request = new Request(customers, { method: 'POST', headers: json, body, duplex: 'half' });
    expect((await provider.fetch(request)).status).toBe(201);
  });

  test.each(['/v1/customers', '/__overdue/sandboxes'])(
    'takes 1 MiB of a stream to %s, however much more there is, and no more',
    async (path) => {
      let sent = 0;
      let cancelled = false;
      const endless = new ReadableStream({
        pull: (controller) => {
          sent += 64 * 1024;
          controller.enqueue(new Uint8Array(64 * 1024));
        },
        cancel: () => {
          cancelled = true;
        },
      });
      const response = await provider.fetch(provider.url + path, { method: 'POST', headers: json, body: endless, duplex: 'half' });
      expect([response.status, cancelled]).toEqual([413, true]);
      expect(sent).toBeLessThan(2 * 1024 * 1024);
    },
  );

  test.each([
    ['stall', 'fetch failed'],
    ['stall;after_body_bytes=5', 'terminated'],
    ['truncate;end=stall', 'terminated'],
  ])('breaks %s when the service is closed, as a socket would', async (fault, message) => {
    const { url, fetch, close } = createInProcess();
    const read = async () => (await fetch(`${url}/v1/customers`, { headers: { ...key, 'overdue-fault': fault } })).text();
    const failure = read().catch((error: unknown) => error);
    while (((await (await fetch(`${url}/__overdue/sandboxes/default/journal`)).json()) as ControlBody).data.length === 0);
    close();
    expect(await failure).toMatchObject({ name: 'TypeError', message, cause: { code: 'UND_ERR_SOCKET', message: 'other side closed' } });
    expect(await read().catch((error: unknown) => error)).toMatchObject({ message });
  });

  test('reaches nobody else', async () => {
    await expect(provider.fetch('https://example.com/v1')).rejects.toThrow(
      new RangeError('this fetch reaches http://overdue.localhost and nothing else, not https://example.com/v1'),
    );
  });

  test('fails as fetch does when the caller’s own stream breaks', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('disk')) });
    const sent = provider.fetch(customers, { method: 'POST', headers: json, body: broken, duplex: 'half' });
    await expect(sent).rejects.toMatchObject({ name: 'TypeError', message: 'fetch failed' });
  });

  test('does not begin what was aborted before', async () => {
    const reason = new Error('too late');
    await expect(provider.fetch(customers, { headers: key, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test('breaks a body that is read after the caller gave up, with the caller’s reason', async () => {
    const giving = new AbortController();
    const reason = new Error('enough');
    const response = await provider.fetch(customers, { headers: key, signal: giving.signal });
    giving.abort(reason);
    await expect(response.text()).rejects.toBe(reason);
  });

  test('cancels nothing when the caller gives up', async () => {
    const clock = manualClock(START_MS);
    const slow = createInProcess({ clock });
    const giving = new AbortController();
    const headers = { ...json, 'overdue-fault': 'latency;delay_ms=1000' };
    const sent = slow.fetch(`${slow.url}/v1/customers`, { method: 'POST', headers, body: '{"name":"Ana"}', signal: giving.signal });
    const outcome = sent.catch((failure: Error) => failure.name);
    setImmediate(() => giving.abort());
    expect(await outcome).toBe('AbortError');
    await clock.advance(1000);
    await new Promise(setImmediate);
    const read = await slow.fetch(`${slow.controlUrl}/sandboxes/default/journal`);
    expect(((await read.json()) as ControlBody).data).toMatchObject([{ commit: 'committed', taken: false }]);
  });
});

describe('a clock that client and service share', () => {
  test.each([
    ['stall', 'timeout'],
    ['latency;delay_ms=30000', 'timeout'],
    ['drip;chunk_bytes=100;every_ms=30000', 'timeout'],
  ])('makes %s against a 10 s deadline cost no time', async (fault, type) => {
    const clock = manualClock(START_MS);
    const { url, fetch } = createInProcess({ clock });
    const faulty: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.set('overdue-fault', fault);
      return fetch(request);
    };
    const client = createClient({ baseUrl: `${url}/v1`, credential: DEFAULT_KEY, clock, fetch: faulty });
    const startedMs = performance.now();
    const result = await advanceUntil(clock, client.call('create_customer', { name: 'Ana' }, { deadlineMs: 10_000 }));
    expect(result).toMatchObject({ ok: false, error: { error_type: type } });
    expect(clock.now() - START_MS).toBe(10_000);
    expect(performance.now() - startedMs).toBeLessThan(5000);
  });
});

test.each(['latency;delay_ms=60000', 'drip;chunk_bytes=1;every_ms=60000'])(
  'on a clock that wakes at once %s costs no time',
  async (fault) => {
    const clock: Clock = {
      now: () => START_MS,
      after: (_delayMs, wake) => {
        wake();
        return () => {};
      },
    };
    const defects: unknown[] = [];
    const { url, fetch, close } = createInProcess({ clock, onDefect: (error) => defects.push(error) });
    const response = await fetch(`${url}/v1/customers`, { headers: { ...key, 'overdue-fault': fault } });
    expect(await response.json()).toMatchObject({ object: 'list' });
    close();
    expect(defects).toEqual([]);
  },
);

test('on a clock that throws a drip breaks, and nothing else does', async () => {
  const clock: Clock = {
    now: () => START_MS,
    after: () => {
      throw new Error('the clock fails');
    },
  };
  const { url, fetch, close } = createInProcess({ clock });
  const response = await fetch(`${url}/v1/customers`, { headers: { ...key, 'overdue-fault': 'drip' } });
  await expect(response.text()).rejects.toThrow('the clock fails');
  close();
});

describe('a defect', () => {
  const broken = (lasting = false) => {
    const clock = manualClock(START_MS);
    let fails = false;
    const now = (): number => {
      if (!fails) return clock.now();
      fails = lasting;
      throw new Error('the clock fails');
    };
    const defects: unknown[] = [];
    const failOnce = (): void => {
      fails = true;
    };
    return { options: { clock: { ...clock, now }, onDefect: (error: unknown) => defects.push(error) }, defects, failOnce };
  };

  test('is an OverdueDefect in process, and told', async () => {
    const { options, defects, failOnce } = broken();
    const { url, fetch } = createInProcess(options);
    failOnce();
    await expect(fetch(`${url}/v1/customers`, { headers: key })).rejects.toMatchObject({ name: 'OverdueDefect', code: 'OVERDUE_DEFECT' });
    expect(defects).toEqual([new Error('the clock fails')]);
  });

  test('is the same behind MSW, which makes no 500 of it', async () => {
    const { options, failOnce } = broken();
    const server = setupServer(...overdueHandlers(options));
    server.listen({ onUnhandledRequest: 'error' });
    try {
      failOnce();
      await expect(fetch('http://overdue.localhost/v1/customers', { headers: key })).rejects.toMatchObject({ name: 'OverdueDefect' });
    } finally {
      server.close();
    }
  });

  test.each([false, true])('over a socket is a 500 that says so; lasting: %s', async (lasting) => {
    const { options, failOnce } = broken(lasting);
    const service = await startService(options);
    try {
      failOnce();
      const { status, headers } = await fetch(`${service.url}/v1/customers`, { headers: key });
      expect([status, headers.get('overdue-defect')]).toEqual([500, '1']);
    } finally {
      await service.close();
    }
  });
});

describe('options', () => {
  test.each([
    [{ url: 'http://overdue.localhost/base' }, 'url: expected an origin'],
    [{ url: 'overdue' }, 'url: expected an origin'],
    [{ seed: 7 }, 'seed: expected'],
    [{ sed: 'a' }, 'expected'],
  ])('%j are refused', (options, word) => {
    expect(() => createInProcess(options as never)).toThrow(word);
    const { url, ...rest } = options as { url?: string };
    expect(() => overdueHandlers({ ...rest, ...(url === undefined ? {} : { baseUrl: url }) } as never)).toThrow(word);
  });
});
