// What classifying costs is bounded: a failure eight times as large is no more work for any pattern. Counted in characters, not in time.
// With the guard against patterns that backtrack, that bounds the time as well.
import { afterAll, describe, expect, it } from 'vitest';
import { explain } from '../../../../src/classifier/explain.ts';
import { readFailure } from '../../../../src/evidence/input/read-failure.ts';

const exec = RegExp.prototype.exec;
let looks = 0;
let characters = 0;

/** Every use of a pattern, `test`, `match`, `replace` and `split` among them, comes by `exec` once it is no longer the language's own. */
RegExp.prototype.exec = function counting(this: RegExp, text: string) {
  looks += 1;
  characters += text.length - (this.global || this.sticky ? Math.min(this.lastIndex, text.length) : 0);
  return exec.call(this, text);
};

afterAll(() => {
  RegExp.prototype.exec = exec;
});

/** [times a pattern was asked, characters that lay before it]. */
function work(run: () => unknown): readonly [number, number] {
  looks = 0;
  characters = 0;
  run();
  return [looks, characters];
}

/** Texts that fit what patterns look for, over and over. */
const UNITS: readonly string[] = [
  ...['a', ' ', '\n', '\t', '.', ':', '<', '"', '\\', '[', '{', '1', 'ã', '😀', '\0'],
  ...['<a b="c">d</a>', 'a=b&', '"a":1,', 'Caused by: a\n', 'java.net.X$Y: ', 'HTTP/1.1 500 Oops\r\n', '  File "x", line 1\n'],
  'The above exception was the direct cause of the following exception:\n',
  ...['error 503 ', 'retry after 3 s ', 'POST /v1/invoices ', 'Exception in thread "main" ', 'Traceback (most recent call last):\n'],
  '+-+---------------- 1 ----------------\n',
];

const headersOf = (long: string): Record<string, string> => ({
  ...Object.fromEntries(['retry-after', 'www-authenticate', 'request-id', 'date', 'ratelimit', 'server'].map((name) => [name, long])),
  ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x-limit-${index}`, long.slice(0, 9_000)])),
});

const FORMS: readonly (readonly [string, (long: string) => unknown])[] = [
  ['a text', (long) => long],
  ['a body', (long) => ({ http: { status: 500, headers: {}, body: long } })],
  ['a page', (long) => ({ http: { status: 500, headers: { 'content-type': 'text/html' }, body: `<html>${long}` } })],
  ['XML', (long) => ({ http: { status: 500, headers: {}, body: `<?xml version="1.0"?><a>${long}` } })],
  [
    'members of JSON',
    (long) => ({ http: { status: 400, headers: {}, body: { type: long, title: long, code: long, error: { message: long } } } }),
  ],
  ['headers', (long) => ({ http: { status: 401, headers: headersOf(long) } })],
  ['an error', (long) => ({ name: long, message: long, code: long, syscall: long, type: long, cause: { name: 'Error', message: long } })],
  ['gRPC', (long) => ({ grpc: { code: 8, details: long, metadata: { 'grpc-retry-pushback-ms': long } } })],
  ['a result of a tool', (long) => ({ tool_result: { isError: true, content: [{ type: 'text', text: long }] } })],
  ['what was pasted', (long) => readFailure(`HTTP/1.1 500 Oops\r\nX: y\r\n\r\n${long}`).failure],
];

const SIZE = 1_100_000;

describe.each(FORMS)('%s', (_, form) => {
  it.each(UNITS)('full of %j: eight times as long is no more work', (unit) => {
    const long = (size: number): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
    const [looksOnce, charactersOnce] = work(() => explain(form(long(SIZE))));
    const [looksMore, charactersMore] = work(() => explain(form(long(8 * SIZE))));
    expect(looksMore).toBeLessThanOrEqual(looksOnce * 1.05 + 20);
    expect(charactersMore).toBeLessThanOrEqual(charactersOnce * 1.05 + 20_000);
  });
});

it('counts what a pattern reads, and would show one that reads all', () => {
  const reads = (size: number): readonly [number, number] => work(() => /^\s*x/.test(' '.repeat(size)));
  expect(reads(10)).toEqual([1, 10]);
  expect(reads(80)).toEqual([1, 80]);
});
