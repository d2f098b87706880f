// conclude: from a cause and its effect to what may be done. The laws hold by construction here.
// Step 4 of a failure's walk; everything that makes a tool error asks this function.
import { type Action, type Effect, ERROR_TYPES, type ErrorType, type Remedy } from './error-types.ts';

/** What a conclusion is drawn from. */
export interface Premises {
  readonly error_type: ErrorType;
  readonly effect: Effect;
  /** Law 2; see `safeToRepeat`. */
  readonly safeToRepeat: boolean;
  /** The credential can be renewed without a person. */
  readonly refreshable?: boolean;
  /** Somebody said not to repeat: the provider by a header, a rule, or a harness that spent its attempts. */
  readonly veto?: boolean;
}

/** The two answers a program needs. */
export interface Conclusion {
  readonly retryable: boolean;
  readonly action: Action;
}

type Answer = (premises: Premises) => Action;

const isOpen = (effect: Effect): boolean => effect === 'unknown' || effect === 'partial';

const ANSWERS: Readonly<Record<Remedy, Answer>> = {
  retry: ({ effect, safeToRepeat, veto }) => {
    if (veto !== true && (effect === 'not_applied' || safeToRepeat)) return 'retry_with_backoff';
    return isOpen(effect) ? 'reconcile_first' : 'escalate';
  },
  refresh: ({ refreshable }) => (refreshable === true ? 'refresh_credentials' : 'escalate'),
  escalate: () => 'escalate',
  fix_input: () => 'fix_input',
  duplicate: ({ effect }) => {
    if (effect === 'applied') return 'treat_as_done';
    return isOpen(effect) ? 'reconcile_first' : 'fix_input';
  },
  reconcile: ({ effect }) => (isOpen(effect) ? 'reconcile_first' : 'escalate'),
};

/** The action for a cause, and `retryable`, which is true exactly when the action is to retry. */
export function conclude(premises: Premises): Conclusion {
  const action = ANSWERS[ERROR_TYPES[premises.error_type].remedy](premises);
  return { retryable: action === 'retry_with_backoff', action };
}
