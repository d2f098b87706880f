// passes, isFinal, LOOSE and WIDE: what holds of a meaning beside others, read off its row.
// Step 2 of a failure's walk, under `wording`, `heard` and `told-by`.
import type { Meaning } from '../meaning.ts';
import { MEANING_ROWS } from './meanings/index.ts';

const MEANT = Object.keys(MEANING_ROWS) as Meaning[];

/** What passes, in words that are used of other things as well. */
export const LOOSE: readonly Meaning[] = MEANT.filter((meaning) => MEANING_ROWS[meaning].loose === true);
/** What overrules no status that is sharper than it is. */
export const WIDE: readonly Meaning[] = MEANT.filter((meaning) => MEANING_ROWS[meaning].wide === true);

/** True for what time heals. */
export function passes(meaning: Meaning): boolean {
  return MEANING_ROWS[meaning].passing === true;
}

/** True for what no repetition heals. */
export function isFinal(meaning: Meaning): boolean {
  return MEANING_ROWS[meaning].final === true;
}
