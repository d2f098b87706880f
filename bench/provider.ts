// provider: a sandbox of the provider that is measured, its rules, and the calls that are sent there.
import type { LoadRequest } from './programs/load.ts';

/** A sandbox, as the control API answers it. */
export interface Sandbox {
  readonly id: string;
  readonly base_url: string;
  readonly credentials: { readonly default: { readonly secret: string } };
  readonly handles: Readonly<Record<string, string>>;
}

/** What is called again and again. */
export type Requests = Pick<LoadRequest, 'url' | 'method' | 'headers' | 'body' | 'keyed'>;

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** A sandbox with these rules. */
export async function createSandbox(controlUrl: string, rules: readonly unknown[] = []): Promise<Sandbox> {
  const sandbox = await post<Sandbox>(`${controlUrl}/sandboxes`, {});
  if (rules.length > 0) await post(`${controlUrl}/sandboxes/${sandbox.id}/plan`, { rules });
  return sandbox;
}

/** The key of a sandbox, as a header. */
export function bearer({ credentials }: Sandbox): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${credentials.default.secret}` };
}

/** Reads an open invoice. */
export function getInvoice(sandbox: Sandbox): Requests {
  const url = `${sandbox.base_url}/invoices/${sandbox.handles['invoice.open']}`;
  return { url, method: 'GET', headers: bearer(sandbox), keyed: false };
}

/** Creates an invoice, each under a key of its own. */
export function createInvoice(sandbox: Sandbox): Requests {
  return {
    url: `${sandbox.base_url}/invoices`,
    method: 'POST',
    headers: { ...bearer(sandbox), 'content-type': 'application/json' },
    keyed: true,
    body: JSON.stringify({
      customer_id: sandbox.handles['customer.brazilian'],
      currency: 'BRL',
      lines: [{ description: 'Consultoria', unit_amount_minor: '1250.5', quantity: '10' }],
    }),
  };
}

/** The same call to another server. */
export function sentTo(server: { readonly url: string }, requests: Requests): Requests {
  return { ...requests, url: server.url + new URL(requests.url).pathname.replace(/^.*\/v1/, '') };
}

/** What the provider answers to a call. */
export async function sampleOf({ url, method, headers, body }: Requests): Promise<{ readonly status: number; readonly answer: unknown }> {
  const sample = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: sample.status, answer: await sample.json() };
}
