// toLink: turns any value into a link that extractors can read without fear; causesOf: where a failure goes on.
// Step 2 of a failure's walk: the only code that touches foreign objects.
import { readBody } from './body.ts';
import type { Body, HttpLink, Link, ThrownLink } from './evidence.ts';
import { isObject, numberOf, readList, readNames, readPath, readProperty, readText, TEXT_MAX, textOf } from './safe-read.ts';

const HEADERS_MAX = 200;
const SIBLINGS_MAX = 20;

/** The link for `value`, or null: there is nothing to read in it. */
export function toLink(value: unknown): Link | null {
  if (typeof value === 'string') return { kind: 'text', text: value.slice(0, TEXT_MAX) };
  if (!isObject(value)) return null;
  return toHttpLink(value) ?? toThrownLink(value);
}

/** What `value` says it was caused by, and what it bundles (AggregateError). */
export function causesOf(value: unknown): { readonly cause: unknown; readonly siblings: readonly unknown[] } {
  return { cause: readProperty(value, 'cause'), siblings: readList(readProperty(value, 'errors'), SIBLINGS_MAX) };
}

function toHttpLink(value: unknown): HttpLink | null {
  const http = readProperty(value, 'http');
  const status = readProperty(http, 'status');
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 999) return null;
  const headers = toHeaders(readProperty(http, 'headers'));
  return {
    kind: 'http',
    status,
    headers,
    body: toBody(readProperty(http, 'body'), headers['content-type'] ?? ''),
    request: toRequest(readProperty(value, 'request')),
    broken: isObject(readProperty(value, 'cause')),
  };
}

function toHeaders(headers: unknown): Readonly<Record<string, string>> {
  const texts = new Map<string, string>();
  for (const name of readNames(headers, HEADERS_MAX)) {
    const value = readProperty(headers, name);
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string') texts.set(name.toLowerCase(), text.slice(0, TEXT_MAX));
  }
  return Object.fromEntries(texts);
}

function toBody(body: unknown, contentType: string): Body | null {
  if (typeof body === 'string') return readBody(body, contentType);
  return isObject(body) ? readBody(stringify(body), contentType) : null;
}

/** A body that was parsed already, as text again, so that nothing hostile is left in it. */
function stringify(body: object): string {
  try {
    return JSON.stringify(body) ?? '';
  } catch {
    return '';
  }
}

function toRequest(request: unknown): HttpLink['request'] {
  const method = readText(request, 'method')?.toUpperCase();
  if (method === undefined || !/^[A-Z]{1,20}$/.test(method)) return null;
  return { method, keyed: readProperty(request, 'keyed') === true };
}

function toThrownLink(value: object): ThrownLink {
  return {
    kind: 'thrown',
    name: readText(value, 'name') || readText(readProperty(value, 'constructor'), 'name') || 'Object',
    message: readText(value, 'message') ?? '',
    text: (...path) => textOf(readPath(value, path)),
    number: (...path) => numberOf(readPath(value, path)),
  };
}
