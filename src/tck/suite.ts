// Runs many cases at once, no more than a limit, and says how far it is.
// A suite stops early only when it is told to; every case begun gets its outcome, in the order the cases came in.
import type { NamedCase } from './case.ts';
import type { Outcome } from './outcome.ts';
import { type Bench, runCase } from './run.ts';

/** How to run a suite. */
export interface SuiteOptions extends Bench {
  /** Cases in flight at once; most of their time is waiting. */
  readonly concurrency?: number;
  /** Aborted: no further case is begun; those in flight end and take their sandboxes with them. */
  readonly signal?: AbortSignal;
  /** Called after each case. */
  readonly onOutcome?: (outcome: Outcome, done: number, total: number) => void;
}

const DEFAULT_CONCURRENCY = 16;

/** One outcome per case that was begun, in the cases' order. */
export async function runSuite(cases: readonly NamedCase[], options: SuiteOptions): Promise<readonly Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const queue = [...cases];
  const next = (): NamedCase | undefined => (options.signal?.aborted === true ? undefined : queue.shift());
  const worker = async (): Promise<void> => {
    for (let named = next(); named !== undefined; named = next()) {
      const outcome = await runCase(named, options);
      outcomes.set(named.id, outcome);
      options.onOutcome?.(outcome, outcomes.size, cases.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.concurrency ?? DEFAULT_CONCURRENCY, cases.length) }, worker));
  return cases.flatMap((named) => outcomes.get(named.id) ?? []);
}
