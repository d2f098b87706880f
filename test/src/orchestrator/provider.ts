// A harness over the real provider in this process, both on one clock that only a test moves: nothing is mocked, nothing sleeps.
import { advanceUntil, createInProcess, type ManualClock, manualClock } from '../../../mock-service/index.ts';
import type { OAuth } from '../../../src/client/auth.ts';
import { createClient } from '../../../src/client/client.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import { createControl } from '../../../src/control/client.ts';
import { clientPort } from '../../../src/orchestrator/client-port.ts';
import type { HarnessEvent } from '../../../src/orchestrator/event.ts';
import { createHarness } from '../../../src/orchestrator/harness.ts';
import type { HarnessOptions } from '../../../src/orchestrator/harness-options.ts';
import type { RandomSource } from '../../../src/ports/random.ts';

export const START_MS = Date.UTC(2026, 1, 1, 9);

/** Draws that a seed decides: the same runs every time. @see https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function seededRandom(seed: number): RandomSource {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let ids = 0;
  return {
    unit: next,
    id: () => {
      ids += 1;
      return `id-${seed}-${ids}`;
    },
  };
}

/** Draws the middle of every range: waits can be read off the policy. */
export const halfway = (): RandomSource => ({ ...seededRandom(9), unit: () => 0.5 });

/** One service for many tests; each takes a sandbox of its own. */
export function startProvider(clock: ManualClock = manualClock(START_MS)) {
  const service = createInProcess({ clock, maxSandboxes: 20_000, onDefect: (error) => defects.push(error) });
  const defects: unknown[] = [];
  const control = createControl({ url: service.controlUrl, fetch: service.fetch });
  return { clock, service, control, defects };
}

export type Provider = ReturnType<typeof startProvider>;

export interface SiteOptions {
  readonly seed?: number;
  readonly rules?: readonly Readonly<Record<string, unknown>>[];
  readonly credential?: string;
  /** OAuth tokens in place of a key, which the harness renews. */
  readonly tokens?: boolean;
  readonly harness?: Partial<HarnessOptions>;
}

/** All of them in one request. */
async function arm({ controlUrl, fetch }: Provider['service'], sandbox: string, rules: SiteOptions['rules']): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${controlUrl}/sandboxes/${sandbox}/plan`, { method: 'POST', headers, body: JSON.stringify({ rules }) });
  if (!answer.ok) throw new Error(`rules refused: ${await answer.text()}`);
}

async function authOf({ control }: Provider, sandbox: string): Promise<OAuth> {
  const granted = await control.grant(sandbox, {});
  return {
    ...{ tokenUrl: granted.token_url, clientId: granted.client_id, clientSecret: granted.client_secret },
    ...{ accessToken: granted.access_token, refreshToken: granted.refresh_token, refresh: 'manual' },
  };
}

/** A sandbox with its rules armed, and a harness in front of it. */
export async function site(
  provider: Provider,
  { seed = 1, rules = [], credential = 'default', tokens = false, harness = {} }: SiteOptions = {},
) {
  const { clock, service, control } = provider;
  const sandbox = await control.createSandbox({ seed: 'harness' });
  if (rules.length > 0) await arm(service, sandbox.id, rules);
  const random = seededRandom(seed);
  const events: HarnessEvent[] = [];
  const sent = { baseUrl: sandbox.base_url, fetch: service.fetch, clock, random };
  const client = createClient(
    tokens ? { ...sent, auth: await authOf(provider, sandbox.id) } : { ...sent, credential: sandbox.credentials[credential] ?? '' },
  );
  const port = { ...clientPort(client, { renews: tokens }) };
  const options: HarnessOptions = {
    port,
    operations: OPERATIONS,
    target: { host: 'overdue.localhost', credential: `${sandbox.id}/${credential}` },
    clock,
    random,
    onEvent: (event) => events.push(event),
    ...harness,
  };
  const made = createHarness(options);
  return {
    ...{ sandbox, events, client, port, harness: made },
    run: (...call: Parameters<typeof made.run>) => advanceUntil(clock, made.run(...call)),
    journal: () => control.journal(sandbox.id),
    created: (table: string) => control.created(sandbox.id).then((tables) => tables[table] ?? []),
    /** Waits as they were told. */
    delays: () => events.flatMap((event) => (event.kind === 'waiting' ? [event.delayMs] : [])),
    handOffs: () => made.accounts.handOffs.list(),
    kinds: () => events.map(({ kind }) => kind),
  };
}
