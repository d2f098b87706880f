// other-waits: how long to wait where Retry-After says nothing: its dialects in milliseconds, and the RateLimit families when nothing remains.
// Step 2 of a failure's walk, after retry-after. @see RateLimit header fields for HTTP (draft), openai-node, azure-sdk-for-js
import type { Extractor, HttpLink } from '../evidence.ts';
import { parseHttpDate } from '../http-date.ts';

const MILLISECONDS: readonly string[] = ['retry-after-ms', 'x-ms-retry-after-ms', 'x-amz-retry-after', 'grpc-retry-pushback-ms'];
/** `x-rate-limit-time-reset-ms`, `x-ratelimit-reset-ms`: until the window ends. */
const RESET_MS = /^(?:x-)?rate-?limit-(?:[a-z]{1,20}-)?reset-ms$/;
const SECONDS: readonly string[] = [
  ...['x-retry-after', 'x-ratelimit-retry-after', 'x-rate-limit-retry-after', 'x-ratelimit-reset-after', 'x-rate-limit-reset-after'],
];
/** [how many calls are left, when there will be more]. */
const FAMILIES: readonly (readonly [string, string])[] = [
  ['ratelimit-remaining', 'ratelimit-reset'],
  ['x-ratelimit-remaining', 'x-ratelimit-reset'],
  ['x-rate-limit-remaining', 'x-rate-limit-reset'],
  ['rate-limit-remaining', 'rate-limit-reset'],
  ['x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests'],
  ['x-ratelimit-remaining-tokens', 'x-ratelimit-reset-tokens'],
];
/** A number this large is a time, in seconds; a thousand times that, in milliseconds. */
const EPOCH_S = 1_000_000_000;
const EPOCH_MS = 100_000_000_000;

/** Reads the longest wait that is asked for. */
export const otherWaits: Extractor = {
  source: 'other-waits',
  recognises: (link) => link.kind === 'http' && link.status >= 400 && hasAny(link.headers),
  extract: (link, { receivedAtMs }) => {
    if (link.kind !== 'http') return {};
    const waits = [...asked(link, receivedAtMs)].filter((ms) => ms !== undefined);
    return waits.length === 0 ? {} : { retry_after_ms: Math.min(Math.ceil(Math.max(...waits)), Number.MAX_SAFE_INTEGER) };
  },
};

function hasAny(headers: HttpLink['headers']): boolean {
  for (const name in headers)
    if ((name.includes('retry-after') && name !== 'retry-after') || name.includes('limit') || name.includes('pushback')) return true;
  return false;
}

function asked(link: HttpLink, receivedAtMs: number | undefined): readonly (number | undefined)[] {
  const { headers } = link;
  const direct = [...MILLISECONDS.map((name) => number(headers[name], 1)), ...SECONDS.map((name) => number(headers[name], 1000))];
  if (direct.some((ms) => ms !== undefined)) return direct;
  const resetName = link.status === 429 ? Object.keys(headers).find((name) => RESET_MS.test(name)) : undefined;
  if (resetName !== undefined) return [number(headers[resetName], 1)];
  // The field of the draft's later versions, and that of the versions before.
  const fields = [...(headers.ratelimit ?? '').matchAll(/;\s?r=0;\s?t=(\d{1,9})|\bremaining=0, ?reset=(\d{1,9})/g)].map(
    ([, seconds, before]) => Number(seconds ?? before) * 1000,
  );
  return [
    ...fields,
    ...FAMILIES.map(([remaining, reset]) =>
      isSpent(headers[remaining], link.status) ? resetMs(headers[reset], headers.date, receivedAtMs) : undefined,
    ),
  ];
}

/** A 429 says that nothing is left where no header does. */
function isSpent(remaining: string | undefined, status: number): boolean {
  return remaining === undefined ? status === 429 : /^0+$/.test(remaining.trim());
}

function number(text: string | undefined, scale: number): number | undefined {
  return text !== undefined && /^\d{1,15}(?:\.\d{1,9})?$/.test(text.trim()) ? Number(text) * scale : undefined;
}

/** Seconds, a time in seconds or milliseconds since 1970, a date, or a duration as `1m30s`; a past time is no wait. */
function resetMs(text: string | undefined, dateHeader: string | undefined, receivedAtMs: number | undefined): number | undefined {
  if (text === undefined) return undefined;
  const fromMs = parseHttpDate(dateHeader ?? '', receivedAtMs ?? 0) ?? receivedAtMs;
  const value = number(text, 1);
  if (value !== undefined && value < EPOCH_S) return value * 1000;
  const [, h, m, s, ms] = /^(?:(\d{1,4})h)?(?:(\d{1,4})m(?!s))?(?:(\d{1,6}(?:\.\d{1,6})?)s)?(?:(\d{1,6})ms)?$/.exec(text.trim()) ?? [];
  if (h ?? m ?? s ?? ms) return Number(h ?? 0) * 3_600_000 + Number(m ?? 0) * 60_000 + Number(s ?? 0) * 1000 + Number(ms ?? 0);
  if (fromMs === undefined) return undefined;
  const atMs = value === undefined ? (parseHttpDate(text, fromMs) ?? instantMs(text)) : value < EPOCH_MS ? value * 1000 : value;
  return atMs === null ? undefined : Math.max(0, atMs - fromMs);
}

/** An instant as RFC 3339 writes it; null for anything else. */
function instantMs(text: string): number | null {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(text.trim());
  const atMs = isInstant ? Date.parse(text.trim()) : Number.NaN;
  return Number.isFinite(atMs) ? atMs : null;
}
