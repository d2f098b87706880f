// denied: no more than that this is not authorized.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const denied: MeaningRow = {
  yieldsTo: ['wrong_world', 'suspended', 'unpaid', 'quota', 'no_permission', 'bad_credential', 'token_expired', 'consent_gone'],
  main: {
    en: ['not authorized|authorised'],
    pt: ['nao autorizado|autorizada'],
  },
};
