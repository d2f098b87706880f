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

const hasDeadline = ({ call }: NamedCase): boolean => call.deadline_ms !== undefined;

/** Cases that mostly wait for a deadline, and the others: side by side, so that few are busy at once and a deadline is not missed for their sake. */
function lanesOf(cases: readonly NamedCase[], concurrency: number): readonly (readonly [cases: NamedCase[], width: number])[] {
  if (concurrency === 1) return [[[...cases], 1]];
  const width = Math.floor(concurrency / 2);
  return [
    [cases.filter(hasDeadline), width],
    [cases.filter((named) => !hasDeadline(named)), width],
  ];
}

/** One outcome per case that was begun, in the cases' order. */
export async function runSuite(cases: readonly NamedCase[], options: SuiteOptions): Promise<readonly Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const work = async (queue: NamedCase[]): Promise<void> => {
    for (let named = queue.shift(); named !== undefined && options.signal?.aborted !== true; named = queue.shift()) {
      const outcome = await runCase(named, options);
      outcomes.set(named.id, outcome);
      options.onOutcome?.(outcome, outcomes.size, cases.length);
    }
  };
  const lanes = lanesOf(cases, options.concurrency ?? DEFAULT_CONCURRENCY);
  await Promise.all(lanes.flatMap(([queue, width]) => Array.from({ length: width }, () => work(queue))));
  return cases.flatMap((named) => outcomes.get(named.id) ?? []);
}
