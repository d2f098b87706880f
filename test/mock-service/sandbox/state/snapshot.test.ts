// A snapshot holds all that became of a sandbox; restored anywhere, the same calls go on as if nothing had happened.
import fc from 'fast-check';
import stringify from 'safe-stable-stringify';
import { describe, expect, test } from 'vitest';
import { createTimer, manualClock } from '../../../../mock-service/determinism/clock.ts';
import { createRandom } from '../../../../mock-service/determinism/random.ts';
import { createSandboxes } from '../../../../mock-service/sandbox/sandboxes.ts';
import { piecesOf, takeSnapshot } from '../../../../mock-service/sandbox/snapshot/document.ts';
import { TABLE_NAMES } from '../../../../mock-service/store/tables.ts';
import { inProcess, jsonOf } from '../../service/in-process.ts';
import { CHANGES, createBox, defaultBox, PART_NAMES } from './boxes.ts';
import { fillToTheBrim } from './brim.ts';

const part = fc.constantFrom(...PART_NAMES);

describe('a snapshot', () => {
  test('is handed out while it can be restored, and told of as soon as it could not', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    const rule = { fault: 'error_status', params: { status: 500, body: 'é'.repeat(60_000) } };
    for (let n = 0; n < 80; n += 1) expect((await box.control('POST', '/plan', { rules: Array(8).fill(rule) })).status).toBe(201);
    const { status, body } = await box.control('GET', '/snapshot');
    expect([status, body.code]).toEqual([409, 'snapshot_too_large']);
    expect(body.detail).toContain('64 MiB');
    await box.control('DELETE', '/rules/rule_1');
    for (let n = 2; n <= 100; n += 1) await box.control('DELETE', `/rules/rule_${n}`);
    const snapshot = await box.snapshot();
    expect(Buffer.byteLength(JSON.stringify(snapshot))).toBeLessThan(64 * 1024 * 1024);
    expect((await box.control('POST', '/restore', snapshot)).status).toBe(200);
  });

  test('restored into another sandbox, of another seed, goes on like the one it was taken of (60 random histories)', async () => {
    const property = fc.asyncProperty(fc.array(part, { maxLength: 8 }), fc.array(part, { maxLength: 5 }), async (before, after) => {
      const provider = inProcess();
      const [source, target] = [await createBox(provider, { seed: 'one' }), await createBox(provider, { seed: 'other' })];
      for (const [n, each] of before.entries()) await CHANGES[each](source, n);
      await CHANGES[before[0] ?? 'tenants'](target, 77);
      const text = JSON.stringify(await source.snapshot());
      const { status, body } = await target.control('POST', '/restore', JSON.parse(text));
      expect([status, body.id]).toEqual([200, target.id]);
      expect(await target.snapshot()).toEqual(JSON.parse(text));
      for (const [n, each] of after.entries()) for (const box of [source, target]) await CHANGES[each](box, 100 + n);
      expect(await target.snapshot()).toEqual(await source.snapshot());
      expect(provider.defects).toEqual([]);
    });
    await fc.assert(property, { numRuns: 60, seed: 20_260_404 });
  });

  test('is of every kind of state, and of nothing else', async () => {
    const snapshot = await (await createBox(inProcess())).snapshot();
    expect(Object.keys(snapshot)).toEqual(['format', 'version', 'made_with', 'parts', 'checksum']);
    expect(Object.keys(snapshot.parts)).toEqual([...PART_NAMES]);
  });

  test('holds no key, no token, no client’s secret and no sandbox’s id', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    const { credentials, oauth } = (await box.control('GET', '')).body as never as {
      credentials: Record<string, { id: string; secret: string }>;
      oauth: { clients: Record<string, { client_secret: string }> };
    };
    const pair = (await box.control('POST', '/oauth/grants', {})).body as never as { access_token: string; refresh_token: string };
    for (const each of PART_NAMES) await CHANGES[each](box, 1);
    const text = JSON.stringify(await box.snapshot());
    const secrets = [...Object.values(credentials).flatMap(({ id, secret }) => [id, secret]), ...Object.values(pair).map(String)];
    const clients = Object.values(oauth.clients).map(({ client_secret }) => client_secret);
    const given = [
      box.id,
      pair.access_token,
      pair.refresh_token,
      ...secrets.filter((each) => /^(key|sk|at|rt|grant)_/.test(each)),
      ...clients,
    ];
    expect(given.length).toBeGreaterThan(17);
    expect(given.filter((each) => text.includes(each))).toEqual([]);
  });

  test('restored where it was taken opens to the tokens that were handed out before', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    const { access_token } = (await box.control('POST', '/oauth/grants', {})).body as never as { access_token: string };
    const snapshot = await box.snapshot();
    await box.control('POST', '/reset');
    const call = () => box.call('GET', '/customers', undefined, { authorization: `Bearer ${access_token}` });
    expect(jsonOf(await call()).code).toBe('token_unknown');
    await box.control('POST', '/restore', snapshot);
    expect((await call()).status).toBe(200);
  });

  test('keeps what the key of its own sandbox opens, and the state of each key by its name', async () => {
    const provider = inProcess();
    const [source, target] = [await createBox(provider), await createBox(provider, { seed: 'other' })];
    await CHANGES.credentials(source, 0);
    await target.control('POST', '/restore', await source.snapshot());
    expect((await target.call('GET', '/customers')).status).toBe(200);
    const { body } = await target.control('GET', '');
    const reader = await target.call('GET', '/customers', undefined, { authorization: `Bearer ${body.credentials.read_only?.secret}` });
    expect(jsonOf(reader).code).toBe('credential_expired');
  });

  test('lets a running calendar go on from where it stood, and a frozen one stand', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    const running = await box.snapshot();
    await box.control('POST', '/clock/freeze', { at: '2030-01-01T00:00:00Z' });
    const frozen = await box.snapshot();
    await provider.clock.advance(3_600_000);
    await box.control('POST', '/restore', frozen);
    expect((await box.control('GET', '/clock')).body).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true, caught_up: true });
    await box.control('POST', '/restore', running);
    await provider.clock.advance(1000);
    expect((await box.control('GET', '/clock')).body).toEqual({ now: '2026-02-01T09:00:01.000Z', frozen: false, caught_up: true });
  });

  test('of a sandbox without data is one without data', async () => {
    const provider = inProcess();
    const empty = await createBox(provider, { data: 'empty' });
    expect(empty.handles).toEqual({});
    const { id } = jsonOf(await empty.call('POST', '/customers', { name: 'Ana' }));
    const target = await createBox(provider);
    await target.control('POST', '/restore', await empty.snapshot());
    expect(jsonOf(await target.call('GET', '/customers')).data).toMatchObject([{ id }]);
    expect(jsonOf(await target.call('GET', '/invoices')).data).toEqual([]);
    await target.control('POST', '/reset');
    expect(jsonOf(await target.call('GET', '/invoices')).data).not.toEqual([]);
  });

  test('of rows of every kind, each as long and as large as it may be, is restored', async () => {
    const provider = inProcess();
    const box = await createBox(provider);
    await fillToTheBrim(box);
    const snapshot = await box.snapshot();
    const { tables } = snapshot.parts.tenants.main.store ?? { tables: {} };
    expect(Object.keys(tables).sort()).toEqual([...TABLE_NAMES].sort());
    expect(await box.control('POST', '/restore', snapshot)).toMatchObject({ status: 200 });
    expect(await box.snapshot()).toEqual(snapshot);
  });

  test('into the sandbox default keeps its documented key', async () => {
    const provider = inProcess();
    const first = await defaultBox(provider);
    await first.control('POST', '/restore', await (await createBox(provider, { seed: 'x' })).snapshot());
    expect((await first.call('GET', '/customers')).status).toBe(200);
  });
});

describe('a document', () => {
  test('is written in pieces that are its JSON with members in order', () => {
    const member = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue(), { maxKeys: 40 });
    const many = fc.array(fc.jsonValue({ maxDepth: 1 }), { minLength: 14, maxLength: 50 });
    const property = fc.property(fc.oneof(member, many, fc.jsonValue()), (value) => {
      expect([...piecesOf(value)].join('')).toBe(stringify(value));
    });
    fc.assert(property, { numRuns: 500 });
  });

  test('has at most as many bytes as it may, to the byte', () => {
    const sandbox = createSandboxes({
      clock: manualClock(0),
      timer: createTimer(manualClock(0)),
      seed: 's',
      random: createRandom('s'),
      onDefect: () => {},
    });
    const [one] = sandbox.list();
    if (one === undefined) throw new Error('no sandbox');
    const bytes = Buffer.byteLength(JSON.stringify(takeSnapshot(one, 1_000_000)));
    expect([takeSnapshot(one, bytes) === null, takeSnapshot(one, bytes - 1)]).toEqual([false, null]);
  });
});
