// What HTTP's own headers do: versions as entity tags, conditions, quotas, request ids, HEAD and OPTIONS.
import { describe, expect, test } from 'vitest';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';
import { withSandbox } from './with-sandbox.ts';

const memo = { memo: 'Olá' };

describe('an entity tag', () => {
  test('is the version: of what is read, and of what a write made of it', async () => {
    const { send } = await withSandbox();
    const read = await send('GET', '/invoices/$open');
    const written = await send('PATCH', '/invoices/$open', {}, memo);
    const made = await send('POST', '/customers', {}, { name: 'Ana' });
    expect(read.headers.etag).toBe(`"${jsonOf(read).version}"`);
    expect(written.headers.etag).toBe(`"${jsonOf(written).version}"`);
    expect(written.headers.etag).not.toBe(read.headers.etag);
    expect((await send('GET', '/invoices/$open')).headers.etag).toBe(written.headers.etag);
    expect(made.headers.etag).toBe('"1"');
  });

  test('is on no list, no deletion and no refusal', async () => {
    const { send } = await withSandbox();
    const replies = [await send('GET', '/invoices'), await send('DELETE', '/invoices/$draft'), await send('GET', '/invoices/inv_none')];
    expect(replies.map(({ status, headers }) => [status, headers.etag])).toEqual([
      [200, undefined],
      [200, undefined],
      [404, undefined],
    ]);
  });
});

describe('If-Match (R71)', () => {
  test.each([
    ['the version', '$now', 200],
    ['one of several', '"999", $now', 200],
    ['the version of a compressed body', '$gzip', 200],
    ['anything', '*', 200],
    ['another version', '"999"', 412],
    ['the version in a coding that is none of ours', '$zstd', 412],
    ['a weak tag', 'W/$now', 412],
    ['nothing', '', 200],
  ])('that names %s (%s): %i', async (_what, value, status) => {
    const { send, id, truth } = await withSandbox();
    const etag = (await send('GET', '/invoices/$open')).headers.etag ?? '';
    const ifMatch = value
      .replace('$now', etag)
      .replace('$gzip', etag.replace(/"$/, '-gzip"'))
      .replace('$zstd', etag.replace(/"$/, '-zstd"'));
    const reply = await send('PATCH', '/invoices/$open', { 'if-match': ifMatch }, memo);
    expect([reply.status, jsonOf(reply).code, jsonOf(reply).rule]).toEqual(
      status === 200 ? [200, undefined, undefined] : [412, 'precondition_failed', 'R71'],
    );
    const after = (await send('GET', '/invoices/$open')).headers.etag;
    expect(after === etag).toBe(status === 412);
    expect((await truth(id)).created.line_items).toEqual([]);
  });

  test.each(['2', 'now', '"2', '"2" 3', 'W/2', '"2", *'])(
    'that is no list of tags (%s) is malformed, and a read does not mind',
    async (ifMatch) => {
      const { send } = await withSandbox();
      const etag = (await send('GET', '/invoices/$open')).headers.etag;
      const reply = await send('PATCH', '/invoices/$open', { 'if-match': ifMatch }, memo);
      expect([reply.status, jsonOf(reply).code, jsonOf(reply).detail]).toEqual([
        400,
        'malformed',
        'If-Match names no entity tag; quote it: If-Match: "2".',
      ]);
      const read = await send('GET', '/invoices/$open', { 'if-match': ifMatch });
      expect([read.status, read.headers.etag]).toEqual([200, etag]);
    },
  );

  test('is told that a weak tag never matches', async () => {
    const { send } = await withSandbox();
    const reply = await send('PATCH', '/invoices/$open', { 'if-match': 'W/"2"' }, memo);
    expect(jsonOf(reply).detail).toBe('Refused: a weak entity tag never matches in If-Match; send the tag as it came, such as "2".');
  });

  test.each([
    ['DELETE', '/invoices/$draft', undefined, 412],
    ['POST', '/invoices/$open/void', undefined, 412],
    ['POST', '/invoices/$open/payments', { amount_minor: 100 }, 412],
    ['POST', '/invoices/$draft/lines', { description: 'Chá', amount_minor: 1 }, 412],
    ['PATCH', '/invoices/$paid', { currency: 'EUR' }, 412],
    ['PATCH', '/invoices/inv_none', memo, 404],
    ['POST', '/customers', { name: 'Ana' }, 201],
    ['GET', '/invoices/$open', undefined, 200],
  ])('with a stale version: %s %s', async (method, path, body, status) => {
    const { send, id, truth } = await withSandbox();
    const before = await truth(id);
    expect((await send(method, path, { 'if-match': '"999"' }, body)).status).toBe(status);
    if (status !== 201) expect(await truth(id)).toEqual(before);
  });
});

describe('where versions are required (R72)', () => {
  const profile = { R72: true };
  test.each([
    ['a write on an object that exists, without one', 'PATCH', '/invoices/$open', {}, memo, 428],
    ['with anything for a version', 'PATCH', '/invoices/$open', { 'if-match': '*' }, memo, 428],
    ['with a stale one', 'PATCH', '/invoices/$open', { 'if-match': '"999"' }, memo, 412],
    ['on an object that is not there', 'PATCH', '/invoices/inv_none', {}, memo, 404],
    ['a create', 'POST', '/customers', {}, { name: 'Ana' }, 201],
    ['a read', 'GET', '/invoices/$open', {}, undefined, 200],
  ] as const)('%s: %s %s', async (...[, method, path, headers, body, status]) => {
    const { send, id, truth } = await withSandbox({ profile });
    const reply = await send(method, path, headers, body);
    expect(reply.status).toBe(status);
    if (status === 428) expect([jsonOf(reply).code, jsonOf(reply).rule]).toEqual(['precondition_required', 'R72']);
    expect((await truth(id)).created.customers).toHaveLength(status === 201 ? 1 : 0);
  });

  test('with the version it has, it is written', async () => {
    const { send } = await withSandbox({ profile });
    const etag = (await send('GET', '/invoices/$open')).headers.etag ?? '';
    expect((await send('PATCH', '/invoices/$open', { 'if-match': etag }, memo)).status).toBe(200);
  });

  test('a set-up needs none', async () => {
    const { control } = inProcess();
    const { id, handles } = (await control('POST', '/sandboxes', { profile })).body;
    const input = { invoice_id: handles['invoice.open'], ...memo };
    expect((await control('POST', `/sandboxes/${id}/operations/update_invoice`, { input })).status).toBe(200);
  });
});

describe('If-None-Match', () => {
  test.each([
    ['the version', '$now', 304],
    ['the version, weakly', 'W/$now', 304],
    ['anything', '*', 304],
    ['another', '"999"', 200],
  ])('that names %s: %s', async (_what, value, status) => {
    const { send } = await withSandbox();
    const etag = (await send('GET', '/invoices/$open')).headers.etag ?? '';
    const reply = await send('GET', '/invoices/$open', { 'if-none-match': value.replace('$now', etag) });
    expect([reply.status, reply.headers.etag, reply.body === '']).toEqual([status, etag, status === 304]);
    expect(reply.headers['content-length'] === undefined).toBe(status === 304);
  });

  test('asks nothing of a list or of a refusal', async () => {
    const { send } = await withSandbox();
    const condition = { 'if-none-match': '*' };
    expect((await send('GET', '/invoices', condition)).status).toBe(200);
    expect((await send('GET', '/invoices/inv_none', condition)).status).toBe(404);
  });
});

describe('a quota', () => {
  const options = { frozen_at: '2026-02-01T00:00:00.000Z', rate_limit: { capacity: 2, refill_per_s: 1 } };
  test('is on every authorised answer, and on the one that says it is used up', async () => {
    const { send } = await withSandbox(options);
    const replies = [await send('GET', '/invoices'), await send('GET', '/invoices/inv_none'), await send('GET', '/invoices')];
    expect(replies.map(({ status, headers }) => [status, headers.ratelimit, headers['ratelimit-policy']])).toEqual([
      [200, '"default";r=1;t=1', '"default";q=2;w=2'],
      [404, '"default";r=0;t=2', '"default";q=2;w=2'],
      [429, '"default";r=0;t=2', '"default";q=2;w=2'],
    ]);
  });

  test.each([
    ['left out', {}],
    ['null', { rate_limit: null }],
  ])('that is %s counts no call: a thousand are let in, frozen calendar or not, and none says what is left', async (_what, limit) => {
    const { send } = await withSandbox({ frozen_at: '2026-02-01T00:00:00.000Z', ...limit });
    const seen = new Set<unknown>();
    for (let n = 0; n < 1000; n += 1) {
      const { status, headers } = await send('GET', '/coupons');
      seen.add(`${status} ${headers.ratelimit} ${headers['ratelimit-policy']}`);
    }
    expect([...seen]).toEqual(['200 undefined undefined']);
  });

  test('is nobody’s who is not let in', async () => {
    const { send } = await withSandbox(options);
    for (const headers of [{ authorization: '' }, { authorization: 'Bearer sk_test_nobody' }]) {
      const reply = await send('GET', '/invoices', headers);
      expect([reply.status, reply.headers.ratelimit]).toEqual([401, undefined]);
    }
  });
});

describe('a page', () => {
  test('links to the next one, relatively, filters and all; the last links nowhere', async () => {
    const { send } = await withSandbox();
    const seen: unknown[] = [];
    let query = '?status=open&limit=2';
    for (let pages = 0; pages < 50; pages += 1) {
      const reply = await send('GET', `/invoices${query}`);
      seen.push(...(jsonOf(reply).data as { id: string }[]).map(({ id }) => id));
      const link = reply.headers.link;
      expect(link === undefined).toBe(jsonOf(reply).next_cursor === null);
      if (link === undefined) break;
      expect(link).toMatch(/^<\?status=open&limit=2&cursor=cur_\w+>; rel="next"$/);
      query = link.slice(1, link.indexOf('>'));
    }
    const all = jsonOf(await send('GET', '/invoices?status=open&limit=100')).data as { id: string }[];
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});

describe('HEAD', () => {
  test.each([
    ['/invoices/$open', 200],
    ['/invoices?limit=2', 200],
    ['/invoices/inv_none', 404],
    ['/invoices?limit=none', 400],
    ['/invoices/$open/void', 405],
    ['/nowhere', 404],
  ])('%s has the headers of GET, and no body', async (path, status) => {
    const options = { frozen_at: '2026-02-01T00:00:00.000Z' };
    const get = await (await withSandbox(options)).send('GET', path);
    const head = await (await withSandbox(options)).send('HEAD', path);
    expect([head.status, head.body]).toEqual([status, '']);
    const { 'content-length': length, ...headers } = head.headers;
    expect({ ...headers, 'content-length': length }).toEqual(get.headers);
    expect(Number(length)).toBeGreaterThan(0);
  });

  test('of a fault’s answer, and outside every sandbox', async () => {
    const { send, handle } = await withSandbox();
    const spoiled = await send('HEAD', '/invoices', { 'overdue-fault': 'html;status=502' });
    expect([spoiled.headers['overdue-fault-applied'], spoiled.body]).toEqual(['html', '']);
    const lost = replyOf(await handle(callOf('HEAD', '/s/nobody/v1/invoices')));
    expect([lost.status, lost.body]).toEqual([404, '']);
  });
});

describe('OPTIONS', () => {
  test.each([
    ['/invoices/$open', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['/invoices/$open/void', 'OPTIONS, POST'],
  ])('%s says what may be done, to anyone', async (path, allow) => {
    const { send } = await withSandbox();
    const reply = await send('OPTIONS', path, { authorization: '' });
    expect([reply.status, reply.headers.allow, reply.body]).toEqual([204, allow, '']);
  });

  test('where nothing is, it says so', async () => {
    const { send } = await withSandbox();
    expect((await send('OPTIONS', '/nowhere')).status).toBe(404);
  });
});

describe('a request id', () => {
  test.each([
    ['a caller’s own', 'my-id:42', true],
    ['128 characters', 'x'.repeat(128), true],
    ['129 characters', 'x'.repeat(129), false],
    ['with a space', 'my id', false],
    ['beyond ASCII', 'é', false],
  ])('%s is echoed, or replaced by ours; the journal keeps both', async (_what, id, echoed) => {
    const { send, id: sandboxId, journal } = await withSandbox();
    const reply = await send('GET', '/invoices/inv_none', { 'request-id': id });
    const answered = reply.headers['request-id'];
    expect(answered === id).toBe(echoed);
    expect(jsonOf(reply).request_id).toBe(answered);
    const [entry] = await journal(sandboxId);
    expect(entry?.request_id).toBe(answered);
    expect(entry?.own_request_id).toMatch(/^req_/);
    expect(entry?.own_request_id === answered).toBe(!echoed);
  });

  test('is echoed where no sandbox is', async () => {
    const { handle } = await withSandbox();
    const reply = replyOf(await handle(callOf('GET', '/s/nobody/v1/invoices', undefined, { 'request-id': 'mine' })));
    expect([reply.headers['request-id'], jsonOf(reply).request_id]).toEqual(['mine', 'mine']);
  });
});
