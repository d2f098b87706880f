// unauthorized: unauthorized, in so many words.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const unauthorized: MeaningRow = {
  yieldsTo: [
    'wrong_world',
    'suspended',
    'unpaid',
    'no_permission',
    'bad_credential',
    'token_expired',
    'credential_expired',
    'consent_gone',
  ],
  main: {
    en: ['request|access|call|user is|was|not unauthorized|unauthorised'],
  },
  /** Good in codes only: too loose in a sentence. */
  codes: ['unauthorised', 'unauthorized'],
};
