// The endpoint over real sockets: both generations of clients, what a broken stream does, who is let in, and what is bounded.

import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { CLIENTS, type ClientName } from '../connected-clients.ts';
import { callUntil, connectedTo, ECHO, type Endpoint, endpointOver, holding, partsWith } from './endpoint.ts';

const NAMES = Object.keys(CLIENTS) as readonly ClientName[];
const open: Endpoint[] = [];
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close();
});

async function started(...given: Parameters<typeof endpointOver>): Promise<Endpoint> {
  const endpoint = await endpointOver(...given);
  open.push(endpoint);
  return endpoint;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Headers as they are given: fetch would not send another Host. */
function send(url: string, options: { method?: string; path?: string; headers?: Record<string, string>; body?: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { path, body, ...rest } = options;
    const sent = httpRequest(new URL(path ?? '/mcp', url), rest, async (response) => {
      let read = '';
      for await (const chunk of response) read += String(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1.0.0' } },
};

describe.each(NAMES)('%s over HTTP', (name) => {
  test('lists, calls, and is told of a tool that there is not', async () => {
    const { url } = await started(partsWith(ECHO));
    const client = await connectedTo(url, name);
    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(['echo']);
    expect((await client.callTool({ name: 'echo', arguments: { a: 1 } })).content).toEqual([{ type: 'text', text: '{"a":1}' }]);
    await expect(client.callTool({ name: 'ecko', arguments: {} })).rejects.toMatchObject({ code: -32_602 });
    await client.close();
  });

  test('aborts the call that it cancels', async () => {
    const held = holding();
    const { url } = await started(partsWith(held.tool));
    const client = await connectedTo(url, name);
    const cancel = new AbortController();
    const call = callUntil(name, client, { name: 'hold', arguments: {} }, cancel.signal).catch(() => 'cancelled');
    await held.begun;
    cancel.abort();
    await held.aborted;
    expect(await call).toBe('cancelled');
    await client.close();
  });

  test('aborts its calls by going away', async () => {
    const held = holding();
    const { url } = await started(partsWith(held.tool));
    const client = await connectedTo(url, name);
    const call = client.callTool({ name: 'hold', arguments: {} }).catch(() => 'gone');
    await held.begun;
    await client.close();
    await held.aborted;
    expect(await call).toBe('gone');
  });

  test('gets its answer from an endpoint that is going away, and no new one', async () => {
    const held = holding();
    const endpoint = await started(partsWith(held.tool, ECHO));
    const client = await connectedTo(endpoint.url, name);
    const call = client.callTool({ name: 'hold', arguments: {} });
    await held.begun;
    const closed = endpoint.close(10_000);
    await expect(client.callTool({ name: 'echo', arguments: {} })).rejects.toThrow();
    held.letGo();
    expect((await call).content).toEqual([{ type: 'text', text: 'held' }]);
    await closed;
  });

  test('is one of a hundred at the same time', async () => {
    const { url } = await started(partsWith(ECHO));
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const client = await connectedTo(url, name);
        const { content } = await client.callTool({ name: 'echo', arguments: { n } });
        await client.close();
        return content;
      }),
    );
    expect(answers).toEqual(answers.map((_, n) => [{ type: 'text', text: `{"n":${n}}` }]));
  });
});

test('a call without a session or an initialize, as of a stateless client, is answered', async () => {
  const { url } = await started(partsWith(ECHO));
  const call = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'echo', arguments: {} } };
  const { status, body, headers } = await send(url, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(call) });
  expect([status, headers['mcp-session-id']]).toEqual([200, undefined]);
  expect(body).toContain('"id":7');
});

test.each([null, [1], '{"a":1}', 3])('arguments that are no object reach the tool over HTTP, too: %j', async (args) => {
  const { url } = await started(partsWith(ECHO));
  const call = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'echo', arguments: args } };
  const { body } = await send(url, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(call) });
  expect(body).toContain(JSON.stringify(JSON.stringify(args)));
});

test('a stateless client that hangs up aborts its call', async () => {
  const held = holding();
  const { url } = await started(partsWith(held.tool));
  const call = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'hold', arguments: {} } };
  const sent = httpRequest(url, { method: 'POST', headers: JSON_HEADERS });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify(call));
  await held.begun;
  sent.destroy();
  await held.aborted;
});

describe('a page in a browser', () => {
  test.each([
    ['a name that its owner pointed at this machine', { host: 'rebound.example:80' }],
    ['a name that looks like ours', { host: 'localhost.rebound.example' }],
    ['another page of the web', { origin: 'https://rebound.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
  ])('is refused as %s', async (_what, headers) => {
    const { url } = await started(partsWith(ECHO));
    const { status } = await send(url, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(INITIALIZE) });
    expect(status).toBe(403);
  });

  test.each([
    ['localhost', { host: 'localhost:1' }],
    ['a page of this machine', { origin: 'http://localhost:5173' }],
    ['IPv6', { host: '[::1]:80' }],
    ['a name that was allowed', { host: 'tools.internal:8080', origin: 'http://tools.internal' }],
  ])('is let in as %s', async (_what, headers) => {
    const { url } = await started(partsWith(ECHO), { allowedHosts: ['tools.internal'] });
    const { status } = await send(url, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(INITIALIZE) });
    expect(status).toBe(200);
  });

  test('is told what the address is when somebody opens it', async () => {
    const { url } = await started(partsWith(ECHO));
    const { status, headers, body } = await send(url, { headers: { accept: 'text/html' } });
    expect([status, headers.allow]).toEqual([405, 'POST, GET, DELETE']);
    expect(body).toContain('This is an MCP server');
  });

  test.each(['/', '/mcp/', '/sse', '/MCP', '/mcp%00'])('is told where the endpoint is at %s', async (path) => {
    const { url } = await started(partsWith(ECHO));
    const { status, body } = await send(url, { path });
    expect(status).toBe(404);
    expect(body).toContain('the MCP endpoint is /mcp');
  });
});

describe('bad input', () => {
  test.each([
    ['no JSON', '{"jsonrpc": ', 400],
    ['nothing', '', 400],
    ['JSON that is no message', '[1, null, "x"]', 400],
    ['null', 'null', 400],
    ['a megabyte of brackets', '['.repeat(1_000_000), 400],
    ['five megabytes', `"${'x'.repeat(5_000_000)}"`, 413],
  ])('%s is refused, and the next client is served', async (_what, body, expected) => {
    const { url } = await started(partsWith(ECHO));
    const { status } = await send(url, { method: 'POST', headers: JSON_HEADERS, body });
    expect(status).toBe(expected);
    const after = await send(url, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(INITIALIZE) });
    expect(after.status).toBe(200);
  });

  test.each([
    ['another server, as to a proxy', 'POST http://evil.example/mcp', 404],
    ['this one, as to a proxy', 'POST http://localhost/mcp', 404],
    ['no address', 'GET http://[', 404],
    ['another server without a scheme', 'GET //evil.example:x/mcp', 404],
    ['everything', 'OPTIONS *', 404],
    ['what it allows', 'OPTIONS /mcp', 405],
    ['what it got', 'TRACE /mcp', 405],
    ['a change of it', 'PUT /mcp', 405],
  ])('asked for %s: %s is %i, and no mistake of ours', async (_what, line, expected) => {
    const mistakes: unknown[] = [];
    const { url } = await started(partsWith(ECHO), { onError: (error) => mistakes.push(error) });
    const { host, port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
    expect(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).toMatchObject({ jsonrpc: '2.0', id: null });
    expect(mistakes).toEqual([]);
  });

  test('half a body, and then nobody', async () => {
    const { url } = await started(partsWith(ECHO));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"jsonrpc"');
    await once(socket, 'connect');
    socket.destroy();
    const after = await send(url, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(INITIALIZE) });
    expect(after.status).toBe(200);
  });
});
