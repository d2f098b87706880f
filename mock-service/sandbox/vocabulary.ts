// VOCABULARY: the names a fault rule may use: operations and what they can do, and the business rules.
// Read when a rule is written, by the control API and for the Overdue-Fault header.
import { RULES } from '../domain/rejection.ts';
import type { Vocabulary } from '../faults/fault.ts';
import { OPERATIONS } from '../operations/index.ts';

/** Read from OPERATIONS and RULES. */
export const VOCABULARY: Vocabulary = {
  operations: Object.fromEntries(OPERATIONS.map(({ name, method, path, write }) => [name, { commits: write !== 'safe', method, path }])),
  rules: Object.keys(RULES),
};
