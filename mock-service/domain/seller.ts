// Seller: who sends a sandbox's invoices, as printed on them. One invented company for every sandbox.
// Step 5 of a request's walk.
import type { Address, TaxId } from './customer.ts';

/** Who is owed. */
export interface Seller {
  readonly name: string;
  readonly email: string;
  readonly address: Address;
  readonly taxIds: readonly TaxId[];
}

/** The invented company; its identifier has right check digits and is nobody's, for it counts from one to eight. */
export const SELLER: Seller = {
  name: 'Estúdio Maré Alta Ltda',
  email: 'faturas@mare-alta.example',
  address: { line1: 'Rua das Palmeiras, 120, sala 42', city: 'São Paulo', postalCode: '01226-010', country: 'BR' },
  taxIds: [{ type: 'br_cnpj', value: '12345678000195' }],
};
