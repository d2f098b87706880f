// runMatrix: the contract cases against one service, with progress on a terminal.
// At the edge, between the contract suite and `verify` or `start`.
import { type Control, createControl } from '../control/client.ts';
import { ControlError } from '../control/control-error.ts';
import { systemClock } from '../ports/clock.ts';
import type { NamedCase } from '../tck/case.ts';
import type { Outcome } from '../tck/outcome.ts';
import type { Question, Subject } from '../tck/subject.ts';
import { type StdioSubject, stdioSubject, warmUp } from '../tck/subject-stdio.ts';
import { runSuite } from '../tck/suite.ts';
import { localSubject } from './subject-local.ts';
import { writeOf } from './write-of.ts';

/** Where the service's control API is. */
export interface Target {
  readonly controlUrl: string;
  readonly controlToken?: string | null;
}

/** A service that takes longer to say that it is up counts as unreachable. */
const CONTACT_MS = 5_000;
/** Nothing the control API does takes this long; a service that died halfway must not hold the suite. */
const CONTROL_MS = 30_000;

/** How to run the cases. */
export interface MatrixOptions {
  /** Aborted: no further case is begun. */
  readonly signal?: AbortSignal;
  /** Command of the program to judge; our own client when left out. */
  readonly subject?: string | undefined;
}

/**
 * One outcome per case begun; all of them unless `signal` is aborted.
 * Throws ControlError when the service cannot be used at all, SubjectError when the subject cannot.
 */
export async function runMatrix(
  cases: readonly NamedCase[],
  target: Target,
  { signal, subject }: MatrixOptions = {},
): Promise<readonly Outcome[]> {
  await contact(controlOf(target, CONTACT_MS));
  const control = controlOf(target, CONTROL_MS);
  if (subject === undefined) return runCases(cases, { control, subject: localSubject, signal });
  const program = stdioSubject(subject);
  const onAbort = (): void => program.close();
  signal?.addEventListener('abort', onAbort);
  try {
    await greet(program, control);
    return await runCases(cases, { control, subject: program, signal, concurrency: 1 });
  } finally {
    signal?.removeEventListener('abort', onAbort);
    program.close();
  }
}

interface Runs {
  readonly control: Control;
  readonly subject: Subject;
  readonly signal: AbortSignal | undefined;
  readonly concurrency?: number;
}

async function runCases(cases: readonly NamedCase[], { signal, ...runs }: Runs): Promise<readonly Outcome[]> {
  const progress = await progressFor(cases.length);
  try {
    return await runSuite(cases, {
      ...runs,
      writeOf,
      clock: systemClock,
      ...(signal === undefined ? {} : { signal }),
      onOutcome: (_outcome, done) => progress.show(done),
    });
  } finally {
    progress.end();
  }
}

/** A subject's first question: a plain read in a sandbox of its own. */
async function greet(subject: StdioSubject, control: Control): Promise<void> {
  const { id, base_url, credentials, handles } = await control.createSandbox({});
  const input = { invoice_id: handles['invoice.open'] ?? '' };
  const question: Question = { base_url, credential: credentials.default ?? '', operation: 'get_invoice', input, deadline_ms: 5000 };
  try {
    await warmUp(subject, question, systemClock);
  } finally {
    await control.deleteSandbox(id).catch(() => undefined);
  }
}

function controlOf({ controlUrl, controlToken }: Target, limitMs: number): Control {
  return createControl({
    url: controlUrl,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(limitMs) }),
    ...(controlToken == null ? {} : { token: controlToken }),
  });
}

/** Resolves when the service is up and lets this caller in; health alone asks for no token. */
async function contact(control: Control): Promise<void> {
  await control.health();
  try {
    await control.sandbox('default');
  } catch (error) {
    const isTokenWrong = error instanceof ControlError && error.code === 'control_token_required';
    throw isTokenWrong ? new ControlError('the service wants another control token; give it with --control-token', error.code) : error;
  }
}

interface Progress {
  show(done: number): void;
  end(): void;
}

/** A bar on stderr when that is a terminal, else nothing. */
async function progressFor(total: number): Promise<Progress> {
  if (process.stderr.isTTY !== true) return { show: () => undefined, end: () => undefined };
  const { SingleBar, Presets } = (await import('cli-progress')).default;
  // Line wrap stays as it is: a second Ctrl-C leaves no time to put the terminal back.
  const how = { stream: process.stderr, clearOnComplete: true, linewrap: true, format: '{bar} {value}/{total} cases' };
  const bar = new SingleBar(how, Presets.shades_grey);
  bar.start(total, 0);
  return { show: (done) => bar.update(done), end: () => bar.stop() };
}
