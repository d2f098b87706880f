// Tenants: a sandbox's tenants, each over seed data of its own, and the names of what is in that data.
// Step 4 of a request's walk: a tenant is found here by the id that a credential carries.
import { MAIN_TENANT, TENANTS, type TenantId } from '../access/credentials.ts';
import { createRandom } from '../determinism/random.ts';
import type { RuleProfile } from '../domain/profile.ts';
import { SEEDS_ARE_QUIET_UNTIL_MS } from '../operations/due/index.ts';
import { seedData } from '../store/seed/seed.ts';
import type { StoreOptions } from '../store/store.ts';
import { createTenant, type Tenant, type TenantState } from './tenant.ts';

/** What there is from the start: the data of the seed, or no rows at all. */
export const DATA_SETS = ['seed', 'empty'] as const;
export type DataSet = (typeof DATA_SETS)[number];

/** What a tenant's data comes from: a seed of its own, so that no id of one tenant is ever another's. */
export function seedOf(seed: string, tenantId: TenantId): string {
  return tenantId === MAIN_TENANT ? seed : JSON.stringify([seed, tenantId]);
}

/** What a tenant's store stands on. Sandboxes of one seed share it. */
export function groundOf({ seed, data }: { readonly seed: string; readonly data: DataSet }, tenantId: TenantId): StoreOptions {
  const own = seedOf(seed, tenantId);
  if (data === 'empty') return { random: createRandom(own).fork('store') };
  const { random, base } = seedData(own);
  return { random, base };
}

type Handles = Readonly<Record<string, string>>;

/** By the main tenant's seed data: sandboxes of one seed have the same. */
const known = new WeakMap<object, Handles>();

/** The handles of all tenants; those of any but the main one have its name in front. None where there is no seed data. */
export function handlesOf({ seed, data }: { readonly seed: string; readonly data: DataSet }): Handles {
  if (data === 'empty') return {};
  const main = seedData(seed);
  const named = (tenantId: TenantId, handle: string): string => (tenantId === MAIN_TENANT ? handle : `${tenantId}.${handle}`);
  const all = (): Handles =>
    Object.fromEntries(
      TENANTS.flatMap((tenantId) =>
        Object.entries(seedData(seedOf(seed, tenantId)).handles).map(([handle, id]) => [named(tenantId, handle), id] as const),
      ),
    );
  const handles = known.get(main) ?? all();
  known.set(main, handles);
  return handles;
}

/** Tenants as plain JSON. */
export type TenantsState = Readonly<Record<TenantId, TenantState>>;

/** What a sandbox's tenants are made of. */
export interface TenantsOptions {
  readonly seed: string;
  readonly data: DataSet;
  readonly idempotencyCap?: number | undefined;
  readonly maxRows?: number | undefined;
  /** Those that no call is let in of from the start. */
  readonly suspended?: readonly TenantId[] | undefined;
  readonly from?: TenantsState | undefined;
}

const blank = (isSuspended: boolean): TenantState => ({ status: isSuspended ? 'suspended' : 'active', store: null, idempotency: null });

/** A sandbox's tenants. */
export class Tenants {
  readonly #options: TenantsOptions;
  readonly #made: { [Id in TenantId]?: Tenant } = {};

  constructor(options: TenantsOptions) {
    this.#options = options;
  }

  get(id: TenantId): Tenant {
    return this.#made[id] ?? this.#make(id);
  }

  /** Does what fell due in their data; false: more is due, and waits. One that has only its seed's data is left alone while nothing of that is due. */
  catchUp(nowMs: number, profile: RuleProfile): boolean {
    const isQuiet = nowMs < SEEDS_ARE_QUIET_UNTIL_MS;
    const concerned = TENANTS.filter((id) => !isQuiet || this.#made[id] !== undefined || this.#stateBefore(id).store !== null);
    return concerned.map((id) => this.get(id).catchUp(nowMs, profile)).every(Boolean);
  }

  state(): TenantsState {
    const of = (id: TenantId): TenantState => this.#made[id]?.state() ?? this.#stateBefore(id);
    return { main: of('main'), other: of('other') };
  }

  #stateBefore(id: TenantId): TenantState {
    const { from, suspended } = this.#options;
    return from?.[id] ?? blank(suspended?.includes(id) === true);
  }

  #make(id: TenantId): Tenant {
    const { maxRows, idempotencyCap } = this.#options;
    const ground = (): StoreOptions => ({ ...groundOf(this.#options, id), maxRows });
    const tenant = createTenant({ ground, idempotencyCap, from: this.#stateBefore(id) });
    this.#made[id] = tenant;
    return tenant;
  }
}
