// verify: runs the contract cases and says which hold; starts the service unless it is given one.
// A command of the command line.
import { type FileHandle, open } from 'node:fs/promises';
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
  /** Command of the program to judge, run by the shell; our own client when left out. */
  readonly subject?: string;
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
  const cases = options.case === undefined ? all : all.filter((named) => matchesCase(named.id, options.case ?? ''));
  if (cases.length === 0) {
    process.stderr.write(
      `No case matches ${options.case}. There are ${all.length}, in ${families(all)}; for example: --case 'lost_reply/*'\n`,
    );
    return EXIT.usage;
  }
  // Opened first: a path that cannot be written must not cost a whole run.
  const junit = options.junit === undefined ? null : await openReport(options.junit);
  try {
    return await judgeAll(cases, options, junit);
  } finally {
    await junit?.close();
  }
}

/** Whether a case is one that `--case` asks for; the name of a family stands for all of it. */
function matchesCase(id: string, glob: string): boolean {
  return picomatch.isMatch(id, glob) || id.startsWith(`${glob.replace(/\/$/, '')}/`);
}

async function judgeAll(cases: readonly NamedCase[], options: VerifyOptions, junit: FileHandle | null): Promise<ExitCode> {
  const interrupt = new AbortController();
  void untilInterrupted().then(() => interrupt.abort());
  const outcomes = await withTarget(options, (target) => runMatrix(cases, target, { signal: interrupt.signal, subject: options.subject }));
  if (interrupt.signal.aborted) {
    process.stderr.write(`Interrupted after ${outcomes.length} of ${cases.length} cases.\n`);
    return EXIT.interrupted;
  }
  print(outcomes, options.json === true);
  if (junit !== null) await writeJunit(junit, outcomes);
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

async function openReport(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'w');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`cannot write the JUnit report ${file}: ${why}`);
  }
}

async function writeJunit(file: FileHandle, outcomes: readonly Outcome[]): Promise<void> {
  const { toJunit } = await import('../tck/report-junit.ts');
  await file.writeFile(toJunit(outcomes));
}

function families(cases: readonly NamedCase[]): string {
  return [...new Set(cases.map((named) => named.id.split('/')[0]))].join(', ');
}
