// A sandbox with its OAuth clients, and calls to its token endpoint, without sockets.
import type { Call } from '../../../mock-service/call.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../service/in-process.ts';

/** What the control API shows of a client. */
export interface Client {
  readonly client_id: string;
  readonly client_secret: string;
}

/** A family's first pair. */
export interface Granted {
  readonly id: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly tenant: string;
}

export type Form = string | Readonly<Record<string, string>>;

/** An Authorization header as RFC 6749, section 2.3.1 has it. */
export function basic(id: string, secret: string): string {
  return `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`;
}

/** A call to a token endpoint. */
export function tokenCall(path: string, form: Form, headers: Record<string, string> = {}): Call {
  const text = typeof form === 'string' ? form : new URLSearchParams(form).toString();
  const sent = { authorization: '', 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return { ...callOf('POST', path, undefined, sent), body: new TextEncoder().encode(text) };
}

/** A sandbox on a calendar that stands still. */
export async function oauthSandbox(options: Readonly<Record<string, unknown>> = {}) {
  const provider = inProcess();
  const { body } = await provider.control('POST', '/sandboxes', { frozen_at: '2026-02-01T09:00:00.000Z', ...options });
  const { oauth } = body as unknown as {
    oauth: { token_url: string; token_path: string; clients: { default: Client; machine: Client; other_tenant: Client } };
  };
  const { id, base_path } = body;
  const send = async (call: Call) => {
    const reply = replyOf(await provider.handle(call));
    return { status: reply.status, headers: reply.headers, json: jsonOf(reply) };
  };
  const token = (form: Form, client: Client | null = oauth.clients.default, headers: Record<string, string> = {}) =>
    send(
      tokenCall(oauth.token_path, form, {
        ...(client === null ? {} : { authorization: basic(client.client_id, client.client_secret) }),
        ...headers,
      }),
    );
  /** `route` is a method and a path after the base path. */
  const call = (accessToken: unknown, route = 'GET /invoices', payload?: unknown, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = route.split(' ');
    return send(callOf(method, `${base_path}${path}`, payload, { authorization: `Bearer ${accessToken}`, ...headers }));
  };
  const granted = async (input: unknown = {}) =>
    (await provider.control('POST', `/sandboxes/${id}/oauth/grants`, input)).body as unknown as Granted;
  const refresh = (refreshToken: unknown, more: Readonly<Record<string, string>> = {}, client?: Client) =>
    token({ grant_type: 'refresh_token', refresh_token: String(refreshToken), ...more }, client);
  const advance = (duration_ms: number) => provider.control('POST', `/sandboxes/${id}/clock/advance`, { duration_ms });
  return { provider, id, base_path, handles: body.handles, oauth, token, call, granted, refresh, advance, send };
}
