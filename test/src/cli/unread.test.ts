// A reader that does not read: lines per call are left out, memory stays bounded, and the process ends when it is told to.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { linesTo } from '../../../src/cli/unread.ts';

const MIB = 1024 * 1024;
const MAIN = join(import.meta.dirname, '../../../dist/src/cli/main.js');

describe('lines to a stream', () => {
  test('wait for a reader up to 1 MiB, are left out then, and are counted when there is room again', () => {
    const read: string[] = [];
    let go = (): void => {};
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        read.push(String(chunk));
        go = done;
      },
    });
    const show = linesTo(stream);
    for (let line = 0; line < 5000; line += 1) show('x'.repeat(1023));
    expect(stream.writableLength).toBe(MIB + 1024);
    while (stream.writableLength > 0) go();
    show('read again');
    while (stream.writableLength > 0) go();
    expect(read.slice(-2)).toEqual(['(3975 lines left out: nobody read them)\n', 'read again\n']);
  });
});

test('serve ends with 0 on SIGTERM although nobody reads what it says of its calls', async () => {
  const serving = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--ready-json'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(serving, 'exit');
  const [ready] = (await once(createInterface(serving.stdout), 'line')) as [string];
  const { url } = JSON.parse(ready) as { readonly url: string };
  const long = `${new URL(url).origin}/v1/${'x'.repeat(8000)}`;
  for (let call = 0; call < 20; call += 1)
    expect(await Promise.all(Array.from({ length: 20 }, async () => (await fetch(long)).status))).toEqual(Array(20).fill(404));
  serving.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
