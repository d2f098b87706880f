// rateLimitHeaders: what is left of a caller's quota, as structured fields.
// Step 7 of a request's walk: on every answer behind the credential. @see draft-ietf-httpapi-ratelimit-headers-10

/** A quota and what is left of it: access/rate-limits.ts says so. */
export interface Quota {
  /** Calls at once, and the whole seconds in which they come back. */
  readonly limit: number;
  readonly windowS: number;
  readonly remaining: number;
  /** Whole seconds until all of it is back. */
  readonly resetS: number;
}

/** `RateLimit` and `RateLimit-Policy`, each with the one policy there is. */
export function rateLimitHeaders({ limit, windowS, remaining, resetS }: Quota): {
  readonly ratelimit: string;
  readonly 'ratelimit-policy': string;
} {
  return { ratelimit: `"default";r=${remaining};t=${resetS}`, 'ratelimit-policy': `"default";q=${limit};w=${windowS}` };
}
