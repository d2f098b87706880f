// The service: which sandbox a call is for, and what hostile input gets: never a 500, nothing stored.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../mock-service/call.ts';
import { callOf, DEFAULT_KEY, inProcess, jsonOf, replyOf } from './in-process.ts';

describe('a call is for', () => {
  test.each([
    ['the default sandbox', '/v1/customers', '', 200, undefined],
    ['the sandbox of its header', '/v1/customers', 'sb', 401, 'credential_unknown'],
    ['the sandbox of its path', '/s/sb/v1/customers', '', 401, 'credential_unknown'],
    ['the sandbox that both name', '/s/sb/v1/customers', 'sb', 401, 'credential_unknown'],
    ['nobody, when they name two', '/s/sb/v1/customers', 'default', 400, 'sandbox_ambiguous'],
    ['nobody, when there is no such sandbox', '/s/sb_none/v1/customers', '', 404, 'sandbox_not_found'],
    ['nobody, when the header names none', '/v1/customers', 'sb_none', 404, 'sandbox_not_found'],
    ['nobody, without a base path', '/customers', '', 404, 'route_not_found'],
    ['nobody, beside the base path', '/v1x/customers', '', 404, 'route_not_found'],
    ['the default sandbox, which has nothing at its root', '/v1', '', 404, 'route_not_found'],
    ['the default sandbox by name', '/v1/customers', 'default', 200, undefined],
  ])('%s', async (...[, path, header, status, code]) => {
    const { control, handle } = inProcess();
    const { id } = (await control('POST', '/sandboxes', {})).body;
    const named = (text: string) => text.replace(/\bsb\b/, id);
    const reply = replyOf(await handle(callOf('GET', named(path), undefined, { 'overdue-sandbox': named(header) })));
    expect([reply.status, jsonOf(reply).code]).toEqual([status, code]);
    expect(reply.headers).toMatchObject({ 'request-id': expect.any(String), date: expect.any(String), 'cache-control': 'no-store' });
  });

  test('a method its path does take, or Allow says which', async () => {
    const reply = replyOf(await inProcess().handle(callOf('DELETE', '/v1/customers')));
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  });
});

describe('a caller who hangs up', () => {
  test('cancels nothing: the delay runs out, the write is stored, the journal says nobody took the reply', async () => {
    const { arm, clock, service, truth, journal } = inProcess();
    await arm({ fault: 'latency', params: { delay_ms: 500 } });
    const walked = service.handle(callOf('POST', '/v1/customers', { name: 'Ana' }));
    expect(await journal()).toMatchObject([{ answered: null, taken: null }]);
    await clock.advance(500);
    (await walked).settle(false);
    expect((await truth()).created.customers).toHaveLength(1);
    expect(await journal()).toMatchObject([{ commit: 'committed', taken: false, duration_ms: 500 }]);
  });
});

describe('the line per call', () => {
  test('is told as soon as the answer is decided, with the sandbox', async () => {
    const lines: unknown[] = [];
    const { handle } = inProcess({
      onCall: ({ operation, faults, commit, answered }, sandbox) =>
        lines.push([sandbox, operation, faults.length, commit, answered?.status]),
    });
    await handle(callOf('POST', '/v1/customers', { name: 'Ana' }));
    await handle(callOf('GET', '/v1/customers', undefined, { 'overdue-fault': 'error_status;status=503' }));
    expect(lines).toEqual([
      ['default', 'create_customer', 0, 'committed', 201],
      ['default', 'list_customers', 1, 'none', 503],
    ]);
  });
});

const segment = fc.oneof(
  fc.constantFrom(
    'customers',
    'invoices',
    'payments',
    'refunds',
    'lines',
    'finalize',
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%zz',
    '',
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 20 }),
);
const path = fc
  .tuple(fc.constantFrom('/v1', '/v1', '/v1', '/s/default/v1', '', '/s/__proto__/v1'), fc.array(segment, { maxLength: 5 }))
  .map(([base, rest]) => ['', ...rest].reduce((whole, each) => `${whole}/${each}`, base).slice(0) || '/');
const headerName = fc.constantFrom(
  'overdue-fault',
  'overdue-sandbox',
  'overdue-caller',
  'idempotency-key',
  'content-type',
  'authorization',
  '__proto__',
  'x-other',
);
const hostileJson = fc
  .oneof(
    fc.json(),
    fc.constantFrom(
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '[',
      '{}',
      'null',
      '"x"',
      '{"name":',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
    ),
  )
  .map((text) => new TextEncoder().encode(text));
const hostileCall: fc.Arbitrary<Call> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'BREW'),
  path,
  query: fc.oneof(
    fc.constant(''),
    fc.string({ maxLength: 40 }),
    fc.constantFrom('limit=1e9', 'cursor=%', '__proto__=1', 'limit=1&limit=2'),
  ),
  headers: fc
    .tuple(fc.boolean(), fc.boolean(), fc.dictionary(headerName, fc.string({ maxLength: 40 }), { maxKeys: 3 }))
    .map(([authorized, json, more]) => ({
      ...(authorized ? { authorization: `Bearer ${DEFAULT_KEY}` } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...more,
    })),
  body: fc.oneof(hostileJson, fc.uint8Array({ maxLength: 200 }), fc.constant(new Uint8Array())),
});

describe('10,000 hostile calls', () => {
  test('never meet a defect, and store nothing', { timeout: 120_000 }, async () => {
    const provider = inProcess();
    const { counts } = await provider.truth();
    await fc.assert(
      fc.asyncProperty(hostileCall, async (call) => {
        const { status } = replyOf(await provider.handle(call));
        expect(status).toBeLessThan(500);
        expect(status === 200 ? call.method : 'GET').toBe('GET');
        await provider.clock.advance(1000);
      }),
      { numRuns: 10_000 },
    );
    expect(provider.defects).toEqual([]);
    expect((await provider.truth()).counts).toEqual(counts);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});
