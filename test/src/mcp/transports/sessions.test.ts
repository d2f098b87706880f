// Sessions of 2025-11-25: what they are bounded by, and what ends them, by a clock that the test moves.
import { afterEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../../../mock-service/index.ts';
import { ECHO, type Endpoint, endpointOver, holding, partsWith } from './endpoint.ts';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const MINUTE_MS = 60_000;
const open: Endpoint[] = [];
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close();
});

async function started(...given: Parameters<typeof endpointOver>): Promise<string> {
  const endpoint = await endpointOver(...given);
  open.push(endpoint);
  return endpoint.url;
}

function post(url: string, message: object, session?: string, signal?: AbortSignal): Promise<Response> {
  const headers = session === undefined ? HEADERS : { ...HEADERS, 'mcp-session-id': session };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify({ jsonrpc: '2.0', ...message }), ...(signal && { signal }) });
}

async function initialize(url: string): Promise<{ status: number; session: string }> {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1.0.0' } };
  const response = await post(url, { id: 0, method: 'initialize', params });
  await response.text();
  return { status: response.status, session: response.headers.get('mcp-session-id') ?? '' };
}

const call = (name: string, id = 1) => ({ id, method: 'tools/call', params: { name, arguments: {} } });

async function statusOf(url: string, session: string): Promise<number> {
  const response = await post(url, call('echo'), session);
  await response.text();
  return response.status;
}

describe('a session', () => {
  test('is over when nobody used it for half an hour, and not while somebody does', async () => {
    const clock = manualClock(Date.UTC(2026, 1, 1));
    const url = await started(partsWith(ECHO), { clock });
    const [used, idle] = [await initialize(url), await initialize(url)];
    await clock.advance(20 * MINUTE_MS);
    expect(await statusOf(url, used.session)).toBe(200);
    await clock.advance(20 * MINUTE_MS);
    expect([await statusOf(url, used.session), await statusOf(url, idle.session)]).toEqual([200, 404]);
  });

  test('is not idle while somebody listens to it', async () => {
    const clock = manualClock(Date.UTC(2026, 1, 1));
    const url = await started(partsWith(ECHO), { clock });
    const { session } = await initialize(url);
    const listening = await fetch(url, { headers: { accept: 'text/event-stream', 'mcp-session-id': session } });
    await clock.advance(60 * MINUTE_MS);
    expect([listening.status, await statusOf(url, session)]).toEqual([200, 200]);
    await listening.body?.cancel();
  });

  test('that is not known is a 404 that says what to do', async () => {
    const url = await started(partsWith(ECHO));
    const response = await post(url, call('echo'), 'guessed');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: -32_001, message: expect.stringContaining('initialize again') } });
  });

  test('is deleted by its client', async () => {
    const url = await started(partsWith(ECHO));
    const { session } = await initialize(url);
    const deleted = await fetch(url, { method: 'DELETE', headers: { 'mcp-session-id': session } });
    expect([deleted.status, await statusOf(url, session)]).toEqual([200, 404]);
  });

  test('that is deleted aborts its calls', async () => {
    const held = holding();
    const url = await started(partsWith(held.tool));
    const { session } = await initialize(url);
    const answer = post(url, call('hold'), session);
    await held.begun;
    await fetch(url, { method: 'DELETE', headers: { 'mcp-session-id': session } });
    await held.aborted;
    await (await answer).text();
  });

  test('names nothing that can be guessed', async () => {
    const url = await started(partsWith(ECHO));
    const sessions = await Promise.all(Array.from({ length: 20 }, () => initialize(url)));
    expect(new Set(sessions.map(({ session }) => session)).size).toBe(20);
    for (const { session } of sessions) expect(session).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  test('one too many ends the one that was used longest ago', async () => {
    const url = await started(partsWith(ECHO), { sessionsMax: 2 });
    const [first, second] = [await initialize(url), await initialize(url)];
    expect(await statusOf(url, first.session)).toBe(200);
    const third = await initialize(url);
    const statuses = [await statusOf(url, first.session), await statusOf(url, second.session), await statusOf(url, third.session)];
    expect(statuses).toEqual([200, 404, 200]);
  });

  test('with a call under way is kept, and there is no room for another', async () => {
    const held = holding();
    const url = await started(partsWith(held.tool), { sessionsMax: 1 });
    const { session } = await initialize(url);
    const answer = post(url, call('hold'), session);
    await held.begun;
    expect((await initialize(url)).status).toBe(503);
    held.letGo();
    expect(await (await answer).text()).toContain('held');
    expect((await initialize(url)).status).toBe(200);
  });
});

describe('a call in a session', () => {
  test('that is cancelled by another POST is aborted, and its stream ends', async () => {
    const held = holding();
    const url = await started(partsWith(held.tool));
    const { session } = await initialize(url);
    const answer = await post(url, call('hold', 5), session);
    await held.begun;
    const told = await post(url, { method: 'notifications/cancelled', params: { requestId: 5 } }, session);
    await held.aborted;
    expect([told.status, await answer.text()]).toEqual([202, '']);
  });

  test('that another session cancels by the same id goes on', async () => {
    const held = holding();
    const url = await started(partsWith(held.tool));
    const [mine, others] = [await initialize(url), await initialize(url)];
    const answer = await post(url, call('hold', 5), mine.session);
    await held.begun;
    await post(url, { method: 'notifications/cancelled', params: { requestId: 5 } }, others.session);
    held.letGo();
    expect(await answer.text()).toContain('held');
  });

  test('whose client hangs up is aborted, and the session goes on', async () => {
    const held = holding();
    const url = await started(partsWith(held.tool, ECHO));
    const { session } = await initialize(url);
    const gone = new AbortController();
    const answer = post(url, call('hold'), session, gone.signal).catch(() => 'gone');
    await held.begun;
    gone.abort();
    await held.aborted;
    await answer;
    expect(await statusOf(url, session)).toBe(200);
  });
});
