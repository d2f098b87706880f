// RetryBudget: a bucket of tokens per host that every retry pays from, so that an outage cannot multiply load.
// Before a retry: `decide` sees what is left, `execute` takes it, and a success gives it back.
import type { Clock } from '../../ports/clock.ts';
import { startStopwatch } from '../stopwatch.ts';

/** A bucket's size and how fast time fills it. */
export interface RetryBudgetOptions {
  /** Tokens in a full bucket. @see https://docs.aws.amazon.com/sdkref/latest/guide/feature-retry-behavior.html */
  readonly capacity: number;
  /** One token comes back by itself in so many milliseconds, so that a budget has a time of reopening; Infinity: only successes fill it. */
  readonly tokenMs: number;
  /** Hosts that are kept apart; beyond it the one not asked about for longest is forgotten. */
  readonly hostsMax: number;
}

export const DEFAULT_RETRY_BUDGET: RetryBudgetOptions = { capacity: 500, tokenMs: 1_000, hostsMax: 1_000 };

/** All hosts' buckets; first attempts cost nothing. */
export interface RetryBudget {
  /** Whole tokens left for that host. */
  tokens(host: string): number;
  /** Takes `cost` tokens; false: there are not so many, and none was taken. */
  take(host: string, cost: number): boolean;
  /** A success: gives back what the retry that brought it took, or one token when it was a first attempt. */
  refund(host: string, took: number | null): void;
  /** Milliseconds until time alone has filled up to `cost`: 0 now, null never. */
  enoughInMs(host: string, cost: number): number | null;
}

interface Bucket {
  tokens: number;
  /** Steady time up to which the filling is counted. */
  filledToMs: number;
}

function positive(name: string, value: number, isInteger: boolean): void {
  if (!(value > 0) || (isInteger && !Number.isSafeInteger(value))) throw new TypeError(`${name}: expected a number above 0, got ${value}`);
}

function tokenCount(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`${name}: expected a whole number of tokens from 0 on, got ${value}`);
  return value;
}

/** Full buckets for every host. Throws a TypeError that names the option for what cannot work. */
export function createRetryBudget(clock: Clock, options: Partial<RetryBudgetOptions> = {}): RetryBudget {
  const { capacity, tokenMs, hostsMax } = { ...DEFAULT_RETRY_BUDGET, ...options };
  positive('capacity', capacity, true);
  positive('tokenMs', tokenMs, false);
  positive('hostsMax', hostsMax, true);
  const passedMs = startStopwatch(clock);
  const buckets = new Map<string, Bucket>();

  /** The host's bucket as of now. Tokens stay whole numbers, so no rounding is ever short of a cost. */
  const bucketOf = (host: string): Bucket => {
    const nowMs = passedMs();
    const bucket = buckets.get(host) ?? { tokens: capacity, filledToMs: nowMs };
    const gained = Math.floor((nowMs - bucket.filledToMs) / tokenMs);
    bucket.tokens = Math.min(capacity, bucket.tokens + gained);
    bucket.filledToMs = bucket.tokens === capacity ? nowMs : bucket.filledToMs + (gained === 0 ? 0 : gained * tokenMs);
    buckets.delete(host);
    buckets.set(host, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > hostsMax && oldest !== undefined) buckets.delete(oldest);
    return bucket;
  };

  return {
    tokens: (host) => bucketOf(host).tokens,
    take: (host, cost) => {
      const bucket = bucketOf(host);
      if (bucket.tokens < tokenCount('cost', cost)) return false;
      bucket.tokens -= cost;
      return true;
    },
    refund: (host, took) => {
      const bucket = bucketOf(host);
      bucket.tokens = Math.min(capacity, bucket.tokens + tokenCount('took', took ?? 1));
    },
    enoughInMs: (host, cost) => {
      const { tokens, filledToMs } = bucketOf(host);
      const missing = tokenCount('cost', cost) - tokens;
      if (missing <= 0) return 0;
      if (cost > capacity || tokenMs === Number.POSITIVE_INFINITY) return null;
      return Math.ceil(filledToMs + missing * tokenMs - passedMs());
    },
  };
}
