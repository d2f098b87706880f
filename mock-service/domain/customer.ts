// Customer: who owes. Plain data; money and dates live on the invoices.
// Step 5 of a request's walk.

/** Kinds of tax identifier. */
export const TAX_ID_TYPES = ['br_cnpj', 'br_cpf', 'pt_nif', 'eu_vat', 'other'] as const;

/** A tax identifier as printed on an invoice, digits only. */
export interface TaxId {
  readonly type: (typeof TAX_ID_TYPES)[number];
  readonly value: string;
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
  readonly taxIds: readonly TaxId[];
  readonly defaultPaymentMethodId: string | null;
  /** Negative: credit, owed to the customer. */
  readonly balanceMinor: number;
  /** ISO 4217, the balance's: fixed by the first money that goes there; null until then. */
  readonly currency: string | null;
  /** Counted by the store at each write, from 1. */
  readonly version: number;
  readonly createdAtMs: number;
}

/** What a new customer is made of. */
export interface NewCustomer extends Omit<Customer, 'kind' | 'balanceMinor' | 'currency' | 'version' | 'createdAtMs'> {
  readonly nowMs: number;
}

/** A new customer; nothing in it can be refused by itself. */
export function createCustomer({ nowMs, ...given }: NewCustomer): Customer {
  return { kind: 'customer', ...given, balanceMinor: 0, currency: null, version: 1, createdAtMs: nowMs };
}
