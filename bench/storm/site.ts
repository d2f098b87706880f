// openSite: the real provider with an outage in its plan, and the link to it, which takes as long for every contender.
// Under a storm: opened in virtual time, so that its calendar is the storm's.
import { createInProcess, startService } from '../../mock-service/index.ts';
import { type Control, createControl, type JournalEntry, type SandboxInfo } from '../../src/control/client.ts';
import type { Order } from './orders.ts';
import { type OutageKind, outageRules } from './outage.ts';
import type { VirtualTime } from './virtual-time.ts';

/** From a call's beginning until the provider has it, in virtual milliseconds. */
const LINK_MS = 50;

type Fetch = typeof globalThis.fetch;

/** Where calls go. */
export interface Site {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Behind the link; in process. */
  readonly fetch: Fetch;
  /** The link alone, for whoever brings a way of its own. */
  readonly link: () => Promise<void>;
  /** Time stands until the returned function is called. */
  readonly hold: VirtualTime['hold'];
  /** An order as an HTTP request. */
  readonly requestOf: (order: Order) => HttpRequest;
  readonly customerId: string;
  /** All that arrived, oldest first. @throws when the journal had no room for it. */
  readonly journal: () => Promise<readonly JournalEntry[]>;
  /** The orders' ids in the invoices that are stored. */
  readonly stored: () => Promise<readonly string[]>;
  close(): Promise<void>;
}

/** As plain as it can be. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How to open one. */
export interface SiteOptions {
  readonly outage: OutageKind;
  readonly overSocket: boolean;
  readonly time: VirtualTime;
}

/** A sandbox of its own in a service of its own. */
export async function openSite({ outage, overSocket, time }: SiteOptions): Promise<Site> {
  const defects: unknown[] = [];
  const service = await serve(overSocket, (defect) => defects.push(defect));
  const control = createControl({ url: service.controlUrl, fetch: service.fetch });
  const sandbox = await control.createSandbox({ seed: 'storm' });
  for (const rule of outageRules(outage)) await control.armRule(sandbox.id, rule);
  const link = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LINK_MS));
  return {
    baseUrl: sandbox.base_url,
    apiKey: sandbox.credentials.default ?? '',
    fetch: async (input, init) => {
      await link();
      return service.fetch(input, init);
    },
    link,
    hold: time.hold,
    requestOf: (order) => requestOf(sandbox, order),
    customerId: customerOf(sandbox),
    journal: () => journalOf(control, sandbox.id),
    stored: () => storedOf(service, sandbox.id),
    close: async () => {
      await service.close();
      if (defects.length > 0) throw new Error('the provider itself failed', { cause: defects[0] });
    },
  };
}

interface Served {
  readonly controlUrl: string;
  readonly fetch: Fetch;
  close(): Promise<void>;
}

async function serve(overSocket: boolean, onDefect: (defect: unknown) => void): Promise<Served> {
  if (!overSocket) {
    const { controlUrl, fetch, close } = createInProcess({ onDefect });
    return { controlUrl, fetch, close: async () => close() };
  }
  const { controlUrl, close } = await startService({ onDefect });
  return { controlUrl, fetch: globalThis.fetch, close };
}

async function journalOf(control: Control, sandbox: string): Promise<readonly JournalEntry[]> {
  const journal = await control.journal(sandbox);
  if (journal[0]?.seq !== 1) throw new Error('the journal had no room for all calls: fewer clients are needed');
  return journal;
}

/** The truth has the last so many rows of a table. */
const ROWS_MAX = 10_000;

async function storedOf({ controlUrl, fetch }: Served, sandbox: string): Promise<readonly string[]> {
  const answer = await fetch(`${controlUrl}/sandboxes/${sandbox}/truth?limit=${ROWS_MAX}`);
  const { created } = (await answer.json()) as { created: { invoices: readonly { metadata: { order: string } }[] } };
  if (created.invoices.length === ROWS_MAX) throw new Error('the truth had no room for all invoices: fewer clients are needed');
  return created.invoices.map(({ metadata }) => metadata.order);
}

const customerOf = ({ handles }: SandboxInfo): string => handles['customer.brazilian'] ?? '';

function requestOf(sandbox: SandboxInfo, { id, kind, key }: Order): HttpRequest {
  const url = `${sandbox.base_url}/invoices`;
  const headers = { authorization: `Bearer ${sandbox.credentials.default}` };
  if (kind === 'read') return { method: 'GET', url: `${url}?reference=${id}`, headers };
  const body = JSON.stringify({ customer_id: customerOf(sandbox), currency: 'BRL', metadata: { order: id } });
  return { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key }, body };
}
