// seedData: believable customers, invoices, payments and refunds, the same bytes for the same seed whatever the clock.
// Beneath a request's walk: sandboxes with one seed share what is made here; their stores write on top of it.
import type { Faker } from '@faker-js/faker';
import { faker as en } from '@faker-js/faker/locale/en';
import { faker as ptBR } from '@faker-js/faker/locale/pt_BR';
import { faker as ptPT } from '@faker-js/faker/locale/pt_PT';
import { createRandom, type Random } from '../../determinism/random.ts';
import { DAY_MS } from '../../domain/day.ts';
import type { StoreBase } from '../layers.ts';
import { createStore } from '../store.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedCredit } from './credit.ts';
import { type DrawName, seedCustomers } from './customers.ts';
import { seedInvoices } from './invoices.ts';
import type { PlannedCustomer } from './plan.ts';
import { seedSales } from './sales.ts';
import { seedScheduled } from './scheduled.ts';

/** 2026-01-15T12:00:00Z: the seed data is dated before it. */
export const SEED_EPOCH_MS = Date.UTC(2026, 0, 15, 12);

/** What stores of one seed start from: hand `random` and `base` to `createStore`. */
export interface SeedData {
  readonly random: Random;
  readonly base: StoreBase;
  /** Name → id: `invoice.open` → `inv_…`. Written `$seed.invoice.open` where an input may name it. */
  readonly handles: Readonly<Record<string, string>>;
}

const FAKERS: Readonly<Record<PlannedCustomer['locale'], Faker>> = { pt_BR: ptBR, pt_PT: ptPT, en };

/** A source of names; the fakers are shared, so one source's draws are all made before the next source is asked for. */
function namesFrom(random: Random): DrawName {
  for (const [locale, faker] of Object.entries(FAKERS)) faker.seed(random.fork('names', locale).int(0, 0x7fff_ffff));
  return (locale, of) => {
    const { company, person } = FAKERS[locale];
    return of === 'company' ? company.name() : `${person.firstName()} ${person.lastName()}`;
  };
}

function makeSeedData(seed: string): SeedData {
  const random = createRandom(seed).fork('store');
  const drawing = createRandom(seed).fork('seed data');
  const store = createStore({ random });
  const tx = store.begin('seed');
  const handles: Record<string, string> = {};
  const name = (handle: string, id: string): void => {
    handles[handle] = id;
  };
  const startMs = SEED_EPOCH_MS - 200 * DAY_MS;
  const made = seedCustomers({ tx, random: drawing, startMs, drawName: namesFrom(drawing), name });
  const catalogue = seedCatalogue({ tx, nowMs: startMs, name });
  const idOf = (handle: string): string => handles[handle] ?? '';
  const ground = { tx, catalogue, random: drawing, epochMs: SEED_EPOCH_MS, ...made, name, idOf };
  seedInvoices(ground);
  seedCredit(ground);
  seedSales(ground);
  seedScheduled(ground);
  tx.commit();
  return { random, base: store.asBase(), handles };
}

/** Seeds that are kept ready; the one asked for longest ago makes room. */
const CACHE_CAP = 50;
const cache = new Map<string, SeedData>();

/** The data of a seed: about a dozen customers, 27 invoices in every state, cards, payments, refunds. Shared: nobody may write to it. */
export function seedData(seed: string): SeedData {
  const known = cache.get(seed);
  if (known !== undefined) return known;
  const made = makeSeedData(seed);
  const oldest = cache.size < CACHE_CAP ? undefined : cache.keys().next().value;
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(seed, made);
  return made;
}
