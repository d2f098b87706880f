// What an error's own words are taken for, and what they are not: names, numbers and sentences that only sound like a failure.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../../../../src/evidence/collect.ts';
import { codeWords } from '../../../../src/evidence/texts/plain-words.ts';
import { phraseBook } from '../../../../src/evidence/wording/phrase-book.ts';

const saysOf = (status: number, body: unknown): string | undefined =>
  collect({ http: { status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body) } }).says;

describe('the words of an error', () => {
  it.each<[number, unknown, string | undefined]>([
    [400, { message: 'Customer Rate Limit Consulting Ltda is missing a tax id' }, 'bad_input'],
    [400, { message: 'Product "Service Unavailable" requires a price' }, undefined],
    [400, { message: 'Invoice 429 is not payable' }, 'rule'],
    [422, { message: 'Field timeout must be between 1 and 60' }, 'bad_input'],
    [401, { message: 'The token is not expired' }, undefined],
    [401, { message: 'The token is invalid or expired' }, 'bad_credential'],
    [400, { code: 'invoice_locked', message: 'The invoice is in a locked accounting period.' }, 'rule'],
    [403, { message: 'Rate limit exceeded' }, 'throttled'],
    [404, { message: 'Try again, the service is unavailable' }, undefined],
    [402, { code: 'card_decline_rate_limit_exceeded' }, 'declined'],
    [500, { code: 'INVALID_LOGIN_CREDENTIALS', message: 'Only one request may be made at a time' }, 'bad_credential'],
    [400, 'oauth_problem=rate%20limit%20exceeded', 'throttled'],
    [200, { items: [{ message: 'Rate limit exceeded' }] }, undefined],
  ])('%i %j says %s', (status, body, says) => {
    expect(saysOf(status, body)).toBe(says);
  });

  it.each<[string, number | undefined]>([
    ['Too many requests, retry in 16 seconds', 16_000],
    ['Limite de requisições excedido. Tente novamente em 2 minutos', 120_000],
    ['Too many requests: 16 seconds', undefined],
  ])('%j asks to wait %s ms', (message, ms) => {
    expect(collect({ http: { status: 429, headers: {}, body: JSON.stringify({ message }) } }).retry_after_ms).toBe(ms);
  });

  it('are read in bounded time and never throw, whatever stands there', () => {
    const piece = fc.constantFrom('limit ', 'rate ', '<a ', '<a>', '"', "'", '[', 'a=', '&', '{"error":', 'not ', 'é', '\u0000');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 200 }), fc.integer({ min: 200, max: 599 }), (pieces, status) => {
        expect(() => saysOf(status, pieces.join('').repeat(20))).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});

describe('a phrase', () => {
  const book = phraseBook(
    () =>
      [
        ['quota', ['limit * day']],
        ['throttled', ['limit exceeded|reached']],
      ] as const,
  );

  it.each([
    ['LIMIT_EXCEEDED', 'throttled'],
    ['limitReached', 'throttled'],
    ['limit of calls per day', 'quota'],
    ['limit exceeded per day', 'quota'],
    ['not limit exceeded', undefined],
    ['limit a b c d e f day', undefined],
    ['limit reached_', 'throttled'],
    ['limits exceeded', undefined],
    ['', undefined],
  ])('is found in %j: %s', (text, means) => {
    expect(book(codeWords(text))?.means).toBe(means);
  });
});
