// Sandbox: the unit of isolation: its own data, seed, calendar, credentials, limits, plan and journal.
// Step 2 of a request's walk finds it; the pipeline walks through it.
import { type Credentials, createCredentials, MAIN_TENANT, type TenantId, type TokenBook } from '../access/credentials.ts';
import { ACCESS_LIFE_S, createOAuth, type OAuth } from '../access/oauth.ts';
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
import type { Store } from '../store/store.ts';
import type { Dialect } from '../wire/dialect.ts';
import { native } from '../wire/native.ts';
import { type Callers, createCallers } from './callers.ts';
import type { SandboxContents } from './state/sandbox-state.ts';
import type { Tenant } from './tenant.ts';
import { type DataSet, handlesOf, Tenants } from './tenants.ts';

/** What a sandbox is made of when it is created. */
export interface SandboxOptions {
  readonly id: string;
  readonly seed: string;
  /** What its keys and clients come from, beside its id; its seed when left out. It stays when data of another seed is restored. */
  readonly keySeed?: string | undefined;
  /** What data there is from the start; the seed's when left out. */
  readonly data?: DataSet | undefined;
  /** The service's: the calendar follows it until frozen. */
  readonly clock: Clock;
  /** The service's: delays run on it. */
  readonly timer: Timer;
  /** The calendar stands still at this time from the start. */
  readonly frozenAtMs?: number | undefined;
  /** None when null or left out. */
  readonly rateLimit?: RateLimit | null | undefined;
  /** Spoiled answers name their fault in `Overdue-Fault-Applied`. True when left out. */
  readonly faultHeader?: boolean | undefined;
  /** Which of the switchable rules are on; as by default when left out. */
  readonly profile?: RuleProfile | undefined;
  /** Tenants that are suspended from the start. */
  readonly suspended?: readonly TenantId[] | undefined;
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

/** What is chosen for a sandbox and goes where its state goes. */
export interface Settings {
  readonly seed: string;
  readonly data: DataSet;
  readonly rateLimit: RateLimit | null;
  readonly faultHeader: boolean;
  readonly profile: RuleProfile;
  readonly accessTokenLifeS: number;
}

/** Counts of one sandbox. */
export interface Load {
  readonly rules: number;
  /** Rules that found no room. */
  readonly rulesRefused: number;
  readonly entriesDropped: number;
}

/** A sandbox. */
export interface Sandbox {
  readonly id: string;
  readonly seed: string;
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
  /** Null: calls are not counted. */
  readonly limits: RateLimits | null;
  readonly plan: Plan;
  readonly journal: Journal;
  readonly callers: Callers;
  readonly faultHeader: boolean;
  /** The rules that every call and set-up is judged under. */
  readonly profile: RuleProfile;
  /** How its provider words its answers. */
  readonly dialect: Dialect;
  readonly settings: Settings;
  /** A new request id: from the seed and a count. */
  nextRequestId(): string;
  /** How many of those there were. */
  readonly requests: number;
  readonly tenants: Tenants;
  /** Does what fell due by its calendar since anybody looked, in order of time; false: more is due, and waits for the next call. */
  catchUp(): boolean;
  /** What it holds that is counted, without making anything. */
  load(): Load;
  /** Tells who listens that a call's answer is decided. */
  onAnswered(line: JournalLine, call: Call): void;
  onDefect(error: unknown, call: Call): void;
}

const NOTHING = {};

/** A sandbox of which each part is made when something first asks for it: one that is never called costs next to nothing. */
class LazySandbox implements Sandbox {
  readonly #options: SandboxOptions;
  /** What it goes on from; each part is taken out when it is made. */
  readonly #from: { -readonly [Part in keyof SandboxContents]?: SandboxContents[Part] };
  readonly tenants: Tenants;
  /** Bound, for whoever takes it out of its sandbox. */
  readonly tenant = (id: TenantId): Tenant => this.tenants.get(id);
  #calendar: Calendar | null = null;
  #credentials: Credentials | null = null;
  #oauth: OAuth | null = null;
  #limits: RateLimits | null = null;
  #plan: Plan | null = null;
  #journal: Journal | null = null;
  #callers: Callers | null = null;
  #requestIds: Random | null = null;
  requests: number;

  constructor(options: SandboxOptions, from: SandboxContents | undefined) {
    const { seed, data = 'seed', maxRows, idempotencyCap, suspended } = options;
    this.#options = options;
    this.#from = from === undefined ? NOTHING : { ...from };
    this.tenants = new Tenants({ seed, data, maxRows, idempotencyCap, suspended, from: this.#take('tenants') });
    this.requests = this.#take('requests') ?? 0;
    // A running calendar goes on from now, not from when somebody first looks at it.
    if (from !== undefined) this.#calendar = createCalendar(options.clock, this.#take('calendar'));
  }

  get id(): string {
    return this.#options.id;
  }

  get seed(): string {
    return this.#options.seed;
  }

  get clock(): Clock {
    return this.#options.clock;
  }

  get timer(): Timer {
    return this.#options.timer;
  }

  get faultHeader(): boolean {
    return this.#options.faultHeader ?? true;
  }

  get profile(): RuleProfile {
    return this.#options.profile ?? DEFAULT_PROFILE;
  }

  get dialect(): Dialect {
    return native;
  }

  get store(): Store {
    return this.tenants.get(MAIN_TENANT).store;
  }

  get settings(): Settings {
    const { seed, data = 'seed', rateLimit = null, accessTokenLifeS = ACCESS_LIFE_S } = this.#options;
    return { seed, data, rateLimit, accessTokenLifeS, faultHeader: this.faultHeader, profile: this.profile };
  }

  get calendar(): Calendar {
    this.#calendar ??= beginning(this.#options);
    return this.#calendar;
  }

  get credentials(): Credentials {
    const { fixedKeys: fixed = false } = this.#options;
    const tokens = (): TokenBook => this.oauth.tokens;
    this.#credentials ??= createCredentials({ random: this.#own(), fixed, tokens, from: this.#take('credentials') });
    return this.#credentials;
  }

  get oauth(): OAuth {
    const { fixedKeys: fixed = false, accessTokenLifeS: accessLifeS, oauthCaps } = this.#options;
    this.#oauth ??= createOAuth({ random: this.#own().fork('oauth'), fixed, accessLifeS, ...oauthCaps, from: this.#take('oauth') });
    return this.#oauth;
  }

  get limits(): RateLimits | null {
    const { rateLimit = null } = this.#options;
    if (rateLimit === null) return null;
    this.#limits ??= createRateLimits(rateLimit, this.#take('limits'));
    return this.#limits;
  }

  get plan(): Plan {
    if (this.#plan !== null) return this.#plan;
    this.#plan = createPlan(createRandom(this.seed), () => this.calendar.now());
    const from = this.#take('plan');
    if (from !== undefined) this.#plan.restore(from);
    return this.#plan;
  }

  get journal(): Journal {
    this.#journal ??= createJournal({ budget: this.#options.journalBudget, from: this.#take('journal') });
    return this.#journal;
  }

  get callers(): Callers {
    this.#callers ??= createCallers(this.#take('callers'));
    return this.#callers;
  }

  followsClock(): boolean {
    const { calendar, clock } = this;
    return !calendar.frozen && Math.abs(calendar.now() - clock.now()) < 1000;
  }

  handles(): Readonly<Record<string, string>> {
    return handlesOf(this.settings);
  }

  nextRequestId(): string {
    this.#requestIds ??= createRandom(this.seed).fork('request');
    this.requests += 1;
    return `req_${this.#requestIds.serial(this.requests, 16)}`;
  }

  catchUp(): boolean {
    return this.tenants.catchUp(this.calendar.now(), this.profile);
  }

  load(): Load {
    const { plan, journal } = this.#from;
    return {
      rules: this.#plan?.size ?? plan?.rules.length ?? 0,
      rulesRefused: this.#plan?.refused ?? plan?.refused ?? 0,
      entriesDropped: this.#journal?.dropped ?? journal?.dropped ?? 0,
    };
  }

  /** Tells `onCall`, when there is one; what it throws is a defect, and the call's answer stands. */
  onAnswered(line: JournalLine, call: Call): void {
    const { id, onCall, onDefect } = this.#options;
    try {
      onCall?.(line.entry(), id);
    } catch (error) {
      onDefect(error, call);
    }
  }

  onDefect(error: unknown, call: Call): void {
    this.#options.onDefect(error, call);
  }

  #take<Part extends keyof SandboxContents>(part: Part): SandboxContents[Part] | undefined {
    const value: SandboxContents[Part] | undefined = this.#from[part];
    if (value !== undefined) delete this.#from[part];
    return value;
  }

  /** What its keys and clients come from: its id as well, so that no two sandboxes share one. */
  #own(): Random {
    const { seed, keySeed = seed, id } = this.#options;
    return createRandom(keySeed).fork('sandbox', id);
  }
}

function beginning({ clock, frozenAtMs }: SandboxOptions): Calendar {
  const calendar = createCalendar(clock);
  if (frozenAtMs !== undefined) calendar.freeze(frozenAtMs);
  return calendar;
}

/** A fresh sandbox over its seed's data, or one that goes on from what another has become. */
export function createSandbox(options: SandboxOptions, from?: SandboxContents): Sandbox {
  return new LazySandbox(options, from);
}
