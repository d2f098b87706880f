// A line of `overdue classify --jsonl`: what it may hold, and what is said of one that holds no failure.
import { describe, expect, test } from 'vitest';
import { readLine } from '../../../../src/evidence/input/read-line.ts';

const line = (value: unknown): string => JSON.stringify(value);
const ONE = 'expected exactly one of http, text, exception, grpc, tool_result';

describe('readLine', () => {
  test.each([
    [
      'http',
      { http: { status: 500, headers: { a: 'b' }, body: { c: 1 } } },
      { http: { status: 500, headers: { a: 'b' }, body: { c: 1 } } },
    ],
    [
      'http with headers as pairs',
      {
        http: {
          status: 500,
          headers: [
            ['A', '1'],
            ['a', '2'],
          ],
        },
      },
      { http: { status: 500, headers: { a: '1, 2' } } },
    ],
    ['text', { text: 'boom' }, 'boom'],
    ['text that is a print of curl', { text: 'HTTP/1.1 500 x\n\n' }, { http: { status: 500, headers: {}, body: '' } }],
    ['exception', { exception: { name: 'E', cause: { code: 'X' } } }, { name: 'E', cause: { code: 'X' } }],
    ['grpc', { grpc: { code: 14 } }, { grpc: { code: 14 } }],
    ['tool_result', { tool_result: { isError: true } }, { tool_result: { isError: true } }],
  ])('reads %s', (_form, value, failure) => expect(readLine(line(value))).toEqual({ failure }));

  test('keeps id and language, and of the operation whether there was a key', () => {
    const operation = { name: 'pay', write: 'keyed', idempotency_key: 'order-1' };
    expect(readLine(line({ id: 7, text: 'x', operation, lang: 'pt-BR', because: 'left alone' }))).toEqual({
      id: 7,
      failure: 'x',
      operation: { name: 'pay', write: 'keyed', keyed: true },
      lang: 'pt-BR',
    });
  });

  test.each([
    ['no key', {}, {}],
    ['null for a key', { idempotency_key: null }, {}],
    ['an empty key', { idempotency_key: '' }, { keyed: false }],
    ['false', { idempotency_key: false }, { keyed: false }],
    ['a key', { idempotency_key: 'k' }, { keyed: true }],
  ])('reads an operation with %s', (_what, operation, read) => {
    expect(readLine(line({ text: 'x', operation }))).toEqual({ failure: 'x', operation: read });
  });

  test.each([
    ['an empty line', ' ', { wrong: 'expected a JSON object, got an empty line' }],
    ['no JSON', '{"http"', { wrong: 'not JSON' }],
    ['a list', '[]', { wrong: 'expected a JSON object' }],
    ['no form', '{"id":1}', { id: 1, wrong: `${ONE}, got none` }],
    ['two forms', '{"id":1,"text":"","http":{}}', { id: 1, wrong: `${ONE}, got http and text` }],
    [
      'a status that is none',
      '{"http":{"status":"500"}}',
      { wrong: 'http: expected { status, headers, body }, with a status from 100 to 999' },
    ],
    ['a text that is none', '{"text":5}', { wrong: 'text: expected a string' }],
    ['an exception that is none', '{"exception":"x"}', { wrong: 'exception: expected an object' }],
    ['an operation that is none', '{"text":"x","operation":"pay"}', { wrong: 'operation: expected { name, write, idempotency_key }' }],
  ])('says what is wrong with %s', (_what, text, refused) => expect(readLine(text)).toEqual(refused));
});
