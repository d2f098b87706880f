// What is wanted once is done once, through the protocol: a real client, the real harness and the real provider, on one clock that only the test moves.
import type { Client, RequestOptions } from '@modelcontextprotocol/client';
import type { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { advanceUntil } from '../../../mock-service/index.ts';
import type { ToolError } from '../../../src/contract/tool-error.ts';
import { createParts } from '../../../src/mcp/create-parts.ts';
import { id } from '../../../src/tools/arguments/fields.ts';
import { defineTool } from '../../../src/tools/define-tool.ts';
import { CREATE } from '../../../src/tools/hints.ts';
import { site, startProvider } from '../orchestrator/provider.ts';
import { CLIENTS, type ClientName, connected } from './connected-clients.ts';

const words = { summary: 'Create a draft.' };
const TOOL = defineTool({
  name: 'create_invoice',
  category: 'invoices',
  title: { en: 'Create invoice', 'pt-BR': 'Criar fatura' },
  description: { en: words, 'pt-BR': words },
  aliases: [],
  input: z.strictObject({ customer_id: id('whose'), currency: z.string() }),
  output: 'the draft',
  annotations: CREATE,
});

const provider = startProvider();
const onCreate = { match: { operation: 'create_invoice' } };
const slow = { fault: 'latency', params: { delay_ms: 1_500 }, at: 'before_operation', ...onCreate, trigger: { first: 1 } };
const open: Client[] = [];

afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));

async function shop(name: ClientName, rules: readonly object[] = [], credential = 'default') {
  const at = await site(provider, { credential, rules: rules as Readonly<Record<string, unknown>>[] });
  const parts = createParts({ harness: at.harness, version: '0.0.0', catalog: [TOOL] });
  const join = async () => {
    const client = await connected(name, parts);
    open.push(client);
    return client;
  };
  const input = { customer_id: at.sandbox.handles['customer.brazilian'] ?? '', currency: 'BRL' };
  const send = (client: Client, options: RequestOptions = {}, args: object = input) =>
    call(name, client, args as Record<string, unknown>, options);
  const keys = async () => {
    const entries = await at.journal();
    return entries.filter(({ operation }) => operation === 'create_invoice').map((entry) => entry.idempotency_key);
  };
  return { ...at, client: await join(), join, send, keys, invoices: async () => (await at.created('invoices')).length };
}

interface Answer {
  readonly isError?: boolean;
  readonly structuredContent?: unknown;
}

/** The older client has a schema in the second place. */
function call(name: ClientName, client: Client, args: Record<string, unknown>, options: RequestOptions): Promise<Answer> {
  const params = { name: 'create_invoice', arguments: args };
  if (name !== 'the 1.x client') return client.callTool(params, options) as Promise<Answer>;
  return (client as unknown as OldClient).callTool(params, undefined, options as never) as Promise<Answer>;
}

/** What is on its way arrives; no timer rings. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

const until = <Value>(promise: Promise<Value>) => advanceUntil(provider.clock, promise);
const idOf = ({ structuredContent }: Answer) => (structuredContent as { id?: string }).id;
const errorOf = ({ isError, structuredContent }: Answer) => {
  expect(isError).toBe(true);
  return structuredContent as ToolError;
};
const differs = (list: readonly unknown[]) => new Set(list).size;

describe.each(Object.keys(CLIENTS) as ClientName[])('through %s', (name) => {
  test.each([
    ['its connection is reset', { fault: 'lost_reply', params: { how: 'reset' } }],
    ['it is cut short', { fault: 'lost_reply', params: { how: 'truncate', end: 'close' } }],
    ['it never comes', { fault: 'lost_reply', params: { how: 'stall' } }],
    ['a gateway answers in its place', { fault: 'lost_reply', params: { how: 'error_status', status: 504 } }],
  ])('a create whose answer is lost because %s is one call of the client and one invoice', async (_, fault) => {
    const at = await shop(name, [{ ...fault, ...onCreate, trigger: { first: 1 } }]);
    const answer = await until(at.send(at.client));
    expect(answer.isError).not.toBe(true);
    expect(await at.created('invoices')).toMatchObject([{ id: idOf(answer) }]);
  });

  test('a call that the client cancels keeps its key for the same call again', async () => {
    const at = await shop(name, [slow]);
    const giving = new AbortController();
    const cancelled = at.send(at.client, { signal: giving.signal });
    const refused = expect(cancelled).rejects.toThrow();
    await turns();
    giving.abort();
    await refused;
    const answer = await until(at.send(at.client));
    expect(await at.created('invoices')).toMatchObject([{ id: idOf(answer) }]);
    expect(differs(await at.keys())).toBe(1);
    expect(at.harness.openIntents()).toBe(0);
  });

  test('an answer that comes when its call is cancelled already is nobody’s, and is not taken for delivered', async () => {
    const at = await shop(name, [slow]);
    const giving = new AbortController();
    const refused = expect(at.send(at.client, { signal: giving.signal })).rejects.toThrow();
    await turns();
    giving.abort();
    await refused;
    await until(new Promise<void>((resolve) => provider.clock.after(60_000, resolve)));
    expect(await at.invoices()).toBe(1);
    expect(at.harness.openIntents()).toBe(1);
    const answer = await until(at.send(at.client));
    expect(await at.created('invoices')).toMatchObject([{ id: idOf(answer) }]);
    expect(at.harness.openIntents()).toBe(0);
  });

  test('a call that the client no longer waits for is done once', async () => {
    const at = await shop(name, [slow]);
    await expect(at.send(at.client, { timeout: 1 })).rejects.toThrow();
    await turns();
    const answer = await until(at.send(at.client));
    expect(await at.created('invoices')).toMatchObject([{ id: idOf(answer) }]);
  });

  test('a client that goes away in the middle leaves an intent that the next one finds', async () => {
    const at = await shop(name, [slow]);
    const left = at.send(at.client).catch(() => 'gone');
    await turns();
    await at.client.close();
    expect(await left).toBe('gone');
    const answer = await until(at.send(await at.join()));
    expect(await at.created('invoices')).toMatchObject([{ id: idOf(answer) }]);
    expect(differs(await at.keys())).toBe(1);
  });

  test('two identical calls at once are one, also of two clients', async () => {
    const at = await shop(name, [slow]);
    const other = await at.join();
    const answers = await until(Promise.all([at.send(at.client), at.send(at.client), at.send(other)]));
    expect(differs(answers.map(idOf))).toBe(1);
    expect(await at.keys()).toHaveLength(1);
    expect(await at.invoices()).toBe(1);
  });

  test('one of two that is cancelled takes nothing from the other', async () => {
    const at = await shop(name, [slow]);
    const giving = new AbortController();
    const cancelled = expect(at.send(at.client, { signal: giving.signal })).rejects.toThrow();
    const kept = at.send(at.client);
    await turns();
    giving.abort();
    await cancelled;
    expect((await until(kept)).isError).not.toBe(true);
    expect(await at.invoices()).toBe(1);
  });

  test('after a success that arrived the same call makes another', async () => {
    const at = await shop(name);
    const answers = [await until(at.send(at.client)), await until(at.send(at.client))];
    expect(differs(answers.map(idOf))).toBe(2);
    expect(differs(await at.keys())).toBe(2);
    expect(await at.invoices()).toBe(2);
  });

  test('after a refusal for good, with nothing done, the same call has a new key', async () => {
    const at = await shop(name);
    const input = { customer_id: 'cus_nobody', currency: 'BRL' };
    for (const _ of [1, 2]) {
      expect(errorOf(await until(at.send(at.client, {}, input)))).toMatchObject({
        retryable: false,
        effect: 'not_applied',
        action: 'fix_input',
      });
    }
    expect(await at.keys()).toHaveLength(2);
    expect(differs(await at.keys())).toBe(2);
  });

  test('after a retryable failure the same call has the same key', async () => {
    const at = await shop(name, [{ fault: 'lost_reply', params: { how: 'reset' }, ...onCreate, trigger: { first: 3 } }]);
    const error = errorOf(await until(at.send(at.client)));
    expect(error).toMatchObject({ retryable: true, error_type: 'network_error', attempts: { count: 3 } });
    expect((await until(at.send(at.client))).isError).not.toBe(true);
    expect(differs(await at.keys())).toBe(1);
    expect(await at.invoices()).toBe(1);
  });

  test('a wait that the provider asks for is a wait inside, and told to whoever asked for progress', async () => {
    const at = await shop(name, [{ fault: 'rate_limited', params: { wait_s: 2 }, ...onCreate, trigger: { first: 1 } }]);
    const told: (string | undefined)[] = [];
    const answer = await until(at.send(at.client, { onprogress: ({ message }) => told.push(message) }));
    expect(answer.isError).not.toBe(true);
    expect(told).toEqual([expect.stringMatching(/^transient \(rate_limited\): waiting [23] s after attempt 1$/)]);
    expect(await at.keys()).toHaveLength(2);
  });

  test('what only a person can mend is told as permanent, and is not repeated', async () => {
    const at = await shop(name, [], 'revoked');
    const told: (string | undefined)[] = [];
    const error = errorOf(await until(at.send(at.client, { onprogress: ({ message }) => told.push(message) })));
    expect(error).toMatchObject({ error_type: 'invalid_credentials', retryable: false, action: 'escalate', effect: 'not_applied' });
    expect(told).toEqual(['permanent (invalid_credentials): not repeated; a person is asked']);
    expect(at.kinds()).toEqual(['attempt', 'escalated']);
  });

  test('silence ends after 50 seconds, before the client gives up', async () => {
    const at = await shop(name, [{ fault: 'stall', at: 'before_operation', ...onCreate }]);
    const begunMs = provider.clock.now();
    const error = errorOf(await until(at.send(at.client)));
    expect(error).toMatchObject({ error_type: 'timeout', retryable: true });
    expect(provider.clock.now() - begunMs).toBe(50_000);
  });
});
