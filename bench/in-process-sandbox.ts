// inProcessSandbox: a sandbox of a service without sockets, so that nothing but the provider is measured.
import { join } from 'node:path';

const built = join(import.meta.dirname, '../dist/mock-service/service.js');
const utf8 = new TextEncoder();

interface Made {
  readonly base_path: string;
  readonly credentials: { readonly default: { readonly secret: string } };
  readonly handles: Readonly<Record<string, string>>;
}

/** How to call it, and what its seed's objects are called. */
export interface InProcessSandbox {
  /** The JSON that is answered; throws when it is no success. */
  call(method: string, path: string, query?: string, body?: string): Promise<unknown>;
  readonly handles: Readonly<Record<string, string>>;
}

/** A new sandbox of a service of its own; a defect is thrown. */
export async function inProcessSandbox(): Promise<InProcessSandbox> {
  const { createService } = (await import(built)) as typeof import('../mock-service/service.ts');
  const service = createService({
    onDefect: (error) => {
      throw error;
    },
  });
  const json = { host: 'localhost', 'content-type': 'application/json' };
  const made = await service.control({ method: 'POST', path: '/__overdue/sandboxes', query: '', headers: json, body: utf8.encode('{}') });
  const { base_path, credentials, handles } = JSON.parse(String(made.body)) as Made;
  const headers = { ...json, authorization: `Bearer ${credentials.default.secret}` };
  const call = async (method: string, path: string, query = '', body = ''): Promise<unknown> => {
    const { delivery, settle } = await service.handle({ method, path: base_path + path, query, headers, body: utf8.encode(body) });
    settle(true);
    if (delivery.reply === null || delivery.reply.status > 201) throw new Error(`${method} ${path}: ${delivery.reply?.body}`);
    return JSON.parse(String(delivery.reply.body));
  };
  return { call, handles };
}
