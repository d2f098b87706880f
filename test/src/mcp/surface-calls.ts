// Calls as a model makes and reads them; behind the parts stand the real harness and the real provider.
import type { Client } from '@modelcontextprotocol/client';
import { createParts, type PartsOptions } from '../../../src/mcp/create-parts.ts';
import { type SiteOptions, site, startProvider } from '../orchestrator/provider.ts';
import { type ClientName, connected } from './connected-clients.ts';

/** What a model reads of a call. */
export interface Read {
  readonly isError: boolean;
  /** The first text, as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: what came is judged by the test
  readonly said: any;
  readonly text: string;
  readonly structured: unknown;
}

/** A call. */
export async function called(client: Client, name: string, args: unknown): Promise<Read> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args as Record<string, unknown> });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return { isError: isError === true, said: JSON.parse(text), text, structured: structuredContent };
}

const provider = startProvider();

/** A sandbox, a harness over it, and the parts over that. */
export async function shop(options: Partial<PartsOptions> = {}, siteOptions: SiteOptions = {}) {
  const made = await site(provider, siteOptions);
  const parts = createParts({ harness: { run: made.run }, version: '0', ...options });
  return { ...made, parts };
}

/** The same, with a client in front. */
export async function opened(options: Partial<PartsOptions> = {}, name: ClientName = 'the 2.x client, 2026-07-28') {
  const made = await shop(options);
  return { ...made, client: await connected(name, made.parts) };
}
