// Tenant: the part of a sandbox that its callers share or do not share: data and idempotency keys.
// Step 4 of a request's walk: the credential says whose it is, so that one tenant never meets another's data (R12).
import { createIdempotencyRecords, type IdempotencyRecords } from '../store/idempotency.ts';
import { createStore, type Store, type StoreOptions } from '../store/store.ts';

/** What belongs to one tenant. */
export interface Tenant {
  /** Suspended: every call of its credentials is refused (R82). */
  status: 'active' | 'suspended';
  readonly store: Store;
  readonly idempotency: IdempotencyRecords;
  /** Ids of the invoices that a write is at work on (R73). */
  readonly held: Set<string>;
}

/** A tenant whose store stands on a base. */
export function createTenant(ground: StoreOptions, idempotencyCap?: number): Tenant {
  return { status: 'active', store: createStore(ground), idempotency: createIdempotencyRecords(idempotencyCap), held: new Set() };
}
