// A line of `overdue classify --jsonl`: what it may hold, and what is said of one that holds no failure.
import { describe, expect, test } from 'vitest';
import { readLine } from '../../../../src/evidence/input/read-line.ts';

const line = (value: unknown): string => JSON.stringify(value);
const WRITES = 'operation.write: expected safe, idempotent, keyed, unsafe';
const ID = 'id: expected a text, a number, a boolean or null';
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
      id: '7',
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
    ['a long integer', '{"id":7000000000000000002,"text":"x"}', '7000000000000000002'],
    ['a negative one, last', '{"text":"x" , "id" : -9223372036854775808 }', '-9223372036854775808'],
    ['a decimal that keeps its zeros', '{"id":1.10,"text":"x"}', '1.10'],
    ['an exponent', '{"id":1e400,"text":"x"}', '1e400'],
    ['one behind another id, deeper', '{"exception":{"id":1,"cause":{"id":2}},"id":9007199254740993}', '9007199254740993'],
    ['one beside a text that looks like one', '{"text":"\\"id\\":5,","id":9007199254740993}', '9007199254740993'],
    ['one whose name is escaped', '{"\\u0069d":9007199254740993,"text":"x"}', '9007199254740993'],
    ['the last of two', '{"id":1,"text":"x","id":9007199254740993}', '9007199254740993'],
    ['a text', '{"id":"a\\u00e9","text":"x"}', '"aé"'],
    ['null', '{"id":null,"text":"x"}', 'null'],
    ['false', '{"id":false,"text":"x"}', 'false'],
  ])('keeps an id that is %s', (_what, text, id) => expect(readLine(text).id).toBe(id));

  test.each([
    ['an empty line', ' ', { wrong: 'expected a JSON object, got an empty line' }],
    ['no JSON', '{"http"', { wrong: 'not JSON' }],
    ['a list', '[]', { wrong: 'expected a JSON object' }],
    ['no form', '{"id":1}', { id: '1', wrong: `${ONE}, got none` }],
    ['two forms', '{"id":1,"text":"","http":{}}', { id: '1', wrong: `${ONE}, got http and text` }],
    [
      'a status that is none',
      '{"http":{"status":"500"}}',
      { wrong: 'http: expected { status, headers, body }, with a status from 100 to 999' },
    ],
    ['a text that is none', '{"text":5}', { wrong: 'text: expected a string' }],
    ['an exception that is none', '{"exception":"x"}', { wrong: 'exception: expected an object' }],
    ['a promise that is none', '{"text":"x","operation":{"write":"Keyed"}}', { wrong: WRITES }],
    ['a promise that is a number', '{"id":2,"text":"x","operation":{"write":1}}', { id: '2', wrong: WRITES }],
    ['an object for an id', '{"id":{"a":1},"text":"x"}', { wrong: ID }],
    ['a list for an id', '{"id":[1],"text":"x"}', { wrong: ID }],
    ['an operation that is none', '{"text":"x","operation":"pay"}', { wrong: 'operation: expected { name, write, idempotency_key }' }],
  ])('says what is wrong with %s', (_what, text, refused) => expect(readLine(text)).toEqual(refused));
});
