// quickbooks: the codes of QuickBooks Online, which say more than the statuses they come under.
// @see https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes
import { providerTable, refused } from './table.ts';

export const quickbooks = providerTable('quickbooks', [
  [
    'throttled',
    { code: { oneOf: ['3001', '003001'] } },
    refused('rate_limited', { retry_after_ms: 60_000 }),
    'ThrottleExceeded under 429 or 403: 500 calls a minute for each company, and the page says to wait 60 s.',
  ],
]);
