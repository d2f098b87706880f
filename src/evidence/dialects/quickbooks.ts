// quickbooks: `Fault.Error[]` of the data plane, `fault.error[]` of the gateway, the same as XML, and what its SDKs raise.
// @see https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes
import type { Dialect } from './dialect.ts';

const NUMBER = /^0{0,3}\d{2,5}$/;

export const quickbooks: Dialect = {
  provider: 'quickbooks',
  headers: ['intuit_tid', 'intuit-tid'],
  shapes: [
    [
      [['Fault', 'Error', '0', 'code'], NUMBER],
      [['Fault', 'type'], /^(?:[A-Z]\w{3,20}Fault|SERVICE|AUTHENTICATION|AUTHORIZATION)$/],
    ],
    [
      [['fault', 'error', '0', 'code'], NUMBER],
      [['fault', 'type'], /^(?:[A-Z]\w{3,20}Fault|SERVICE|AUTHENTICATION|AUTHORIZATION)$/],
    ],
  ],
  marks: ['schema.intuit.com', 'quickbooks.exceptions.', 'com.intuit.ipp.exception.', 'Intuit.Ipp.Exception.', 'Quickbooks::'],
  codes: [
    ['Fault', 'Error', '0', 'code'],
    ['fault', 'error', '0', 'code'],
  ],
  // A wrapper's own number, and XML that an SDK could not read, come after the code that the answer inside names.
  element: 'code',
  printed: /\b(?:errorCode=0{0,3}|QB [A-Za-z ]{0,30}Exception:? |ERROR CODE:)(\d{2,6})\b/,
};
