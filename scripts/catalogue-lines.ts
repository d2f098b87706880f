// catalogueLines: fixtures/discovery/catalogue.jsonl, our catalogue as anybody's: a tool a line, as `overdue search --catalog` reads it.
// Arguments and aliases are left out, as they are in the three other catalogues there: figures of all four are measured alike.
import type { CatalogueEntry } from '../src/tools/tool-entries.ts';

/** The file's text. */
export function catalogueLines(entries: readonly CatalogueEntry[]): string {
  return entries.map(({ aliases: _, input_schema: _schema, ...entry }) => `${JSON.stringify(entry)}\n`).join('');
}
