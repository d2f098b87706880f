// fetchOnce: one attempt by plain fetch, as somebody writes it who leaves repeating to a library: what is no success is thrown.
// Under the contenders that wrap any function.
import { Away } from './contender.ts';
import type { Order } from './orders.ts';
import type { HttpRequest, Site } from './site.ts';

/** Resolves with what was answered. @throws Away for a 503; an Error for any other answer that is no success, which nobody expects here. */
export async function fetchOnce(site: Site, order: Order): Promise<unknown> {
  return send(site, site.requestOf(order));
}

/** The same without an idempotency key. */
export async function fetchWithoutKey(site: Site, order: Order): Promise<unknown> {
  const { headers, ...request } = site.requestOf(order);
  const { 'idempotency-key': _key, ...rest } = headers;
  return send(site, { ...request, headers: rest });
}

async function send(site: Site, { url, ...init }: HttpRequest): Promise<unknown> {
  const response = await site.fetch(url, init);
  const text = await response.text();
  if (response.status === 503) throw new Away(`${response.status}`);
  if (!response.ok) throw new Error(`${init.method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** What `fetchOnce` throws in an outage. */
export const isAway = (thrown: unknown): boolean => thrown instanceof Away;
