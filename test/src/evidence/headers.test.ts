// What is read off Retry-After and WWW-Authenticate, junk included.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../../../src/evidence/collect.ts';
import { parseHttpDate } from '../../../src/evidence/http-date.ts';

const DATE = 'Thu, 15 Jan 2026 09:00:00 GMT';

function waitMs(retryAfter: string, more: Readonly<Record<string, string>> = { date: DATE }, receivedAtMs?: number): number | undefined {
  const failure = { http: { status: 429, headers: { 'Retry-After': retryAfter, ...more } } };
  return collect(failure, receivedAtMs === undefined ? {} : { receivedAtMs }).retry_after_ms;
}

describe('Retry-After', () => {
  it.each([
    ['2', 2000],
    ['0', 0],
    ['1.5', 1500],
    ['0.0001', 1],
    [' 7 ', 7000],
    ['5, 60', 60_000],
    ['518400', 518_400_000],
    ['99999999999999999999', 9_007_199_254_740_991],
    ['Thu, 15 Jan 2026 09:05:00 GMT', 300_000],
    ['Thursday, 15-Jan-26 09:05:00 GMT', 300_000],
    ['Thu Jan 15 09:05:00 2026', 300_000],
    ['Thu Jan  1 09:05:00 2026', 0],
    ['Thu, 15 Jan 2026 08:00:00 GMT', 0],
    ['Friday, 31-Dec-99 23:59:59 GMT', 0],
  ])('%j is %i ms', (text, expected) => {
    expect(waitMs(text)).toBe(expected);
  });

  it.each([
    'soon',
    '',
    '-1',
    '-0',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '5s',
    '5;',
    ',',
    '1,x',
    'Thu, 45 Jan 2026 09:00:00 GMT',
    'Thu, 15 Xxx 2026 09:00:00 GMT',
    '2026-01-15T09:05:00Z',
  ])('%j says nothing', (text) => {
    expect(waitMs(text)).toBeUndefined();
  });

  it('counts a date from the receipt when the answer has no Date, and says nothing when neither is known', () => {
    expect(waitMs('Thu, 15 Jan 2026 09:05:00 GMT', {}, Date.UTC(2026, 0, 15, 9, 4, 0))).toBe(60_000);
    expect(waitMs('Thu, 15 Jan 2026 09:05:00 GMT', { date: 'never' }, Date.UTC(2026, 0, 15, 9, 4, 0))).toBe(60_000);
    expect(waitMs('Thu, 15 Jan 2026 09:05:00 GMT', {})).toBeUndefined();
    expect(waitMs('Thu, 15 Jan 2026 09:05:00 GMT', {}, Number.NaN)).toBeUndefined();
  });

  it('is a whole number of milliseconds or absent, whatever stands there', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 50 }),
          fc.double().map(String),
          fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
        ),
        (text) => {
          const ms = waitMs(text) ?? 0;
          expect(Number.isSafeInteger(ms) && ms >= 0).toBe(true);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('parseHttpDate', () => {
  it('reads back every IMF date', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        const wholeMs = Math.floor(date.getTime() / 1000) * 1000;
        expect(parseHttpDate(new Date(wholeMs).toUTCString(), 0)).toBe(wholeMs);
      }),
    );
  });
});

describe('WWW-Authenticate', () => {
  it.each([
    ['Bearer error="invalid_token", error_description="The access token expired"', 'invalid_token', true],
    ['Bearer realm="overdue", error="invalid_token", error_description="The API key expired"', 'invalid_token', true],
    ['Bearer error="invalid_token", error_description="Token has expired"', 'invalid_token', true],
    ['Bearer error="invalid_token", error_description="The API key was revoked"', 'invalid_token', false],
    ['Bearer error="invalid_token", error_description="The access token is invalid or expired"', 'invalid_token', false],
    ['Bearer error="invalid_token", error_description="The token is not expired"', 'invalid_token', false],
    ['Bearer error="insufficient_scope", scope="expired"', 'insufficient_scope', undefined],
    ['Bearer realm="overdue"', undefined, undefined],
    ['Bearer xerror="invalid_token"', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (header, error, expired) => {
    const { auth_error, auth_expired } = collect({ http: { status: 401, headers: { 'www-authenticate': header } } });
    expect({ auth_error, auth_expired }).toEqual({ auth_error: error, auth_expired: expired });
  });
});
