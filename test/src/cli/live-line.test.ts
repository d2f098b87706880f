// The live line of a call: its address stands there as its caller writes it.
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../src/cli/embed.ts';
import { liveLine } from '../../../src/cli/live-line.ts';
import { PLAIN } from '../../../src/tck/report-table.ts';

const entry = (method: string, path: string, operation: string | null): JournalEntry => ({
  ...{ seq: 1, at: '2026-02-01T09:00:07.000Z', request_id: 'r', own_request_id: 'r', caller: 'anonymous', credential: null },
  ...{ operation, method, path, query: '', idempotency_key: null, body: null, faults: [], commit: 'none' },
  ...{ answered: { kind: 'respond', status: 200 }, taken: true, duration_ms: 1 },
});

test.each([
  ['default', 'list_quotes', '/quotes', '/v1/quotes  list_quotes'],
  ['sb_1', 'list_quotes', '/quotes', '/s/sb_1/v1/quotes  list_quotes'],
  ['default', 'list_payment_links', '/payment_links', '/v1/payment_links  list_payment_links'],
  ['default', 'oauth_token', '/oauth/token', '/oauth/token  oauth_token'],
  ['sb_1', 'view_payment_page', '/pay/{token}', '/s/sb_1/pay/{token}  view_payment_page'],
  ['default', null, '/pay/{token}', '/v1/pay/{token}  (no operation)'],
])('a call in the sandbox %s of %s at %s has its whole path', (sandboxId, operation, path, shown) => {
  expect(liveLine(entry('GET', path, operation), sandboxId, PLAIN)).toBe(`09:00:07  GET ${shown}  200`);
});
