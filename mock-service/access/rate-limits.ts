// RateLimits: a real token bucket per client (`Credential.client`), on the sandbox's calendar.
// Step 4 of a request's walk, behind the credential and its scope.

/** Bucket size and refill; both whole and at least 1. */
export interface RateLimit {
  readonly capacity: number;
  readonly refillPerS: number;
}

/** A client's bucket as it stands. */
export interface Quota {
  /** Its size, and the whole seconds in which an empty one fills. */
  readonly limit: number;
  readonly windowS: number;
  /** Whole tokens that are there. */
  readonly remaining: number;
  /** Whole seconds until it is full again. */
  readonly resetS: number;
}

/** The buckets that somebody took from, by client. */
export interface RateLimitsState {
  readonly buckets: Readonly<Record<string, { readonly level: number; readonly at_ms: number }>>;
}

/** A bucket for each client. */
export interface RateLimits {
  /** Null when a token was there; else whole seconds until there is one, at least 1. */
  take(client: string, nowMs: number): { readonly retryAfterS: number } | null;
  quota(client: string, nowMs: number): Quota;
  state(): RateLimitsState;
}

/** What a token costs when the level counts thousandths: one refill per second and millisecond adds one. */
const TOKEN = 1000;

interface Bucket {
  /** Thousandths of a token, whole: 0 to capacity × 1000. */
  level: number;
  atMs: number;
}

/** Buckets by client; a class, for each sandbox has one. */
class TokenBuckets implements RateLimits {
  readonly #limit: RateLimit;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit, from: RateLimitsState | undefined) {
    this.#limit = limit;
    for (const [client, { level, at_ms }] of Object.entries(from?.buckets ?? {})) this.#buckets.set(client, { level, atMs: at_ms });
  }

  quota(client: string, nowMs: number): Quota {
    const { capacity, refillPerS } = this.#limit;
    const { level } = this.#bucketAt(client, nowMs);
    const resetS = Math.ceil((capacity * TOKEN - level) / (refillPerS * TOKEN));
    return { limit: capacity, windowS: Math.ceil(capacity / refillPerS), remaining: Math.floor(level / TOKEN), resetS };
  }

  take(client: string, nowMs: number): { readonly retryAfterS: number } | null {
    const bucket = this.#bucketAt(client, nowMs);
    if (bucket.level < TOKEN) return { retryAfterS: Math.ceil((TOKEN - bucket.level) / (this.#limit.refillPerS * 1000)) };
    bucket.level -= TOKEN;
    return null;
  }

  state(): RateLimitsState {
    return { buckets: Object.fromEntries([...this.#buckets].map(([client, { level, atMs }]) => [client, { level, at_ms: atMs }])) };
  }

  #bucketAt(client: string, nowMs: number): Bucket {
    const { capacity, refillPerS } = this.#limit;
    const [full, now] = [capacity * TOKEN, Math.floor(nowMs)];
    const bucket = this.#buckets.get(client);
    if (bucket === undefined) {
      const fresh = { level: full, atMs: now };
      this.#buckets.set(client, fresh);
      return fresh;
    }
    bucket.level = Math.min(full, bucket.level + Math.max(0, now - bucket.atMs) * refillPerS);
    bucket.atMs = now;
    return bucket;
  }
}

/** Buckets that start full, or as they were. The calendar may stand still or jump; going back gives nothing, and time counts from there on. */
export function createRateLimits(limit: RateLimit, from?: RateLimitsState): RateLimits {
  return new TokenBuckets(limit, from);
}
