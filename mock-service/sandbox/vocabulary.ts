// VOCABULARY: the names a fault rule may use: operations and what they can do, and the business rules.
import { RULES } from '../domain/rejection.ts';
import type { Vocabulary } from '../faults/fault.ts';
import { OPERATIONS } from '../operations/index.ts';

/** Read from OPERATIONS and RULES. */
export const VOCABULARY: Vocabulary = {
  operations: Object.fromEntries(OPERATIONS.map(({ name, method, path, write }) => [name, { commits: write !== 'safe', method, path }])),
  rules: Object.keys(RULES),
};
