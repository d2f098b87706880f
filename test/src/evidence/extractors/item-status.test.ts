// item-status: a batch's answer is what its items' answers are; a list of data whose rows have a status is none.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';

const UNKEYED = { operation: { name: 'pay', write: 'unsafe' } } as const;
const verdictOf = (body: unknown, headers: Record<string, string> = {}): readonly [string, boolean, string] => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { error_type, retryable, effect } = classify({ http: { status: 200, headers, body: text } }, UNKEYED);
  return [error_type, retryable, effect];
};
const answer = (status: number, code = 'oops'): object => ({
  status,
  ...(status < 400 ? { body: { id: '1' } } : { body: { error: { code } } }),
});

describe('a batch', () => {
  it('of which an item failed is done in part and is not sent again', () => {
    expect(verdictOf({ responses: [answer(201), answer(429)] })).toEqual(['rate_limited', false, 'partial']);
    expect(verdictOf([answer(201), answer(503)])).toEqual(['service_unavailable', false, 'partial']);
  });

  it('of which all items were refused is refused', () => {
    expect(verdictOf({ responses: [answer(429)] })).toEqual(['rate_limited', true, 'not_applied']);
    expect(verdictOf({ responses: [answer(409, 'duplicate_number'), answer(429)] })).toEqual(['duplicate', false, 'not_applied']);
  });

  it('of which one item may have been done is open, whatever counts for its type', () => {
    expect(verdictOf({ responses: [answer(429), answer(500)] })).toEqual(['rate_limited', false, 'unknown']);
  });

  it('whose items hold their bodies as texts is read', () => {
    const items = [
      { code: 200, body: '{"id": "1"}' },
      { code: 400, body: '{"error": {"code": "duplicate_number"}}' },
    ];
    expect(verdictOf(items)).toEqual(['duplicate', false, 'partial']);
  });

  it('of a 207 whose items have a status and nothing else is read, and a 200 with such rows is data', () => {
    const failure = (status: number): object => ({ http: { status, headers: {}, body: { results: [{ status: 201 }, { status: 429 }] } } });
    expect(classify(failure(207), UNKEYED)).toMatchObject({ error_type: 'rate_limited', retryable: false, effect: 'partial' });
    expect(classify(failure(200), UNKEYED).rule).toBe('none.not_a_failure');
  });

  it('in multipart/mixed is read by the first lines of its parts', () => {
    const part = (line: string): string => `--b\r\nContent-Type: application/http\r\n\r\n${line}\r\n\r\n{}\r\n`;
    const body = `${part('HTTP/1.1 201 Created')}${part('HTTP/1.1 412 Precondition Failed')}--b--`;
    expect(verdictOf(body, { 'content-type': 'multipart/mixed; boundary=b' })).toEqual(['stale_object', false, 'partial']);
  });
});

describe('a success whose rows have a status', () => {
  it.each([
    [
      [
        { id: 1, status_code: 502, event: 'push' },
        { id: 2, status_code: 200 },
      ],
    ],
    [
      {
        data: [
          { id: 1, status: 500, body: 'x' },
          { id: 2, status: 200 },
        ],
      },
    ],
    [
      {
        items: [
          { id: 1, code: 404 },
          { id: 2, code: 405 },
        ],
      },
    ],
  ])('is no failed batch: %j', (body) => {
    expect(verdictOf(body)[2]).not.toBe('partial');
    expect(verdictOf(body)[1]).toBe(false);
  });
});
