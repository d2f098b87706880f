// omie: `{"faultcode": "SOAP-ENV:Client-101", "faultstring"}`, SOAP's fault as JSON, under 500, 425 or 200.
// @see https://ajuda.omie.com.br/pt-BR/articles/8001888
import type { Dialect } from './dialect.ts';

export const omie: Dialect = {
  provider: 'omie',
  shapes: [[[['faultstring']], [['faultcode'], /^(?:SOAP-ENV:(?:Client|Server)-\d{1,6}|MISUSE_API_PROCESS)$/]]],
  marks: ['app.omie.com.br/api', 'SOAP-ENV:Client-'],
  codes: [['faultcode']],
  within: /^SOAP-ENV:(?:Client|Server)-(\d{1,6})$/,
  printed: /\bSOAP-ENV:(?:Client|Server)-(\d{1,6})\b/,
};
