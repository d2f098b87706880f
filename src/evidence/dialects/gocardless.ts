// gocardless: `{"error": {"type", "documentation_url", "errors": [{"reason"}]}}`; its types are coarse, the reason decides.
// @see https://developer.gocardless.com/api-reference/#overview-errors
import type { Dialect } from './dialect.ts';

const TYPE = /^(?:gocardless|invalid_api_usage|invalid_state|validation_failed)$/;

export const gocardless: Dialect = {
  provider: 'gocardless',
  shapes: [
    [
      [['error', 'type'], TYPE],
      [['error', 'documentation_url'], /^https:\/\/developer\.gocardless\.com\//],
    ],
  ],
  marks: ['gocardless_pro.errors.', 'GoCardlessPro::', 'com.gocardless.errors.', 'GoCardlessPro\\Core\\Exception'],
  codes: [
    ['error', 'errors', '0', 'reason'],
    ['error', 'type'],
  ],
  printed: /["']reason["']: ?["']([a-z][a-z_]{2,60})["']/,
};
