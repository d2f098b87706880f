// table and fillRegions: rows of text as a Markdown table, and a page written by hand but for its generated regions.
// The generated pages of docs/ are made of these.

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** A Markdown table with its final newline; every row has as many cells as the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/**
 * The page with its generated regions filled; each begins with `<!-- generated:name -->` and ends with `<!-- /generated -->`.
 * @throws when one is missing; `path` is the page's, for the message.
 */
export function fillRegions(path: string, page: string, regions: Readonly<Record<string, string>>): string {
  return Object.entries(regions).reduce((text, [name, content]) => {
    const region = new RegExp(`(<!-- generated:${name} -->\n)[\\s\\S]*?(<!-- /generated -->)`);
    if (!region.test(text)) throw new Error(`${path} has no region ${name}`);
    return text.replace(region, (_whole, begin: string, end: string) => `${begin}\n${content}\n${end}`);
  }, page);
}
