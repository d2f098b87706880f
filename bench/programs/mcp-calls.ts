// mcpCalls: calls of a tool through MCP over HTTP by official clients, next to the same call by the typed client, one after the other, each of them timed.
// Takes an McpRequest as JSON in argv, sends the parent an McpTimes: each contender's turn in every round.
import { join } from 'node:path';
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { hearParent, tellParentAndEnd } from './channel.ts';

/** Where all is, and how much of it. The first round does not count. */
export interface McpRequest {
  readonly url: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly invoiceId: string;
  readonly contenders: readonly Contender[];
  readonly rounds: number;
  readonly calls: number;
}

/** Who takes part. */
export type Contender = 'direct' | 'modern' | 'legacy' | 'search' | 'list';

/** Milliseconds of each call, by contender and round. */
export type McpTimes = Readonly<Record<Contender, readonly (readonly number[])[]>>;

const { url, baseUrl, apiKey, invoiceId, contenders, rounds, calls } = JSON.parse(process.argv[2] ?? '') as McpRequest;
const built = join(import.meta.dirname, '../../dist/src/index.js');
const { createClient } = (await import(built)) as typeof import('../../src/index.ts');

async function connected(options?: ClientOptions): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1.0.0' }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

const typed = createClient({ baseUrl, credential: apiKey });
const modern = await connected({ versionNegotiation: { mode: { pin: '2026-07-28' } } });
const legacy = await connected();

async function tool(client: Client, name: string, args: Readonly<Record<string, unknown>>): Promise<boolean> {
  return (await client.callTool({ name, arguments: args })).isError !== true;
}

/** Each says whether the call did what it should. */
const CONTENDERS: Readonly<Record<Contender, () => Promise<boolean>>> = {
  direct: async () => (await typed.call('get_invoice', { invoice_id: invoiceId })).ok,
  modern: () => tool(modern, 'get_invoice', { invoice_id: invoiceId }),
  legacy: () => tool(legacy, 'get_invoice', { invoice_id: invoiceId }),
  search: () => tool(modern, 'search_tools', { query: 'muda a quantidade da segunda linha da fatura' }),
  // By itself: `listTools` answers from what the client keeps for as long as the server says it may.
  list: async () => (await modern.request({ method: 'tools/list' })).tools.length === 5,
};

async function turn(name: Contender): Promise<readonly number[]> {
  const tookMs: number[] = [];
  for (let count = 0; count < calls; count += 1) {
    const beganMs = performance.now();
    const isGood = await CONTENDERS[name]();
    tookMs.push(performance.now() - beganMs);
    if (!isGood) throw new Error(`${name}: a call failed`);
  }
  return tookMs;
}

const times: Record<Contender, (readonly number[])[]> = { direct: [], modern: [], legacy: [], search: [], list: [] };
hearParent(() => undefined);
for (let round = 0; round <= rounds; round += 1) {
  for (const name of contenders) {
    const tookMs = await turn(name);
    if (round > 0) times[name].push(tookMs);
  }
}
tellParentAndEnd(times satisfies McpTimes);
