// backoffMs: how long to wait before the identical call, with full jitter; a wait that the server named is never shortened.
// After a failure's walk: `decide` asks it, a test asserts its answers as arrays.
import type { ToolError } from '../contract/tool-error.ts';
import type { Policy } from './policy.ts';

/** What a wait is reckoned from. */
export interface Backoff {
  readonly error: Pick<ToolError, 'error_type' | 'retry_after_ms'>;
  /** The attempt that failed, counted from 1. */
  readonly attempt: number;
  /** In [0, 1); what is no such number counts as 1, the longest wait. */
  readonly roll: number;
  readonly policy: Policy;
}

/** Answered by a wait of our own that begins higher, and paid less for. */
export function isThrottling({ error_type }: Pick<ToolError, 'error_type'>): boolean {
  return error_type === 'rate_limited';
}

/**
 * Whole milliseconds: a random part of the attempt's bound, which grows by `factor` up to `capMs`; after a wait that the server named, on top of that.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoffMs({ error, attempt, roll, policy }: Backoff): number {
  const part = roll >= 0 && roll < 1 ? roll : 1;
  return (
    (error.retry_after_ms ?? 0) + Math.floor(part * boundMs(isThrottling(error) ? policy.rateLimitBaseMs : policy.baseMs, attempt, policy))
  );
}

function boundMs(baseMs: number, attempt: number, { factor, capMs }: Policy): number {
  // Zero times a power that overflowed is no number.
  return baseMs === 0 ? 0 : Math.min(capMs, baseMs * factor ** (attempt - 1));
}
