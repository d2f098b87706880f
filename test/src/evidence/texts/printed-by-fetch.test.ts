// What a fetch printed, and a parser over its answer, is taken as what it threw: a TypeError of the network, a SyntaxError of JSON.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';

const UNKEYED = { operation: { name: 'pay', write: 'unsafe' } } as const;
const FRAMES = '\n    at JSON.parse (<anonymous>)\n    at async file:///app/pay.mjs:3:1';

describe('a print of', () => {
  it.each([
    ['TypeError: fetch failed', 'fetch.failed', 'unknown'],
    [`TypeError: fetch failed${FRAMES}`, 'fetch.failed', 'unknown'],
    [
      `TypeError: fetch failed${FRAMES} {\n  [cause]: Error: bad port\n      at mainFetch (node:internal/deps/undici/undici:1:1)\n}`,
      'printed.bad_address',
      'not_applied',
    ],
    ['AxiosError: Network Error\n    at XMLHttpRequest.handleError (http://localhost/app.js:1:1)', 'printed.connection_lost', 'unknown'],
    ['Network Error', 'printed.connection_lost', 'unknown'],
    ['SyntaxError: Unexpected token < in JSON at position 0', 'reply.not-json', 'unknown'],
    [`SyntaxError: Unexpected token 'T', "Too Many Requests" is not valid JSON${FRAMES}`, 'reply.not-json', 'unknown'],
    [`SyntaxError: Unexpected end of JSON input${FRAMES}`, 'reply.not-json', 'unknown'],
    ['SyntaxError: /app/config.json: Unexpected token } in JSON at position 5', 'printed.own_fault', 'unknown'],
    ["SyntaxError: Unexpected token ')'", 'printed.own_fault', 'unknown'],
    ["TypeError: Cannot read properties of undefined (reading 'id')", 'printed.own_fault', 'unknown'],
  ])('%j is %s', (text, rule, effect) => {
    expect(classify(text, UNKEYED)).toMatchObject({ rule, effect, retryable: false });
  });

  it('a port that fetch opens no connection to is what it threw over one', () => {
    const cause = new Error('bad port');
    expect(classify(new TypeError('fetch failed', { cause })).rule).toBe('printed.bad_address');
  });
});
