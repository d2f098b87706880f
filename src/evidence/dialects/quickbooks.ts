// quickbooks: `Fault.Error[]` of the data plane, `fault.error[]` of the gateway, the same as XML, and what its SDKs raise.
// @see https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes
import type { Dialect } from './dialect.ts';

export const quickbooks: Dialect = {
  provider: 'quickbooks',
  headers: ['intuit_tid', 'intuit-tid'],
  shapes: [[[['Fault', 'Error', '0', 'code']]], [[['fault', 'error', '0', 'code']]]],
  marks: ['schema.intuit.com', 'quickbooks.exceptions.'],
  codes: [
    ['Fault', 'Error', '0', 'code'],
    ['fault', 'error', '0', 'code'],
  ],
  element: 'code',
  printed: /\b(?:QB [A-Za-z ]{0,24}Exception|errorCode=0{0,3}) ?(\d{2,5})\b/,
};
