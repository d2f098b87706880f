// The command line, as built: what it prints where, and what it ends with.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { launch, overdue } from './overdue.ts';

describe('overdue', () => {
  test('explains its exit codes in --help, and ends with 0', async () => {
    const { code, stdout } = await overdue('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('3  could not run: taken port, unreachable service');
  });

  test('prints its version', async () => {
    expect(await overdue('--version')).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
  });

  test.each([
    ['no command', [], /Usage: overdue/],
    ['a command that does not exist', ['destroy'], /unknown command 'destroy'/],
    ['an option that does not exist', ['verify', '--fast'], /unknown option '--fast'/],
    ['a port that is none', ['serve', '--port', '70000'], /Expected a port from 0 to 65535/],
    ['a URL that is none', ['verify', '--url', 'localhost'], /Expected a URL/],
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
    ['the report cannot be written', ['--case', 'none/read', '--junit', join(tmpdir(), 'no-such-folder', 'x.xml')], /ENOENT/],
  ])('ends with 3 when %s', async (_what, args, message) => {
    const { code, stderr } = await overdue('verify', ...args);
    expect(code).toBe(3);
    expect(stderr).toMatch(message);
  });
});

describe('overdue serve', () => {
  test('tells a program where it is, is verified from outside, and ends on SIGINT', async () => {
    const service = launch('serve', '--port', '0', '--ready-json', '--control-token', 'tok-1');
    const ready = JSON.parse(await service.line(/^\{/)) as Readonly<Record<string, string>>;
    expect(ready).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1$/),
      control_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/__overdue$/),
      control_token: 'tok-1',
    });
    const url = ready.url ?? '';
    expect(await overdue('verify', '--url', url, '--control-token', 'tok-1', '--case', 'none/read')).toMatchObject({ code: 0 });
    const refused = await overdue('verify', '--url', url, '--case', 'none/read');
    expect(refused).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/suite error, not the subject: the control API answered 401 control_token_required/),
    });
    service.process.kill('SIGINT');
    const { code, stdout, stderr } = await service.finished;
    expect({ code, lines: stdout.trimEnd().split('\n').length }).toEqual({ code: 0, lines: 1 });
    expect(stderr).toMatch(/GET \/invoices\/inv_\w+ {2}get_invoice {2}200/);
  });

  test('says which port is taken and what to do, and ends with 3', async () => {
    const holder = createServer();
    const port = await new Promise<number>((ready) => {
      holder.listen(0, '127.0.0.1', () => ready((holder.address() as { port: number }).port));
    });
    const { code, stderr } = await overdue('serve', '--port', String(port));
    holder.close();
    expect(code).toBe(3);
    expect(stderr).toBe(`overdue: 127.0.0.1:${port} is taken by another program; choose another port, or 0 for any free one.\n`);
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
    expect(await started.line(/list_invoices/)).toMatch(/^\d\d:\d\d:\d\d {2}GET \/invoices {2}list_invoices {2}200$/);
    started.process.kill('SIGTERM');
    const { code, stdout, stderr } = await started.finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/^ {2}curl /gm)).toHaveLength(3);
  });
});
