// chargebee: `{"message", "type", "api_error_code", "param", "http_status_code"}`, and what its SDKs raise with these.
// @see https://apidocs.chargebee.com/docs/api/error-handling
import type { Dialect } from './dialect.ts';

const CODE = /^[a-z][a-z_]{3,60}$/;

export const chargebee: Dialect = {
  provider: 'chargebee',
  shapes: [[[['api_error_code'], CODE]], [[['error', 'api_error_code'], CODE]]],
  marks: [
    'chargebee.api_error.',
    'chargebee.APIError',
    'ChargeBee::',
    'com.chargebee.exceptions.',
    'ChargeBee\\ChargeBee\\Exceptions\\',
    'Chargebee\\Exceptions\\',
  ],
  codes: [['api_error_code'], ['error', 'api_error_code']],
  printed: /\b(?:api_)?error_code["']?(?:=|: ?)["']?([a-z][a-z_]{3,60})\b/,
};
