// MeaningRow: what holds of a meaning beside others, and the phrases that say it in each language.
// Step 2 of a failure's walk, the form of each file in this folder.
import type { Meaning } from '../../meaning.ts';

/** One row: all that is known of one meaning. */
export interface MeaningRow {
  /** Time heals it: said in passing, of a wait, a lock or an outage. */
  readonly passing?: true;
  /** Its words are used of other things as well, so that a vague code beside it that names a state stands. */
  readonly loose?: true;
  /** No repetition heals it, whatever broke off beside it. */
  readonly final?: true;
  /** Said of a call and of nothing else: it stands whatever broke off beside it. */
  readonly stands?: true;
  /** It overrules no status that is sharper than it is. */
  readonly wide?: true;
  /** A wait that is asked for beside it counts. */
  readonly waits?: true;
  /** Where a code or a class says it, a text that says one of these is believed instead. */
  readonly yieldsTo?: readonly Meaning[];
  /** What sounds like another meaning, and is read before all of them. */
  readonly first?: Phrases;
  /** What is read before the other meaning that it sounds like; READING_ORDER says where. */
  readonly early?: Phrases;
  readonly middle?: Phrases;
  readonly main: Phrases;
  /** Looser ones. */
  readonly last?: Phrases;
  /** Good in codes only. */
  readonly codes?: readonly string[];
}

/**
 * Phrases in English, Portuguese and Spanish: `a|b` is either word, `*` up to five of any, `$` the end. One that begins with `! ` is said of
 * nothing else, and believed in any text; the others are believed in an answer's own error.
 */
export interface Phrases {
  readonly en?: readonly string[];
  readonly pt?: readonly string[];
  readonly es?: readonly string[];
}
