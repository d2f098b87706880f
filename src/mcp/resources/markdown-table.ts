// markdownTable: rows of text as a Markdown table, as narrow as it can be: a model pays for each space.
// Between the wire and the catalogue: pages that are lists of equal things are made of it.

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** With its final newline; every row has as many cells as the head. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |\n`).join('');
}
