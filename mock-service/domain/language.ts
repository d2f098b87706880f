// Language: in which words a customer is written to, on a PDF or in a mail.
// Step 5 of a request's walk.
import type { Customer } from './customer.ts';

/** The languages of what customers read. */
export const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A customer's: in Brazil Portuguese, elsewhere English. */
export function languageOf({ country, address }: Pick<Customer, 'country' | 'address'>): Language {
  return (address?.country ?? country) === 'BR' ? 'pt-BR' : 'en';
}
