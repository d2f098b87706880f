// xero: `{"ErrorNumber", "Type", "Message"}` of the accounting API, also as XML; the gateway's `{"Title", "Detail", "Status", "Instance"}`; its counters of calls.
// @see https://developer.xero.com/documentation/api/accounting/responsecodes, https://developer.xero.com/documentation/guides/oauth2/limits/
import type { Dialect } from './dialect.ts';

export const xero: Dialect = {
  provider: 'xero',
  headers: ['xero-correlation-id', 'x-daylimit-remaining', 'x-minlimit-remaining', 'x-appminlimit-remaining'],
  shapes: [
    [
      [['ErrorNumber'], /^\d{1,4}$/],
      [['Type'], /^[A-Z]\w{3,40}Exception$/],
    ],
    [
      [['Title'], /^(?:Unauthorized|Forbidden)$/],
      [['Status'], /^40[13]$/],
      [['Detail'], /^(?:AuthenticationUnsuccessful|AuthorizationUnsuccessful|TokenExpired|TokenInvalid\w{0,20})\b/],
      [['Instance']],
    ],
  ],
  marks: [
    ['<ApiException', '<ErrorNumber>', '<Type>'],
    ...['The Organisation is offline', 'error with the Xero API occurred', 'retrying%20the%20xero%20api', 'retrying the xero api'],
    ...['xero.exceptions.', 'xero_python.exceptions', 'com.xero.api.', 'XeroRuby::', 'XeroPHP\\'],
  ],
  codes: [['Type'], ['Detail']],
  element: 'Type',
};
