// answerQueries: a query a line in, the names of tools a line out, in the same order. A line that holds none is answered, too.
// At the edge, for `overdue search --jsonl`: what programs in other languages and measurements talk to.
import type { Writable } from 'node:stream';
import type { ToolIndex, ToolSearchOptions } from '../../discovery/tool-entry.ts';
import { write } from '../classify/answer-lines.ts';
import { type Line, splitLines } from '../classify/split-lines.ts';

const LINE_MAX_BYTES = 8 * 1024 * 1024;

/** Answers each line of `input` on `output`, until either ends. */
export async function answerQueries(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  index: ToolIndex,
  options: ToolSearchOptions,
): Promise<void> {
  const lines = splitLines(LINE_MAX_BYTES);
  let count = 0;
  const answered = (come: readonly Line[]): string =>
    come
      .map((line) => {
        count += 1;
        return `${JSON.stringify(answerLine(line, count, index, options))}\n`;
      })
      .join('');
  for await (const chunk of input) {
    await write(output, answered(lines.push(chunk)));
    if (output.destroyed) return;
  }
  await write(output, answered(lines.end()));
}

function answerLine(line: Line, number: number, index: ToolIndex, options: ToolSearchOptions): object {
  const query = queryOf(line);
  if (query === undefined) {
    const came = line === null ? `longer than ${LINE_MAX_BYTES} bytes` : 'something else';
    return { query: null, tools: [], error: `Line ${number}: expected {"query": text}, got ${came}.` };
  }
  return { query, tools: index.search(query, options).hits.map(({ name }) => name) };
}

function queryOf(line: Line): string | undefined {
  try {
    const value = JSON.parse((line ?? '').replace(/^\uFEFF/, '')) as { readonly query?: unknown } | null;
    return typeof value?.query === 'string' ? value.query : undefined;
  } catch {
    return undefined;
  }
}
