// Waits in the dialects beside Retry-After, words on repeating, and the marks of an edge.
import { describe, expect, it } from 'vitest';
import { collect } from '../../../src/evidence/collect.ts';

const DATE = 'Thu, 15 Jan 2026 09:00:00 GMT';
const read = (headers: Readonly<Record<string, string>>, status = 429, body = '') =>
  collect({ http: { status, headers: { date: DATE, ...headers }, body } });

describe('a wait', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after-ms': '1500' }, 1500],
    [{ 'x-ms-retry-after-ms': '250' }, 250],
    [{ 'retry-after': '2', 'retry-after-ms': '1500' }, 2000],
    [{ ratelimit: '"default";r=0;t=30' }, 30_000],
    [{ ratelimit: '"default";r=5;t=30' }, undefined],
    [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '12' }, 12_000],
    [{ 'ratelimit-remaining': '3', 'ratelimit-reset': '12' }, undefined],
    [{ 'ratelimit-remaining': '0', 'ratelimit-reset': 'Thu, 15 Jan 2026 09:01:00 GMT' }, 60_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1768467660' }, 60_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1768467660000' }, 60_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1768467000' }, 0],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m30s' }, 90_000],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '6ms' }, 6],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }, undefined],
    [{ 'grpc-retry-pushback-ms': '40' }, 40],
    [{ 'retry-after-ms': '-5' }, undefined],
    [{ ratelimit: 'limit=100, remaining=0, reset=15' }, 15_000],
    [{ ratelimit: 'limit=100, remaining=3, reset=15' }, undefined],
    [{ 'x-ratelimit-reset': '15' }, 15_000],
    [{ 'x-ratelimit-reset-after': '1.5' }, 1500],
    [{ 'x-rate-limit-time-reset-ms': '15000' }, 15_000],
    [{ 'x-ratelimit-reset-ms': 'soon' }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2026-01-15T09:01:00Z' }, 60_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2026-01-15T06:01:00.000-03:00' }, 60_000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2026-13-15T06:01:00Z' }, undefined],
  ])('in %j is %s ms', (headers, ms) => {
    expect(read(headers).retry_after_ms).toBe(ms);
  });
});

it('is not read off a window that is not used up, where the status says nothing of limits', () => {
  expect(read({ 'x-ratelimit-reset': '15' }, 503).retry_after_ms).toBeUndefined();
});

describe('a word on repeating', () => {
  it.each<[Record<string, string>, boolean | undefined]>([
    [{ 'x-should-retry': 'true' }, true],
    [{ 'stripe-should-retry': 'false' }, false],
    [{ 'x-should-retry': 'true', 'stripe-should-retry': 'false' }, false],
    [{ 'grpc-retry-pushback-ms': '-1' }, false],
    [{ 'x-should-retry': 'perhaps' }, undefined],
  ])('in %j is %s', (headers, told) => {
    expect(read(headers).told_to_retry).toBe(told);
  });
});

describe('an edge', () => {
  it.each<[Record<string, string>, string, string | undefined]>([
    [{ server: 'cloudflare' }, '<html><title>x</title></html>', 'edge'],
    [{ server: 'awselb/2.0' }, '', 'edge'],
    [{ server: 'envoy' }, 'no healthy upstream', 'edge'],
    [{ server: 'cloudflare' }, '{"error":{"code":"x"}}', undefined],
    [{ server: 'nginx' }, '<html></html>', undefined],
    [{ 'cf-mitigated': 'challenge' }, '{}', 'edge'],
  ])('with %j and %j is %s', (headers, body, origin) => {
    expect(read(headers, 503, body).origin).toBe(origin);
  });
});
