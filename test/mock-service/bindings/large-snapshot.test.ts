// A snapshot larger than any other body is restored over a socket; one beyond its own limit, or a stranger's, is not even read.
import { expect, test } from 'vitest';
import { served } from './served.ts';

const MIB = 1024 * 1024;
const json = { 'content-type': 'application/json' };

test('a snapshot of more than 1 MiB is taken and restored', async () => {
  const provider = await served();
  const at = '/sandboxes/default';
  const name = 'x'.repeat(190);
  for (let n = 0; n < 2000; n += 1) {
    await provider.control('POST', `${at}/operations/create_customer`, { input: { name: `${name} ${n}`, reference: `ref-${n}` } });
  }
  const text = await (await fetch(`${provider.controlUrl}${at}/snapshot`)).text();
  expect(text.length).toBeGreaterThan(MIB);
  await provider.control('POST', `${at}/reset`, {});
  const restored = await fetch(`${provider.controlUrl}${at}/restore`, { method: 'POST', headers: json, body: text });
  expect(restored.status).toBe(200);
  expect((await provider.truth()).counts.customers).toBe(2012);
  await provider.close();
});

test.each<[what: string, path: string, announced: number, words: string]>([
  ['a snapshot over 64 MiB', '/sandboxes/default/restore', 64 * MIB + 1, 'larger than 64 MiB'],
  ['anything else over 1 MiB', '/sandboxes', MIB + 1, 'larger than 1 MiB'],
])('%s is refused by its announced length', async (_what, path, announced, words) => {
  const provider = await served();
  const head = `POST /__overdue${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n`;
  const { text } = await provider.raw(head);
  expect(text).toContain('HTTP/1.1 413 ');
  expect(text).toContain(words);
  await provider.close();
});

test('nobody without the token is let to send more than 1 MiB', async () => {
  const provider = await served({ controlToken: 'a-token' });
  const head = `POST /__overdue/sandboxes/default/restore HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${2 * MIB}\r\n\r\n`;
  expect((await provider.raw(head)).text).toContain('HTTP/1.1 413 ');
  await provider.close();
});
