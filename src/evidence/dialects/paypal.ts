// paypal: `{"name", "message", "debug_id", "details": [{"issue"}]}` of its REST interfaces, and the token it does not take.
// @see https://developer.paypal.com/api/rest/responses/
import type { Dialect } from './dialect.ts';

export const paypal: Dialect = {
  provider: 'paypal',
  headers: ['paypal-debug-id'],
  shapes: [
    [[['debug_id']], [['name'], /^[A-Z][A-Z_]{2,60}$/]],
    [
      [['error'], /^invalid_token$/],
      [
        ['error_description'],
        /^(?:Token signature verification failed$|Access Token not found in cache|The token passed in was not found in the system)/,
      ],
    ],
  ],
  marks: ['api-m.paypal.com', 'api-m.sandbox.paypal.com', 'paypalhttp.'],
  codes: [['details', '0', 'issue'], ['name'], ['error']],
  printed: /["']issue["']: ?["']([A-Z][A-Z_]{2,60})["']/,
};
