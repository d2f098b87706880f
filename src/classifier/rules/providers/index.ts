// PROVIDERS: the tables of the providers whose dialects are known. A new one is a file and a line here, and a file and a line in evidence/dialects/.
// Step 3 of a failure's walk.
import { quickbooks } from './quickbooks.ts';
import type { ProviderTable } from './table.ts';

export const PROVIDERS: readonly ProviderTable[] = [quickbooks];
