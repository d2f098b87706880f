// answerLines: a failure a line in, a tool error a line out, in the same order. A line that holds none is answered, too.
// At the edge, for `overdue classify --jsonl`: what harnesses in other languages talk to.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type ClassifyOptions, classify } from '../../classifier/classify.ts';
import { explain } from '../../classifier/explain.ts';
import type { OperationContext, ToolError } from '../../contract/tool-error.ts';
import { readLine } from '../../evidence/input/read-line.ts';
import { writeOf } from '../write-of.ts';
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
  const answer = (error: object): string => withId(read.id, JSON.stringify(error));
  if ('wrong' in read) return answer(refusal(read.wrong, number, options));
  const known = {
    ...options,
    ...(read.operation === undefined ? {} : { operation: promised(read.operation) }),
    ...langOf(read.lang),
  } as ClassifyOptions;
  if (options.explain !== true) return answer(classify(read.failure, known));
  const explanation = explain(read.failure, known);
  return answer({ ...explanation.error, reasons: reasonsOf(explanation) });
}

/** `json` with the id in front, as it was written: a long number would not survive being one. */
function withId(id: string | undefined, json: string): string {
  return id === undefined ? json : `{"id":${id},${json.slice(1)}`;
}

/** One of our operations brings its promise along. */
function promised(operation: OperationContext): OperationContext {
  const { name, write } = operation;
  const own = write === undefined && name !== undefined ? writeOf(name) : undefined;
  return own === undefined ? operation : { ...operation, write: own };
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

/** Writes `text`, and waits when the reader is slower; a reader that has left is not waited for. */
export async function write(output: Writable, text: string): Promise<void> {
  if (text === '' || output.destroyed || output.write(text)) return;
  const left = new AbortController();
  const { signal } = left;
  await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]).catch(() => {});
  left.abort();
}
