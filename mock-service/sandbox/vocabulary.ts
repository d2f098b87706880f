// VOCABULARY: the names a fault rule may use: operations and what they can do, and the business rules.
// Read when a rule is written, by the control API and for the Overdue-Fault header.
import { RULES, type RuleId } from '../domain/rejection.ts';
import type { Vocabulary } from '../faults/fault.ts';
import { OPERATIONS } from '../operations/index.ts';

/** What a read can refuse by: the id in its path, and its page. Any rule may be a write's. */
export const RULES_OF_READS: readonly RuleId[] = ['R01', 'R78'];

/** Read from OPERATIONS and RULES. */
export const VOCABULARY: Vocabulary = {
  operations: Object.fromEntries(
    OPERATIONS.map(({ name, method, path, write }) => {
      const reads = write === 'safe';
      return [name, { commits: !reads, method, path, ...(reads ? { rules: RULES_OF_READS } : {}) }];
    }),
  ),
  rules: Object.keys(RULES),
};
