// overdue mcp as a process: what comes on its streams, what it says to people, and how it ends.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { type Finished, launch, MAIN, overdue } from './overdue.ts';

const ROOT = join(import.meta.dirname, '../../..');
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1.0.0' } },
};
/** Of each request of 2026-07-28. */
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const INITIALIZED = { jsonrpc: '2.0', method: 'notifications/initialized' };
const call = (id: number, name: string, arguments_: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: arguments_ },
});
const search = (id: number) => call(id, 'search_tools', { query: 'add a line' });

const lines = (...messages: readonly (object | string)[]): string =>
  messages.map((message) => `${typeof message === 'string' ? message : JSON.stringify(message)}\n`).join('');

/** Runs it with this on stdin, which ends then. */
function piped(text: string, ...args: readonly string[]): Promise<Finished> {
  const { process: program, finished } = launch('mcp', ...args);
  // It may have had enough before it was given all.
  program.stdin.on('error', () => undefined);
  program.stdin.end(text);
  return finished;
}

/** What stdout holds, each line of which must be a message. */
function idsOf(stdout: string): readonly unknown[] {
  const messages = stdout.trimEnd().split('\n');
  return messages.map((line) => (JSON.parse(line) as { id: unknown }).id);
}

describe('what is piped into overdue mcp', () => {
  test('is answered whole although stdin ends at once, calls of a provider that is still starting among it', async () => {
    const text = lines(INITIALIZE, INITIALIZED, search(2), call(3, 'add_invoice_line_item', { invoice_id: 'inv_none', description: 'x' }));
    const { code, stdout, stderr } = await piped(text);
    expect([code, [...idsOf(stdout)].sort()]).toEqual([0, [1, 2, 3]]);
    expect(stderr).toMatch(/\+ search_tools {2}answered/);
  });

  test('is answered by the line of shell that the page shows', async () => {
    const page = await readFile(join(ROOT, 'docs/mcp.md'), 'utf8');
    const [, script = ''] = /^```sh\n([\s\S]*?)^```/m.exec(page) ?? [];
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: ROOT });
    expect(idsOf(stdout)).toEqual([1, 2]);
    expect(stdout).toContain('update_invoice_line_item');
  });

  test('is answered without a handshake, and in the newer era, too', async () => {
    const { code, stdout } = await piped(lines({ jsonrpc: '2.0', id: 'a', method: 'tools/list', params: { _meta: META } }));
    expect([code, idsOf(stdout)]).toEqual([0, ['a']]);
    expect(stdout).toContain('"resultType":"complete"');
  });

  test.each([
    ['nothing', ''],
    ['garbage', '\u0000\u0001 GET / HTTP/1.1\r\n\r\n'],
    ['half a message', '{"jsonrpc":"2.0","id":'],
  ])('ends it with 0 when it is %s', async (_what, text) => {
    const { code, stdout } = await piped(text);
    expect([code, stdout]).toEqual([0, '']);
  });

  test.each([
    ['garbage', 'garbage'],
    ['invalid JSON', '{"jsonrpc": "2.0", id}'],
    ['JSON that is no message', '{"hello": [1, 2, 3]}'],
    ['an empty line', ''],
    ['a name of a megabyte', JSON.stringify(call(9, 'x'.repeat(1_000_000)))],
  ])('is answered after %s', async (_what, line) => {
    const { code, stdout } = await piped(lines(INITIALIZE, INITIALIZED, line, search(2)));
    expect(code).toBe(0);
    expect(idsOf(stdout)).toEqual(expect.arrayContaining([1, 2]));
    expect(stdout.length).toBeLessThan(100_000);
  });

  test('is refused when one line is longer than ten megabytes, in a sentence', async () => {
    const { stdout, stderr } = await piped(lines(INITIALIZE, INITIALIZED) + 'x'.repeat(11 * 1024 * 1024));
    expect(stderr).toMatch(/mcp: .*exceeded maximum size/);
    expect(stdout).not.toContain('xxx');
  });
});

describe('overdue mcp', () => {
  test('says on stderr what passes by itself, what does not, and whom it needs; nothing with --quiet', async () => {
    const run = launch('mcp');
    let said = '';
    run.process.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    while (!/to fail/.test(said)) await once(run.process.stderr, 'data');
    expect(said).toMatch(/API +http:\/\/127\.0\.0\.1:\d+\/v1\n/);
    const [, url = ''] = /control +(http\S+)/.exec(said) ?? [];
    const control = createControl({ url });
    const { handles } = await control.sandbox('default');
    const match = { operation: 'add_invoice_line_item' };
    await control.armRule('default', { fault: 'rate_limited', params: { wait_s: 1 }, match, trigger: { first: 1 } });
    await control.armRule('default', { fault: 'credential', params: { how: 'revoke' }, match, trigger: { nth: 2 } });
    const line = { invoice_id: handles['invoice.draft_taxed'], description: 'Hosting', quantity: 1, unit_amount_minor: 900 };
    run.process.stdin.end(lines(INITIALIZE, INITIALIZED, call(2, 'add_invoice_line_item', line)));
    const { code } = await run.finished;
    expect(code).toBe(0);
    expect(said).toMatch(/~ add_invoice_line_item {2}waiting 1\.\d s {2}rate_limited, transient/);
    expect(said).toMatch(/! add_invoice_line_item {2}escalated {2}invalid_credentials, permanent {2}2 attempts/);
    expect(said).toMatch(/hand-off [\w-]+\n {4}.+\n {4}done when: /);
    expect((await piped(lines(INITIALIZE, INITIALIZED, search(2)), '--quiet')).stderr).toBe('');
  });

  test('shows nothing that a client sent in a way that moves the cursor of a terminal', async () => {
    const run = launch('mcp', '--http', '0', '--ready-json');
    const { url } = JSON.parse(await run.line(/^\{/)) as { url: string };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/\u001b[2J\u0007list', params: { _meta: META } });
    await (await fetch(url, { method: 'POST', headers: { ...headers, 'mcp-method': 'tools/list' }, body })).text();
    run.process.kill();
    const { stderr } = await run.finished;
    expect(stderr).toMatch(/mcp: .*tools\/ \[2J list/);
    expect(stderr).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s, over stdio', async (signal) => {
    const run = launch('mcp');
    run.process.stdin.write(lines(INITIALIZE));
    await run.line(/"id":1/);
    run.process.kill(signal);
    expect((await run.finished).code).toBe(0);
  });

  test('answers the program that the page shows', async () => {
    const run = launch('mcp', '--http', '0', '--ready-json');
    onTestFinished(async () => {
      run.process.kill();
      await run.finished;
    });
    const { url } = JSON.parse(await run.line(/^\{/)) as { url: string };
    const [, program = ''] = /^```js\n([\s\S]*?)^```/m.exec(await readFile(join(ROOT, 'docs/mcp.md'), 'utf8')) ?? [];
    const here = program.replace('http://127.0.0.1:4011/mcp', url);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', here], { cwd: ROOT });
    expect(stdout).toMatch(/^false \{"object":"list"/);
  });

  test('fails as the page says, with each body that it shows', async () => {
    const rows = [
      ...(await readFile(join(ROOT, 'docs/mcp.md'), 'utf8')).matchAll(/^\| `(\{"fault".*\})` \| .* \| `?(\w+)`? \| (\S+) \|$/gm),
    ];
    expect(rows.length).toBeGreaterThanOrEqual(5);
    const run = launch('mcp', '--http', '0', '--ready-json');
    onTestFinished(async () => {
      run.process.kill();
      await run.finished;
    });
    const { url, control_url } = JSON.parse(await run.line(/^\{/)) as { url: string; control_url: string };
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    for (const [, body = '', outcome, retryable] of rows) {
      await fetch(`${control_url}/sandboxes/default/rules`, { method: 'DELETE' });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${control_url}/sandboxes/default/rules`, { method: 'POST', headers, body })).status, body).toBe(201);
      const { isError, structuredContent } = await client.callTool({ name: 'create_customer', arguments: { name: body } });
      const error = structuredContent as { error_type: string; retryable: boolean };
      expect(isError === true ? [error.error_type, String(error.retryable)] : ['success', '–'], body).toEqual([outcome, retryable]);
    }
    await client.close();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s, over HTTP', async (signal) => {
    const run = launch('mcp', '--http', '0', '--ready-json');
    const { url } = JSON.parse(await run.line(/^\{/)) as { url: string };
    expect((await fetch(url)).status).toBe(405);
    run.process.kill(signal);
    expect((await run.finished).code).toBe(0);
  });

  test('ends when its client is killed', async () => {
    const client = `const { spawn } = require('node:child_process');
      const server = spawn(process.execPath, [${JSON.stringify(MAIN)}, 'mcp', '--quiet'], { stdio: ['pipe', 'pipe', 'inherit'] });
      server.stdin.write(${JSON.stringify(lines(INITIALIZE))});
      server.stdout.once('data', () => console.log('ready'));`;
    const killed = spawn(process.execPath, ['-e', client], { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(killed.stdout, 'data');
    // The server holds the other end of stderr, which is closed when both are gone.
    const over = once(killed, 'close');
    killed.kill('SIGKILL');
    await over;
  });

  test('says which port is taken, and ends with 3', async () => {
    const taker = createServer().listen(0, '127.0.0.1');
    await once(taker, 'listening');
    const { port } = taker.address() as { port: number };
    const { code, stdout, stderr } = await overdue('mcp', '--http', String(port));
    taker.close();
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toBe(`overdue: 127.0.0.1:${port} is taken by another program; choose another port, or 0 for any free one.\n`);
  });

  test.each([
    ['a URL without a key', ['--url', 'http://127.0.0.1:1'], /--url needs the API's key/],
    ['a key for the API that it starts itself', ['--api-key', 'k'], /--api-key goes with --url/],
    ['a line about HTTP without it', ['--ready-json'], /--ready-json goes with --http/],
    ['a seed for an API that is somebody else’s', ['--url', 'http://127.0.0.1:1', '--api-key', 'k', '--seed', 's'], /cannot be used with/],
    ['a surface that is none', ['--surface', 'tiny'], /Allowed choices are search, full/],
    ['a port that is none', ['--http', 'web'], /Expected a port/],
    ['a language that is none', ['--lang', 'fr'], /Allowed choices are en, pt-BR/],
  ])('ends with 2 for %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await overdue('mcp', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  test('calls the API at --url with its key, and starts none', async () => {
    const api = launch('serve', '--port', '0', '--ready-json');
    const { url, api_key } = JSON.parse(await api.line(/^\{/)) as { url: string; api_key: string };
    const text = lines(
      INITIALIZE,
      INITIALIZED,
      call(2, 'add_invoice_line_item', { invoice_id: 'inv_none', description: 'x', quantity: 1 }),
    );
    const { stdout, stderr } = await piped(text, '--url', url, '--api-key', api_key, '--surface', 'full', '--lang', 'pt-BR');
    api.process.kill();
    expect((await api.finished).stderr).toContain('/v1/invoices/inv_none/lines');
    expect(stdout).toContain('not_found');
    expect(stderr).toContain(`API          ${url}/v1\n`);
    expect(stderr).not.toContain(api_key);
  });
});
