// settled: a log whose last attempt succeeded. Asked before whatever reads a text: what the earlier attempts met is no failure any more.
// Step 2 of a failure's walk.
import { settledIn } from '../attempts/settled.ts';
import type { Extractor } from '../evidence.ts';
import { once } from '../link.ts';

/** Reads the status of the success. */
export const settled: Extractor = {
  source: 'settled',
  recognises: (link) => statusOf(link) !== undefined,
  extract: (link) => {
    const status = statusOf(link);
    return status === undefined ? {} : { success: true, status, phase: 'decode' };
  },
};

const statusOf = once((link) => (link.kind === 'text' ? settledIn(link.text) : undefined));
