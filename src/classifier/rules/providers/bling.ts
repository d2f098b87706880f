// bling: the types of version 3 and the numbers of version 2. A limit of the day differs from one of the second by one member.
// @see https://developer.bling.com.br/limites
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

export const bling = providerTable('bling', [
  [
    'per_day',
    { code: { equals: 'TOO_MANY_REQUESTS' }, limit: { equals: 'day' } },
    refused('quota_exhausted'),
    'Bling, limits: 120,000 calls a day are used up; they count anew tomorrow.',
  ],
  [
    'per_second',
    { code: { equals: 'TOO_MANY_REQUESTS' } },
    refused('rate_limited'),
    'Bling, limits: three calls a second, counted anew in the next one.',
  ],
  [
    'v2.per_day',
    { code: { equals: '18' }, says: { equals: 'quota' } },
    refused('quota_exhausted'),
    'Bling, errors of version 2: number 18 is the limit of the second and that of the day; the words tell which.',
  ],
  [
    'v2.throttled',
    { code: { equals: '18' } },
    refused('rate_limited'),
    'Bling, errors of version 2: number 18 in a success is a limit on calls.',
  ],
  [
    'v2.not_found',
    { code: { equals: '14' } },
    refused('not_found'),
    'Bling, errors of version 2: number 14, what was asked for was not found.',
  ],
  [
    'missing_field',
    { code: { equals: 'MISSING_REQUIRED_FIELD_ERROR' } },
    refused('invalid_input'),
    'Bling, common errors: a required field is missing.',
  ],
  [
    'taken',
    { code: { equals: 'VALIDATION_ERROR' }, says: { equals: 'duplicate' } },
    refused('duplicate'),
    'Bling, common errors: of what it does not accept, the words say that the number is taken.',
  ],
  [
    'state',
    { code: { equals: 'VALIDATION_ERROR' }, says: { oneOf: ['rule', 'already_done'] } },
    refused('business_rule_violation'),
    'Bling, common errors: of what it does not accept, the words say that a rule or a state forbids it.',
  ],
  [
    'validation',
    { code: { equals: 'VALIDATION_ERROR' } },
    refused('invalid_input'),
    'Bling, common errors: what could not be saved has fields that are not valid, whatever the words of each.',
  ],
  ['not_found', { code: { equals: 'RESOURCE_NOT_FOUND' } }, refused('not_found'), 'Bling, common errors: the resource does not exist.'],
]);
