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

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Words of each tool's fields → postings. */
export function postingsOf(tools: readonly Readonly<Record<FieldName, readonly Said[]>>[]): Postings {
  const postings = new Map<string, Posting>();
  const averages = Object.fromEntries(FIELD_NAMES.map((name) => [name, averageLength(tools.map((tool) => tool[name]))]));
  for (const [at, tool] of tools.entries()) {
    for (const [term, weight] of weightsOf(tool, averages)) {
      const posting = postings.get(term) ?? { tools: [], weights: [] };
      posting.tools.push(at);
      posting.weights.push(weight);
      postings.set(term, posting);
    }
  }
  return postings;
}

/** Of the fields that say something: an empty one says nothing about what is long. */
function averageLength(fields: readonly (readonly Said[])[]): number {
  const filled = fields.filter(({ length }) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, { length }) => sum + length, 0) / filled.length;
}

function weightsOf(
  tool: Readonly<Record<FieldName, readonly Said[]>>,
  averages: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const described = fieldWeights('description', tool.description, averages);
  // What is said in two languages is said once.
  for (const [term, weight] of fieldWeights('descriptionPt', tool.descriptionPt, averages))
    described.set(term, Math.max(described.get(term) ?? 0, weight));
  const others = FIELD_NAMES.filter((name) => name !== 'description' && name !== 'descriptionPt');
  for (const field of [described, ...others.map((name) => fieldWeights(name, tool[name], averages))])
    for (const [term, weight] of field) weights.set(term, (weights.get(term) ?? 0) + weight);
  return weights;
}

function fieldWeights(name: FieldName, words: readonly Said[], averages: Readonly<Record<string, number>>): Map<string, number> {
  const weights = new Map<string, number>();
  const { weight: fieldWeight, lengthCounts } = FIELDS[name];
  const scale = fieldWeight / (1 - lengthCounts + (lengthCounts * words.length) / (averages[name] ?? 1));
  for (const { word, weight } of words)
    for (const [term, strength] of word.terms) weights.set(term, (weights.get(term) ?? 0) + scale * weight * strength);
  return weights;
}
