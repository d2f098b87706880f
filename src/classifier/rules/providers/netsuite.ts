// netsuite: status codes of SuiteTalk and SuiteScript, in a 200 and a 500 alike.
// @see https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/chapter_N3573540.html
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

const page = (what: string): string => `docs.oracle.com, NetSuite status codes: ${what}`;
/** A SOAP fault names its code in capitals; where it lacks one, the fault's element does it. */
const code = (...names: readonly string[]) => ({ code: { oneOf: names } });

export const netsuite = providerTable('netsuite', [
  [
    'throttled',
    code(
      'SSS_REQUEST_LIMIT_EXCEEDED',
      'WS_REQUEST_BLOCKED',
      'CONCURRENCY_LIMIT_EXCEEDED',
      'EXCEEDED_MAX_CONCUR_RQST',
      'WS_EXCEEDED_CONCUR_USERS_ALLWD',
    ),
    refused('rate_limited'),
    page('the account’s or the integration’s concurrency limit; refused before any work, under 400, 429 or 500.'),
  ],
  [
    'session-busy',
    code('WS_CONCUR_SESSION_DISALLWD'),
    refused('resource_locked'),
    page('one request at a time in a session; the other one has to end.'),
  ],
  [
    'session-expired',
    code('SESSION_TIMED_OUT'),
    refused('expired_credentials', { details: { refreshable: true } }),
    page('the session ended; another login opens the next.'),
  ],
  [
    'login',
    code(
      'INVALID_LOGIN',
      'INVALID_LOGIN_CREDENTIALS',
      'INVALID_LOGIN_ATTEMPT',
      'LOGIN_DISABLED',
      'USER_DISABLED',
      'INVALID_ACCT',
      'INVALID_ROLE',
      'ROLE_REQUIRED',
      'PSWD_REQD',
      'TWO_FA_REQD',
    ),
    refused('invalid_credentials'),
    page('the login is not accepted, whatever the faultstring says; the Login Audit Trail has the reason.'),
  ],
  [
    'permission',
    code(
      'INSUFFICIENT_PERMISSION',
      'INSUFFICIENT_FLD_PERMISSION',
      'WS_PERMISSION_REQD',
      'ACCESS_DENIED',
      'ADMIN_ACCESS_REQD',
      'ADMIN_ACCESS_REQ',
    ),
    refused('permission_denied'),
    page('the role lacks a permission; also inside a 200.'),
  ],
  [
    'feature',
    code(
      'FEATURE_DISABLED',
      'FEATURE_UNAVAILABLE',
      'WS_FEATURE_REQD',
      'REQUIRED_FEATURE_IS_NOT_ENABLED',
      'ACCT_DISABLED',
      'STORAGE_LIMIT_EXCEEDED',
    ),
    refused('account_restricted'),
    page('the account does not have this feature, or is disabled.'),
  ],
  [
    'account-unavailable',
    code('ACCT_TEMP_UNAVAILABLE', 'ACCT_TEMP_DISABLED'),
    refused('service_unavailable'),
    page('the account is not to be reached for now.'),
  ],
  ['stale', code('RCRD_HAS_BEEN_CHANGED'), refused('stale_object'), page('the record was changed since it was read.')],
  [
    'absent',
    code('RCRD_DSNT_EXIST', 'TRANS_DSNT_EXIST', 'TRANS_DOES_NOT_EXIST', 'TRANSACTION_DELETED'),
    refused('not_found'),
    page('there is no such record.'),
  ],
  [
    'duplicate',
    code(
      'DUP_RCRD',
      'DUP_ENTITY',
      'DUP_ENTITY_NAME',
      'DUP_ENTITY_EMAIL',
      'DUP_ITEM',
      'DUP_NAME',
      'UNIQUE_CUST_ID_REQD',
      'UNIQUE_ENTITY_NAME_REQD',
      'UNIQUE_RCRD_ID_REQD',
      'DATA_MUST_BE_UNIQUE',
    ),
    refused('duplicate'),
    page('the name or the id is another record’s.'),
  ],
  [
    'already-done',
    code('TRANS_ALREADY_VOIDED', 'TRANS_ALREADY_REFUNDED', 'TRANS_ALREADY_SETTLED'),
    { error_type: 'duplicate', effect: 'applied' },
    page('the transaction is voided, refunded or settled already.'),
  ],
  [
    'user-error.state',
    { ...code('USER_ERROR'), says: { equals: 'rule' } },
    refused('business_rule_violation'),
    'docs.oracle.com, NetSuite: a workflow or rule of the account forbids it; "locked" here is no contention.',
  ],
  [
    'state',
    code(
      'TRAN_PERIOD_CLOSED',
      'TRAN_PRD_CLOSED',
      'TRANS_EDIT_DISALLWD',
      'UPDATE_DISALLWD',
      'RCRD_UNEDITABLE',
      'TRANS_IN_USE',
      'VOIDING_REVERSAL_DISALLWD',
      'SALES_ORDER_EDIT_NOT_ALLOWED',
    ),
    refused('business_rule_violation'),
    page('the period is closed, or the record is past the state for this.'),
  ],
  [
    'user-error',
    code(
      'USER_ERROR',
      'INVALID_KEY_OR_REF',
      'INVALID_INITIALIZE_REF',
      'SSS_MISSING_REQD_ARGUMENT',
      'FIELD_REQD',
      'FLD_VALUE_REQD',
      'INVALID_DATA',
      'INVALID_DATE',
      'TRANS_UNBALNCD',
      'SUBSIDIARY_MISMATCH',
      'UNSUPPORTED_FIELD_VALUE',
    ),
    refused('invalid_input'),
    page('a field or a reference is missing or not valid; also inside a 200.'),
  ],
  [
    'setup',
    code(
      'SSS_INVALID_SCRIPTLET_ID',
      'UNSUPPORTED_WS_VERSION',
      'INVALID_WS_VERSION',
      'WRONG_DC_OR_VERSION',
      'UNSUPPORTED_METHOD',
      'SSS_METHOD_NOT_IMPLEMENTED',
    ),
    refused('configuration_error'),
    page('the script, the version or the data centre in the address is not there.'),
  ],
  [
    'script-budget',
    code('SSS_USAGE_LIMIT_EXCEEDED', 'SSS_INSTRUCTION_COUNT_EXCEEDED', 'SSS_MEMORY_USAGE_EXCEEDED', 'WF_EXEC_USAGE_LIMIT_EXCEEDED'),
    { error_type: 'configuration_error', effect: 'unknown' },
    page('the script on their side ran out of its units in the middle; the same call ends the same way.'),
  ],
  [
    'unexpected',
    code('UNEXPECTED_ERROR', 'UNEXPECTED_FAILURE'),
    { error_type: 'server_error', effect: 'unknown' },
    page('something broke on their side; how far the work had come is not known.'),
  ],
]);
