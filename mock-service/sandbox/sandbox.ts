// Sandbox: the unit of isolation: its own data, seed, calendar, credentials, limits, plan and journal.
// Step 2 of a request's walk finds it; the pipeline walks through it.
import { type Credentials, createCredentials } from '../access/credentials.ts';
import { createRateLimits, type RateLimit, type RateLimits } from '../access/rate-limits.ts';
import type { Call } from '../call.ts';
import { type Calendar, type Clock, createCalendar } from '../determinism/clock.ts';
import { createRandom, type Random } from '../determinism/random.ts';
import { createPlan, type Plan } from '../faults/plan/plan.ts';
import type { JournalEntry } from '../journal/entry.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { createIdempotencyRecords, type IdempotencyRecords } from '../store/idempotency.ts';
import { seedData } from '../store/seed.ts';
import { createStore, type Store } from '../store/store.ts';
import { type Callers, createCallers } from './callers.ts';

/** What a sandbox is made of when it is created. */
export interface SandboxOptions {
  readonly id: string;
  readonly seed: string;
  /** The service's timer: delays run on it, the calendar follows it until frozen. */
  readonly clock: Clock;
  /** The calendar stands still at this time from the start. */
  readonly frozenAtMs?: number | undefined;
  /** A generous one when left out. */
  readonly rateLimit?: RateLimit | undefined;
  /** Spoiled answers name their fault in `Overdue-Fault-Applied`. True when left out. */
  readonly faultHeader?: boolean | undefined;
  /** The documented keys of the sandbox `default`. */
  readonly fixedKeys?: boolean | undefined;
  /** Told of each call as soon as its answer is decided. */
  readonly onCall?: ((entry: JournalEntry, sandboxId: string) => void) | undefined;
  /** Told of a defect of ours: something threw that never should. */
  readonly onDefect: (error: unknown, call: Call) => void;
}

/** A sandbox. */
export interface Sandbox {
  readonly id: string;
  readonly seed: string;
  readonly random: Random;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** True until the calendar is first frozen or moved: its dates are the clock's. */
  followsClock(): boolean;
  readonly store: Store;
  /** Seed objects by name: `invoice.open` → its id. */
  readonly handles: Readonly<Record<string, string>>;
  readonly credentials: Credentials;
  readonly limits: RateLimits;
  readonly idempotency: IdempotencyRecords;
  readonly plan: Plan;
  readonly journal: Journal;
  readonly callers: Callers;
  readonly faultHeader: boolean;
  /** A new request id: from the seed and a count. */
  nextRequestId(): string;
  onCall(entry: JournalEntry): void;
  onDefect(error: unknown, call: Call): void;
}

/** A fresh sandbox over its seed's data. Its keys come from its id as well, so that no two sandboxes share one. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { id, seed, clock } = options;
  const random = createRandom(seed);
  const calendar = createCalendar(clock);
  if (options.frozenAtMs !== undefined) calendar.freeze(options.frozenAtMs);
  const { random: ids, base, handles } = seedData(seed);
  let requests = 0;
  return {
    id,
    seed,
    random,
    clock,
    calendar,
    followsClock: () => !calendar.frozen && Math.abs(calendar.now() - clock.now()) < 1000,
    store: createStore({ random: ids, base }),
    handles,
    credentials: createCredentials({ random: random.fork('sandbox', id), fixed: options.fixedKeys === true }),
    limits: createRateLimits(options.rateLimit),
    idempotency: createIdempotencyRecords(),
    plan: createPlan(random),
    journal: createJournal(),
    callers: createCallers(),
    faultHeader: options.faultHeader ?? true,
    nextRequestId: () => {
      requests += 1;
      return `req_${random.fork('request', requests).text(16)}`;
    },
    onCall: (entry) => options.onCall?.(entry, id),
    onDefect: options.onDefect,
  };
}
