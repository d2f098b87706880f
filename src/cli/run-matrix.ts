// runMatrix: the contract cases against one service, with progress on a terminal.
// At the edge, between the contract suite and `verify` or `start`.
import { createControl } from '../control/client.ts';
import { systemClock } from '../ports/clock.ts';
import type { NamedCase } from '../tck/case.ts';
import type { Outcome } from '../tck/outcome.ts';
import { runSuite } from '../tck/suite.ts';
import { localSubject } from './subject-local.ts';
import { writeOf } from './write-of.ts';

/** Where the service's control API is. */
export interface Target {
  readonly controlUrl: string;
  readonly controlToken?: string | null;
}

/** One outcome per case. Throws ControlError when the service cannot be reached at all. */
export async function runMatrix(cases: readonly NamedCase[], { controlUrl, controlToken }: Target): Promise<readonly Outcome[]> {
  const control = createControl({ url: controlUrl, ...(controlToken == null ? {} : { token: controlToken }) });
  await control.health();
  const progress = await progressFor(cases.length);
  try {
    return await runSuite(cases, {
      control,
      subject: localSubject,
      writeOf,
      clock: systemClock,
      onOutcome: (_outcome, done) => progress.show(done),
    });
  } finally {
    progress.end();
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
  const bar = new SingleBar({ stream: process.stderr, clearOnComplete: true, format: '{bar} {value}/{total} cases' }, Presets.shades_grey);
  bar.start(total, 0);
  return { show: (done) => bar.update(done), end: () => bar.stop() };
}
