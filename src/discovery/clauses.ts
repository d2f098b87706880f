// clausesOf: a description → its parts, and how far each tells what the tool is for. "Do not use to …" tells of another tool.
// A step of a catalogue's walk, before its words are read.
import { fold } from './split-words.ts';

/** A part of a description. */
export interface Clause {
  readonly text: string;
  /** 1, or little where it says what the tool is not for. */
  readonly weight: number;
}

const DENIED = 0.08;
const POINTS_ELSEWHERE = 0.15;
const LATER_SENTENCE = 0.5;

/** What follows is denied; folded text. */
const DENIAL =
  /\b(?:do not|don'?t|does not|doesn'?t|not for|not to be|never|cannot|can'?t|isn'?t for|avoid|unlike|rather than|instead of|except|no longer|nao|nunca|jamais|evite|em vez de|ao inves de|exceto|nem)\b/;

const ELSEWHERE = /\b(?:instead|otherwise|senao|caso contrario)\b/;

/** Names inside a text: what has a mark within, or a hump. */
const NAME = /[A-Za-z0-9]+(?:[_.\-/][A-Za-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+/g;

/** The clauses of `text`; `isOtherTool` knows the catalogue's other names. */
export function clausesOf(text: string, isOtherTool: (name: string) => boolean): readonly Clause[] {
  return text
    .split(/(?<=[.;!?])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '')
    .flatMap((sentence, at) =>
      clausesOfSentence(sentence, isOtherTool).map((clause) => ({ ...clause, weight: clause.weight * (at === 0 ? 1 : LATER_SENTENCE) })),
    );
}

function clausesOfSentence(sentence: string, isOtherTool: (name: string) => boolean): readonly Clause[] {
  const pointsElsewhere = ELSEWHERE.test(fold(sentence)) || (sentence.match(NAME) ?? []).some(isOtherTool);
  const heard = pointsElsewhere ? POINTS_ELSEWHERE : 1;
  // Folding may change the length, so it is the folded text that is cut.
  const folded = fold(sentence);
  const denial = DENIAL.exec(folded);
  if (denial === null) return [{ text: sentence, weight: heard }];
  return [
    { text: folded.slice(0, denial.index), weight: heard },
    { text: folded.slice(denial.index), weight: DENIED },
  ].filter(({ text }) => text.trim() !== '');
}
