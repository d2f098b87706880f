// Answers that look like a known provider's and are somebody else's: none of them is claimed, and the nearest true one is.
import { describe, expect, it } from 'vitest';
import { collect } from '../../../../src/evidence/collect.ts';

const OF_GOCARDLESS = 'https://developer.gocardless.com/api-reference#errors';

const json = (status: number, body: unknown): unknown => ({
  http: { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
});

const imitations: readonly (readonly [of: string, what: string, failure: unknown])[] = [
  ['paypal', 'its names without its debug id', json(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] })],
  ['paypal', 'a debug id beside a name in words', json(404, { name: 'Not Found', debug_id: '0000' })],
  ['paypal', 'another’s words on a token', json(401, { error: 'invalid_token', error_description: 'Token verification failed' })],
  ['paypal', 'a package that ends like its SDK', 'notpaypalhttp.http_error.HttpError: {"issue": "ORDER_ALREADY_CAPTURED"}'],
  ['asaas', 'its code with a description in English', json(400, { errors: [{ code: 'invalid_value', description: 'must be set' }] })],
  [
    'asaas',
    'a description in Portuguese with a code in capitals',
    json(400, { errors: [{ code: 'INVALID_DUE_DATE', description: 'inválida' }] }),
  ],
  ['asaas', 'a code in snake case', json(401, { errors: [{ code: 'invalid_token', description: 'O token é inválido' }] })],
  ['omie', 'SOAP’s own code', json(500, { faultcode: 'SOAP-ENV:Client', faultstring: 'Procedure not present' })],
  ['omie', 'another prefix', json(500, { faultcode: 'soap:Client-101', faultstring: 'App Key inválida' })],
  ['omie', 'its code without its text', json(500, { faultcode: 'SOAP-ENV:Client-101' })],
  [
    'bling',
    'its type with words in English',
    json(429, { error: { type: 'TOO_MANY_REQUESTS', message: 'Too many', description: 'Slow down' } }),
  ],
  ['bling', 'a period that it has not', json(429, { error: { type: 'TOO_MANY_REQUESTS', period: 'minute' } })],
  ['bling', 'the envelope of its rival', json(200, { retorno: { status: 'Erro', codigo_erro: 6, erros: [{ erro: 'API bloqueada' }] } })],
  ['focus-nfe', 'a code that it has not', json(422, { codigo: 'nfe_rejeitada', mensagem: 'Rejeitada' })],
  ['focus-nfe', 'its code with a text in another place', json(404, { codigo: 'nao_encontrado', message: 'Não encontrada' })],
  ['focus-nfe', 'its code with more behind it', json(422, { codigo: 'nfe_autorizada_parcialmente', mensagem: 'Autorizada' })],
  ['gocardless', 'its type without its page', json(422, { error: { type: 'invalid_state', errors: [{ reason: 'mandate_is_inactive' }] } })],
  [
    'gocardless',
    'a page on a host that ends like its own',
    json(422, { error: { type: 'invalid_state', documentation_url: `https://example.com/${OF_GOCARDLESS}` } }),
  ],
  ['gocardless', 'its page with another type', json(422, { error: { type: 'card_error', documentation_url: OF_GOCARDLESS } })],
  ['braintree', 'a processor’s code in snake case', json(422, { transaction: { status: 'declined', processor_response_code: '2001' } })],
  [
    'braintree',
    'a reason of a transaction that was not rejected',
    json(422, { transaction: { status: 'voided', gatewayRejectionReason: 'duplicate' } }),
  ],
  [
    'braintree',
    'an error class without its type',
    json(200, { errors: [{ message: 'no', extensions: { errorClass: 'AUTHENTICATION' } }] }),
  ],
  ['braintree', 'the same names in capitals', json(401, { name: 'AuthenticationError', type: 'AuthenticationError' })],
  ['braintree', 'a thrown name without its type', { exception: { name: 'authenticationError', message: 'Authentication Error' } }],
];

const xml = (status: number, body: string): unknown => ({ http: { status, headers: { 'content-type': 'text/xml' }, body } });

/** Stripe's envelope is copied more than any other. */
const imitationsOfMore: readonly (readonly [of: string, what: string, failure: unknown])[] = [
  ['stripe', 'its types with a code that it has not', json(429, { error: { type: 'invalid_request_error', code: 'rate_limit_exceeded' } })],
  ['stripe', 'its type alone', json(400, { error: { type: 'invalid_request_error', message: 'Missing required parameter' } })],
  ['stripe', 'its code with a type that it has not', json(404, { error: { type: 'not_found', code: 'resource_missing' } })],
  ['stripe', 'a page on a host that ends like its own', json(400, { error: { type: 'api_error', doc_url: 'https://notstripe.com/docs' } })],
  [
    'stripe',
    'a request id like its own',
    { http: { status: 500, headers: { 'request-id': 'req_000' }, body: '{"error":{"type":"api_error"}}' } },
  ],
  ['stripe', 'a package that ends like its SDK', 'mystripe.error.CardError: Your card was declined.'],
  ['stripe', 'a class that begins like its own', 'PinstripeCardError: Your card was declined.'],
  ['quickbooks', 'its fault with a code in words', json(400, { Fault: { Error: [{ code: 'InvalidInput' }], type: 'ValidationFault' } })],
  ['quickbooks', 'a fault without its list', json(500, { fault: { faultstring: 'Execution failed', detail: { errorcode: '3001' } } })],
  ['quickbooks', 'an error in XML of another schema', xml(429, '<Fault xmlns="http://schema.example.com/v3"><Error code="3001"/></Fault>')],
  ['xero', 'its members in lower case', json(400, { errorNumber: 10, type: 'ValidationException', message: 'no' })],
  ['xero', 'a type that is no exception', json(400, { ErrorNumber: 10, Type: 'Validation', Message: 'no' })],
  ['xero', 'a problem in capitals with another detail', json(401, { Title: 'Unauthorized', Status: 401, Detail: 'No', Instance: '0' })],
  ['xero', 'an exception in XML without a number', xml(400, '<ApiException><Type>ValidationException</Type></ApiException>')],
  ['xero', 'a named limit alone', { http: { status: 429, headers: { 'x-rate-limit-problem': 'day' }, body: '' } }],
  ['chargebee', 'another’s error_code', json(404, { error_code: 'resource_not_found', message: 'no' })],
  ['chargebee', 'its member with a text', json(400, { api_error_code: 'Something went wrong', message: 'no' })],
  ['netsuite', 'another code in its RESTlets’ envelope', json(400, { error: { code: 'REQUEST_LIMIT_EXCEEDED', message: 'no' } })],
  ['netsuite', 'a SOAP fault of somebody else', xml(500, '<Fault><detail><code>INVALID_LOGIN_CREDENTIALS</code></detail></Fault>')],
  ['sefaz', 'its element in another namespace', xml(200, '<ret xmlns="http://www.example.com/nfe"><cStat>108</cStat></ret>')],
  ['sefaz', 'a waybill, whose numbers are others', xml(200, '<ret xmlns="http://www.portalfiscal.inf.br/cte"><cStat>204</cStat></ret>')],
  ['square', 'its envelope with another category', json(400, { errors: [{ category: 'VALIDATION', code: 'INVALID_VALUE' }] })],
  ['square', 'its category with a code in lower case', json(400, { errors: [{ category: 'API_ERROR', code: 'not_found' }] })],
  ['square', 'a class that ends like its own', 'ChiSquareError: did not converge'],
];

const originals: readonly (readonly [of: string, what: string, failure: unknown])[] = [
  ['paypal', 'a header of its own', { http: { status: 500, headers: { 'paypal-debug-id': '0000' }, body: '{}' } }],
  ['paypal', 'its debug id', json(422, { name: 'UNPROCESSABLE_ENTITY', debug_id: '0000' })],
  [
    'asaas',
    'its code with its description',
    json(400, { errors: [{ code: 'invalid_value', description: 'O campo value deve ser informado' }] }),
  ],
  ['omie', 'its number with its text', json(500, { faultcode: 'SOAP-ENV:Client-101', faultstring: 'App Key inválida' })],
  ['bling', 'its period', json(429, { error: { type: 'TOO_MANY_REQUESTS', period: 'second' } })],
  ['focus-nfe', 'its code with its text', json(422, { codigo: 'nfe_autorizada', mensagem: 'Nota fiscal já autorizada' })],
  ['gocardless', 'its page', json(422, { error: { type: 'invalid_state', documentation_url: OF_GOCARDLESS } })],
  ['braintree', 'a processor’s code', json(422, { transaction: { status: 'processor_declined', processorResponseCode: '2001' } })],
  ['stripe', 'its page', json(400, { error: { type: 'api_error', doc_url: 'https://stripe.com/docs/error-codes/x' } })],
  ['stripe', 'its code', json(429, { error: { type: 'invalid_request_error', code: 'lock_timeout' } })],
  [
    'stripe',
    'the class of the error that carries the answer',
    { type: 'StripeAPIError', message: 'no', statusCode: 500, raw: { type: 'api_error' } },
  ],
  ['stripe', 'its module', 'stripe._error.CardError: Request req_000: Your card was declined.'],
  ['quickbooks', 'its fault', json(400, { Fault: { Error: [{ code: '5010' }], type: 'ValidationFault' } })],
  ['quickbooks', 'its schema, quoted in a text', 'Error: <IntuitResponse xmlns="http://schema.intuit.com/finance/v3"/>'],
  ['xero', 'its number and type', json(400, { ErrorNumber: 10, Type: 'ValidationException', Message: 'no' })],
  ['xero', 'its counters', { http: { status: 429, headers: { 'x-daylimit-remaining': '0' }, body: '' } }],
  ['chargebee', 'its member', json(404, { api_error_code: 'resource_not_found', message: 'no' })],
  ['chargebee', 'its member on a thrown error', { message: 'no', api_error_code: 'internal_error', http_status_code: 500 }],
  ['netsuite', 'its details', json(400, { 'o:errorDetails': [{ 'o:errorCode': 'USER_ERROR' }] })],
  ['sefaz', 'its namespace and element', xml(200, '<ret xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>108</cStat></ret>')],
  ['square', 'its category and code', json(400, { errors: [{ category: 'API_ERROR', code: 'NOT_FOUND' }] })],
];

describe('a dialect', () => {
  it.each([...imitations, ...imitationsOfMore])('of %s claims no imitation: %s', (of, _what, failure) => {
    expect(collect(failure).provider).not.toBe(of);
  });

  it.each(originals)('of %s is known by %s', (of, _what, failure) => {
    expect(collect(failure).provider).toBe(of);
  });
});
