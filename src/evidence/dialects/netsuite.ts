// netsuite: `o:errorDetails[]` of SuiteTalk REST, `{"error": {"code"}}` of RESTlets with codes of SuiteScript, `statusDetail` and faults of SuiteTalk SOAP.
// @see https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_1546941244.html
import type { Dialect } from './dialect.ts';

export const netsuite: Dialect = {
  provider: 'netsuite',
  shapes: [[[['o:errorDetails', '0', 'o:errorCode']]], [[['error', 'code'], /^SSS_[A-Z_]{3,60}$/]]],
  marks: [
    'platform.webservices.netsuite.com',
    'com.netsuite.webservices.',
    'com.netledger.',
    'NetSuite\\Classes\\',
    'NetSuite::',
    '.restlets.api.netsuite.com',
    '.suitetalk.api.netsuite.com',
  ],
  codes: [
    ['o:errorDetails', '0', 'o:errorCode'],
    ['error', 'code'],
  ],
  element: 'code',
  printed: /(?:"(?:o:errorCode|code)" ?: ?"|\bcode[=:] ?['"]?)([A-Z][A-Z_]{3,60})\b/,
};
