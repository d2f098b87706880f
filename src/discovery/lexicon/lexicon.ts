// lexicon: words and phrases of English and Portuguese → what they mean, so that a question in one finds a text in the other.
// Discovery: made from the tables beside it when it is first asked for.
import { remembering } from '../remembering.ts';
import { fold } from '../split-words.ts';
import { englishStem, portugueseStem } from '../stems.ts';
import { ACTIONS } from './actions.ts';
import { COMMERCE } from './commerce.ts';
import { EVERYDAY } from './everyday.ts';
import { BANKING } from './fields/banking.ts';
import { BOOKS } from './fields/books.ts';
import { CLOUD } from './fields/cloud.ts';
import { DEEDS } from './fields/deeds.ts';
import { FREIGHT } from './fields/freight.ts';
import { HEALTH } from './fields/health.ts';
import { INDUSTRY } from './fields/industry.ts';
import { LAW } from './fields/law.ts';
import { LEARNING } from './fields/learning.ts';
import { PEOPLE } from './fields/people.ts';
import { PROJECTS } from './fields/projects.ts';
import { PROPERTY } from './fields/property.ts';
import { QUALITIES } from './fields/qualities.ts';
import { SELLING } from './fields/selling.ts';
import { SPEECH } from './fields/speech.ts';
import { THINGS_OF_ALL_KINDS } from './fields/things.ts';
import { TRAVEL } from './fields/travel.ts';
import { LOOSE_WORDS, SKIPPED_IN_PHRASES } from './skipped-in-phrases.ts';
import { SOFTWARE } from './software.ts';
import { ENGLISH_STOP_WORDS, PORTUGUESE_STOP_WORDS } from './stop-words.ts';

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

/** A phrase whose object may stand after its first word: `turn the server off`. */
export interface OpenPhrase {
  /** Stems of all but the first word. */
  readonly rest: readonly string[];
  readonly sense: Sense;
}

/** Where senses are looked up. Keys of phrases are stems of one tongue, joined by blanks. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, readonly Sense[]>;
  readonly stems: Readonly<Record<Tongue, ReadonlyMap<string, readonly Sense[]>>>;
  readonly phrases: Readonly<Record<Tongue, ReadonlyMap<string, readonly Sense[]>>>;
  /** By the stems of the first two words. */
  readonly openPhrases: Readonly<Record<Tongue, ReadonlyMap<string, readonly OpenPhrase[]>>>;
  /** Stems that phrases begin with. */
  readonly beginnings: Readonly<Record<Tongue, ReadonlySet<string>>>;
  /** What is done in one trade and hardly in another (`do:prescribe`), unlike `do:update`. */
  readonly trades: ReadonlySet<string>;
}

const SOMETIMES = 0.35;
const TONGUES: readonly Tongue[] = ['en', 'pt'];
const ACTION_MARK = 'to ';

const THINGS = [COMMERCE, SOFTWARE, EVERYDAY];
const FIELDS = [PEOPLE, HEALTH, FREIGHT, BANKING, BOOKS, SELLING, CLOUD, LEARNING, PROJECTS, TRAVEL, PROPERTY, LAW, INDUSTRY, SPEECH];
/** Of these a word counts that no other table knows. */
const REST = [THINGS_OF_ALL_KINDS, DEEDS, QUALITIES];

/** The stem of a folded word. */
export const STEM_OF: Readonly<Record<Tongue, (word: string) => string>> = {
  en: remembering(englishStem),
  pt: remembering(portugueseStem),
};

const LOOSE_STEMS: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: new Set([...ENGLISH_STOP_WORDS, ...LOOSE_WORDS].map(STEM_OF.en)),
  pt: new Set([...PORTUGUESE_STOP_WORDS, ...LOOSE_WORDS].map(STEM_OF.pt)),
};

/** Each word and phrase of a table is taken; in one of actions each line is one, else those that begin with `to`. */
function eachOf(table: string, isActions: boolean, take: (text: string, sense: Sense) => void): void {
  for (const row of fold(table).replaceAll('e-mail', 'email').replaceAll('-', ' ').replaceAll("'", '').trim().split('\n')) {
    const at = row.indexOf(':');
    const isAction = isActions || row.startsWith(ACTION_MARK);
    const meaning = `${isAction ? 'do' : 'is'}:${row.slice(0, at).replace(ACTION_MARK, '')}`;
    const middle = row.indexOf('|');
    for (const tongue of TONGUES) {
      const sense: Sense = { meaning, strength: 1, tongue, isAction };
      const sometimes: Sense = { ...sense, strength: SOMETIMES };
      for (const word of (tongue === 'en' ? row.slice(at + 1, middle) : row.slice(middle + 1)).split(',')) {
        const text = word.trim();
        if (text.startsWith('~')) take(text.slice(1), sometimes);
        else take(text, sense);
      }
    }
  }
}

/** Of two senses with one meaning the stronger stays. */
function put(map: Map<string, Sense[]>, key: string, sense: Sense): void {
  const there = map.get(key);
  if (there === undefined) {
    map.set(key, [sense]);
    return;
  }
  const same = there.findIndex(({ meaning, tongue }) => meaning === sense.meaning && tongue === sense.tongue);
  if (same < 0) there.push(sense);
  else if ((there[same]?.strength ?? 0) < sense.strength) there[same] = sense;
}

const perTongue = <T>(make: () => T): Record<Tongue, T> => ({ en: make(), pt: make() });

interface Building {
  readonly words: Map<string, Sense[]>;
  readonly stems: Record<Tongue, Map<string, Sense[]>>;
  readonly phrases: Record<Tongue, Map<string, Sense[]>>;
  readonly openPhrases: Record<Tongue, Map<string, OpenPhrase[]>>;
  readonly beginnings: Record<Tongue, Set<string>>;
}

function build(): Lexicon {
  const building: Building = {
    words: new Map(),
    stems: perTongue(() => new Map()),
    phrases: perTongue(() => new Map()),
    openPhrases: perTongue(() => new Map()),
    beginnings: perTongue(() => new Set()),
  };
  const common = new Set<string>();
  const trades = new Set<string>();
  const take = (text: string, sense: Sense): void => {
    if (sense.isAction && !common.has(sense.meaning)) trades.add(sense.meaning);
    if (text.includes(' ')) putPhrase(building, text, sense);
    else putWord(building, text, sense);
  };
  eachOf(ACTIONS, true, (text, sense) => {
    common.add(sense.meaning);
    take(text, sense);
  });
  for (const table of [...THINGS, ...FIELDS]) eachOf(table, false, take);
  const known = { en: new Set(building.stems.en.keys()), pt: new Set(building.stems.pt.keys()) };
  for (const table of REST)
    eachOf(table, false, (text, sense) => {
      if (text.includes(' ') || !known[sense.tongue].has(STEM_OF[sense.tongue](text))) take(text, sense);
    });
  return { ...building, trades };
}

function putWord({ words, stems }: Building, text: string, sense: Sense): void {
  put(words, text, sense);
  put(stems[sense.tongue], STEM_OF[sense.tongue](text), sense);
}

/** `off` may stand apart from `turn`, `line` not from `drop`. */
function mayStandApart(stem: string, tongue: Tongue): boolean {
  return LOOSE_STEMS[tongue].has(stem);
}

function putPhrase({ stems, phrases, openPhrases, beginnings }: Building, text: string, sense: Sense): void {
  const { tongue } = sense;
  const [first = '', ...rest] = text
    .split(' ')
    .filter((word) => !SKIPPED_IN_PHRASES.has(word))
    .map(STEM_OF[tongue]);
  // `fetch it` is `fetch`; `a receber` is not told from `a recebe`.
  if (rest.length === 0 && !SKIPPED_IN_PHRASES.has(text.slice(0, text.indexOf(' ')))) put(stems[tongue], first, sense);
  if (rest.length === 0) return;
  put(phrases[tongue], `${first} ${rest.join(' ')}`, sense);
  beginnings[tongue].add(first);
  if (!sense.isAction || !mayStandApart(rest[0] ?? '', tongue)) return;
  const key = `${first} ${rest[0]}`;
  const open = openPhrases[tongue].get(key);
  if (open === undefined) openPhrases[tongue].set(key, [{ rest, sense }]);
  else open.push({ rest, sense });
}

let made: Lexicon | undefined;

/** The lexicon of both languages. */
export function lexicon(): Lexicon {
  made ??= build();
  return made;
}
