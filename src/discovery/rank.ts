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

/** A tool's place in the catalogue, its score, and how much of the question it answers: 0 to 1. */
export interface Ranked {
  readonly tool: number;
  readonly score: number;
  readonly answered: number;
}

/** @see BM25, `k1` */
const SATURATION = 1.4;
const NAME_COVERED = 1.3;
const ACTION_RANGE = 0.7;
/** A verb that the question only implies. */
const IMPLIED = 0.7;
/** How much a word that nobody says takes from what is answered. */
const UNKNOWN = 0.5;
/** What every tool says still counts so much. */
const COMMON = 0.25;
const CANDIDATES = 300;

/** The tools that say anything of it, best first up to ties. */
export function rank({ asked, actions }: Question, postings: Postings, tools: readonly RankedTool[]): readonly Ranked[] {
  const rarest = rarity(0, tools.length);
  const scores = new Map<number, { score: number; answered: number }>();
  let wanted = 0;
  for (const one of asked) {
    const found = foundBy(one, postings);
    const spoken = [...found.values()].reduce((sum, weight) => sum + Math.min(1, weight), 0);
    const weight = one.weight * (found.size === 0 ? rarest * UNKNOWN : rarity(spoken, tools.length));
    wanted += weight;
    for (const [tool, said] of found) {
      const before = scores.get(tool) ?? { score: 0, answered: 0 };
      before.score += (weight * said * (SATURATION + 1)) / (said + SATURATION);
      before.answered += weight * Math.min(1, said);
      scores.set(tool, before);
    }
  }
  return [...scores]
    .map(([tool, { score, answered }]) => ({ tool, score, answered: wanted === 0 ? 0 : answered / wanted }))
    .sort((a, b) => b.score - a.score || a.tool - b.tool)
    .slice(0, CANDIDATES)
    .map((ranked) => {
      const { nameWords, actions: does } = tools[ranked.tool] ?? { nameWords: [], actions: new Map() };
      const factor = (1 + NAME_COVERED * covered(nameWords, { asked, actions }, postings, tools.length)) * actionFactor(actions, does);
      return { ...ranked, score: ranked.score * factor };
    });
}

/** How much each tool says of one word: by the best of its terms, so that a word and its meaning count once. */
function foundBy({ terms }: Asked, postings: Postings): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [term, strength] of terms) {
    const posting = postings.get(term);
    for (const [at, tool] of posting?.tools.entries() ?? []) {
      const said = strength * (posting?.weights[at] ?? 0);
      if (said > (found.get(tool) ?? 0)) found.set(tool, said);
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
