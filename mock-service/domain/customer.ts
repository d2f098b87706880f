// Customer: who owes. Plain data; money and dates live on the invoices.
// Step 5 of a request's walk.

/** Kinds of tax identifier. */
export const TAX_ID_TYPES = ['br_cnpj', 'br_cpf', 'pt_nif', 'eu_vat', 'other'] as const;

/** A tax identifier as printed on an invoice, digits only. */
export interface TaxId {
  readonly type: (typeof TAX_ID_TYPES)[number];
  readonly value: string;
}

/** Where a customer is; a part that nobody knows is null. */
export interface Address {
  readonly line1: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export interface Customer {
  readonly kind: 'customer';
  readonly id: string;
  /** The caller's own name for it, unique per operation; null when none was given. */
  readonly reference: string | null;
  readonly name: string;
  readonly email: string | null;
  /** ISO 3166-1 alpha-2, or null. */
  readonly country: string | null;
  readonly address: Address | null;
  readonly taxIds: readonly TaxId[];
  readonly defaultPaymentMethodId: string | null;
  /** Negative: credit, owed to the customer. */
  readonly balanceMinor: number;
  /** ISO 4217, the balance's: fixed by the first money that goes there; null until then. */
  readonly currency: string | null;
  /** False: archived; nothing new is made for it (R04). */
  readonly active: boolean;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What may be asked to change; absent means: as it is. */
export type CustomerChange = {
  readonly [Name in 'name' | 'email' | 'country' | 'address' | 'taxIds' | 'defaultPaymentMethodId' | 'active']?: Customer[Name] | undefined;
};

/** What a new customer is made of. */
export interface NewCustomer extends Pick<Customer, 'id' | 'reference' | 'name'>, Omit<CustomerChange, 'name' | 'active'> {
  readonly nowMs: number;
}

const BLANK = {
  kind: 'customer',
  email: null,
  country: null,
  address: null,
  taxIds: [],
  defaultPaymentMethodId: null,
  balanceMinor: 0,
  currency: null,
  active: true,
  version: 1,
} as const;

/** A new customer; nothing in it can be refused by itself. */
export function createCustomer({ nowMs, id, reference, name, ...given }: NewCustomer): Customer {
  return updateCustomer({ ...BLANK, id, reference, name, createdAtMs: nowMs }, given);
}

/** The customer after the change. */
export function updateCustomer(customer: Customer, change: CustomerChange): Customer {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...customer, ...Object.fromEntries(said) };
}
