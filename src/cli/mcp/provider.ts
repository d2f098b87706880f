// openProvider: whom the tools call: a provider at a URL, or one that starts in this process.
// Under the harness of `overdue mcp`.
import { embedService } from '../embed.ts';
import type { McpOptions } from './options.ts';

/** Whom to call, with what. */
export interface Provider {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Absent: somebody else's. */
  readonly control?: { readonly url: string; readonly token: string | null };
  close(): Promise<void>;
}

/** Starts one, on loopback and any free port, unless a URL was given. */
export async function openProvider({ url, apiKey = '', seed }: Pick<McpOptions, 'url' | 'apiKey' | 'seed'>): Promise<Provider> {
  if (url !== undefined) return { baseUrl: baseUrlAt(url), apiKey, close: async () => undefined };
  const service = await embedService({ port: 0, seed });
  const control = { url: service.controlUrl, token: service.controlToken };
  return { baseUrl: service.baseUrl, apiKey: service.apiKey, control, close: () => service.close() };
}

/** The root of a service stands for its first sandbox, as for `verify`. */
function baseUrlAt(url: string): string {
  const { origin, pathname } = new URL(url);
  return pathname === '/' ? `${origin}/v1` : url.replace(/\/+$/, '');
}
