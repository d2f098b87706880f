// xero: which limit was reached, and the few answers of Xero whose status says something else. Its validation is told by words alone.
// @see https://developer.xero.com/documentation/guides/oauth2/limits/, https://developer.xero.com/documentation/api/accounting/responsecodes
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

export const xero = providerTable('xero', [
  [
    'limit.day',
    { limit: { equals: 'day' }, status: { oneOf: [429, 503] } },
    refused('quota_exhausted', { details: { horizon: 'day' } }),
    'developer.xero.com, limits: 5,000 calls a day for each organisation; X-Rate-Limit-Problem names the day.',
  ],
  [
    'limit.minute',
    { limit: { equals: 'minute' }, status: { oneOf: [429, 503] } },
    refused('rate_limited', { details: { horizon: 'minute' } }),
    'developer.xero.com, limits: 60 calls a minute for each organisation, 10,000 for the app; Retry-After says when.',
  ],
  [
    'limit.concurrent',
    { limit: { equals: 'burst' }, status: { oneOf: [429, 503] } },
    refused('rate_limited', { details: { horizon: 'burst' } }),
    'developer.xero.com, limits: five calls in flight for each organisation; passes when one of them ends.',
  ],
  [
    'disconnected',
    { code: { equals: 'AuthenticationUnsuccessful' }, status: { equals: 403 } },
    refused('invalid_credentials'),
    'singer-io/tap-xero, XeroAPI/xero-node: the organisation was disconnected from the app, so a person has to connect it again.',
  ],
  [
    'organisation-offline',
    { status: { equals: 503 }, body_kind: { equals: 'text' }, says: { present: false } },
    refused('service_unavailable'),
    'developer.xero.com, response codes: the organisation is offline for now, and nothing is done to it.',
  ],
  [
    'post-data',
    { code: { oneOf: ['PostDataInvalidException', 'QueryParseException'] } },
    refused('invalid_input'),
    'developer.xero.com, response codes: the body or the where clause cannot be parsed.',
  ],
  [
    'not-implemented',
    { code: { equals: 'ApiMethodNotImplementedException' } },
    refused('configuration_error'),
    'freakboy3742/pyxero tests: error 20 under 501, the method is not there; no wait brings it.',
  ],
]);
