// postings: which tools say a term, and how much: the weights of all fields in one number, as BM25F adds them.
// The last step of a catalogue's walk.
import { FIELDS, type FieldName, type Said } from './fields.ts';

/** Tools that say a term, by their place in the catalogue, and how much each does. */
export interface Posting {
  readonly tools: number[];
  readonly weights: number[];
}

/** Term → who says it. */
export type Postings = ReadonlyMap<string, Posting>;

type ToolWords = Readonly<Record<FieldName, readonly Said[]>>;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Words of each tool's fields → postings: of all that they say, and without what is only said in Portuguese. */
export function postingsOf(tools: readonly ToolWords[]): { readonly both: Postings; readonly english: Postings } {
  const both = new Map<string, Posting>();
  const english = tools.some(({ descriptionPt }) => descriptionPt.length > 0) ? new Map<string, Posting>() : both;
  const averages = Object.fromEntries(FIELD_NAMES.map((name) => [name, averageLength(tools.map((tool) => tool[name]))]));
  for (const [at, tool] of tools.entries()) {
    const weights = weightsOf(tool, averages);
    if (english !== both) {
      addTool(english, at, weights.all);
      addPortuguese(weights, fieldWeights('descriptionPt', tool.descriptionPt, averages));
    }
    addTool(both, at, weights.all);
  }
  return { both, english };
}

function addTool(postings: Map<string, Posting>, tool: number, terms: ReadonlyMap<string, number>): void {
  for (const [term, weight] of terms) {
    let posting = postings.get(term);
    if (posting === undefined) {
      posting = { tools: [], weights: [] };
      postings.set(term, posting);
    }
    posting.tools.push(tool);
    posting.weights.push(weight);
  }
}

/** Of the fields that say something: an empty one says nothing about what is long. */
function averageLength(fields: readonly (readonly Said[])[]): number {
  const filled = fields.filter(({ length }) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, { length }) => sum + length, 0) / filled.length;
}

interface Weights {
  readonly described: ReadonlyMap<string, number>;
  readonly all: Map<string, number>;
}

/** All but the Portuguese description. */
function weightsOf(tool: ToolWords, averages: Readonly<Record<string, number>>): Weights {
  const described = fieldWeights('description', tool.description, averages);
  const all = new Map(described);
  for (const name of FIELD_NAMES) if (name !== 'description' && name !== 'descriptionPt') fieldWeights(name, tool[name], averages, all);
  return { described, all };
}

/** What is said in two languages is said once, by whichever says it more. */
function addPortuguese({ described, all }: Weights, portuguese: ReadonlyMap<string, number>): void {
  for (const [term, weight] of portuguese) {
    const more = weight - (described.get(term) ?? 0);
    if (more > 0) all.set(term, (all.get(term) ?? 0) + more);
  }
}

/** Added to `weights`. */
function fieldWeights(
  name: FieldName,
  words: readonly Said[],
  averages: Readonly<Record<string, number>>,
  weights = new Map<string, number>(),
): Map<string, number> {
  const { weight: fieldWeight, lengthCounts } = FIELDS[name];
  const scale = fieldWeight / (1 - lengthCounts + (lengthCounts * words.length) / (averages[name] ?? 1));
  for (const { word, weight } of words)
    for (const [term, strength] of word.terms) weights.set(term, (weights.get(term) ?? 0) + scale * weight * strength);
  return weights;
}
