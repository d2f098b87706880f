// retry-after: how long the provider asks to wait; junk is ignored, zero is a value, long waits are kept.
// @see RFC 9110, section 10.2.3
import type { Extractor } from '../evidence.ts';
import { parseHttpDate } from '../http-date.ts';

/** Reads `Retry-After`. */
export const retryAfter: Extractor = {
  source: 'retry-after',
  recognises: (link) => link.kind === 'http' && link.headers['retry-after'] !== undefined,
  extract: (link, { receivedAtMs }) => {
    if (link.kind !== 'http') return {};
    const text = (link.headers['retry-after'] ?? '').trim();
    const waitMs = secondsMs(text) ?? untilMs(text, link.headers.date, receivedAtMs);
    return waitMs === null ? {} : { retry_after_ms: Math.min(Math.ceil(waitMs), Number.MAX_SAFE_INTEGER) };
  },
};

/** Whole or decimal seconds in milliseconds, or null; of a repeated header the longest wait counts. */
function secondsMs(text: string): number | null {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,300}(?:\.\d{1,20})?$/.test(part))) return null;
  return Math.max(...parts.map((part) => Math.min(Number(part) * 1000, Number.MAX_SAFE_INTEGER)));
}

/** A date's distance from the response's own `Date`, else from the receipt; a past date is no wait; null when neither is known. */
function untilMs(text: string, dateHeader: string | undefined, receivedAtMs: number | undefined): number | null {
  const reference = Number.isFinite(receivedAtMs) ? receivedAtMs : undefined;
  const fromMs = parseHttpDate(dateHeader ?? '', reference ?? 0) ?? reference;
  if (fromMs === undefined) return null;
  const atMs = parseHttpDate(text, fromMs);
  return atMs === null ? null : Math.max(0, atMs - fromMs);
}
