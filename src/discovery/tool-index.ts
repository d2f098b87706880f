// createToolIndex: any catalogue of tools → a search in English and Portuguese that a model or a person can ask in a sentence.
// Discovery: the door. A pure function: same catalogue, same answers, on every machine.
import { type FieldName, fieldsOf, type Said } from './fields.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { createNearWords, type NearWord, nearest } from './near-words.ts';
import { postingsOf } from './postings.ts';
import { isEnglish, type Question, questionOf, stemsKey } from './question.ts';
import { type Ranked, type RankedTool, rank } from './rank.ts';
import type { WordReading } from './read-words.ts';
import { compact, fold } from './split-words.ts';
import type { ToolCategory, ToolEntry, ToolIndex, ToolSearchOptions, ToolSearchResult } from './tool-entry.ts';

const LIMIT = 5;
const LIMIT_MAX = 100;
const CATEGORY_TOOLS_MAX = 100;
/** Less of the question than this in the best hit is a weak answer. */
const ANSWERED_MIN = 0.2;
const LATER_IN_NAME = 0.4;

/** Of the words of both languages, the same for every catalogue. */
const nearKnown = createNearWords(() => lexicon().words());

interface Indexed extends RankedTool {
  readonly entry: ToolEntry;
  readonly compact: readonly string[];
  readonly stems: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Makes a catalogue ready: about a sixth of a millisecond a tool. Of tools with one name the first is kept. */
export function createToolIndex(tools: readonly ToolEntry[]): ToolIndex {
  const { kept, duplicates } = withoutDuplicates(tools);
  const known = new Set(kept.map(({ name }) => name));
  const fields = kept.map((entry) => fieldsOf(entry, (name) => known.has(name)));
  const { both, english } = postingsOf(fields);
  const indexed = kept.map((entry, at) => indexedOf(entry, fields[at]?.name ?? []));
  const names = namesOf(indexed);
  const nearHere = createNearWords(() => new Set(wordsOf(fields)));
  const nearWords = (word: string): readonly NearWord[] => nearest([...nearHere(word), ...nearKnown(word)]);
  const categories = categoriesOf(kept);
  const search = (query: string, options: ToolSearchOptions = {}): ToolSearchResult => {
    const postings = isEnglish(String(query)) ? english : both;
    const question = questionOf(String(query), { isSaid: (term) => postings.has(term), nearWords });
    const ranked = ordered(rank(question, postings, indexed), question, indexed, names).filter(({ tool }) =>
      isIn(kept[tool]?.category, options.category),
    );
    const isWeak = (ranked[0]?.tier ?? 0) === 0 && (ranked[0]?.answered ?? 0) < ANSWERED_MIN;
    return {
      hits: ranked.slice(0, limitOf(options.limit)).flatMap(({ tool, score }) => hitOf(kept[tool], score)),
      weak: isWeak,
      categories: isWeak ? categories.filter(({ category }) => isIn(category ?? undefined, options.category)) : [],
    };
  };
  return { size: kept.length, duplicates, search };
}

function withoutDuplicates(tools: readonly ToolEntry[]): { readonly kept: readonly ToolEntry[]; readonly duplicates: readonly string[] } {
  const byName = new Map<string, ToolEntry>();
  const duplicates = new Set<string>();
  for (const tool of tools) {
    if (byName.has(tool.name)) duplicates.add(tool.name);
    else byName.set(tool.name, tool);
  }
  // By name, so that the order of the catalogue decides nothing.
  return { kept: [...byName.values()].sort((a, b) => byText(a.name, b.name)), duplicates: [...duplicates] };
}

function indexedOf(entry: ToolEntry, name: readonly Said[]): Indexed {
  const nameWords = name.map(({ word }) => word);
  const actions = new Map<string, number>();
  for (const word of nameWords) {
    const factor = actions.size === 0 ? 1 : LATER_IN_NAME;
    for (const [action, strength] of word.actions) actions.set(action, Math.max(actions.get(action) ?? 0, strength * factor));
  }
  const aliases = Array.isArray(entry.aliases) ? entry.aliases.filter((alias) => typeof alias === 'string').slice(0, LIMIT_MAX) : [];
  return { entry, nameWords, actions, compact: [entry.name, ...aliases].map(compact), stems: stemsKey(nameWords) };
}

function* wordsOf(fields: readonly Readonly<Record<FieldName, readonly Said[]>>[]): Iterable<string> {
  for (const tool of fields)
    for (const words of Object.values(tool))
      for (const { word } of words as readonly { word: WordReading }[]) if (!word.isPhrase) yield word.text;
}

interface Placed extends Ranked {
  /** 3: the name; 2: the name in other forms of its words; 1: the question holds the name; 0: none of it. */
  readonly tier: number;
}

/** Where tools are found by their names. */
interface Names {
  /** By a name or an alias, compact. */
  readonly byCompact: ReadonlyMap<string, readonly number[]>;
  /** By the stems of a name. */
  readonly byStems: ReadonlyMap<string, readonly number[]>;
}

function namesOf(tools: readonly Indexed[]): Names {
  const byCompact = new Map<string, number[]>();
  const byStems = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, key: string, at: number): void => {
    map.set(key, map.get(key) ?? []);
    map.get(key)?.push(at);
  };
  for (const [at, tool] of tools.entries()) {
    for (const name of tool.compact) add(byCompact, name, at);
    add(byStems, tool.stems, at);
  }
  return { byCompact, byStems };
}

function ordered(ranked: readonly Ranked[], question: Question, tools: readonly Indexed[], names: Names): readonly Placed[] {
  const tiers = tiersOf(question, names);
  const found = new Set(ranked.map(({ tool }) => tool));
  const named = [...tiers.keys()].filter((tool) => !found.has(tool)).map((tool) => ({ tool, score: 0, answered: 1 }));
  const nameOf = ({ tool }: Placed): string => tools[tool]?.entry.name ?? '';
  return [...ranked, ...named]
    .map((one) => ({ ...one, score: Math.round(one.score * 1e6) / 1e6, tier: tiers.get(one.tool) ?? 0 }))
    .sort((a, b) => b.tier - a.tier || b.score - a.score || byText(nameOf(a), nameOf(b)));
}

function tiersOf(question: Question, { byCompact, byStems }: Names): ReadonlyMap<number, number> {
  const tiers = new Map<number, number>();
  for (const name of question.names) for (const tool of byCompact.get(name) ?? []) tiers.set(tool, 1);
  if (question.stems !== '') for (const tool of byStems.get(question.stems) ?? []) tiers.set(tool, 2);
  if (question.compact !== '') for (const tool of byCompact.get(question.compact) ?? []) tiers.set(tool, 3);
  return tiers;
}

function limitOf(limit: number | undefined): number {
  if (limit === undefined || Number.isNaN(limit)) return LIMIT;
  return Math.min(LIMIT_MAX, Math.max(1, Math.floor(limit)));
}

function isIn(category: string | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || fold(category ?? '') === fold(wanted);
}

function hitOf(entry: ToolEntry | undefined, score: number): ToolSearchResult['hits'] {
  if (entry === undefined) return [];
  return [{ name: entry.name, description: entry.description ?? '', category: entry.category ?? null, score }];
}

function categoriesOf(tools: readonly ToolEntry[]): readonly ToolCategory[] {
  const byCategory = new Map<string | null, string[]>();
  for (const { name, category } of tools) byCategory.set(category ?? null, [...(byCategory.get(category ?? null) ?? []), name]);
  return [...byCategory]
    .map(([category, names]) => ({ category, tools: names.slice(0, CATEGORY_TOOLS_MAX), count: names.length }))
    .sort((a, b) => byText(a.category ?? '\uffff', b.category ?? '\uffff'));
}
