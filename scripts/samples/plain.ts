// plain: a thrown value as data a fixture can hold; machine paths, ports and stacks are left out or replaced.
// Used by samples.
import type { Exception } from '../failure-schema.ts';

const KEPT: readonly string[] = [
  'code',
  'errno',
  'syscall',
  'type',
  'rawType',
  'event',
  'statusCode',
  'status',
  'statusText',
  'statusMessage',
  'timeout',
  'requestId',
  'param',
  'decline_code',
  '$metadata',
  'detail',
];

/** Texts without what is only true of one machine. */
export function neutral(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d{2,5}/g, '127.0.0.1:8080')
    .replaceAll(/(port=)\d{4,5}/g, '$18080')
    .replaceAll(/(127\.0\.0\.1['"]?(?:,|,? (?:port )?))\d{4,5}/g, '$18080')
    .replaceAll(/\b[0-9A-F]{12,16}(:error:)/g, '7F0000000000$1')
    .replaceAll(/\b20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\b/g, '2026-03-01 08:00:00')
    .replaceAll(/\b(after )4\d\d( milliseconds)/g, '$1400$2')
    .replaceAll(/0x[0-9a-f]{6,16}/g, '0x7f0000000000')
    .replaceAll(/(File ")[^"]{0,300}?([\w.-]{1,60}")/g, '$1app/$2')
    .replaceAll(/sk_test_[a-z0-9_]{5,64}/g, 'sk_test_xxx')
    .replaceAll(/\bsb_[a-z0-9]{6,32}/g, 'sb_sandbox')
    .replaceAll(/\/(?:home|root|work|tmp|usr|opt|var)\/(?:[\w.@+-]{1,80}\/){0,30}([\w.@+-]{1,80})/g, 'app/$1');
}

/** `{ exception }`, or `{ http }` for a response that a client hands out. */
export function plainException(thrown: unknown, depth = 5): Exception {
  const value = thrown as Record<string, unknown>;
  const own: Record<string, unknown> = {};
  for (const name of KEPT) {
    const member = value[name];
    if (['string', 'number', 'boolean'].includes(typeof member)) own[name] = typeof member === 'string' ? neutral(member) : member;
  }
  const response = plainResponse(value.response);
  const headers = isPlain(value.headers) ? { headers: value.headers } : {};
  const config = value.config as { method?: string; timeout?: number } | undefined;
  return {
    name: String(value.name ?? 'Error'),
    message: neutral(String(value.message ?? '')),
    ...own,
    ...headers,
    ...(isContent(value.data) ? { data: neutralContent(value.data) } : {}),
    ...(response === undefined ? {} : { response }),
    ...(config?.method === undefined ? {} : { config: { method: config.method, ...(config.timeout ? { timeout: config.timeout } : {}) } }),
    ...(value.detail instanceof Error && depth > 0 ? { detail: plainException(value.detail, depth - 1) } : {}),
    ...(value.cause instanceof Error && depth > 0 ? { cause: plainException(value.cause, depth - 1) } : {}),
    ...(Array.isArray(value.errors) && depth > 0 ? { errors: value.errors.map((each) => plainException(each, depth - 1)) } : {}),
  };
}

function plainResponse(response: unknown): object | undefined {
  const { status, statusCode, headers, body, data, _data } = (response ?? {}) as Record<string, unknown>;
  const code = status ?? statusCode;
  if (typeof code !== 'number') return undefined;
  const pairs =
    headers instanceof Headers ? [...headers] : Object.entries((headers ?? {}) as object).filter(([, value]) => typeof value === 'string');
  const content = [body, data].find(isContent);
  return {
    status: code,
    headers: Object.fromEntries(pairs),
    ...(content === undefined ? {} : { body: content }),
    ...(isContent(_data) ? { _data: neutralContent(_data) } : {}),
  };
}

/** What a client made of a body: its text, or the object that it held. */
function isContent(value: unknown): boolean {
  return typeof value === 'string' || (value !== null && isPlain(value));
}

function neutralContent(value: unknown): unknown {
  return JSON.parse(neutral(JSON.stringify(value)));
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
