// VOCABULARY: the names a fault rule may use: operations and endpoints and what they can do, and the business rules.
// Read when a rule is written, by the control API and for the Overdue-Fault header.
import { RULES, type RuleId } from '../domain/rejection.ts';
import type { Vocabulary } from '../faults/fault.ts';
import { OPERATIONS } from '../operations/index.ts';
import { ENDPOINTS } from './endpoint.ts';

/** What a GET can refuse by: the id in its path, and its page. Any rule may be another call's: a preview changes nothing and judges all. */
export const RULES_OF_READS: readonly RuleId[] = ['R01', 'R78'];

const operations = OPERATIONS.map(({ name, method, path, write }) => {
  const rules = method === 'GET' ? { rules: RULES_OF_READS } : {};
  return [name, { commits: write !== 'safe', method, path, list: name.startsWith('list_'), ...rules }] as const;
});
const endpoints = ENDPOINTS.map(({ name, method, path }) => [name, { commits: true, method, path, rules: [], endpoint: true }] as const);

/** Read from OPERATIONS, ENDPOINTS and RULES. */
export const VOCABULARY: Vocabulary = {
  operations: Object.fromEntries([...operations, ...endpoints]),
  rules: Object.keys(RULES),
};
