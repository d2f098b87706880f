// ASKS_LONG: the wait that is no burst's, in one place for every table that turns a throttle into a quota by it.
// Step 3 of a failure's walk, for the standard tables.
import type { When } from '../rule.ts';

/** What a throttling answer asks for beyond this is a used-up quota, in milliseconds: the contract's 900 s. */
const LONG_WAIT_MS = 900_000;

/** Holds when the provider asks for a longer wait. */
export const ASKS_LONG: When = { retry_after_ms: { between: [LONG_WAIT_MS + 1, Number.MAX_SAFE_INTEGER] } };
