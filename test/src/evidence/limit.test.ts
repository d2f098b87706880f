// Which limit was reached, as any provider's header may name it or count it down.
import { describe, expect, it } from 'vitest';
import { collect } from '../../../src/evidence/collect.ts';

const limitOf = (headers: Readonly<Record<string, string>>, status = 429) => collect({ http: { status, headers, body: '' } }).limit;

describe('limit', () => {
  it.each([
    ['day', { 'x-rate-limit-problem': 'day' }],
    ['day', { 'x-ratelimit-scope': 'DAILY' }],
    ['day', { 'x-quota-reason': 'month' }],
    ['minute', { 'x-rate-limit-problem': 'appminute' }],
    ['hour', { 'rate-limit-type': 'hourly' }],
    ['burst', { 'stripe-rate-limited-reason': 'global-concurrency' }],
    ['day', { 'x-daylimit-remaining': '0', 'x-minlimit-remaining': '58' }],
    ['minute', { 'x-daylimit-remaining': '4210', 'x-ratelimit-remaining-minute': ' 0 ' }],
    ['day', { 'x-ratelimit-remaining-minute': '0', 'x-ratelimit-remaining-day': '0' }],
  ] as const)('is the %s of %j', (expected, headers) => {
    expect(limitOf(headers)).toBe(expected);
  });

  it.each([
    [{ 'x-ratelimit-remaining': '0' }],
    [{ 'x-ratelimit-remaining-day': '10' }],
    [{ 'x-rate-limit-problem': 'resource-specific' }],
    [{ 'x-reason': 'day' }],
    [{ 'stripe-rate-limited-reason': 'global-rate' }],
  ])('is not known of %j', (headers) => {
    expect(limitOf(headers)).toBeUndefined();
  });

  it('is not asked of a success', () => {
    expect(limitOf({ 'x-daylimit-remaining': '0' }, 200)).toBeUndefined();
  });
});
