// quickbooks: the codes of QuickBooks Online, which say more than the statuses they come under.
// @see https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

const page = (what: string): string => `developer.intuit.com, error codes: ${what}`;
/** Some faults pad their code with zeros. */
const code = (...numbers: readonly string[]) => ({ code: { oneOf: numbers.flatMap((number) => [number, number.padStart(6, '0')]) } });

export const quickbooks = providerTable('quickbooks', [
  [
    'throttled',
    code('3001'),
    refused('rate_limited', { retry_after_ms: 60_000 }),
    'ThrottleExceeded under 429 or 403: 500 calls a minute for each company, and the page says to wait 60 s.',
  ],
  [
    'token-expired',
    { ...code('3200'), says: { equals: 'token_expired' } },
    refused('expired_credentials', { details: { refreshable: true } }),
    page('3200, AuthenticationFailed, and the detail says that the token expired: one refresh, one replay.'),
  ],
  ['authentication', code('3200', '100', '110'), refused('invalid_credentials'), page('3200, 100 and 110: the token is not accepted.')],
  [
    'not-authorized',
    code('3100', '120'),
    refused('permission_denied'),
    page('3100 and 120: the app, or the person who connected it, may not use this company.'),
  ],
  ['stale', code('5010'), refused('stale_object'), page('5010, Stale Object Error: the SyncToken is not the current one.')],
  [
    'duplicate',
    code('6140', '6240', '630'),
    refused('duplicate'),
    page('6140, 6240 and 630: the document number or the name is another object’s.'),
  ],
  [
    'request-id',
    code('600'),
    { error_type: 'duplicate', effect: 'unknown' },
    page('600, Duplicate Request ID: a request with this id came before, so what it did has to be looked up.'),
  ],
  [
    'not_found',
    code('610'),
    refused('not_found'),
    page('610, Object Not Found: it was never there, was deleted, or made inactive; under 400.'),
  ],
  [
    'subscription',
    code('6190', '5020'),
    refused('account_restricted'),
    page('6190 and 5020: the company’s subscription ended, or its product is not entitled to this; its owner has to act.'),
  ],
  ['period-closed', code('6200', '6210'), refused('business_rule_violation'), page('6200 and 6210: the accounting period is closed.')],
  [
    'business',
    code('6000', '6540', '620', '700', '800', '900'),
    refused('business_rule_violation'),
    page('6000 and its kin: the state of the books does not allow this; also inside a 200.'),
  ],
  [
    'unsupported',
    code('500', '1050', '5030', '6020'),
    refused('configuration_error'),
    page('500, 1050, 5030 and 6020: the operation, content type, feature or header is not taken here. 500 is the code, not the status.'),
  ],
  [
    'input',
    code('2010', '2020', '2030', '2050', '2090', '2110', '2170', '2500', '4000', '4001', '1040', '6010', '6070', '6080', '6090', '6100'),
    refused('invalid_input'),
    page('2xxx and 4xxx, and the 6xxx that name a field: what was sent is missing or not valid.'),
  ],
  [
    'wrong-path',
    { ...code('10000'), says: { equals: 'bad_setup' } },
    refused('configuration_error'),
    'ruckus/quickbooks-ruby spec/fixtures/generic_error.xml: a path that does not exist is answered as system failure 10000 under 500.',
  ],
  [
    'system',
    { ...code('10000'), status_class: { equals: '5xx' } },
    { error_type: 'server_error', effect: 'unknown' },
    page('10000, SystemFault under 500: to be sent once more, by requestid or after a look-up.'),
  ],
]);
