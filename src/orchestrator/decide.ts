// decide: from a tool error and where things stand to what is done now. Pure and total.
// After a failure's walk, step 5.
import type { Effect } from '../contract/error-types.ts';
import type { ToolError } from '../contract/tool-error.ts';
import type { Decision } from './decision.ts';
import type { Policy } from './policy.ts';
import type { OperationFacts } from './port.ts';

/** The attempt that failed, and what was tried besides. */
export interface Attempt {
  /** Counted from 1. */
  readonly number: number;
  /** Its idempotency key was sent. */
  readonly keyed: boolean;
  /** Its input carries a reference that the provider keeps unique. */
  readonly referenced: boolean;
  /** In [0, 1): this attempt's draw for its wait. */
  readonly roll: number;
  /** The credential was renewed since the call began; null: nobody can renew it. */
  readonly refreshed: boolean | null;
  /** What a look-up said since this attempt; `failed`: it could not be made, or a replay settled nothing. */
  readonly lookedUp: 'not_yet' | 'found' | 'absent' | 'failed';
}

/** Where the budgets stand, as `decide` sees them. */
export interface LedgerView {
  /** Until the deadline, in milliseconds; Infinity: there is none. */
  readonly leftMs: number;
  /** Tokens in the host's retry budget. */
  readonly retryTokens: number;
  /** When a breaker reopens, in milliseconds from now; null: none is open. */
  readonly breakerReopensMs: number | null;
  /** The least certain effect over this intent's attempts, this one included. */
  readonly effect: Effect;
  /** How often in a row a caller was told of this failure of this operation, plus one for this time; an attempt that is repeated tells nobody. */
  readonly sameFailure: number;
}

/** All that a decision is drawn from. */
export interface Situation {
  readonly error: ToolError;
  readonly attempt: Attempt;
  readonly operation: OperationFacts;
  readonly policy: Policy;
  readonly ledger: LedgerView;
}

/** What to do now. */
export declare function decide(situation: Situation): Decision;
