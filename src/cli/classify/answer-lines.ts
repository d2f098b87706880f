// answerLines: a failure a line in, a tool error a line out, in the same order. A line that holds none is answered, too.
// At the edge, for `overdue classify --jsonl`: what harnesses in other languages talk to.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type ClassifyOptions, classify } from '../../classifier/classify.ts';
import { explain } from '../../classifier/explain.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import { readLine } from '../../evidence/input/read-line.ts';
import { reasonsOf } from './reasons.ts';
import { type Line, splitLines } from './split-lines.ts';

const LINE_MAX_BYTES = 8 * 1024 * 1024;

/** What counts for lines that say nothing of their call or language; whether each answer has its reasons. */
export interface AnswerOptions extends Pick<ClassifyOptions, 'operation' | 'lang'> {
  readonly explain?: boolean;
}

/** Answers each line of `input` on `output`, until either ends. */
export async function answerLines(input: AsyncIterable<Uint8Array>, output: Writable, options: AnswerOptions): Promise<void> {
  const lines = splitLines(LINE_MAX_BYTES);
  let count = 0;
  const answered = (come: readonly Line[]): string => {
    const first = count + 1;
    count += come.length;
    return come.map((line, index) => `${answerLine(line, first + index, options)}\n`).join('');
  };
  for await (const chunk of input) {
    await write(output, answered(lines.push(chunk)));
    if (output.destroyed) return;
  }
  await write(output, answered(lines.end()));
}

/** The answer to one line, as JSON; `number` counts from 1. */
function answerLine(line: Line, number: number, options: AnswerOptions): string {
  const read = line === null ? { wrong: `longer than ${LINE_MAX_BYTES} bytes` } : readLine(line);
  const id = isEchoed(read.id) ? { id: read.id } : {};
  if ('wrong' in read) return JSON.stringify({ ...id, ...refusal(read.wrong, number, options) });
  const known = {
    ...options,
    ...(read.operation === undefined ? {} : { operation: read.operation }),
    ...langOf(read.lang),
  } as ClassifyOptions;
  if (options.explain !== true) return JSON.stringify({ ...id, ...classify(read.failure, known) });
  const explanation = explain(read.failure, known);
  return JSON.stringify({ ...id, ...explanation.error, reasons: reasonsOf(explanation) });
}

/** An id is a name, not a structure. */
function isEchoed(id: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof id) || id === null;
}

function langOf(lang: unknown): { readonly lang?: unknown } {
  return typeof lang === 'string' ? { lang } : {};
}

function refusal(wrong: string, number: number, { lang }: AnswerOptions): ToolError {
  const options = { correlationId: `line-${number}`, ...(lang === undefined ? {} : { lang }) };
  return {
    ...classify(undefined, options),
    rule: 'input.bad_line',
    because: `Line ${number} holds no failure: ${wrong} (docs/classify.md).`,
  };
}

/** Waits when the reader is slower; a reader that has left is not waited for. */
async function write(output: Writable, text: string): Promise<void> {
  if (text === '' || output.destroyed || output.write(text)) return;
  const left = new AbortController();
  const { signal } = left;
  await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]).catch(() => {});
  left.abort();
}
