// showHits: what a search found, for people: a tool a line, best first; where it found little, what there is.
// At the edge, for `overdue search` without `--json`.
import type { ToolSearchResult } from '../../discovery/tool-entry.ts';
import type { Paint } from '../../tck/report-table.ts';

/** The text of an answer, with its last newline; no line is wider than `columns`. */
export function showHits({ hits, weak, categories }: ToolSearchResult, columns: number, paint: Paint): string {
  const width = Math.max(0, ...hits.map(({ name }) => name.length));
  const found = hits.map(({ name, description }) => {
    const room = Math.max(0, columns - width - 2);
    const text = printable(description);
    return `${paint.good(printable(name).padEnd(width))}  ${text.length > room ? `${text.slice(0, Math.max(0, room - 1))}…` : text}`;
  });
  if (!weak) return `${found.join('\n')}\n`;
  const there = categories.map(({ category, count }) => `  ${printable(category ?? '(none)')}: ${count}`);
  const head = hits.length === 0 ? 'Nothing was found. There are tools of' : 'Little of the question was found. There are tools of';
  return `${[...found, paint.faint(head), ...there].join('\n')}\n`;
}

/** A catalogue is anybody's: nothing of it moves the cursor. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
