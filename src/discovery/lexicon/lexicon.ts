// lexicon: words and phrases of English and Portuguese → what they mean, so that a question in one finds a text in the other.
// Discovery: made from the tables beside it when it is first asked for.
import { remembering } from '../remembering.ts';
import { fold } from '../split-words.ts';
import { englishStem, portugueseStem } from '../stems.ts';
import { ACTIONS } from './actions.ts';
import { COMMERCE } from './commerce.ts';
import { EVERYDAY } from './everyday.ts';
import { SOFTWARE } from './software.ts';

/** Which language a word is of. */
export type Tongue = 'en' | 'pt';

/** A meaning that a word may have. */
export interface Sense {
  readonly meaning: string;
  /** 1; less where the word means it only sometimes. */
  readonly strength: number;
  readonly tongue: Tongue;
  /** Something that is done, not a thing. */
  readonly isAction: boolean;
}

/** Where senses are looked up. Keys of phrases are stems of one tongue, joined by blanks. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, readonly Sense[]>;
  readonly stems: Readonly<Record<Tongue, ReadonlyMap<string, readonly Sense[]>>>;
  readonly phrases: Readonly<Record<Tongue, ReadonlyMap<string, readonly Sense[]>>>;
  /** Stems that phrases begin with. */
  readonly beginnings: Readonly<Record<Tongue, ReadonlySet<string>>>;
}

const SOMETIMES = 0.5;
const TONGUES: readonly Tongue[] = ['en', 'pt'];

/** The stem of a folded word. */
export const STEM_OF: Readonly<Record<Tongue, (word: string) => string>> = {
  en: remembering(englishStem),
  pt: remembering(portugueseStem),
};

interface Line {
  readonly text: string;
  readonly sense: Sense;
}

function linesOf(table: string, isAction: boolean): readonly Line[] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const at = row.indexOf(':');
      const meaning = `${isAction ? 'do' : 'is'}:${row.slice(0, at)}`;
      return row
        .slice(at + 1)
        .split('|')
        .flatMap((side, index) => {
          const tongue = TONGUES[index] ?? 'en';
          return side.split(',').map((word) => {
            const text = fold(word.trim())
              .replaceAll('e-mail', 'email')
              .replace(/['-]/g, (sign) => (sign === '-' ? ' ' : ''));
            const isSometimes = text.startsWith('~');
            const sense = { meaning, strength: isSometimes ? SOMETIMES : 1, tongue, isAction };
            return { text: isSometimes ? text.slice(1) : text, sense };
          });
        });
    });
}

/** Of two senses with one meaning the stronger stays. */
function put(map: Map<string, Sense[]>, key: string, sense: Sense): void {
  const there = map.get(key) ?? [];
  const same = there.findIndex(({ meaning, tongue }) => meaning === sense.meaning && tongue === sense.tongue);
  if (same < 0) there.push(sense);
  else if ((there[same]?.strength ?? 0) < sense.strength) there[same] = sense;
  map.set(key, there);
}

function build(): Lexicon {
  const lines = [...linesOf(ACTIONS, true), ...[COMMERCE, SOFTWARE, EVERYDAY].flatMap((table) => linesOf(table, false))];
  const words = new Map<string, Sense[]>();
  const stems = { en: new Map<string, Sense[]>(), pt: new Map<string, Sense[]>() };
  const phrases = { en: new Map<string, Sense[]>(), pt: new Map<string, Sense[]>() };
  const beginnings = { en: new Set<string>(), pt: new Set<string>() };
  for (const { text, sense } of lines) {
    const stemmed = text.split(' ').map(STEM_OF[sense.tongue]);
    const [first = ''] = stemmed;
    if (stemmed.length === 1) {
      put(words, text, sense);
      put(stems[sense.tongue], first, sense);
    } else {
      put(phrases[sense.tongue], stemmed.join(' '), sense);
      beginnings[sense.tongue].add(first);
    }
  }
  return { words, stems, phrases, beginnings };
}

let made: Lexicon | undefined;

/** The lexicon of both languages. */
export function lexicon(): Lexicon {
  made ??= build();
  return made;
}
