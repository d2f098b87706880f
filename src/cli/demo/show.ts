// showTable: the demo's last screen: a column per way, and how each figure was measured.
// At the edge, after the three days.
import type { Figures } from './figures.ts';
import { wrapped } from './story.ts';
import type { DemoTexts } from './texts.ts';
import type { TokenCounter } from './tokens.ts';

/** The table, a column for each way, and its notes in lines of `width` columns; without a last newline. */
export function showTable(rows: readonly Figures[], texts: DemoTexts, { name, encoding }: TokenCounter, width: number): string {
  const columns = [['', ...texts.measures], ...rows.map((row) => [texts.ways[row.way].title, ...cellsOf(row)])];
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const lines = (columns[0] ?? []).map((_, line) =>
    columns
      .map((cells, column) =>
        column === 0 ? (cells[line] ?? '').padEnd(widths[0] ?? 0) : (cells[line] ?? '').padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const notes = texts.measured.map((note) => wrapped(note.replace('{tokenizer}', name).replace('{encoding}', encoding), width));
  return `${lines.join('\n')}\n\n${notes.join('\n')}`;
}

/** In the order of the texts' measures. */
function cellsOf(row: Figures): readonly string[] {
  const time = `${(row.elapsed_ms / 1_000).toFixed(1)} s`;
  const last = [row.model_turns, row.tokens, row.duplicates, row.people_woken];
  return [`${row.done}/${row.tasks}`, String(row.done_right), String(row.calls), String(row.wasted_calls), time, ...last.map(String)];
}
