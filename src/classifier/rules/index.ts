// RULES: the whole table in the order of decision: a provider's own codes before the standards, the last rule last.
// Step 3 of a failure's walk reads it from top to bottom.
import type { Rule } from '../rule.ts';
import { overdue } from './overdue.ts';
import { PROVIDERS } from './providers/index.ts';
import { standardCodes } from './standard-codes.ts';
import { renewals, standardOauth } from './standard-oauth.ts';
import { exactPrinted, standardPrinted } from './standard-printed.ts';
import { standardRpc } from './standard-rpc.ts';
import { standardSays } from './standard-says.ts';
import { standardStatus } from './standard-status.ts';
import { fetchFailed, standardTransport } from './standard-transport.ts';
import { toolErrors } from './tool-errors.ts';

/** Decides when nothing else does. */
export const LAST_RULE: Rule = {
  id: 'none.unknown',
  when: {},
  then: { error_type: 'unknown', effect: 'by_phase' },
  because: 'Nothing in the failure names a cause; what is not understood is not repeated (RFC 9110 section 9.2.2).',
};

/** Every rule, first match decides. A provider's table is one file and one line in providers/. */
export const RULES: readonly Rule[] = [
  ...renewals,
  ...toolErrors,
  ...overdue,
  ...PROVIDERS.flatMap(({ rules }) => rules),
  ...standardOauth,
  ...standardCodes,
  ...standardSays,
  ...exactPrinted,
  ...standardRpc,
  ...standardStatus,
  ...standardTransport,
  ...standardPrinted,
  ...fetchFailed,
  LAST_RULE,
];
