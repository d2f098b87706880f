// The stdio transport alone, on streams of the test's: what a reader that does not keep up costs.
import { once } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { serveOverStdio } from '../../../../src/mcp/transports/stdio.ts';
import { partsWith } from './endpoint.ts';

const COUNT = 200;

test('answers that wait for a slow reader are written one after the other, in order, and one of them listens to the stream', async () => {
  let text = '';
  const taken: (() => void)[] = [];
  const stdout = new Writable({
    highWaterMark: 1,
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      taken.push(done);
      stdout.emit('written');
    },
  });
  const stdin = new PassThrough();
  const connection = serveOverStdio(partsWith(), { stdin, stdout });
  const ids = Array.from({ length: COUNT }, (_, id) => id);
  stdin.write(ids.map((id) => `${JSON.stringify({ jsonrpc: '2.0', id, method: 'no/such' })}\n`).join(''));
  let listening = 0;
  while (text.split('\n').length <= COUNT) {
    while (taken.length === 0) await once(stdout, 'written');
    listening = Math.max(listening, stdout.listenerCount('drain'), stdout.listenerCount('error') - 1);
    taken.pop()?.();
  }
  expect(listening).toBe(1);
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { id: unknown }).id)).toEqual(ids);
  await connection.close();
});
