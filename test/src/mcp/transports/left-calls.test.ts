// A call that its client leaves, over real sockets down to a real provider: what it began stays open, and the same call again is the same thing.
import { afterEach, expect, test } from 'vitest';
import { type RunningService, startService } from '../../../../mock-service/index.ts';
import { createClient } from '../../../../src/client/client.ts';
import { OPERATIONS } from '../../../../src/client/operations.ts';
import { createControl } from '../../../../src/control/client.ts';
import { createParts } from '../../../../src/mcp/create-parts.ts';
import { clientPort } from '../../../../src/orchestrator/client-port.ts';
import type { HarnessEvent } from '../../../../src/orchestrator/event.ts';
import { createHarness } from '../../../../src/orchestrator/harness.ts';
import { CLIENTS, type ClientName } from '../connected-clients.ts';
import { callUntil, connectedTo, type Endpoint, endpointOver } from './endpoint.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A provider whose first answer to the tool never comes, the harness over it, and an endpoint over that. */
async function site() {
  const service: RunningService = await startService({ port: 0 });
  const control = createControl({ url: service.controlUrl });
  const { handles } = await control.sandbox('default');
  await control.armRule('default', {
    fault: 'stall',
    at: 'on_wire',
    params: { after_body_bytes: 0 },
    match: { operation: 'add_invoice_line_item' },
    trigger: { first: 1 },
  });
  let begun = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let told = (_event: HarnessEvent): void => undefined;
  const stopped = new Promise<HarnessEvent>((resolve) => {
    told = (event) => event.kind === 'stopped' && resolve(event);
  });
  const sending: typeof fetch = (...request) => {
    const reply = fetch(...request);
    begun();
    return reply;
  };
  const harness = createHarness({
    port: clientPort(createClient({ baseUrl: service.baseUrl, credential: service.apiKey, fetch: sending })),
    operations: OPERATIONS,
    target: { host: 'provider', credential: 'api_key' },
    onEvent: (event) => told(event),
  });
  const endpoint: Endpoint = await endpointOver(createParts({ harness, version: '1.0.0', surface: 'full' }));
  closing.push(
    () => endpoint.close(),
    () => service.close(),
  );
  const arguments_ = { invoice_id: handles['invoice.draft_taxed'], description: 'Hosting', quantity: 1, unit_amount_minor: 900 };
  return { url: endpoint.url, harness, sent, stopped, call: { name: 'add_invoice_line_item', arguments: arguments_ } };
}

const WAYS = ['cancelled', 'left by a client that goes away'] as const;
const TABLE = (Object.keys(CLIENTS) as readonly ClientName[]).flatMap((name) => WAYS.map((way) => [way, name] as const));

test.each(TABLE)('a write %s, by %s, stays open and is not done twice', async (way, name) => {
  const { url, harness, sent, stopped, call } = await site();
  const client = await connectedTo(url, name);
  const cancel = new AbortController();
  const first = callUntil(name, client, call, cancel.signal).catch(() => 'left');
  await sent;
  if (way === 'cancelled') cancel.abort();
  else await client.close();
  expect(await first).toBe('left');
  expect(await stopped).toMatchObject({ because: 'caller_aborted' });

  const next = await connectedTo(url, name);
  expect(harness.openIntents()).toBe(1);
  const again = await next.callTool(call);
  expect(again.isError ?? false).toBe(false);
  await next.close();
  expect(harness.issued()).toEqual([expect.objectContaining({ attempts: 2 })]);
  expect(harness.openIntents()).toBe(0);
});
