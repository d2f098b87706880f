// FIELDS: which part of a tool counts how much, and what each says.
// A step of a catalogue's walk: an entry → weighted words.
import { clausesOf } from './clauses.ts';
import { readWords, type WordReading } from './read-words.ts';
import { schemaTexts } from './schema-words.ts';
import type { ToolEntry } from './tool-entry.ts';

/** A part of a tool. */
export interface Field {
  readonly weight: number;
  /** How far a long text is held against its words: 0 not at all, 1 in proportion. @see BM25F, `b` */
  readonly lengthCounts: number;
}

/** The parts that are searched. */
export const FIELDS = {
  name: { weight: 3, lengthCounts: 0.3 },
  aliases: { weight: 1.6, lengthCounts: 0.3 },
  description: { weight: 1.3, lengthCounts: 0.5 },
  descriptionPt: { weight: 1.3, lengthCounts: 0.5 },
  argumentNames: { weight: 0.45, lengthCounts: 0.6 },
  argumentTexts: { weight: 0.2, lengthCounts: 0.7 },
  category: { weight: 0.3, lengthCounts: 0.3 },
} as const satisfies Readonly<Record<string, Field>>;
/** One of FIELDS. */
export type FieldName = keyof typeof FIELDS;

/** A word and how far it counts in its field. */
export interface Said {
  readonly word: WordReading;
  readonly weight: number;
}

const NAME_MAX = 256;
const TEXT_MAX = 4_000;
const LIST_MAX = 100;

const textOf = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '');

const said = (text: string, weight = 1): readonly Said[] => readWords(text).map((word) => ({ word, weight: weight * word.weight }));

/** What `entry` says in each field. Of long texts the beginning counts. */
export function fieldsOf(entry: ToolEntry, isName: (name: string) => boolean): Readonly<Record<FieldName, readonly Said[]>> {
  const isOtherTool = (name: string): boolean => name !== entry.name && isName(name);
  const described = (text: unknown): readonly Said[] =>
    clausesOf(textOf(text, TEXT_MAX), isOtherTool).flatMap((clause) => said(clause.text, clause.weight));
  const { names, descriptions } = schemaTexts(entry.input_schema);
  const aliases = Array.isArray(entry.aliases) ? entry.aliases.slice(0, LIST_MAX) : [];
  return {
    name: said(textOf(entry.name, NAME_MAX)),
    aliases: aliases.flatMap((alias) => said(textOf(alias, NAME_MAX))),
    description: described(entry.description),
    descriptionPt: described(entry.description_pt),
    argumentNames: names.flatMap((name) => said(name)),
    argumentTexts: descriptions.flatMap((text) => said(text)),
    category: said(textOf(entry.category, NAME_MAX)),
  };
}
