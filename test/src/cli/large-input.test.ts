// `overdue classify`, as built, given far more than it reads: it answers within a small heap, whatever the bytes are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '../../../dist/src/cli/main.js');
const SIZE = 16 * 1024 * 1024;
/** Without input the program needs a fifth of it. */
const HEAP_MAX_MB = 64;

const filled = (unit: string): Buffer => Buffer.alloc(SIZE, unit);

const INPUTS: readonly (readonly [name: string, bytes: () => Buffer, rule: string])[] = [
  ['text', () => filled('the request failed: connection refused\n'), 'printed.refused'],
  ['one line', () => filled('a'), 'none.unknown'],
  ['newlines', () => filled('\n'), 'none.unknown'],
  ['arrays in arrays', () => Buffer.concat([Buffer.alloc(SIZE / 2, '['), Buffer.alloc(SIZE / 2, ']')]), 'none.unknown'],
  ['arrays in arrays that come whole', () => Buffer.concat([Buffer.alloc(2_000_000, '['), Buffer.alloc(2_000_000, ']')]), 'none.unknown'],
  ['an answer with a long page', () => Buffer.concat([Buffer.from('HTTP/1.1 503 Oops\r\n\r\n<html>'), filled('<p>x</p>')]), 'http.503'],
  [
    'gzip',
    () => gzipSync(Buffer.from(Uint32Array.from({ length: SIZE / 4 }, (_, at) => Math.imul(at, 2_654_435_761)).buffer)),
    'none.unknown',
  ],
  ['UTF-16', () => Buffer.from(`\ufeff${'connection refused '.repeat(SIZE / 38)}`, 'utf16le'), 'printed.refused'],
];

test.each(INPUTS)('%s', async (_, bytes, rule) => {
  const run = spawn(process.execPath, [`--max-old-space-size=${HEAP_MAX_MB}`, MAIN, 'classify', '--json'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  run.stdin.on('error', () => {}).end(bytes());
  const [[code], stdout, stderr] = await Promise.all([once(run, 'close'), text(run.stdout), text(run.stderr)]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ rule, retryable: rule !== 'none.unknown' });
});
