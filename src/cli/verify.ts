// verify: runs the contract cases and says which hold; starts the service unless it is given one.
// A command of the command line.
import { writeFile } from 'node:fs/promises';
import picomatch from 'picomatch';
import type { NamedCase } from '../tck/case.ts';
import { loadCases } from '../tck/load.ts';
import type { Outcome } from '../tck/outcome.ts';
import { toJsonLine } from '../tck/report-json.ts';
import { toFailures, toSummary, toTable } from '../tck/report-table.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { casesFolder } from './package-root.ts';
import { paintFor } from './paint.ts';
import { runMatrix, type Target } from './run-matrix.ts';
import { untilInterrupted } from './until-interrupted.ts';

/** Options of `overdue verify`. */
export interface VerifyOptions {
  /** Of a running service; its control API is looked for on the same host. */
  readonly url?: string;
  readonly controlToken?: string;
  readonly json?: boolean;
  /** File for the JUnit report. */
  readonly junit?: string;
  /** Glob over case ids. */
  readonly case?: string;
}

/** Runs `overdue verify`. Throws what stands in the way of running at all. */
export async function verify(options: VerifyOptions): Promise<ExitCode> {
  const all = await loadCases(casesFolder());
  const cases = options.case === undefined ? all : all.filter((named) => picomatch.isMatch(named.id, options.case ?? ''));
  if (cases.length === 0) {
    process.stderr.write(
      `No case matches ${options.case}. There are ${all.length}, in ${families(all)}; for example: --case 'lost_reply/*'\n`,
    );
    return EXIT.usage;
  }
  const interrupt = new AbortController();
  void untilInterrupted().then(() => interrupt.abort());
  const outcomes = await withTarget(options, (target) => runMatrix(cases, target, interrupt.signal));
  if (interrupt.signal.aborted) {
    process.stderr.write(`Interrupted after ${outcomes.length} of ${cases.length} cases.\n`);
    return EXIT.interrupted;
  }
  print(outcomes, options.json === true);
  if (options.junit !== undefined) await writeJunit(options.junit, outcomes);
  return exitCodeOf(outcomes);
}

/** A case that could not be judged says nothing about the client. */
function exitCodeOf(outcomes: readonly Outcome[]): ExitCode {
  if (outcomes.some((outcome) => outcome.blame === 'subject')) return EXIT.failed;
  return outcomes.every((outcome) => outcome.verdict === 'pass') ? EXIT.ok : EXIT.couldNotRun;
}

/** Prints outcomes: JSON lines on stdout, or the table with what failed and why. */
export function print(outcomes: readonly Outcome[], json: boolean): void {
  if (json) {
    process.stdout.write(outcomes.map((outcome) => `${toJsonLine(outcome)}\n`).join(''));
    return;
  }
  const failures = toFailures(outcomes).map((line) => `${line}\n`);
  process.stdout.write(
    `${toTable(outcomes, { paint: paintFor(process.stdout), ...widthOf(process.stdout) })}\n\n${failures.join('')}${failures.length === 0 ? '' : '\n'}${toSummary(outcomes)}\n`,
  );
}

function widthOf({ isTTY, columns }: NodeJS.WriteStream): { readonly width?: number } {
  return isTTY === true && columns > 0 ? { width: columns } : {};
}

async function withTarget<T>({ url, controlToken }: VerifyOptions, run: (target: Target) => Promise<T>): Promise<T> {
  if (url !== undefined) return run({ controlUrl: new URL('/__overdue', url).href, controlToken: controlToken ?? null });
  const { embedService } = await import('./embed.ts');
  const service = await embedService({ port: 0 });
  try {
    return await run(service);
  } finally {
    await service.close();
  }
}

async function writeJunit(file: string, outcomes: readonly Outcome[]): Promise<void> {
  const { toJunit } = await import('../tck/report-junit.ts');
  await writeFile(file, toJunit(outcomes));
}

function families(cases: readonly NamedCase[]): string {
  return [...new Set(cases.map((named) => named.id.split('/')[0]))].join(', ');
}
