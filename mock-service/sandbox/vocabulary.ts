// VOCABULARY: the names a fault rule may use: operations and endpoints and what they can do, business rules, credentials.
// Read when a rule is written, by the control API and for the Overdue-Fault header.
import { SCOPES_OF_KEYS } from '../access/credentials.ts';
import { CLIENT_NAMES, MAY } from '../access/oauth-clients.ts';
import { RULES, type RuleId } from '../domain/rejection.ts';
import type { Vocabulary } from '../faults/fault.ts';
import { OPERATIONS } from '../operations/index.ts';
import type { AnswerForm } from '../operations/operation.ts';
import { ENDPOINTS } from './endpoints/index.ts';
import { token } from './endpoints/token.ts';
import { formOf, inputOf } from './input-fields.ts';

/** What a GET can refuse by: the id in its path, its page, what a report or a search is asked for, and a script that no font prints. Any rule may be another call's: a preview changes nothing and judges all. */
export const RULES_OF_READS: readonly RuleId[] = ['R01', 'R13', 'R19', 'R78', 'R109', 'R112'];

/** Answers about one object, which they name by its id. */
const WITH_AN_ID: readonly AnswerForm[] = ['object', 'deletion'];

const operations = OPERATIONS.map((operation) => {
  const { name, method, path, write, answers: form } = operation;
  const rules = method === 'GET' ? { rules: RULES_OF_READS } : {};
  const answers = { list: ['list', 'rows'].includes(form), object: WITH_AN_ID.includes(form) };
  return [name, { commits: write !== 'safe', method, path, ...answers, input: inputOf(operation), ...rules }] as const;
});
const endpoints = ENDPOINTS.map((endpoint) => {
  const { name, method, path, commits, commitsFor } = endpoint;
  const words = commitsFor === undefined ? {} : { commitsFor };
  return [name, { commits, ...words, method, path, rules: [], endpoint: true, input: formOf(endpoint) }] as const;
});

const opened = (scopes: readonly string[]): readonly string[] =>
  OPERATIONS.filter(({ scope }) => scopes.includes(scope)).map(({ name }) => name);
const keys = Object.entries(SCOPES_OF_KEYS).map(([name, scopes]) => [name, opened(scopes)] as const);
/** A client commits something at the token endpoint when it has tokens to rotate there. */
const clients = CLIENT_NAMES.map((name) => {
  const { scopes, grantTypes } = MAY[name];
  const rotates = grantTypes.includes('refresh_token') ? [token.name] : [];
  return [`oauth:${name}`, [...opened(scopes), ...rotates]] as const;
});

/** Read from OPERATIONS, ENDPOINTS, RULES, and what each credential may do when a sandbox begins. */
export const VOCABULARY: Vocabulary = {
  operations: Object.fromEntries([...operations, ...endpoints]),
  rules: Object.keys(RULES),
  credentials: Object.fromEntries([...keys, ...clients]),
};
