// maybeDone: the same was done or is being done: a look-up tells.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const maybeDone: MeaningRow = {
  /** Sounds like another meaning, and is read before all of them. */
  first: {
    en: [
      'duplicate|duplicated request|requests|call|submission detected|received|ignored|blocked|suppressed',
      'identical|same|duplicate payment|charge|transfer|order * in progress|processing',
    ],
    pt: [
      'duplicado|duplicada ja existe * em processamento|andamento',
      'ja existe um|uma * igual|identico|identica em processamento|andamento',
    ],
  },
  main: {
    en: ['already processed or', 'already been processed or', 'possible|possibly duplicate', 'likely duplicate'],
    pt: ['ja foi processada|processado ou'],
  },
};
