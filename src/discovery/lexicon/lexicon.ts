// lexicon: words and phrases of English and Portuguese → what they mean, so that a question in one finds a text in the other.
// Discovery: made from the tables beside it when it is first asked for.
import { remembering } from '../remembering.ts';
import { ACTIONS } from './actions.ts';
import { type ByStem, createByStem } from './by-stem.ts';
import { eachOf } from './each-of.ts';
import { createPhrases, type Phrases } from './phrases.ts';
import { addSense, type Sense, STEM_OF, type Tongue } from './sense.ts';
import { SKIPPED_IN_PHRASES } from './skipped-in-phrases.ts';
import { FIELDS, REST, THINGS } from './tables.ts';

/** Where senses are looked up. */
export interface Lexicon {
  /** Of a word as it stands. */
  sensesOf(word: string): readonly Sense[];
  /** Of all words of a stem, which may have one twice. */
  sensesOfStem(stem: string, tongue: Tongue): readonly Sense[];
  readonly phrases: Readonly<Record<Tongue, Phrases>>;
  /** All single words. */
  words(): Iterable<string>;
  /** What is done in one trade and hardly in another (`do:prescribe`), unlike `do:update`. */
  readonly trades: ReadonlySet<string>;
}

const NONE: readonly Sense[] = [];
const perTongue = <T>(make: (tongue: Tongue) => T): Record<Tongue, T> => ({ en: make('en'), pt: make('pt') });

/** Words of some tables. */
class Words {
  readonly exact: Readonly<Record<Tongue, Map<string, Sense[]>>> = perTongue(() => new Map());
  /** Of words that stand in no table but with an article. */
  readonly inPhrases: Readonly<Record<Tongue, Map<string, Sense[]>>> = perTongue(() => new Map());
  readonly byStem: Readonly<Record<Tongue, ByStem>> = perTongue(createByStem);

  add(word: string, sense: Sense, to = this.exact): void {
    const senses = to[sense.tongue].get(word);
    if (senses !== undefined) {
      addSense(senses, sense);
      return;
    }
    to[sense.tongue].set(word, [sense]);
    this.byStem[sense.tongue].add(word);
  }

  of(word: string): readonly Sense[] {
    const english = this.exact.en.get(word);
    const portuguese = this.exact.pt.get(word);
    if (english === undefined || portuguese === undefined) return english ?? portuguese ?? NONE;
    return english.concat(portuguese);
  }

  readonly ofStem: Readonly<Record<Tongue, (stem: string) => readonly Sense[]>> = perTongue((tongue) =>
    remembering((stem) => {
      const senses: Sense[] = [];
      for (const word of this.byStem[tongue].get(stem))
        for (const { [tongue]: kept } of [this.exact, this.inPhrases]) for (const sense of kept.get(word) ?? NONE) addSense(senses, sense);
      return senses;
    }),
  );

  all(): Iterable<string> {
    return [...this.exact.en.keys(), ...this.exact.pt.keys()];
  }
}

function build(): Lexicon {
  const words = new Words();
  const rest = new Words();
  const phrases = perTongue(createPhrases);
  const common = new Set<string>();
  const trades = new Set<string>();
  const takeTo =
    (to: Words) =>
    (text: string, sense: Sense): void => {
      if (sense.isAction && !common.has(sense.meaning)) trades.add(sense.meaning);
      const end = text.indexOf(' ');
      if (end < 0) to.add(text, sense);
      else if (SKIPPED_IN_PHRASES.has(text.slice(end + 1))) to.add(text.slice(0, end), sense, to.inPhrases);
      else phrases[sense.tongue].add(text, sense);
    };
  const take = takeTo(words);
  eachOf(ACTIONS, true, (text, sense) => {
    common.add(sense.meaning);
    take(text, sense);
  });
  for (const table of Object.values({ ...THINGS, ...FIELDS })) eachOf(table, false, take);
  for (const table of Object.values(REST)) eachOf(table, false, takeTo(rest));
  const isKnown = (stem: string, tongue: Tongue): boolean => words.byStem[tongue].get(stem).length > 0;
  const others = (word: string): readonly Sense[] => {
    const senses = rest.of(word);
    return senses.length === 0 ? NONE : senses.filter(({ tongue }) => !isKnown(STEM_OF[tongue](word), tongue));
  };
  return {
    sensesOf: remembering((word) => {
      const senses = words.of(word);
      const more = others(word);
      return more.length === 0 ? senses : senses.concat(more);
    }),
    sensesOfStem: (stem, tongue) => (isKnown(stem, tongue) ? words : rest).ofStem[tongue](stem),
    phrases,
    words: () => new Set([...words.all(), ...rest.all()]),
    trades,
  };
}

let made: Lexicon | undefined;

/** The lexicon of both languages. */
export function lexicon(): Lexicon {
  made ??= build();
  return made;
}
