// downForLong: the service is down and nobody knows until when.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const downForLong: MeaningRow = {
  passing: true,
  main: {
    en: [
      'version|endpoint|resource|method|operation has been retired|sunset|decommissioned|withdrawn',
      'permanently disabled|deactivated|shut',
      'until further notice',
      'indefinitely unavailable|suspended',
      'permanently unavailable|closed|moved|removed',
      'discontinued',
      'service|api was shut|retired|sunset',
      'service|api has been shut|retired|sunset',
    ],
    pt: ['sem previsao', 'paralisado sem'],
  },
};
