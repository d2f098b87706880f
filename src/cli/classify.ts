// classify: whatever a program got instead of an answer, on stdin, as one tool error on stdout; with --jsonl one a line.
// A command of the command line. Calls nobody, keeps nothing.
import { explain } from '../classifier/explain.ts';
import type { Language, OperationContext } from '../contract/tool-error.ts';
import { readFailure } from '../evidence/input/read-failure.ts';
import { answerLines } from './classify/answer-lines.ts';
import { readInput } from './classify/read-input.ts';
import { reasonsOf } from './classify/reasons.ts';
import { showVerdict } from './classify/show-verdict.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { paintFor } from './paint.ts';
import { writeOf } from './write-of.ts';

/** Options of `overdue classify`. */
export interface ClassifyCommandOptions {
  readonly jsonl?: boolean;
  readonly json?: boolean;
  readonly explain?: boolean;
  readonly lang?: Language;
  readonly operation?: string;
  readonly write?: NonNullable<OperationContext['write']>;
  readonly key?: boolean;
}

/** Runs `overdue classify` until stdin ends. A failure that nobody understands is an answer, too. */
export async function classifyCommand(options: ClassifyCommandOptions): Promise<ExitCode> {
  const { stdin, stdout, stderr } = process;
  const operation = operationOf(options);
  const known = { ...(operation === undefined ? {} : { operation }), ...(options.lang === undefined ? {} : { lang: options.lang }) };
  if (stdin.isTTY) stderr.write('Paste the failure, then Ctrl-D.\n');
  if (options.jsonl === true) {
    await answerLines(stdin, stdout, { ...known, explain: options.explain === true });
    return EXIT.ok;
  }
  const { text, isCut } = await readInput(stdin);
  const { failure, readAs } = readFailure(text, isCut);
  const explanation = explain(failure, known);
  const reasons = options.explain === true ? { read_as: readAs, ...reasonsOf(explanation) } : undefined;
  if (options.json === true)
    stdout.write(`${JSON.stringify(reasons === undefined ? explanation.error : { ...explanation.error, reasons })}\n`);
  else stdout.write(showVerdict(explanation.error, reasons, paintFor(stdout)));
  return EXIT.ok;
}

/** One of our operations brings its promise along; of another, `--write` says it. */
function operationOf({ operation: name, write: given, key }: ClassifyCommandOptions): OperationContext | undefined {
  if (name === undefined && given === undefined && key === undefined) return undefined;
  const write = given ?? (name === undefined ? undefined : writeOf(name));
  return {
    ...(name === undefined ? {} : { name }),
    ...(write === undefined ? {} : { write }),
    ...(key === undefined ? {} : { keyed: key }),
  };
}
