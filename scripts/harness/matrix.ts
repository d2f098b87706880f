// matrix: every situation that `decide` can be asked about, one deviation at a time: cause, effect, kind of call, state of the budgets.
// The page on the harness's decisions prints it, the test checks it against what must hold.
import { conclude } from '../../src/contract/conclude.ts';
import { EFFECTS, ERROR_TYPES, type ErrorType } from '../../src/contract/error-types.ts';
import { guidance } from '../../src/contract/guidance/guidance.ts';
import { safeToRepeat } from '../../src/contract/safe-to-repeat.ts';
import type { ToolError } from '../../src/contract/tool-error.ts';
import type { Attempt, LedgerView, Situation } from '../../src/orchestrator/decide.ts';
import { DEFAULT_POLICY } from '../../src/orchestrator/policy.ts';
import type { OperationFacts } from '../../src/orchestrator/port.ts';

const BY_REFERENCE = { operation: 'list_invoices', argument: 'reference' };
const BY_ID = { operation: 'get_invoice', argument: 'invoice_id' };

/** A kind of call: what the provider promises of it, and what it carried. */
export interface Call {
  readonly write: OperationFacts['write'];
  readonly keyed: boolean;
  readonly referenced: boolean;
  readonly found_by: OperationFacts['found_by'];
}

/** Every kind of call, by what the page calls it. */
export const CALLS = {
  read: { write: 'safe', keyed: false, referenced: false, found_by: null },
  'idempotent write': { write: 'idempotent', keyed: false, referenced: false, found_by: BY_ID },
  'keyed write': { write: 'keyed', keyed: true, referenced: true, found_by: BY_REFERENCE },
  'keyed write, no reference': { write: 'keyed', keyed: true, referenced: false, found_by: null },
  'unkeyed write, unique reference': { write: 'keyed', keyed: false, referenced: true, found_by: BY_REFERENCE },
  'unkeyed command on an object': { write: 'unsafe', keyed: false, referenced: false, found_by: BY_ID },
  'unkeyed write, no reference': { write: 'unsafe', keyed: false, referenced: false, found_by: null },
} as const satisfies Readonly<Record<string, Call>>;
export type CallName = keyof typeof CALLS;

/** What changes the contract's action besides cause and effect. */
export const VARIANTS = {
  '': {},
  'told not to repeat': { veto: true },
  renewable: { refreshable: true },
} as const;
export type VariantName = keyof typeof VARIANTS;

interface Deviation {
  readonly attempt?: Partial<Attempt>;
  readonly ledger?: Partial<LedgerView>;
  readonly retry_after_ms?: number;
}

/** Where things stand: the first with every budget full, each other one differs from it as it says. */
export const STATES = {
  'first time': {},
  'wait named, fits': { retry_after_ms: 2_000 },
  'wait named, too long': { retry_after_ms: 90_000 },
  'attempts spent': { attempt: { number: DEFAULT_POLICY.attemptsMax } },
  'deadline near': { ledger: { leftMs: 0 } },
  'retry budget empty': { ledger: { retryTokens: 0 } },
  'breaker open': { ledger: { breakerReopensMs: 5_000 } },
  'same again': { ledger: { sameFailure: DEFAULT_POLICY.sameFailureMax } },
  found: { attempt: { lookedUp: 'found' } },
  absent: { attempt: { lookedUp: 'absent' } },
  'look-up failed': { attempt: { lookedUp: 'failed' } },
  'look-up unreadable': { attempt: { lookedUp: 'unreadable' } },
  'renewed already': { attempt: { refreshed: true } },
  'nobody renews': { attempt: { refreshed: null } },
} as const satisfies Readonly<Record<string, Deviation>>;
export type StateName = keyof typeof STATES;

/** What was met: a cause, what it did, and in which variant. */
export interface Met {
  readonly error_type: ErrorType;
  readonly effect: ToolError['effect'];
  readonly variant: VariantName;
}

const FULL: LedgerView = { leftMs: 50_000, retryTokens: 500, breakerReopensMs: null, effect: 'not_applied', sameFailure: 1 };

/** The situation: the tool error as the contract draws it. */
export function situationOf({ error_type, effect, variant }: Met, callName: CallName, state: StateName): Situation {
  const call: Call = CALLS[callName];
  const deviation: Deviation = STATES[state];
  const { retry_after_ms = null } = deviation;
  const { retryable, action } = conclude({ error_type, effect, safeToRepeat: safeToRepeat(call), ...VARIANTS[variant] });
  return {
    error: {
      ...{ error_type, retryable, action, effect, retry_after_ms, rule: 'matrix', because: 'a cell of the matrix', correlation_id: 'c1' },
      guidance: guidance({ error_type, action, effect, retry_after_ms, operationKnown: true }),
    },
    attempt: {
      number: 1,
      keyed: call.keyed,
      referenced: call.referenced,
      roll: 0.5,
      refreshed: false,
      lookedUp: 'not_yet',
      ...deviation.attempt,
    },
    operation: { name: 'create_invoice', write: call.write, found_by: call.found_by },
    policy: DEFAULT_POLICY,
    ledger: { ...FULL, effect, ...deviation.ledger },
  };
}

/** Every cause, effect and variant that can be told apart on a call of this kind: a read applies nothing. */
export function metBy(callName: CallName): readonly Met[] {
  const effects = callName === 'read' ? (['not_applied'] as const) : EFFECTS;
  return (Object.keys(ERROR_TYPES) as ErrorType[]).flatMap((error_type) =>
    effects.flatMap((effect) => variantsOf(error_type).map((variant) => ({ error_type, effect, variant }))),
  );
}

function variantsOf(error_type: ErrorType): readonly VariantName[] {
  const { remedy } = ERROR_TYPES[error_type];
  if (remedy === 'retry') return ['', 'told not to repeat'];
  return remedy === 'refresh' ? ['', 'renewable'] : [''];
}

export const CALL_NAMES = Object.keys(CALLS) as CallName[];
export const STATE_NAMES = Object.keys(STATES) as StateName[];

/** The whole matrix. */
export const MATRIX: readonly Situation[] = CALL_NAMES.flatMap((call) =>
  metBy(call).flatMap((met) => STATE_NAMES.map((state) => situationOf(met, call, state))),
);
