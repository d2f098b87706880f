// Rule: what a failure has to show, and what it then is. All data, so the table prints, exports and can be checked for shadowing.
// Step 3 of a failure's walk.
import type { Effect, ErrorType } from '../contract/error-types.ts';
import type { ToolErrorDetails } from '../contract/tool-error.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** Facts a rule may ask about: the scalar ones of the evidence, and `status_class` ("4xx"), which is derived. */
export type FactName =
  | Exclude<keyof Evidence, 'sources' | 'fields' | 'allowed_operations' | 'request_id' | 'existing_id' | 'keyed'>
  | 'status_class';

export type FactValue = string | number | boolean;

/** What a fact has to be. `matches` is a pattern, anchored at both ends; `between` includes its ends. */
export type Matcher =
  | { readonly equals: FactValue }
  | { readonly oneOf: readonly FactValue[] }
  | { readonly between: readonly [number, number] }
  | { readonly present: boolean }
  | { readonly matches: string };

/** All of these have to hold. Empty: always. */
export type When = Readonly<Partial<Record<FactName, Matcher>>>;

/** The verdict. `by_phase`: nothing was applied while connecting, else nobody knows. `as_told`: as a tool error says, else nobody knows. */
export interface Outcome {
  readonly error_type: ErrorType;
  readonly effect: 'by_phase' | 'as_told' | Effect;
  /** Never to be repeated, though the type is transient. */
  readonly veto?: true;
  /** The wait that the provider's page names, in milliseconds; counts when the answer names none. */
  readonly retry_after_ms?: number;
  readonly details?: Pick<ToolErrorDetails, 'decline' | 'origin' | 'horizon' | 'refreshable'>;
}

/** One row of the table. The first rule whose `when` holds decides. */
export interface Rule {
  /** `<table>.<what>`, unique. */
  readonly id: string;
  readonly when: When;
  readonly then: Outcome;
  /** The reason, with an RFC section, a provider's page or an observed fixture. */
  readonly because: string;
}

/** The verdict on what was refused before anything was done. */
export function refused(error_type: ErrorType, more: Partial<Outcome> = {}): Outcome {
  return { error_type, effect: 'not_applied', ...more };
}
