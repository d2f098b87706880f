// toolErrors: what a program says that keeps this contract, too, is believed: one rule for each type, and one for a type that is not ours.
// A table of step 3 of a failure's walk, made of the closed list.
import { ERROR_TYPES, type ErrorType } from '../../contract/error-types.ts';
import type { Rule } from '../rule.ts';

const because = 'A program that keeps the same contract says so; its word on repeating never overrules the laws (docs/contract.md).';

function ruleOf(type: ErrorType): Rule {
  return { id: `tool-error.${type}`, when: { tool_error: { equals: type } }, then: { error_type: type, effect: 'as_told' }, because };
}

/** A tool error of another's. */
export const toolErrors: readonly Rule[] = [
  {
    id: 'tool-error.refreshable',
    when: { tool_error: { equals: 'expired_credentials' }, told_to_refresh: { equals: true } },
    then: { error_type: 'expired_credentials', effect: 'as_told', details: { refreshable: true } },
    because,
  },
  ...(Object.keys(ERROR_TYPES) as ErrorType[]).map(ruleOf),
  {
    id: 'tool-error.other',
    when: { tool_error: { present: true } },
    then: { error_type: 'unknown', effect: 'as_told' },
    because: 'A tool error of a type that is not in the closed list: what is not understood is not repeated (docs/contract.md).',
  },
];
