// Sandbox: the unit of isolation: its own data, seed, calendar, credentials, limits, plan and journal.
// Step 2 of a request's walk finds it; the pipeline walks through it.
import { type Credentials, createCredentials, MAIN_TENANT, TENANTS, type TenantId } from '../access/credentials.ts';
import { createOAuth, type OAuth } from '../access/oauth.ts';
import { createRateLimits, type RateLimit, type RateLimits } from '../access/rate-limits.ts';
import type { Call } from '../call.ts';
import { type Calendar, createCalendar } from '../determinism/calendar.ts';
import type { Clock, Timer } from '../determinism/clock.ts';
import { createRandom, type Random } from '../determinism/random.ts';
import { DEFAULT_PROFILE, type RuleProfile } from '../domain/profile.ts';
import { createPlan, type Plan } from '../faults/plan/plan.ts';
import type { JournalBudget } from '../journal/budget.ts';
import type { JournalEntry } from '../journal/entry.ts';
import { createJournal, type Journal, type JournalLine } from '../journal/journal.ts';
import { seedData } from '../store/seed/seed.ts';
import type { Store } from '../store/store.ts';
import type { Dialect } from '../wire/dialect.ts';
import { native } from '../wire/native.ts';
import { type Callers, createCallers } from './callers.ts';
import { createTenant, type Tenant } from './tenant.ts';

/** What a sandbox is made of when it is created. */
export interface SandboxOptions {
  readonly id: string;
  readonly seed: string;
  /** The service's: the calendar follows it until frozen. */
  readonly clock: Clock;
  /** The service's: delays run on it. */
  readonly timer: Timer;
  /** The calendar stands still at this time from the start. */
  readonly frozenAtMs?: number | undefined;
  /** A generous one when left out. */
  readonly rateLimit?: RateLimit | undefined;
  /** Spoiled answers name their fault in `Overdue-Fault-Applied`. True when left out. */
  readonly faultHeader?: boolean | undefined;
  /** Which of the switchable rules are on; as by default when left out. */
  readonly profile?: RuleProfile | undefined;
  /** How many idempotency keys a tenant keeps; 100,000 when left out. */
  readonly idempotencyCap?: number | undefined;
  /** How many rows a tenant's tables have at most; MAX_ROWS when left out. */
  readonly maxRows?: number | undefined;
  /** How many access tokens and families of them it holds; MAX_TOKENS and MAX_GRANTS when left out. */
  readonly oauthCaps?: { readonly maxTokens?: number; readonly maxGrants?: number } | undefined;
  /** Life of an OAuth access token on the calendar, in seconds; an hour when left out. */
  readonly accessTokenLifeS?: number | undefined;
  /** The documented keys of the sandbox `default`. */
  readonly fixedKeys?: boolean | undefined;
  /** What the journals of a service may hold together; its own alone when left out. */
  readonly journalBudget?: JournalBudget | undefined;
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
  readonly timer: Timer;
  readonly calendar: Calendar;
  /** True until the calendar is first frozen or moved: its dates are the clock's. */
  followsClock(): boolean;
  /** A tenant's data and idempotency keys: made at its first use, seen by no other tenant. */
  readonly tenant: (id: TenantId) => Tenant;
  /** The main tenant's data: what set-up writes and the truth is read from. */
  readonly store: Store;
  /** Seed objects by name: `invoice.open` → its id; the other tenant's are `other.invoice.open` and so on. */
  handles(): Readonly<Record<string, string>>;
  readonly credentials: Credentials;
  readonly oauth: OAuth;
  readonly limits: RateLimits;
  readonly plan: Plan;
  readonly journal: Journal;
  readonly callers: Callers;
  readonly faultHeader: boolean;
  /** The rules that every call and set-up is judged under. */
  readonly profile: RuleProfile;
  /** How its provider words its answers. */
  readonly dialect: Dialect;
  /** A new request id: from the seed and a count. */
  nextRequestId(): string;
  /** Tells who listens that a call's answer is decided. */
  onAnswered(line: JournalLine, call: Call): void;
  onDefect(error: unknown, call: Call): void;
}

/** Tells `onCall`, when there is one; what it throws is a defect, and the call's answer stands. */
function telling({ id, onCall, onDefect }: SandboxOptions): Sandbox['onAnswered'] {
  return (line, call) => {
    try {
      onCall?.(line.entry(), id);
    } catch (error) {
      onDefect(error, call);
    }
  };
}

/** What a tenant's data comes from: a seed of its own, so that no id of one tenant is ever another's. */
function seedOf(seed: string, tenantId: TenantId): string {
  return tenantId === MAIN_TENANT ? seed : JSON.stringify([seed, tenantId]);
}

/** The handles of all tenants; those of any but the main one have its name in front. */
function handlesOf(seed: string): Readonly<Record<string, string>> {
  const named = (tenantId: TenantId, handle: string): string => (tenantId === MAIN_TENANT ? handle : `${tenantId}.${handle}`);
  return Object.fromEntries(
    TENANTS.flatMap((tenantId) =>
      Object.entries(seedData(seedOf(seed, tenantId)).handles).map(([handle, id]) => [named(tenantId, handle), id] as const),
    ),
  );
}

/** Tenants by id, each over seed data of its own. */
function createTenants({ seed, idempotencyCap, maxRows }: SandboxOptions): Sandbox['tenant'] {
  const tenants = new Map<TenantId, Tenant>();
  const make = (id: TenantId): Tenant => {
    const { random, base } = seedData(seedOf(seed, id));
    const tenant = createTenant({ random, base, maxRows }, idempotencyCap);
    tenants.set(id, tenant);
    return tenant;
  };
  return (id) => tenants.get(id) ?? make(id);
}

/** A fresh sandbox over its seed's data. Its keys come from its id as well, so that no two sandboxes share one. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { id, seed, clock, timer } = options;
  const random = createRandom(seed);
  const calendar = createCalendar(clock);
  if (options.frozenAtMs !== undefined) calendar.freeze(options.frozenAtMs);
  const tenant = createTenants(options);
  const own = random.fork('sandbox', id);
  const fixed = options.fixedKeys === true;
  const oauth = createOAuth({ random: own.fork('oauth'), fixed, accessLifeS: options.accessTokenLifeS, ...options.oauthCaps });
  const requestIds = random.fork('request');
  let requests = 0;
  return {
    id,
    seed,
    random,
    clock,
    timer,
    calendar,
    followsClock: () => !calendar.frozen && Math.abs(calendar.now() - clock.now()) < 1000,
    tenant,
    store: tenant(MAIN_TENANT).store,
    handles: () => handlesOf(seed),
    credentials: createCredentials({ random: own, fixed, tokens: oauth.tokens }),
    oauth,
    limits: createRateLimits(options.rateLimit),
    plan: createPlan(random, calendar.now),
    journal: createJournal({ budget: options.journalBudget }),
    callers: createCallers(),
    faultHeader: options.faultHeader ?? true,
    profile: options.profile ?? DEFAULT_PROFILE,
    dialect: native,
    nextRequestId: () => {
      requests += 1;
      return `req_${requestIds.serial(requests, 16)}`;
    },
    onAnswered: telling(options),
    onDefect: options.onDefect,
  };
}
