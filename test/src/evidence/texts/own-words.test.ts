// What a text denies, quotes as somebody's data, or says of one account only is no cause; what it says somebody said is one.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { isDenied, ownWords } from '../../../../src/evidence/texts/own-words.ts';
import { phraseIn } from '../../../../src/evidence/texts/sign-of.ts';

const NO_CAUSE = [
  'not rate limited',
  'The request failed; no rate limit was hit',
  'Não está em manutenção',
  'Sem excesso de requisições',
  "It didn't fail because of connection reset",
  'Não foi rate limit: o valor é inválido',
  'Customer "Too Many Requests Ltda" rejected',
  'Nome "Em Manutenção Ltda" já cadastrado',
  "Customer 'Connection Refused Inc' is invalid",
  'ValidationError: memo "rate limit exceeded" is too long',
  'no customer ECONNRESET found',
  'Your subscription has ended; service unavailable',
  'Service unavailable in your country',
  'value `too many requests` is invalid',
  'Cliente “Em Manutenção Ltda” não existe',
  'message "Too many requests" is not allowed',
  'the text "timed out" is reserved',
  'nunca houve excesso de requisições',
  'The rate limit of this currency pair could not be found',
  'Your card was declined (issuer: connection timed out)',
  'Access denied: rate limit exceeded for role',
  'HTTP 400: rate limit must be a number',
  '{"error":"rate limit value must be a number"}\n400',
  'ERROR response body: {"error":"rate limit must be a number"}',
  'Conta temporariamente indisponível por fraude',
];

describe('what a text does not say of the failure', () => {
  it.each(NO_CAUSE)('is never sent again: %s', (text) => {
    expect(classify(text).retryable).toBe(false);
    expect(classify({ name: 'ApiError', message: text }, { operation: { write: 'safe' } }).retryable).toBe(false);
  });
});

describe('the name of a call that failed', () => {
  it.each([
    ['record_payment failed: timeout', 'timeout', 'unknown'],
    ['record_payment failed: socket_closed_remotely', 'network_error', 'unknown'],
    ['recordPayment() falhou: timeout', 'timeout', 'unknown'],
    ['payment failed: timeout', 'timeout', 'unknown'],
    ['POST /v1/invoices/inv_1/payments: timeout', 'timeout', 'unknown'],
    ['Error: POST https://api.example/invoices timeout', 'timeout', 'unknown'],
    ['record_payment failed', 'unknown', 'unknown'],
    ['Payment failed', 'payment_declined', 'not_applied'],
    ['create_charge failed: your card was declined', 'payment_declined', 'not_applied'],
    ['unknown option: timeout', 'unknown', 'unknown'],
  ])('says nothing of a payment: %s', (text, error_type, effect) => {
    expect(classify(text, { operation: { write: 'keyed' } })).toMatchObject({ error_type, effect, retryable: false });
  });
});

describe('ownWords', () => {
  it.each([
    ['what a noun names', 'memo "HTTP 503" is too long', 'memo "        " is too long'],
    ['what somebody said', 'failed with "connection refused"', 'failed with "connection refused"'],
    ['what stands behind a sign', 'desc = "transport is closing"', 'desc = "transport is closing"'],
    ['a member of JSON', '{"message": "rate limit exceeded"}', '{"message": "rate limit exceeded"}'],
    ['an apostrophe', "couldn't connect and couldn't wait", "couldn't connect and couldn't wait"],
  ])('%s', (_what, text, own) => {
    expect(ownWords(text)).toBe(own);
  });
});

describe('a denial', () => {
  it.each([
    ['not rate limited', true],
    ['was not caused by a rate limit', true],
    ['could not connect: rate limit', false],
    ['rate limit', false],
    ['another rate limit', false],
  ])('%s: %s', (text, denied) => {
    expect(isDenied(text, text.indexOf('rate limit'))).toBe(denied);
  });

  it('leaves what else is said', () => {
    expect(phraseIn('not rate limited, but the connection was reset by peer')).toEqual(['connection_lost']);
  });
});
