// Seeded days on which a write's answer is lost: what a caller is told, how many invoices there are in the end, and what it took.
// The same runs are the test (no duplicate, none lost) and a table of the bench.
import type { ManualClock } from '../../../mock-service/index.ts';
import { OPERATIONS } from '../../../src/client/operations.ts';
import type { OperationTable } from '../../../src/orchestrator/operation-table.ts';
import type { Outcome } from '../../../src/orchestrator/outcome.ts';
import type { RandomSource } from '../../../src/ports/random.ts';
import { type Provider, seededRandom, site } from './provider.ts';

type Rule = Readonly<Record<string, unknown>>;

const onWrite = { match: { operation: 'create_invoice' }, queue: 'writes' };
const lost = (params: Rule): Rule => ({ fault: 'lost_reply', params, ...onWrite });

/** Committed, and the answer is gone or spoiled. */
const LOST: readonly Rule[] = [
  lost({ how: 'reset' }),
  lost({ how: 'close' }),
  lost({ how: 'stall' }),
  lost({ how: 'truncate', end: 'close' }),
  lost({ how: 'truncate', end: 'reset' }),
  lost({ how: 'truncate', end: 'stall' }),
  lost({ how: 'error_status', status: 500 }),
  lost({ how: 'error_status', status: 502 }),
  lost({ how: 'error_status', status: 504 }),
  lost({ how: 'html', status: 502 }),
  lost({ how: 'html', status: 200 }),
];

/** The same from outside, with nothing committed. */
const NOT_DONE: readonly Rule[] = [
  { fault: 'reset', at: 'before_operation', ...onWrite },
  { fault: 'close', at: 'before_operation', ...onWrite },
  { fault: 'stall', at: 'before_operation', ...onWrite },
  { fault: 'error_status', params: { status: 502 }, at: 'before_operation', ...onWrite },
  { fault: 'garble', params: { how: 'html' }, at: 'before_operation', ...onWrite },
];

const pick = <Value>(random: RandomSource, values: readonly Value[]): Value => values[Math.floor(random.unit() * values.length)] as Value;
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

/** One to four answers in a row, of either kind: one more than there are attempts. */
const lostOnes = (random: RandomSource): Rule[] =>
  times(1 + Math.floor(random.unit() * 4), () => pick(random, random.unit() < 0.6 ? LOST : NOT_DONE));

/** Longer than an attempt is waited for (20 s), and up to longer than a whole run (50 s). */
const slowOne = (random: RandomSource): Rule => ({
  fault: 'latency',
  params: { delay_ms: 20_001 + Math.floor(random.unit() * 60_000) },
  at: 'before_operation',
  ...onWrite,
});

const staleOnes = (random: RandomSource): Rule => ({
  fault: 'stale_list',
  params: { writes: 1 + Math.floor(random.unit() * 2) },
  match: { operation: 'list_invoices' },
  trigger: { first: 1 + Math.floor(random.unit() * 4) },
});

/** How a day goes wrong. */
export const DAYS = {
  'every way to lose a reply': lostOnes,
  'a commit later than the deadline': (random) => times(1 + Math.floor(random.unit() * 3), () => slowOne(random)),
  'lost replies and stale lists': (random) => [...lostOnes(random), staleOnes(random)],
  'all of it': (random) => [...(random.unit() < 0.5 ? [slowOne(random)] : []), ...lostOnes(random), staleOnes(random)],
  'all of it, and a caller that gives up': (random) => [
    ...(random.unit() < 0.5 ? [slowOne(random)] : []),
    ...lostOnes(random),
    staleOnes(random),
  ],
} as const satisfies Readonly<Record<string, (random: RandomSource) => readonly Rule[]>>;

export type Day = keyof typeof DAYS;

/** What the harness is told that the provider promises; less than it keeps is as if it kept no more. */
export const PROMISES = {
  'key and reference': OPERATIONS,
  'key alone': { ...OPERATIONS, create_invoice: { ...OPERATIONS.create_invoice, found_by: null } },
  'reference alone': { ...OPERATIONS, create_invoice: { ...OPERATIONS.create_invoice, write: 'unsafe' } },
  neither: { ...OPERATIONS, create_invoice: { ...OPERATIONS.create_invoice, write: 'unsafe', found_by: null } },
} as const satisfies Readonly<Record<string, OperationTable>>;

export type Promises = keyof typeof PROMISES;

/** How one such day ended. */
export interface DayEnd {
  readonly seed: number;
  /** Of identical calls, until one was done or nobody may repeat it any longer. */
  readonly outcomes: readonly Outcome[];
  /** Of the same call once more when all is quiet, as whoever settles a hand-off makes it; null: it was done. */
  readonly resumed: Outcome | null;
  /** Invoices that there are when everything slow has ended. */
  readonly invoices: number;
  /** Of the invoice that the caller was given; null: it was given none. */
  readonly given: string | null;
  readonly stored: readonly string[];
  readonly handOffs: number;
  /** Calls that the provider met. */
  readonly calls: number;
}

/** A caller repeats the identical call, so often, while it may or is told to find out first, and waits somewhat longer each time. */
const CALLS_MAX = 6;
const PATIENCE_MS = 10_000;
const GOES_ON_MAX = 3;
/** What is slow has ended by then. */
const QUIET_MS = 600_000;
/** The clock moves by so much at least: a thousand days side by side wait for a thousand different instants. */
const TICK_MS = 50;

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;

/** Many such days side by side, each in a sandbox of its own, with a caller that reads `retryable` alone. */
export async function liveThrough(provider: Provider, day: Day, promises: Promises, seeds: readonly number[]): Promise<readonly DayEnd[]> {
  const { clock } = provider;
  const sites = [];
  for (const seed of seeds) {
    const rules = DAYS[day](seededRandom(seed));
    sites.push({ seed, at: await site(provider, { seed, rules, harness: { operations: PROMISES[promises] } }) });
  }
  const callers = sites.map(async ({ seed, at }) => {
    const patience = day === 'all of it, and a caller that gives up' ? seededRandom(seed + 7_919) : null;
    return { seed, at, outcomes: await callUntilDone(at, clock, patience) };
  });
  const lived = await tickUntil(clock, Promise.all(callers));
  await tickUntil(clock, new Promise<void>((resolve) => clock.after(QUIET_MS, resolve)));
  const ends: DayEnd[] = [];
  for (const { seed, at, outcomes } of lived) {
    let resumed: Outcome | null = null;
    // Whoever has the hand-off says: go on; the next answer may be lost as well.
    for (let turn = 0; turn < GOES_ON_MAX && (resumed ?? outcomes.at(-1))?.ok !== true; turn += 1) {
      resumed = await tickUntil(clock, at.harness.run('create_invoice', inputOf(at)));
    }
    const stored = (await at.created('invoices')).map((row) => idOf(row) ?? '');
    const last = resumed ?? outcomes.at(-1);
    const calls = (await at.journal()).length;
    const given = last?.ok === true ? idOf(last.value) : null;
    ends.push({ seed, outcomes, resumed, stored, calls, given, invoices: stored.length, handOffs: (await at.handOffs()).length });
  }
  return ends;
}

type Site = Awaited<ReturnType<typeof site>>;

const inputOf = ({ sandbox }: Site) => ({ customer_id: sandbox.handles['customer.brazilian'] ?? '', currency: 'BRL' });

/** With `patience` two calls of three are given up, at any time up to a minute. */
async function callUntilDone(at: Site, clock: ManualClock, patience: RandomSource | null): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (;;) {
    const giving = new AbortController();
    const cancel = patience === null || patience.unit() < 0.33 ? () => {} : clock.after(patience.unit() * 60_000, () => giving.abort());
    const outcome = await at.harness.run('create_invoice', inputOf(at), { signal: giving.signal });
    cancel();
    outcomes.push(outcome);
    if (outcome.ok || !isWorthRepeating(outcome) || outcomes.length === CALLS_MAX) return outcomes;
    const waitMs = Math.max(outcome.error.retry_after_ms ?? 0, PATIENCE_MS * outcomes.length);
    await new Promise<void>((resolve) => clock.after(waitMs, resolve));
  }
}

/** The same days met by a loop that tries everything three times, without a key: how many invoices there are after each. */
export async function liveNaively(provider: Provider, day: Day, seeds: readonly number[]): Promise<readonly number[]> {
  const { clock } = provider;
  const sites: Site[] = [];
  for (const seed of seeds) sites.push(await site(provider, { seed, rules: DAYS[day](seededRandom(seed)) }));
  await tickUntil(clock, Promise.all(sites.map(tryThrice)));
  await tickUntil(clock, new Promise<void>((resolve) => clock.after(QUIET_MS, resolve)));
  const counts: number[] = [];
  for (const at of sites) counts.push((await at.created('invoices')).length);
  return counts;
}

async function tryThrice(at: Site): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const { ok } = await at.client.call('create_invoice', inputOf(at), { deadlineMs: 20_000 });
    if (ok) return;
  }
}

function isWorthRepeating({ error, handOff, because }: Extract<Outcome, { ok: false }>): boolean {
  return error.retryable || because === 'caller_aborted' || (error.action === 'reconcile_first' && handOff === null);
}

/** As `advanceUntil`, in ticks. */
async function tickUntil<Value>(clock: ManualClock, promise: Promise<Value>): Promise<Value> {
  let pending = true;
  const settled = promise.finally(() => {
    pending = false;
  });
  settled.catch(() => undefined);
  while (pending) {
    for (let turn = 0; pending && turn < 200; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    const dueMs = pending ? clock.nextDueMs() : null;
    if (dueMs !== null) await clock.advance(Math.max(TICK_MS, dueMs - clock.now()));
  }
  return settled;
}
