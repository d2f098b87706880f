// toolEntries: a catalogue as a search takes it: names, what is said of each tool in two languages, its arguments, and other words for it.
// Above the walks: where the tools meet the search, which knows none of them.
import { type ArgumentsSchema, jsonSchemaOf } from './arguments/json-schema.ts';
import type { Category } from './categories.ts';
import type { Tool } from './tool.ts';

/** A tool, as a catalogue's line says it. */
export interface CatalogueEntry {
  readonly name: string;
  readonly category: Category;
  /** What the model reads. */
  readonly description: string;
  readonly description_pt: string;
  readonly input_schema: ArgumentsSchema;
  /** For the search alone. */
  readonly aliases: readonly string[];
}

/** An entry for each tool, in the catalogue's order. */
export function toolEntries(tools: readonly Tool[]): readonly CatalogueEntry[] {
  return tools.map(({ name, category, description, input, aliases }) => ({
    name,
    category,
    description: description.en,
    description_pt: description['pt-BR'],
    input_schema: jsonSchemaOf(input),
    aliases,
  }));
}
