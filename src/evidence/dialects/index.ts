// DIALECTS: every provider whose answers are known for its own. A new one is a file and a line here.
// Step 2 of a failure's walk.
import type { Dialect } from './dialect.ts';
import { quickbooks } from './quickbooks.ts';
import { stripe } from './stripe.ts';

export const DIALECTS: readonly Dialect[] = [stripe, quickbooks];
