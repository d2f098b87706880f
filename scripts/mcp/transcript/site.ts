// openSite: the tools over the real harness and the real provider in this process, on one clock that nobody but the page moves; an official client in front.
// Under the transcript: same seed, same calls, same bytes.
import type { Client } from '@modelcontextprotocol/client';
import { createInProcess, type ManualClock, manualClock } from '../../../mock-service/index.ts';
import { seededRandom } from '../../../src/cli/demo/seeded-random.ts';
import { createClient } from '../../../src/client/client.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import type { Language } from '../../../src/contract/tool-error.ts';
import { type Control, createControl, type SandboxInfo } from '../../../src/control/client.ts';
import { createParts } from '../../../src/mcp/create-parts.ts';
import { clientPort } from '../../../src/orchestrator/client-port.ts';
import { createHarness } from '../../../src/orchestrator/harness.ts';
import type { RandomSource } from '../../../src/ports/random.ts';
import { connectedClient } from '../connected-client.ts';

const START_MS = Date.UTC(2026, 2, 2, 9);
const SEED = 'transcript';

/** How it is to be. */
export interface SiteOptions {
  readonly lang: Language;
  /** Name of a key of the sandbox. */
  readonly credential: string;
  readonly rules: readonly Readonly<Record<string, unknown>>[];
}

/** Where a scene is played; close it. */
export interface Site {
  readonly clock: ManualClock;
  readonly client: Client;
  readonly control: Control;
  readonly sandbox: SandboxInfo;
  /** Persons that were asked for something, until now. */
  handOffs(): Promise<number>;
  /** A draft with three lines, as it was set up. */
  readonly draft: { readonly id: string; readonly lineIds: readonly string[] };
  close(): Promise<void>;
}

/** Draws of a seed, its ids in the form of those of a real server: they cost as many tokens. */
function randomOf(seed: string): RandomSource {
  const { unit } = seededRandom(seed);
  const hex = (digits: number): string =>
    Math.floor(unit() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return { unit, id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}` };
}

/** The line texts and prices of the draft. */
const LINES = [
  { description: 'Consultoria', unit_amount_minor: '15000', quantity: '8' },
  { description: 'Hospedagem', unit_amount_minor: '4990', quantity: '1' },
  { description: 'Tradução', unit_amount_minor: '1200', quantity: '10' },
];

async function draftIn(control: Control, { id, handles }: SandboxInfo): Promise<Site['draft']> {
  const input = { customer_id: handles['customer.brazilian'], currency: 'BRL', lines: LINES };
  const made = (await control.runOperation(id, 'create_invoice', input)) as {
    readonly id: string;
    readonly lines: readonly { readonly id: string }[];
  };
  return { id: made.id, lineIds: made.lines.map((line) => line.id) };
}

/** A sandbox with its rules armed, and the tools in front of it. */
export async function openSite({ lang, credential, rules }: SiteOptions): Promise<Site> {
  const clock = manualClock(START_MS);
  const service = createInProcess({ clock });
  const control = createControl({ url: service.controlUrl, fetch: service.fetch });
  const sandbox = await control.createSandbox({ seed: SEED });
  const draft = await draftIn(control, sandbox);
  for (const rule of rules) await control.armRule(sandbox.id, rule);
  const random = randomOf(SEED);
  const sent = { baseUrl: sandbox.base_url, fetch: service.fetch, clock, random, lang };
  const harness = createHarness({
    port: clientPort(createClient({ ...sent, credential: sandbox.credentials[credential] ?? '' })),
    operations: OPERATIONS,
    target: { host: new URL(sandbox.base_url).host, credential: 'api_key' },
    ...{ clock, random, lang },
  });
  const client = await connectedClient(createParts({ harness, version: '0.0.0', lang, random }));
  const close = async (): Promise<void> => {
    await client.close();
    service.close();
  };
  const handOffs = async (): Promise<number> => (await harness.accounts.handOffs.list()).length;
  return { clock, client, control, sandbox, draft, handOffs, close };
}
