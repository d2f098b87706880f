// RateLimits: a real token bucket per credential, on the sandbox's calendar.

/** Bucket size and refill; both at least 1. */
export interface RateLimit {
  readonly capacity: number;
  readonly refillPerS: number;
}

/** Takes one token. */
export interface RateLimits {
  /** Null when a token was there; else whole seconds until there is one, at least 1. */
  take(credentialId: string, nowMs: number): { readonly retryAfterS: number } | null;
}
