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
];

describe('a dialect', () => {
  it.each(imitations)('of %s claims no imitation: %s', (of, _what, failure) => {
    expect(collect(failure).provider).not.toBe(of);
  });

  it.each(originals)('of %s is known by %s', (of, _what, failure) => {
    expect(collect(failure).provider).toBe(of);
  });
});
