// A sandbox with a payment link to an open invoice of its own, and visits to the link's address, without sockets.
import type { Call } from '../../../mock-service/call.ts';
import type { Delivery } from '../../../mock-service/delivery.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

export type Headers = Readonly<Record<string, string>>;

/** What a browser would rather have. */
export const BROWSER: Headers = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-GB,en;q=0.9',
};

interface Link {
  readonly id: string;
  readonly url_path: string;
  readonly [name: string]: unknown;
}

/** A sandbox on a calendar that stands still, unless `options` say otherwise. */
export async function linkSandbox(options: object = {}) {
  const provider = inProcess();
  const { body } = await provider.control('POST', '/sandboxes', { frozen_at: '2026-02-01T09:00:00.000Z', ...options });
  const { id, base_path, credentials } = body;
  const root = base_path.replace(/\/v1$/, '');
  const bearer = { authorization: `Bearer ${credentials.default?.secret}` };
  const api = async (route: string, payload?: unknown, headers: Headers = {}) => {
    const [method = '', path = ''] = route.split(' ');
    const reply = replyOf(await provider.handle(callOf(method, `${base_path}${path}`, payload, { ...bearer, ...headers })));
    return { status: reply.status, json: jsonOf(reply) };
  };
  const control = (method: string, path: string, payload?: unknown) => provider.control(method, `/sandboxes/${id}${path}`, payload);
  const made = async (route: string, payload?: unknown): Promise<Record<string, unknown>> => {
    const { status, json } = await api(route, payload);
    if (status > 299) throw new Error(`${route}: ${JSON.stringify(json)}`);
    return json;
  };
  const customer = await made('POST /customers', { name: 'Casa <do> Chá', email: 'a@example.com' });
  const lines = [{ description: 'Chá', amount_minor: 12_345 }];
  const openInvoice = async (more: object = {}): Promise<string> => {
    const draft = await made('POST /invoices', { customer_id: customer.id, currency: 'BRL', lines, ...more });
    await made(`POST /invoices/${draft.id}/finalize`);
    return String(draft.id);
  };
  const invoiceId = await openInvoice();
  const linkTo = async (of: string, more: object = {}) => (await made(`POST /invoices/${of}/payment_links`, more)) as Link;
  const link = await linkTo(invoiceId);
  /** A visit; a body that is a text is sent as a form, any other as JSON. No key, no token. */
  const visitCall = (method: string, path: string, sent?: unknown, headers: Headers = {}): Call => {
    const form = typeof sent === 'string';
    const type: Headers = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const call = callOf(method, `${root}${path}`, form ? undefined : sent, { authorization: '', ...type, ...headers });
    return form ? { ...call, body: new TextEncoder().encode(sent) } : call;
  };
  const deliver = (method: string, sent?: unknown, headers: Headers = {}, path = link.url_path): Promise<Delivery> =>
    provider.handle(visitCall(method, path, sent, headers));
  const visit = async (method: string, sent?: unknown, headers: Headers = {}, path = link.url_path) => {
    const { status, headers: given, body: text } = replyOf(await deliver(method, sent, headers, path));
    const isJson = text !== '' && /json/.test(given['content-type'] ?? '');
    return { status, headers: given, text: String(text), json: isJson ? (JSON.parse(String(text)) as Record<string, unknown>) : {} };
  };
  const truth = async () => {
    const { body: seen } = await control('GET', '/truth');
    return seen as unknown as { created: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> };
  };
  const visits = async () =>
    ((await truth()).created.link_visits ?? []).map(({ kind, reason }) => (reason === null ? kind : `${String(kind)} ${String(reason)}`));
  return { provider, id, root, api, made, control, openInvoice, invoiceId, linkTo, link, visitCall, deliver, visit, visits, truth };
}
