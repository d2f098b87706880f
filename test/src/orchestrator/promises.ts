// PROMISES: what holds of every decision, stated from the design's words and not from `decide`'s code, each with a decider that breaks it.
// The causes are written out here once more, so that a change of the contract's table does not change what is promised.
import type { Situation } from '../../../src/orchestrator/decide.ts';
import type { Decision } from '../../../src/orchestrator/decision.ts';

/** One promise. */
export interface Promised {
  readonly statement: string;
  /** `anything`: even of tool errors that break the contract's laws. */
  readonly of: 'anything' | 'the contract';
  holds(situation: Situation, decision: Decision): boolean;
  /** Breaks it in at least one cell of the matrix. */
  broken(situation: Situation): Decision;
}

const TRANSIENT: readonly string[] = ['rate_limited', 'resource_locked', 'network_error', 'timeout', 'service_unavailable', 'server_error'];
const FOR_PEOPLE: readonly string[] = [
  ...['invalid_credentials', 'permission_denied', 'account_restricted'],
  ...['payment_declined', 'configuration_error', 'quota_exhausted'],
];

const RETRY: Decision = { kind: 'retry', delayMs: 0, because: 'transient' };
const REFRESH: Decision = { kind: 'refresh', because: 'token_expired' };
const LOOK_UP: Decision = { kind: 'reconcile', how: 'look_up', because: 'effect_unknown' };
const REPLAY: Decision = { kind: 'reconcile', how: 'replay', because: 'effect_unknown' };
const HAND_OFF: Decision = { kind: 'hand_off', because: 'human_must_act' };
const STOP: Decision = { kind: 'stop', because: 'attempts_spent' };
const DONE: Decision = { kind: 'done', because: 'applied_already' };

const always = (decision: Decision) => (): Decision => decision;
const isTransient = ({ error }: Situation): boolean => TRANSIENT.includes(error.error_type);
/** The same call leaves once more. */
const sendsAgain = ({ kind, ...rest }: Decision): boolean =>
  kind === 'retry' || kind === 'refresh' || ('how' in rest && rest.how === 'replay');
const sendsAnything = (decision: Decision): boolean => sendsAgain(decision) || decision.kind === 'reconcile';
const mayHaveHappened = ({ error, ledger }: Situation): boolean =>
  [error.effect, ledger.effect].some((effect) => effect === 'unknown' || effect === 'partial');
/** Done twice it is done once, by the provider's promise. */
const isHarmlessTwice = ({ operation, attempt }: Situation): boolean =>
  operation.write === 'safe' || operation.write === 'idempotent' || (operation.write === 'keyed' && attempt.keyed);

/** The repeat of a write that is not harmless twice, and may have happened, rests on its unique reference: looked up now, or after the attempt that lost it. */
function restsOnReference({ error, attempt }: Situation): boolean {
  const lostNow = error.effect === 'unknown' || error.effect === 'partial';
  return attempt.referenced && (attempt.lookedUp === 'absent' || !lostNow);
}

export const PROMISES: readonly Promised[] = [
  {
    statement: 'never repeats a permanent failure after a wait',
    of: 'anything',
    holds: (situation, { kind }) => kind !== 'retry' || isTransient(situation),
    broken: always(RETRY),
  },
  {
    statement: 'repeats a write that could be done twice only if nothing was applied, or under its unique reference after a look-up',
    of: 'anything',
    holds: (situation, decision) =>
      !sendsAgain(decision) || isHarmlessTwice(situation) || !mayHaveHappened(situation) || restsOnReference(situation),
    broken: always(REFRESH),
  },
  {
    statement: 'never waits less than the server asked, and always a whole time that ends before the deadline',
    of: 'anything',
    holds: ({ error, ledger }, decision) =>
      decision.kind !== 'retry' ||
      (Number.isSafeInteger(decision.delayMs) && decision.delayMs >= (error.retry_after_ms ?? 0) && decision.delayMs < ledger.leftMs),
    broken: always(RETRY),
  },
  {
    statement: 'stops at once when a repeat would do but its wait does not fit, and wakes nobody',
    of: 'the contract',
    holds: ({ error, ledger, attempt, operation }, { kind }) => {
      const isWaitTooLong = error.retryable && error.retry_after_ms !== null && error.retry_after_ms >= ledger.leftMs;
      const isOther = attempt.lookedUp !== 'not_yet' || operation.write === 'unsafe' || error.effect === 'partial';
      return !isWaitTooLong || isOther || kind === 'stop';
    },
    broken: always(HAND_OFF),
  },
  {
    statement: 'wakes nobody for what time heals, unless a write may have happened, could be done twice and cannot be found out',
    of: 'the contract',
    holds: (situation, decision) =>
      !isTransient(situation) ||
      decision.kind !== 'hand_off' ||
      (mayHaveHappened(situation) && (!isHarmlessTwice(situation) || situation.error.effect === 'partial')),
    broken: always(HAND_OFF),
  },
  {
    statement: 'hands off what a person must mend, at once, whatever the budgets say',
    of: 'the contract',
    holds: ({ error, attempt }, { kind }) => !FOR_PEOPLE.includes(error.error_type) || attempt.lookedUp === 'found' || kind === 'hand_off',
    broken: ({ ledger }) => (ledger.breakerReopensMs === null ? HAND_OFF : STOP),
  },
  {
    statement: 'renews at most once a call, and only where somebody can',
    of: 'anything',
    holds: ({ attempt }, { kind }) => kind !== 'refresh' || attempt.refreshed === false,
    broken: always(REFRESH),
  },
  {
    statement: 'renews for an expired token alone',
    of: 'the contract',
    holds: ({ error }, { kind }) => kind !== 'refresh' || error.error_type === 'expired_credentials',
    broken: always(REFRESH),
  },
  {
    statement: 'hands off a second expiry after a renewal',
    of: 'the contract',
    holds: (situation, { kind }) =>
      situation.error.action !== 'refresh_credentials' ||
      situation.attempt.refreshed !== true ||
      (mayHaveHappened(situation) && !isHarmlessTwice(situation)) ||
      kind === 'hand_off',
    broken: always(STOP),
  },
  {
    statement: 'looks up only what may have happened, once after an attempt, and never a read',
    of: 'anything',
    holds: (situation, decision) =>
      decision.kind !== 'reconcile' ||
      decision.how !== 'look_up' ||
      (mayHaveHappened(situation) && situation.attempt.lookedUp === 'not_yet' && situation.operation.write !== 'safe'),
    broken: always(LOOK_UP),
  },
  {
    statement: 'looks up only by a unique reference, where the provider has a read that finds it',
    of: 'anything',
    holds: ({ operation, attempt }, decision) =>
      decision.kind !== 'reconcile' || decision.how !== 'look_up' || (operation.found_by?.argument === 'reference' && attempt.referenced),
    broken: always(LOOK_UP),
  },
  {
    statement: 'replays only an answer that could not be read, where that does nothing twice, and not after one that settled nothing',
    of: 'anything',
    holds: (situation, decision) =>
      decision.kind !== 'reconcile' ||
      decision.how !== 'replay' ||
      (situation.error.error_type === 'malformed_response' &&
        (isHarmlessTwice(situation) || (restsOnReference(situation) && situation.attempt.lookedUp === 'absent')) &&
        situation.attempt.lookedUp !== 'failed'),
    broken: always(REPLAY),
  },
  {
    statement: 'never sends an unknown write again',
    of: 'the contract',
    holds: ({ error }, decision) => error.error_type !== 'unknown' || !sendsAgain(decision),
    broken: always(REPLAY),
  },
  {
    statement: 'is done when the look-up found it, but for a part',
    of: 'anything',
    holds: ({ attempt, error, ledger }, { kind }) =>
      attempt.lookedUp !== 'found' || error.effect === 'partial' || ledger.effect === 'partial' || kind === 'done',
    broken: always(STOP),
  },
  {
    statement: 'is done when the provider says that it is there, whatever else is open',
    of: 'anything',
    holds: ({ attempt, error }, { kind }) => error.action !== 'treat_as_done' || attempt.lookedUp === 'found' || kind === 'done',
    broken: always(STOP),
  },
  {
    statement: 'is done only when it was found, or the provider says that it is there',
    of: 'anything',
    holds: ({ attempt, error }, { kind }) => kind !== 'done' || attempt.lookedUp === 'found' || error.action === 'treat_as_done',
    broken: always(DONE),
  },
  {
    statement: 'sends no call again once the attempts are spent',
    of: 'anything',
    holds: ({ attempt, policy }, decision) => attempt.number < policy.attemptsMax || !sendsAgain(decision),
    broken: always(RETRY),
  },
  {
    statement: 'sends nothing while a breaker is open',
    of: 'anything',
    holds: ({ ledger }, decision) => ledger.breakerReopensMs === null || !sendsAnything(decision),
    broken: always(LOOK_UP),
  },
  {
    statement: 'sends nothing when no time is left',
    of: 'anything',
    holds: ({ ledger }, decision) => ledger.leftMs > 0 || !sendsAnything(decision),
    broken: always(LOOK_UP),
  },
  {
    statement: "repeats only what the host's retry budget pays for: 5 tokens after a throttling answer, 14 after another failure",
    of: 'anything',
    holds: ({ error, ledger }, { kind }) => kind !== 'retry' || ledger.retryTokens >= (error.error_type === 'rate_limited' ? 5 : 14),
    broken: always(RETRY),
  },
  {
    statement: 'repeats nothing after a wait that has failed in the same way too often',
    of: 'anything',
    holds: ({ ledger, policy }, { kind }) => kind !== 'retry' || ledger.sameFailure < policy.sameFailureMax,
    broken: always(RETRY),
  },
  {
    statement: 'lets no caller mend the same input for ever',
    of: 'the contract',
    holds: ({ error, ledger, policy, attempt }, { kind }) =>
      error.action !== 'fix_input' ||
      error.effect !== 'not_applied' ||
      ledger.sameFailure < policy.sameFailureMax ||
      attempt.lookedUp === 'found' ||
      kind === 'hand_off',
    broken: always(STOP),
  },
  {
    statement: 'keeps a veto: what somebody forbade to repeat is repeated by no key',
    of: 'the contract',
    holds: (situation, decision) =>
      situation.error.retryable || !isTransient(situation) || !isHarmlessTwice(situation) || !sendsAgain(decision),
    broken: always(RETRY),
  },
  {
    statement: 'repeats what may be repeated while every budget is full',
    of: 'the contract',
    holds: ({ error, attempt, ledger, policy }, { kind }) => {
      const isFull = ledger.leftMs === 50_000 && ledger.retryTokens === 500 && ledger.breakerReopensMs === null && ledger.sameFailure === 1;
      const isFree =
        isFull && attempt.number < policy.attemptsMax && attempt.lookedUp === 'not_yet' && (error.retry_after_ms ?? 0) < 40_000;
      return !error.retryable || !isFree || kind === 'retry';
    },
    broken: always(STOP),
  },
];
