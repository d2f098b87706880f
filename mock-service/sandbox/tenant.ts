// Tenant: the part of a sandbox that its callers share or do not share: data and idempotency keys.
// Step 4 of a request's walk: the credential says whose it is, so that one tenant never meets another's data (R12).
import type { RuleProfile } from '../domain/profile.ts';
import { Schedule } from '../operations/due/schedule.ts';
import { createIdempotencyRecords, type IdempotencyRecords, type IdempotencyState } from '../store/idempotency.ts';
import { createStore, type Store, type StoreContents, type StoreOptions } from '../store/store.ts';

/** Whether a tenant's calls are let in. */
export type TenantStatus = 'active' | 'suspended';

/** What belongs to one tenant. Data and records are made when something first asks for them. */
export interface Tenant {
  /** Suspended: every call of its credentials is refused (R82). */
  status: TenantStatus;
  readonly store: Store;
  readonly idempotency: IdempotencyRecords;
  /** Ids of the invoices that a write is at work on (R73). What is at work is no part of any state. */
  readonly held: Set<string>;
  /** Does what fell due in its data; false: more is due, and waits. */
  catchUp(nowMs: number, profile: RuleProfile): boolean;
  state(): TenantState;
}

/** A tenant as plain JSON: what it has beyond its seed's data; null: it has none. */
export interface TenantState {
  readonly status: TenantStatus;
  readonly store: StoreContents | null;
  readonly idempotency: IdempotencyState | null;
}

/** What a tenant is made of. */
export interface TenantOptions {
  /** What its store stands on; asked for once, at the first touch of its data. */
  ground(): StoreOptions;
  readonly idempotencyCap?: number | undefined;
  readonly from: TenantState;
}

class LazyTenant implements Tenant {
  status: TenantStatus;
  readonly #options: TenantOptions;
  #store: Store | null = null;
  #idempotency: IdempotencyRecords | null = null;
  #held: Set<string> | null = null;
  #schedule: Schedule | null = null;

  constructor(options: TenantOptions) {
    this.#options = options;
    this.status = options.from.status;
  }

  get store(): Store {
    this.#store ??= createStore({ ...this.#options.ground(), from: this.#options.from.store ?? undefined });
    return this.#store;
  }

  get idempotency(): IdempotencyRecords {
    const { idempotencyCap, from } = this.#options;
    this.#idempotency ??= createIdempotencyRecords(idempotencyCap, from.idempotency ?? undefined);
    return this.#idempotency;
  }

  get held(): Set<string> {
    this.#held ??= new Set();
    return this.#held;
  }

  catchUp(nowMs: number, profile: RuleProfile): boolean {
    this.#schedule ??= new Schedule(this.store);
    return this.#schedule.catchUp(nowMs, profile);
  }

  state(): TenantState {
    const { from } = this.#options;
    return {
      status: this.status,
      store: this.#store === null ? from.store : written(this.#store.state()),
      idempotency: this.#idempotency === null ? from.idempotency : kept(this.#idempotency.state()),
    };
  }
}

/** Null for a store that was looked at and never written to: looking changes no state. */
function written(contents: StoreContents): StoreContents | null {
  const { counters, tables, history } = contents;
  return [counters, tables, history].every((each) => Object.keys(each).length === 0) ? null : contents;
}

function kept(state: IdempotencyState): IdempotencyState | null {
  return state.records.length === 0 ? null : state;
}

/** A tenant that is not made yet. */
export function createTenant(options: TenantOptions): Tenant {
  return new LazyTenant(options);
}
