// fly, tellAgain, left, lastLeft: what becomes of one call: it is made, or its success is told to somebody at last, or somebody leaves it to others.
// Around `execute`: with a limit and a teller of its own, and an answer for whoever gave up.
import type { Language } from '../../contract/tool-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RandomSource } from '../../ports/random.ts';
import type { Listener } from '../event.ts';
import type { HarnessOptions, SharedAccounts } from '../harness-options.ts';
import type { LeftBy } from '../intents/join-within.ts';
import type { Failed, Succeeded } from '../outcome.ts';
import type { Policy } from '../policy.ts';
import type { OperationFacts } from '../port.ts';
import type { Call, Workbench } from './course.ts';
import { type Executed, execute } from './execute.ts';
import { startLimit } from './limit.ts';
import { ownError } from './own-error.ts';

/** A harness's options, whole. */
export interface Setting extends Omit<HarnessOptions, 'policy' | 'accounts'> {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly lang: Language;
  readonly policy: Policy;
  readonly accounts: SharedAccounts;
  readonly issue: (key: string) => void;
}

/** One run, and what ends it. */
export interface Departing {
  readonly run: string;
  readonly deadlineMs: number;
  readonly asked: AbortSignal;
  /** Of this run alone, beside the harness's own. */
  readonly onEvent?: Listener | undefined;
}

/** Makes the call. Never rejects: a mistake of the program is `broken`. */
export async function fly(setting: Setting, departing: Departing, call: Call): Promise<Executed> {
  const { port, clock, random, lang, policy, accounts, target, issue, onHandOffLost } = setting;
  const { run, deadlineMs, asked, onEvent } = departing;
  try {
    const limit = startLimit(clock, deadlineMs, asked);
    const tools = { port, clock, random, lang, limit, attemptMs: policy.attemptMs };
    const bench = { ...tools, ...accounts, run, policy, target, issue, tell: tellerOf(setting, run, onEvent), onHandOffLost };
    const executed = await execute(bench, call);
    limit.release();
    return executed;
  } catch (by) {
    // A clock that cannot begin or end it: nothing is known that was not known before, or it is broken off already.
    const outcome = left(setting, call.operation, { kind: 'aborted', sent: call.before !== null }).outcome;
    return { outcome, effect: call.before?.effect ?? null, broken: { by } };
  }
}

function tellerOf({ onEvent, clock }: Setting, run: string, own?: Listener): Workbench['tell'] {
  return (operation, attempt, told) => {
    for (const listener of [onEvent, own]) {
      try {
        // Telling never changes what is done, and what it rejects with is nobody's.
        Promise.resolve(listener?.({ run, operation, atMs: clock.now(), attempt, ...told })).catch(() => undefined);
      } catch {
        // The same of what it throws.
      }
    }
  };
}

/** A success that nobody has got yet. Nothing is sent. */
export function tellAgain(setting: Setting, run: string, { name }: OperationFacts, done: Succeeded): Executed {
  tellerOf(setting, run)(name, 0, { kind: 'succeeded', how: done.how });
  return { outcome: { ...done, run, attempts: { count: 0, elapsed_ms: 0 } }, effect: 'applied' };
}

/** Why somebody left, and whether anything may have happened by then. */
export interface Leaving {
  readonly kind: LeftBy;
  readonly sent: boolean;
}

/** What a caller gets who gave up a call that goes on for others. */
export function left({ random, lang }: Setting, { name, write }: OperationFacts, { kind, sent }: Leaving): Executed & { outcome: Failed } {
  const run = random.id();
  const error = ownError({ kind, operation: { name, write, keyed: write === 'keyed' }, sent, correlationId: run, lang });
  const because = kind === 'aborted' ? 'caller_aborted' : 'deadline_too_near';
  return { outcome: { ok: false, error, because, handOff: null, run, attempts: { count: 0, elapsed_ms: 0 } }, effect: error.effect };
}

/** What the last one gets who left: the call was broken off for its sake, and of that it is told by its own reason. */
export function lastLeft(setting: Setting, facts: OperationFacts, kind: LeftBy, landed: Executed): Executed {
  const { outcome } = landed;
  if (outcome.ok || kind === 'aborted' || outcome.because !== 'caller_aborted') return landed;
  const { run, attempts } = outcome;
  const { outcome: own } = left(setting, facts, { kind, sent: landed.effect !== null && landed.effect !== 'not_applied' });
  const error = attempts.count === 0 ? own.error : { ...own.error, attempts };
  return { ...landed, outcome: { ...own, error, run, attempts } };
}
