// seedCustomers: the plan's customers and their cards. Names are drawn from a generator, so no real person or company is meant.
// Beneath a request's walk: what it makes is the ground a sandbox's store stands on.
import type { Random } from '../../determinism/random.ts';
import { createCustomer, type TaxId } from '../../domain/customer.ts';
import { DAY_MS } from '../../domain/day.ts';
import type { CardBehaviour, PaymentMethod } from '../../domain/payment-method.ts';
import type { Transaction } from '../transaction.ts';
import { PLANNED_CUSTOMERS, PLANNED_METHODS, type PlannedCustomer, type PlannedMethod } from './plan.ts';
import { drawCnpj, drawCpf, drawNif } from './tax-ids.ts';

/** Draws a name of a company or a person, as the locale forms them. */
export type DrawName = (locale: PlannedCustomer['locale'], of: 'company' | 'person') => string;

/** What seed customers are made from. */
export interface CustomerGround {
  readonly tx: Transaction;
  readonly random: Random;
  /** When the oldest of them was made; one more follows each day. */
  readonly startMs: number;
  readonly drawName: DrawName;
  /** Takes a handle and the id it names. */
  name(handle: string, id: string): void;
}

/** Who is there now: customers by their plan's key, methods by their handle. */
export interface SeedCustomers {
  readonly customers: ReadonlyMap<string, { readonly id: string; readonly currency: string }>;
  readonly methods: ReadonlyMap<string, PaymentMethod>;
}

const DRAW_TAX_ID = { br_cnpj: drawCnpj, br_cpf: drawCpf, pt_nif: drawNif } as const;

function behaviourOf({ declineCode, needsAuthentication }: PlannedMethod): CardBehaviour {
  if (needsAuthentication === true) return { charge: 'needs_authentication' };
  return declineCode === undefined ? { charge: 'succeeds' } : { charge: 'declined', declineCode };
}

/** A name in the letters an address may have: `Júlio & Filhos` → `julio-filhos`. */
function addressPart(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
}

function drawNewName(plan: PlannedCustomer, drawName: DrawName, taken: Set<string>): string {
  const name = drawName(plan.locale, plan.taxId === 'br_cpf' ? 'person' : 'company');
  if (taken.has(name)) return drawNewName(plan, drawName, taken);
  taken.add(name);
  return name;
}

/** Stages every planned card, and says which one is a customer's default. */
function seedMethods(ids: ReadonlyMap<string, string>, ground: CustomerGround): ReadonlyMap<string, PaymentMethod> {
  const methods = new Map<string, PaymentMethod>();
  for (const plan of PLANNED_METHODS) {
    const method: PaymentMethod = {
      kind: 'payment_method',
      id: ground.tx.newId('pm'),
      reference: null,
      customerId: ids.get(plan.customer) ?? null,
      brand: plan.brand,
      last4: plan.last4,
      behaviour: behaviourOf(plan),
      version: 1,
      createdAtMs: ground.startMs + PLANNED_CUSTOMERS.length * DAY_MS,
    };
    ground.tx.payment_methods.put(method);
    ground.name(plan.handle, method.id);
    methods.set(plan.handle, method);
  }
  return methods;
}

/** Stages every planned customer and card, oldest first, and names what has a handle. */
export function seedCustomers(ground: CustomerGround): SeedCustomers {
  const { tx, random, drawName } = ground;
  const ids = new Map(PLANNED_CUSTOMERS.map(({ key }) => [key, tx.newId('cus')] as const));
  const methods = seedMethods(ids, ground);
  const customers = new Map<string, { readonly id: string; readonly currency: string }>();
  const taken = new Set<string>();
  for (const [index, plan] of PLANNED_CUSTOMERS.entries()) {
    const id = ids.get(plan.key) ?? '';
    const name = drawNewName(plan, drawName, taken);
    const taxIds: TaxId[] =
      plan.taxId === null ? [] : [{ type: plan.taxId, value: DRAW_TAX_ID[plan.taxId](random.fork('tax_id', plan.key)) }];
    const isDefault = PLANNED_METHODS.find((method) => method.isDefault === true && method.customer === plan.key);
    tx.customers.put(
      createCustomer({
        id,
        reference: null,
        name,
        email: `${addressPart(name)}@example.${plan.locale === 'en' ? 'org' : 'com'}`,
        country: plan.country,
        taxIds,
        defaultPaymentMethodId: isDefault === undefined ? null : (methods.get(isDefault.handle)?.id ?? null),
        nowMs: ground.startMs + index * DAY_MS + random.fork('created', plan.key).int(0, 600) * 60_000,
      }),
    );
    customers.set(plan.key, { id, currency: plan.currency });
    if (plan.handle === true) ground.name(`customer.${plan.key}`, id);
  }
  return { customers, methods };
}
