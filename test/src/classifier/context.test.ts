// What a caller says besides the failure: an operation that cannot be read is the worst case, a language goes by its first subtag.
import { describe, expect, it, test } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';

const RESET = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
const POST = { http: { status: 503, headers: {}, body: '' }, request: { method: 'POST', keyed: true } };
const GET = { http: { status: 503, headers: {}, body: '' }, request: { method: 'GET', keyed: false } };

describe('an operation that says nothing of its write', () => {
  it.each<[string, unknown]>([
    ['a name alone', 'record_payment'],
    ['an object with a name alone', { name: 'record_payment' }],
    ['a write that does not exist', { write: 'post' }],
    ['such a write with a key', { write: 'post', keyed: true }],
    ['a method', { method: 'GET' }],
    ['a number', 7],
    ['getters that throw', Object.defineProperty({ name: 'x' }, 'write', { get: () => expect.unreachable(), enumerable: true })],
  ])('counts as a write without a key: %s', (_what, operation) => {
    expect(classify(RESET, { operation: operation as never })).toMatchObject({
      retryable: false,
      action: 'reconcile_first',
      effect: 'unknown',
    });
  });

  it.each<[string, unknown]>([
    ['left out', undefined],
    ['null', null],
    ['an empty object', {}],
    ['a key alone, which makes a write repeatable', { keyed: true }],
  ])('is known to be no such thing when it is %s', (_what, operation) => {
    expect(classify(RESET, { operation: operation as never })).toMatchObject({ retryable: true, effect: 'unknown' });
  });

  it.each([POST, GET])('leaves what the request itself shows: $request.method', (failure) => {
    expect(classify(failure, { operation: { name: 'x' } }).retryable).toBe(true);
  });
});

test.each([
  ['pt', 'O '],
  ['pt-br', 'O '],
  ['PT_BR', 'O '],
  ['pt-PT', 'O '],
  ['en-US', 'The '],
  ['fr', 'The '],
  ['', 'The '],
])('the guidance for the language %j begins with %j', (lang, start) => {
  expect(classify({ status: 429, headers: {}, body: '' }, { lang: lang as never }).guidance.startsWith(start)).toBe(true);
});
