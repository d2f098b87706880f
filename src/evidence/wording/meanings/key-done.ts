// keyDone: this idempotency key made its object already.
// Step 2 of a failure's walk, a row of `meanings`.
import type { MeaningRow } from './meaning-row.ts';

/** What holds of it beside others, and the phrases that say it. */
export const keyDone: MeaningRow = {
  final: true,
  main: {
    en: [
      'previous|earlier|first request * succeeded',
      'already owned by you|us',
      'idempotent creation conflict',
      'already * created|processed|completed with|using|for this|the|same|that idempotency|idempotent',
      'already been created with',
    ],
  },
};
