// asaas: the codes in Asaas' list of errors. Its three kinds of 429 differ in headers and words, which the standard rules read.
// @see https://docs.asaas.com/docs/autentica%C3%A7%C3%A3o
import { refused } from '../../rule.ts';
import { providerTable } from './table.ts';

export const asaas = providerTable('asaas', [
  [
    'key',
    { code: { oneOf: ['invalid_access_token', 'access_token_not_found'] } },
    refused('invalid_credentials'),
    'Asaas, authentication: what its header calls access_token is an API key, which no refresh renews.',
  ],
  [
    'environment',
    { code: { equals: 'invalid_environment' } },
    refused('configuration_error'),
    'Asaas, authentication: the key belongs to the other environment; sandbox and production have their own.',
  ],
  [
    'value',
    { code: { matches: '^invalid_(?:value|[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,4})$' } },
    refused('invalid_input'),
    'Asaas, HTTP codes of responses: the code names the field that is missing or wrong (invalid_dueDate).',
  ],
]);
