// createPhrases: phrases of one language → what they mean, by the stems of their words. Those with one first word are read when it is first asked for.
// Discovery: the part of the lexicon that holds more than single words.
import { createByStem } from './by-stem.ts';
import { addSense, listAt, type Sense, STEM_OF, type Tongue } from './sense.ts';
import { LOOSE_WORDS, SKIPPED_IN_PHRASES } from './skipped-in-phrases.ts';
import { ENGLISH_STOP_WORDS, PORTUGUESE_STOP_WORDS } from './stop-words.ts';

/** A phrase whose object may stand after its first word: `turn the server off`. */
export interface OpenPhrase {
  /** Stems of all but the first word. */
  readonly rest: readonly string[];
  readonly sense: Sense;
}

/** Phrases that begin alike. */
export interface PhraseGroup {
  /** Stems of their second words: most texts go on with none of these. */
  readonly seconds: ReadonlySet<string>;
  /** By the stems of their words but the first, joined by blanks. */
  readonly closed: ReadonlyMap<string, readonly Sense[]>;
  /** By the stem of the second word. */
  readonly open: ReadonlyMap<string, readonly OpenPhrase[]>;
}

/** Where phrases are kept. */
export interface Phrases {
  add(text: string, sense: Sense): void;
  /** Those whose first word has this stem. */
  get(stem: string): PhraseGroup | undefined;
}

type Raw = readonly [text: string, sense: Sense];

const isKept = (word: string): boolean => !SKIPPED_IN_PHRASES.has(word);

const STOP_WORDS: Readonly<Record<Tongue, readonly string[]>> = { en: ENGLISH_STOP_WORDS, pt: PORTUGUESE_STOP_WORDS };

/** An empty one; nothing is added once it has been asked. */
export function createPhrases(tongue: Tongue): Phrases {
  const byFirst = createByStem(tongue);
  const kept = new Map<string, Raw[]>();
  const groups = new Map<string, PhraseGroup | undefined>();
  const stemOf = STEM_OF[tongue];
  // `off` may stand apart from `turn`, `line` not from `drop`.
  let loose: ReadonlySet<string> | undefined;
  const mayStandApart = (stem: string): boolean => {
    loose ??= new Set([...STOP_WORDS[tongue], ...LOOSE_WORDS].map(stemOf));
    return loose.has(stem);
  };
  const groupOf = (raws: readonly Raw[]): PhraseGroup => {
    const seconds = new Set<string>();
    const closed = new Map<string, Sense[]>();
    const open = new Map<string, OpenPhrase[]>();
    for (const [text, sense] of raws) {
      const [, ...rest] = text.split(' ').filter(isKept).map(stemOf);
      if (rest.length === 0) continue;
      seconds.add(rest[0] ?? '');
      addSense(listAt(closed, rest.join(' ')), sense);
      if (sense.isAction && mayStandApart(rest[0] ?? '')) listAt(open, rest[0] ?? '').push({ rest, sense });
    }
    return { seconds, closed, open };
  };
  return {
    add: (text, sense) => {
      const first = text.slice(0, text.indexOf(' '));
      const word = isKept(first) ? first : (text.split(' ').find(isKept) ?? first);
      const raws = kept.get(word);
      if (raws !== undefined) {
        raws.push([text, sense]);
        return;
      }
      kept.set(word, [[text, sense]]);
      byFirst.add(word);
    },
    get: (stem) => {
      if (groups.has(stem)) return groups.get(stem);
      const raws = byFirst.get(stem).flatMap((first) => kept.get(first) ?? []);
      const group = raws.length === 0 ? undefined : groupOf(raws);
      groups.set(stem, group);
      return group;
    },
  };
}
