// LAWS: what every tool error keeps, whoever made it. Property tests run them over everything that produces one.
// The numbers are those of the contract's chapter in the design.
import { ERROR_TYPES } from './error-types.ts';
import { UNSEEN_CONDITIONS } from './guidance/guidance.ts';
import { type CallContext, callKind, safeToRepeat } from './safe-to-repeat.ts';
import { type ToolError, toolErrorSchema } from './tool-error.ts';

/** One law. */
export interface Law {
  readonly id: string;
  readonly statement: string;
  /** False: the tool error breaks the law. `operation` is what is known of the call. */
  holds(error: ToolError, operation: CallContext): boolean;
}

const implies = (premise: boolean, conclusion: boolean): boolean => !premise || conclusion;
const isOpen = (error: ToolError): boolean => error.effect === 'unknown' || error.effect === 'partial';

/** Shapes that no field may show: keys, tokens, e-mails, local paths, stack frames. */
const SECRET_SHAPES: readonly RegExp[] = [
  /\b(?:sk|rk|pk|ak|whsec|gh[oprsu]|github_pat|xox[a-z]|xapp|glpat|hf|aact|APP_USR|npm|shp(?:at|ca|pa|ss))[_-]\w{4}/,
  /\b(?:AIza|AKIA|ASIA)\w{8}/,
  /\bSG\.[\w-]{8}/,
  /\b\w{2,20}_(?:live|test)_\w{8}/,
  /\bBearer[\s_-]+[\w.~+/-]{8}/i,
  /\beyJ[\w-]{6,}\.[\w-]+/,
  /[^\s@]@[^\s@]{1,200}\.\w/,
  /(?:^|[\s"'(])\/(?:home|root|Users|tmp|var|etc|usr|opt|srv|work|app)\//,
  /\b[A-Z]:\\/,
  /\bat\s[^\n]{1,200}:\d+:\d+/,
  /\bFile "[^"]{1,200}", line \d/,
];

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

export const LAWS: readonly Law[] = [
  { id: 'shape', statement: 'a tool error is valid against its schema', holds: (error) => toolErrorSchema.safeParse(error).success },
  {
    id: '1.class',
    statement: 'retryable ⇒ the class is transient',
    holds: (error) => implies(error.retryable, ERROR_TYPES[error.error_type]?.class === 'transient'),
  },
  {
    id: '1.effect',
    statement: 'retryable ⇒ not applied, or safe to repeat',
    holds: (error, operation) => implies(error.retryable, error.effect === 'not_applied' || safeToRepeat(operation)),
  },
  {
    id: '2.read',
    statement: 'a known read applied nothing',
    holds: (error, operation) => implies(callKind(operation) === 'read', error.effect === 'not_applied'),
  },
  {
    id: '2.reconcile',
    statement: 'a transient failure of an unkeyed write that may have been applied is reconciled first',
    holds: (error, operation) =>
      implies(
        ERROR_TYPES[error.error_type]?.class === 'transient' && isOpen(error) && !safeToRepeat(operation),
        error.action === 'reconcile_first',
      ),
  },
  {
    id: '3.retry',
    statement: 'retryable ⇔ the action is to retry with backoff',
    holds: (error) => error.retryable === (error.action === 'retry_with_backoff'),
  },
  {
    id: '3.done',
    statement: 'treat as done ⇒ applied',
    holds: (error) => implies(error.action === 'treat_as_done', error.effect === 'applied'),
  },
  {
    id: '3.reconcile',
    statement: 'reconcile first ⇒ the effect is unknown or partial',
    holds: (error) => implies(error.action === 'reconcile_first', isOpen(error)),
  },
  {
    id: '4',
    statement: 'retryable, perhaps applied, and nothing known of the call ⇒ the guidance says to look it up first if it changes something',
    holds: (error, operation) =>
      implies(
        error.retryable && error.effect !== 'not_applied' && callKind(operation) === 'unseen',
        UNSEEN_CONDITIONS.some((condition) => error.guidance.includes(condition)),
      ),
  },
  {
    id: '5',
    statement: 'no key, token, e-mail, local path or stack frame in any field',
    holds: (error) => !strings(error).some((text) => SECRET_SHAPES.some((shape) => shape.test(text))),
  },
];

/** The statements of the laws this tool error breaks; empty when it keeps them all. */
export function checkLaws(error: ToolError, operation: CallContext = {}): string[] {
  return LAWS.filter((law) => !law.holds(error, operation)).map((law) => `${law.id}: ${law.statement}`);
}
