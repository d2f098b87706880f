// The command line, as built: what it prints where, and what it ends with.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { type Answering, answers, serverThat } from '../client/servers.ts';
import { launch, launchOn, overdue } from './overdue.ts';

describe('overdue', () => {
  test('explains its exit codes in --help, and ends with 0', async () => {
    const { code, stdout } = await overdue('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('3  could not run: taken port, unreachable service');
  });

  test('prints its version', async () => {
    expect(await overdue('--version')).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
  });

  // Linux has a disk that is always full.
  test.runIf(existsSync('/dev/full')).each([[['demo', '--fast']], [['demo', '--json']], [['classify', '--help']]])(
    'says in a sentence that a full disk took nothing of %j, and ends with 3',
    async (args) => {
      const full = await open('/dev/full', 'w');
      const process_ = launchOn(full.fd, ...args);
      const said: string[] = [];
      process_.stderr?.on('data', (chunk) => said.push(String(chunk)));
      const [code] = await once(process_, 'close');
      await full.close();
      expect([code, said.join('')]).toEqual([3, 'overdue: what was to be said could not be written: ENOSPC\n']);
    },
  );

  test.each([
    ['no command', [], /Usage: overdue/],
    ['a command that does not exist', ['destroy'], /unknown command 'destroy'/],
    ['an option that does not exist', ['verify', '--fast'], /unknown option '--fast'/],
    ['a port that is none', ['serve', '--port', '70000'], /Expected a port from 0 to 65535/],
    ['a URL that is none', ['verify', '--url', 'ftp://localhost'], /Expected a URL/],
    ['a URL without its scheme', ['verify', '--url', '127.0.0.1:4113'], /http:\/\/ is missing: expected http:\/\/127\.0\.0\.1:4113/],
    ['a host without its scheme', ['verify', '--url', 'localhost'], /http:\/\/ is missing: expected http:\/\/localhost/],
    ['a glob that matches no case', ['verify', '--case', 'nope/*'], /No case matches nope\/\*\. There are \d+, in .*lost_reply/],
  ])('ends with 2 for %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await overdue(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('overdue verify', () => {
  test('prints one JSON line a case and nothing else, writes JUnit, and ends with 0 when all hold', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'overdue-junit-'));
    const junit = join(folder, 'report.xml');
    const { code, stdout, stderr } = await overdue('verify', '--json', '--case', 'reset/{read,unkeyed-write}', '--junit', junit);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(lines.map((line) => [line.case, line.verdict, line.seen])).toEqual([
      ['reset/read', 'pass', 'ECONNRESET'],
      ['reset/unkeyed-write', 'pass', 'ECONNRESET'],
    ]);
    expect(Object.keys(lines[1] ?? {})).toEqual(['case', 'verdict', 'expected', 'got', 'seen']);
    expect(await readFile(junit, 'utf8')).toContain('<testsuites tests="2" failures="0"');
    await rm(folder, { recursive: true });
  });

  test('takes the name of a family for all of it', async () => {
    const { code, stdout } = await overdue('verify', '--case', 'none', '--json');
    expect(code).toBe(0);
    expect(stdout.match(/"case":"[^"]+"/g)).toEqual(['"case":"none/read"', '"case":"none/write-keyed-twice"']);
  });

  test('shows every form of --case in its help', async () => {
    expect((await overdue('verify', '--help')).stdout.replace(/\s+/g, ' ')).toContain("'lost_reply', 'lost_reply/*', '{none,reset}/read'");
  });

  test('prints a table without colours when nobody watches', async () => {
    const { code, stdout } = await overdue('verify', '--case', 'domain/not-found');
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'fault / case      client saw     error_type  retryable  action     effect       verdict',
      'domain/not-found  404 not_found  not_found   false      fix_input  not_applied  pass',
      '',
      '1 case: 1 passed, 0 failed',
      '',
    ]);
  });

  test.each([
    ['nothing listens at the URL', ['--url', 'http://127.0.0.1:1'], /cannot reach the control API/],
    [
      'the report cannot be written',
      ['--case', 'none/read', '--junit', join(tmpdir(), 'no-such-folder', 'x.xml')],
      /cannot write the JUnit report .*x\.xml: ENOENT/,
    ],
  ])('ends with 3 when %s', async (_what, args, message) => {
    const { code, stderr } = await overdue('verify', ...args);
    expect(code).toBe(3);
    expect(stderr).toMatch(message);
  });
});

describe('overdue verify --url ends soon, with 3 and one line, at', () => {
  test.concurrent.each<[string, Answering, RegExp]>([
    [
      'a web site',
      answers(200, { 'content-type': 'text/html' }, '<html>'),
      /is not Overdue's control API: expected its JSON, got something else$/,
    ],
    [
      'a page that is not found',
      answers(404, { 'content-type': 'text/html' }, '<html>'),
      /not Overdue's control API: .*, got a 404 without a code$/,
    ],
    ['another API', answers(200, { 'content-type': 'application/json' }, '{"data":[]}'), /not Overdue's control API: .*, got other JSON$/],
    [
      'another API that answers null',
      answers(200, { 'content-type': 'application/json' }, 'null'),
      /not Overdue's control API: .*, got other JSON$/,
    ],
    ['a server that accepts and never answers', () => undefined, /cannot reach the control API at .*: no answer in time$/],
    [
      'a server that begins an answer and stalls',
      (_, response) => response.write('{'),
      /cannot reach the control API at .*: no answer in time$/,
    ],
  ])(
    '%s',
    async (_what, answer, message) => {
      const server = await serverThat(answer);
      const startedMs = performance.now();
      const { code, stdout, stderr } = await overdue('verify', '--url', server.url);
      await server.close();
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
      expect(stderr.trimEnd()).toMatch(message);
      expect(stderr.split('\n')).toHaveLength(2);
      expect(performance.now() - startedMs).toBeLessThan(15_000);
    },
    20_000,
  );
});

describe('overdue verify whose', () => {
  test.each<readonly string[]>([['verify', '--json'], ['verify', '--case', '{domain,input}/*'], ['--help']])(
    'reader has left keeps its verdict and shows no stack: %s',
    async (...args) => {
      const going = launch(...args);
      going.process.stdout.destroy();
      expect(await going.finished).toMatchObject({ code: 0, stderr: '' });
    },
    20_000,
  );

  test('run is interrupted ends with 130, says how far it came, and leaves no sandbox behind', async () => {
    const service = launch('serve', '--port', '0', '--ready-json');
    const { url } = JSON.parse(await service.line(/^\{/)) as { readonly url: string };
    const going = launch('verify', '--url', url);
    const lines: string[] = [];
    service.process.stderr.on('data', (chunk) => lines.push(String(chunk)));
    // The suite is under way once the service has seen a call.
    await once(service.process.stderr, 'data');
    going.process.kill('SIGINT');
    const { code, stdout, stderr } = await going.finished;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    const [, begun, all] = /^Interrupted after (\d+) of (\d+) cases\.\n$/.exec(stderr) ?? [];
    expect(Number(begun)).toBeLessThan(Number(all));
    const used = new Set([...lines.join('').matchAll(/^\S+ {2}[A-Z]+ \/s\/(\w+)\/v1\//gm)].map(([, id]) => id ?? ''));
    expect(used.size).toBeGreaterThan(0);
    const control = createControl({ url: new URL('/__overdue', url).href });
    for (const id of used) await expect(control.sandbox(id)).rejects.toThrow('404 sandbox_not_found');
    service.process.kill('SIGINT');
    await service.finished;
  }, 20_000);
});

describe('overdue serve', () => {
  test('tells a program where it is, is verified from outside, and ends on SIGINT', async () => {
    const service = launch('serve', '--port', '0', '--ready-json', '--control-token', 'tok-1');
    const ready = JSON.parse(await service.line(/^\{/)) as Readonly<Record<string, string>>;
    expect(ready).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      base_url: `${ready.url}/v1`,
      api_key: 'sk_test_overdue_default',
      control_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/__overdue$/),
      control_token: 'tok-1',
    });
    const url = ready.url ?? '';
    expect(await overdue('verify', '--url', url, '--control-token', 'tok-1', '--case', 'none/read')).toMatchObject({ code: 0 });
    for (const token of [[], ['--control-token', 'tok-2']]) {
      const refused = await overdue('verify', '--url', url, '--case', 'none/read', ...token);
      const stderr = 'overdue: the service wants another control token; give it with --control-token\n';
      expect(refused).toEqual({ code: 3, stdout: '', stderr });
    }
    service.process.kill('SIGINT');
    const { code, stdout, stderr } = await service.finished;
    expect({ code, lines: stdout.trimEnd().split('\n').length }).toEqual({ code: 0, lines: 1 });
    expect(stderr).toMatch(/GET \/s\/\w+\/v1\/invoices\/inv_\w+ {2}get_invoice {2}200/);
  });

  test('shows a person the key and a line to try', async () => {
    const service = launch('serve', '--port', '0');
    expect(await service.line(/^key/)).toBe('key      sk_test_overdue_default');
    const [, line = ''] = /^try {6}(.*)$/.exec(await service.line(/^try/)) ?? [];
    const { stdout } = await promisify(execFile)('bash', ['-c', line]);
    expect(stdout).toContain('"object":"list"');
    service.process.kill('SIGINT');
    await service.finished;
  });

  test('says which port is taken and what to do, and ends with 3', async () => {
    const holder = createServer();
    const port = await new Promise<number>((ready) => {
      holder.listen(0, '127.0.0.1', () => ready((holder.address() as { port: number }).port));
    });
    const { code, stderr } = await overdue('serve', '--port', String(port));
    holder.close();
    expect(code).toBe(3);
    expect(stderr).toBe(
      `overdue: 127.0.0.1:${port} is taken by another program; choose another port, or 0 for any free one. Such as: npm run -s overdue -- serve --port 0\n`,
    );
  });

  test('does not listen for other machines without a control token', async () => {
    const { code, stderr } = await overdue('serve', '--host', '0.0.0.0', '--port', '0');
    expect(code).toBe(3);
    expect(stderr).toMatch(/set a control token/);
  });
});

describe('overdue start', () => {
  test('shows how to call it and that every case holds, then a line per call', async () => {
    const started = launch('start', '--port', '0');
    const url = (await started.line(/is up at/)).split(' ').at(-1) ?? '';
    expect(await started.line(/^\d+ cases: /)).toMatch(/^\d+ cases: \d+ passed, 0 failed$/);
    await started.line(/stays up/);
    const sandbox = await createControl({ url: new URL('/__overdue', url).href }).sandbox('default');
    await fetch(`${url}/invoices?limit=1`, { headers: { authorization: `Bearer ${sandbox.credentials.default}` } });
    expect(await started.line(/list_invoices/)).toMatch(/^\d\d:\d\d:\d\d {2}GET \/v1\/invoices {2}list_invoices {2}200$/);
    started.process.kill('SIGTERM');
    const { code, stdout, stderr } = await started.finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [table = '', after = ''] = stdout.split(/^\d+ cases: .*$/m);
    expect(table).not.toContain('curl');
    expect(after.match(/^ {2}curl -w '\\n' /gm)).toHaveLength(4);
  });
});
