// Course: where one call stands on its way through the loop: its attempts, the last failure, and what was tried besides.
// Under `execute`: begun before the first attempt; each step reads it and writes what it did.
import type { Effect } from '../../contract/error-types.ts';
import type { OperationContext, ToolError } from '../../contract/tool-error.ts';
import type { Breakers } from '../accounts/breakers.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { GuardedCall, LoopGuard } from '../accounts/loop-guard.ts';
import type { RetryBudget } from '../accounts/retry-budget.ts';
import type { Attempt } from '../decide.ts';
import type { Because } from '../decision.ts';
import type { HarnessEvent } from '../event.ts';
import type { AttemptRecord } from '../hand-off.ts';
import type { HandOffs } from '../hand-offs/hand-offs.ts';
import type { Raised } from '../hand-offs/make-hand-off.ts';
import type { Policy } from '../policy.ts';
import type { Target } from '../port.ts';
import { canProve, type Lost } from './reconcile.ts';
import type { Sender } from './send.ts';

type Unplaced<Event> = Event extends unknown ? Omit<Event, 'run' | 'operation' | 'atMs' | 'attempt'> : never;

/** What happened, without where and when. */
export type Told = Unplaced<HarnessEvent>;

/** What the loop works with, the same for all calls of a run. */
export interface Workbench extends Sender {
  readonly run: string;
  readonly policy: Policy;
  readonly target: Target;
  readonly ledger: Ledger;
  readonly budget: RetryBudget;
  readonly breakers: Breakers;
  readonly guard: LoopGuard;
  readonly handOffs: HandOffs;
  /** Told of a hand-off that could not be kept, so that nobody was woken. */
  readonly onHandOffLost?: ((thrown: unknown, raised: Raised) => unknown) | undefined;
  /** An attempt is sent under this key. */
  issue(key: string): void;
  tell(operation: string, attempt: number, told: Told): void;
}

/** What is known of an intent from calls before this one. */
export interface Before {
  readonly effect: Effect;
  /** Set when nothing may be sent before it is found out: the failure that left it open. */
  readonly unsettled: ToolError | null;
  /** False: those calls had another key. */
  readonly sameKey: boolean;
}

/** One call as the loop sends it. */
export interface Call extends Lost {
  /** Null: the operation takes none. */
  readonly key: string | null;
  /** From the beginning of the run until the key is not used any longer. */
  readonly keyLeftMs: number;
  /** What a person finds it by at the provider where it has no reference. */
  readonly soughtBy: string | null;
  readonly before: Before | null;
  readonly work: 'attempt' | 'look_up';
  /** As the caller made it: tells it from other calls of the operation. */
  readonly identity: string;
  /** Null: a look-up, which is nobody's intent. */
  readonly intent: IntentOfCall | null;
}

/** What a hand-off says of the intent, and what it is asked. */
export interface IntentOfCall {
  readonly id: string;
  /** The key is one of the harness's own. */
  readonly ownKey: boolean;
  /** Of an earlier call, since which nothing was sent; null: there is none. */
  readonly handOff: string | null;
}

/** Where it stands. */
export interface Course {
  readonly bench: Workbench;
  readonly call: Call;
  readonly attempts: AttemptRecord[];
  /** The least certain over all attempts, those of earlier calls included; null: nothing was sent. */
  effect: Effect | null;
  /** The last failure; null: nothing failed yet. */
  error: ToolError | null;
  /** Tokens that the retry under way took from the budget; null: it is none. */
  paidTokens: number | null;
  refreshed: Attempt['refreshed'];
  lookedUp: Attempt['lookedUp'];
  found: Readonly<Record<string, unknown>> | null;
  /** The attempt under way is there to find out. */
  replaying: boolean;
  /** Something was sent, and nothing is known of it yet. */
  isOut: boolean;
  /** Every attempt that may have done something had the key that the next one has. */
  isUnderOneKey: boolean;
  /** The next attempt has the key of the last one, and the provider remembers it. */
  isKeyed: boolean;
  /** What the port threw in place of its last answer. */
  thrown: unknown;
  /** Its key came to its end within this run. */
  keyEnded: boolean;
}

/** How it ended. */
export type Ended =
  | { readonly ok: true; readonly value: unknown; readonly how: 'answered' | 'found' | 'already' | 'told' }
  | { readonly ok: false; readonly kind: 'hand_off' | 'stop'; readonly error: ToolError; readonly because: Because };

/** A course at its beginning. */
export function beginCourse(bench: Workbench, call: Call): Course {
  const isUnderOneKey = call.key !== null && call.before?.sameKey !== false;
  return {
    bench,
    call,
    attempts: [],
    effect: call.before?.effect ?? null,
    error: call.before?.unsettled ?? null,
    paidTokens: null,
    refreshed: bench.port.refresh === undefined ? null : false,
    lookedUp: 'not_yet',
    found: null,
    replaying: false,
    isOut: false,
    isUnderOneKey,
    isKeyed: isUnderOneKey,
    thrown: undefined,
    keyEnded: false,
  };
}

/** The call, as the loop guard tells it from others. */
export const guarded = ({ operation, identity }: Call): GuardedCall => ({ operation: operation.name, identity });

/** What the contract knows of this call. */
export function contextOf({ operation, key }: Call): OperationContext {
  return { name: operation.name, write: operation.write, keyed: key !== null };
}

/** The same of all its attempts: a key protects what was sent under that key alone. */
export function contextOfAll({ call, isUnderOneKey }: Course): OperationContext {
  return { ...contextOf(call), keyed: isUnderOneKey };
}

/** The attempt as `decide` sees it. */
export function attemptOf(course: Course): Attempt {
  const { bench, call, attempts, refreshed, lookedUp } = course;
  return {
    number: attempts.length,
    keyed: course.isKeyed,
    referenced: canProve(call),
    roll: bench.random.unit(),
    refreshed,
    lookedUp,
  };
}
