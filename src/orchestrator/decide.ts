// decide: from a tool error and where things stand to what is done now. Pure and total.
// After a failure's walk, step 5.
import { type Action, type Effect, ERROR_TYPES } from '../contract/error-types.ts';
import { safeToRepeat } from '../contract/safe-to-repeat.ts';
import type { ToolError } from '../contract/tool-error.ts';
import { backoffMs, isThrottling } from './backoff.ts';
import type { Because, Decision } from './decision.ts';
import type { Policy } from './policy.ts';
import type { OperationFacts } from './port.ts';

/** The attempt that failed, and what was tried besides. */
export interface Attempt {
  /** Counted from 1; 0: none was sent, a breaker or the deadline kept the first one back. */
  readonly number: number;
  /** Its idempotency key was sent. */
  readonly keyed: boolean;
  /** Its input carries a reference that the provider keeps unique. */
  readonly referenced: boolean;
  /** In [0, 1): this attempt's draw for its wait. */
  readonly roll: number;
  /** The credential was renewed since the call began; null: nobody can renew it; `failed`: it could not be, and there is nothing to send with. */
  readonly refreshed: boolean | 'failed' | null;
  /** What a look-up said since this attempt; `failed`: it could not be made, or a replay settled nothing; `unreadable`: it would say the same again. */
  readonly lookedUp: 'not_yet' | 'found' | 'absent' | 'failed' | 'unreadable';
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

const DONE: Decision = { kind: 'done', because: 'applied_already' };
const stop = (because: Because): Decision => ({ kind: 'stop', because });
const handOff = (because: Because): Decision => ({ kind: 'hand_off', because });
const isOpen = (effect: Effect): boolean => effect === 'unknown' || effect === 'partial';
const isPartial = ({ error, ledger }: Situation): boolean => error.effect === 'partial' || ledger.effect === 'partial';
const isSafe = ({ operation, attempt }: Situation): boolean => safeToRepeat({ write: operation.write, keyed: attempt.keyed });
const isTransient = ({ error }: Situation): boolean => ERROR_TYPES[error.error_type].class === 'transient';

/**
 * What to do now. Nothing is sent that could be done twice, that no budget pays for, or that a breaker forbids; nobody is woken for what
 * time heals; what a person must heal is handed off at once.
 */
export function decide(situation: Situation): Decision {
  const { error, attempt } = situation;
  if (attempt.lookedUp === 'found') return found(situation);
  if (mustFindOut(situation)) return reconcile(situation);
  return ANSWERS[error.action](situation);
}

const ANSWERS: Readonly<Record<Action, (situation: Situation) => Decision>> = {
  treat_as_done: () => DONE,
  retry_with_backoff: (situation) =>
    isTransient(situation)
      ? repeat(situation, situation.error.retry_after_ms === null ? 'transient' : 'server_named_wait')
      : giveUp(situation),
  refresh_credentials: refresh,
  fix_input: (situation) => callerMends(situation, 'input_to_be_fixed'),
  escalate: giveUp,
  reconcile_first: giveUp,
};

/** A part of it found is not the whole. */
function found(situation: Situation): Decision {
  return isPartial(situation) ? callerMends(situation, 'partly_applied') : DONE;
}

/** True when the write may have happened and whatever comes next, a repeat or another input, could do it a second time. */
function mustFindOut(situation: Situation): boolean {
  const { error, attempt, operation, ledger } = situation;
  if (operation.write === 'safe' || !(isOpen(ledger.effect) || isOpen(error.effect))) return false;
  if (error.action === 'treat_as_done') return false;
  if (error.action === 'escalate') return isTransient(situation);
  if (error.action === 'reconcile_first' || error.action === 'fix_input') return true;
  // An earlier attempt was looked up before it was repeated under its reference; this one was not.
  return !isSafe(situation) && (isOpen(error.effect) || !attempt.referenced);
}

function reconcile(situation: Situation): Decision {
  if (isPartial(situation)) return callerMends(situation, 'partly_applied');
  switch (situation.attempt.lookedUp) {
    case 'not_yet':
      return canLookUp(situation) ? findOut(situation, 'look_up', 'effect_unknown') : replay(situation, 'effect_unknown');
    case 'absent':
      if (isRepeatableByReference(situation)) return repeat(situation, 'absent_and_referenced');
      return replay(situation, isSafe(situation) ? 'absent_and_keyed' : 'absent_and_referenced');
    case 'unreadable':
      return replay(situation, 'effect_unknown');
    default:
      return neverKnown(situation);
  }
}

/** A list finds by reference what carried one. The object of a command is there whether or not the command was done: reading it proves nothing. */
function canLookUp({ operation, attempt }: Situation): boolean {
  return operation.found_by?.argument === 'reference' && attempt.referenced;
}

/** A slow write may still commit after the look-up: then the provider refuses the second one by its reference. */
function isRepeatableByReference(situation: Situation): boolean {
  // What may be repeated by its key and was not called retryable was forbidden by somebody: the provider, or a harness below.
  return situation.attempt.referenced && isTransient(situation) && !isSafe(situation);
}

/** An answer nobody could read is asked for once more where that does nothing twice; a cause nobody knows is not. */
function replay(situation: Situation, because: Because): Decision {
  const { error, attempt } = situation;
  const isHarmless = isSafe(situation) || (attempt.referenced && attempt.lookedUp === 'absent');
  if (error.error_type !== 'malformed_response' || !isHarmless || spentBy(situation) !== null) return neverKnown(situation);
  return findOut(situation, 'replay', because);
}

function findOut(situation: Situation, how: 'look_up' | 'replay', because: Because): Decision {
  const hindrance = hindranceOf(situation, 0);
  return hindrance === null ? { kind: 'reconcile', how, because } : stop(hindrance);
}

/** The intent stays open, so that the next identical call finds out first; a person is asked when that call could not. */
function neverKnown(situation: Situation): Decision {
  const healsWithTime = isTransient(situation) && (situation.attempt.lookedUp === 'failed' || isSafe(situation));
  return healsWithTime ? stop('transient_but_not_repeatable') : handOff('cannot_be_found_out');
}

function repeat(situation: Situation, because: Because): Decision {
  const { error, attempt, policy, ledger } = situation;
  const delayMs = backoffMs({ error, attempt: Math.max(1, attempt.number), roll: attempt.roll, policy });
  const costTokens = isThrottling(error) ? policy.throttlingCost : policy.transientCost;
  const spent = spentBy(situation);
  if (spent !== null) return stop(spent);
  if (ledger.sameFailure >= policy.sameFailureMax) return stop('same_failure_again');
  const hindrance = hindranceOf(situation, delayMs);
  if (hindrance !== null) return stop(hindrance);
  return ledger.retryTokens >= costTokens ? { kind: 'retry', delayMs, because } : stop('retry_budget_empty');
}

function refresh(situation: Situation): Decision {
  const { refreshed } = situation.attempt;
  if (refreshed !== false) return handOff(refreshed === null ? 'human_must_act' : 'refresh_in_vain');
  const spent = spentBy(situation);
  if (spent !== null) return stop(spent);
  const hindrance = hindranceOf(situation, 0);
  return hindrance === null ? { kind: 'refresh', because: 'token_expired' } : stop(hindrance);
}

/** Why no attempt is left; null: one is. */
function spentBy({ attempt, policy }: Situation): Because | null {
  if (attempt.refreshed === 'failed') return 'renewal_failed';
  return attempt.number < policy.attemptsMax ? null : 'attempts_spent';
}

/** What keeps anything from being sent after `delayMs`; null: nothing does. */
function hindranceOf({ ledger }: Situation, delayMs: number): Because | null {
  if (ledger.breakerReopensMs !== null) return 'breaker_open';
  return delayMs < ledger.leftMs ? null : 'deadline_too_near';
}

/** A model that rewords its arguments again and again does not mend them. */
function callerMends({ policy, ledger }: Situation, because: Because): Decision {
  return ledger.sameFailure >= policy.sameFailureMax ? handOff('same_failure_again') : stop(because);
}

function giveUp(situation: Situation): Decision {
  return isTransient(situation) ? stop('transient_but_not_repeatable') : handOff('human_must_act');
}
