// table: rows of text as a Markdown table.
// The generated pages of docs/ are made of these.

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** A Markdown table with its final newline; every row has as many cells as the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |\n`).join('');
}
