// rateLimitHeaders: what is left of a caller's quotas, as structured fields.
// Step 7 of a request's walk: on every answer behind the credential. @see draft-ietf-httpapi-ratelimit-headers-10

/** A quota and what is left of it: access/rate-limits.ts says so of calls, a refusal (R60) of e-mails. */
export interface Quota {
  /** `default`, the calls of a client, when left out. */
  readonly name?: string;
  /** Calls at once, and the whole seconds in which they come back. */
  readonly limit: number;
  readonly windowS: number;
  readonly remaining: number;
  /** Whole seconds until all of it is back. */
  readonly resetS: number;
}

/** `RateLimit` and `RateLimit-Policy`: an item for each quota, in order. */
export function rateLimitHeaders(...quotas: readonly Quota[]): { readonly ratelimit: string; readonly 'ratelimit-policy': string } {
  const item = ({ name = 'default' }: Quota, parameters: string): string => `"${name}";${parameters}`;
  return {
    ratelimit: quotas.map((quota) => item(quota, `r=${quota.remaining};t=${quota.resetS}`)).join(', '),
    'ratelimit-policy': quotas.map((quota) => item(quota, `q=${quota.limit};w=${quota.windowS}`)).join(', '),
  };
}
