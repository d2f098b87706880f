// rank: a question over postings → scores. BM25 over whatever a word may be found by, then how much of a tool's name was asked for, then its verb.
// The end of a question's walk.
import type { Postings } from './postings.ts';
import type { Asked, Question } from './question.ts';
import type { Terms, WordReading } from './read-words.ts';

/** What the ranking knows of each tool. */
export interface RankedTool {
  /** The words of its name, those of phrases among them. */
  readonly nameWords: readonly WordReading[];
  readonly actions: Terms;
}

/** A tool's place in the catalogue, its score, and how much it says of what the question is about: 0 to 1. */
export interface Ranked {
  readonly tool: number;
  readonly score: number;
  readonly answered: number;
}

/** @see BM25, `k1` */
const SATURATION = 2;
const NAME_COVERED = 1.3;
const ACTION_RANGE = 0.35;
/** A verb that the question only implies. */
const IMPLIED = 0.9;
/** How much a word that nobody says takes from what is answered. */
const UNKNOWN = 0.5;
/** What every tool says still counts so much. */
const COMMON = 0.8;
const CANDIDATES = 300;
/** So much of a word is all of it. */
const SAID_PLAINLY = 2;
const ALL_OF_IT = 0.9;

/** The tools that say anything of it, best first up to ties. */
export function rank(question: Question, postings: Postings, tools: readonly RankedTool[]): readonly Ranked[] {
  const { scores, answered, wanted, about, wantedAbout } = scoresOf(question.asked, postings, tools.length);
  return candidates(scores)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, CANDIDATES)
    .map((tool) => {
      const { nameWords, actions: does } = tools[tool] ?? { nameWords: [], actions: new Map() };
      const share = wanted === 0 ? 0 : (answered[tool] ?? 0) / wanted;
      const factor = (1 + NAME_COVERED * covered(nameWords, question, postings, tools.length)) * actionFactor(question.actions, does);
      return {
        tool,
        answered: wantedAbout === 0 ? share : (about[tool] ?? 0) / wantedAbout,
        score: (scores[tool] ?? 0) * factor * share ** ALL_OF_IT,
      };
    });
}

interface Scores {
  /** By tool. */
  readonly scores: Float64Array;
  /** By tool: how much it says of what the question is about, its general verbs aside. */
  readonly about: Float64Array;
  readonly wantedAbout: number;
  /** By tool: how much of what is wanted it says. */
  readonly answered: Float64Array;
  readonly wanted: number;
}

function scoresOf(asked: readonly Asked[], postings: Postings, of: number): Scores {
  const scores = new Float64Array(of);
  const answered = new Float64Array(of);
  const said = new Float64Array(of);
  const about = new Float64Array(of);
  let wanted = 0;
  let wantedAbout = 0;
  for (const one of asked) {
    const found = foundBy(one, postings, said);
    const weight = one.weight * wordWeight(found, said);
    wanted += weight;
    if (!one.isVerb) wantedAbout += weight;
    for (const tool of found) {
      const much = said[tool] ?? 0;
      scores[tool] = (scores[tool] ?? 0) + (weight * much * (SATURATION + 1)) / (much + SATURATION);
      answered[tool] = (answered[tool] ?? 0) + weight * Math.min(1, much);
      if (!one.isVerb) about[tool] = (about[tool] ?? 0) + weight * Math.min(1, much / SAID_PLAINLY);
      said[tool] = 0;
    }
  }
  return { scores, answered, wanted, about, wantedAbout };
}

/** By how few tools say it. */
function wordWeight(found: readonly number[], said: Float64Array): number {
  if (found.length === 0) return rarity(0, said.length) * UNKNOWN;
  return rarity(
    found.reduce((sum, tool) => sum + Math.min(1, said[tool] ?? 0), 0),
    said.length,
  );
}

/** Tools with any score; of very many, those that may be among the best. */
function candidates(scores: Float64Array): number[] {
  const least = scores.length <= CANDIDATES ? 0 : (scores.slice().sort().at(-CANDIDATES) ?? 0);
  const found: number[] = [];
  for (const [tool, score] of scores.entries()) if (score > 0 && score >= least) found.push(tool);
  return found;
}

/** The tools that say a word, and into `said` how much each does: by the best of its terms, so that a word and its meaning count once. */
function foundBy({ terms }: Asked, postings: Postings, said: Float64Array): readonly number[] {
  const found: number[] = [];
  for (const [term, strength] of terms) {
    const posting = postings.get(term);
    if (posting === undefined) continue;
    const { tools, weights } = posting;
    for (let at = 0; at < tools.length; at += 1) {
      const tool = tools[at] ?? 0;
      const much = strength * (weights[at] ?? 0);
      const before = said[tool] ?? 0;
      if (before === 0) found.push(tool);
      if (much > before) said[tool] = much;
    }
  }
  return found;
}

function rarity(saidBy: number, of: number): number {
  return COMMON + Math.log(1 + (of - Math.min(saidBy, of) + 0.5) / (saidBy + 0.5));
}

/** How much of a name was asked for, its rare words counting more. */
function covered(
  nameWords: readonly WordReading[],
  { asked, actions }: Pick<Question, 'asked' | 'actions'>,
  postings: Postings,
  of: number,
): number {
  let all = 0;
  let met = 0;
  for (const word of nameWords) {
    const [stem = ''] = [...word.terms.keys()].filter((term) => !word.isPhrase === term.startsWith('en:'));
    const weight = word.weight * rarity(postings.get(stem)?.tools.length ?? 0, of);
    all += weight;
    const said = asked.map(({ terms, weight: askedWeight }) => askedWeight * meeting(word.terms, terms));
    met += weight * Math.max(IMPLIED * meeting(word.actions, actions), ...said);
  }
  return all === 0 ? 0 : met / all;
}

function meeting(said: Terms, wanted: Terms): number {
  let most = 0;
  for (const [term, strength] of wanted) most = Math.max(most, strength * (said.get(term) ?? 0));
  return most;
}

/** Above 1 where the tool does what is asked, below where it does something else, 1 where either is silent. */
function actionFactor(wanted: Terms, does: Terms): number {
  if (wanted.size === 0 || does.size === 0) return 1;
  return 1 - ACTION_RANGE / 2 + ACTION_RANGE * meeting(does, wanted);
}
