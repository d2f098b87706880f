// A line alone that has the words of a broken connection, a guard or a wait in it, and tells of something that no repetition heals.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';

const PERMANENT = [
  'Unable to connect your bank account',
  'Unable to connect to your bank account: consent revoked',
  'Could not connect to the bank account, please reconnect it',
  'Cannot connect to account acct_1: it belongs to another platform',
  'Failed to connect to organisation: not enrolled',
  'Connection to the marketplace was refused by the seller',
  'Stream id is invalid',
  'The stream was closed by its owner',
  'Failed to fetch data for this invoice: id is invalid',
  'Failed to fetch records: unknown field amont',
  'Payload failed: load failed validation',
  'Circuit breaker name is required',
  'The rate limiter name is not valid',
  'The read timeout must be positive',
  'request timeout: must be between 1 and 60',
  'Invalid request timeout',
  'Session timeout: sign in again',
  'Session timed out, please log in again',
  'Payment timed out and was cancelled by the payer',
  'No available server plan for this account',
  'No credentials of this type exist',
  'Method Post is not allowed here',
  'No host invited to this meeting',
  'Não foi possível conectar a conta bancária: consentimento revogado',
  'Não foi possível conectar com a conta informada',
  'Falha na conexão com a conta do cliente: acesso negado',
  'Servidor desconhecido: matrícula não cadastrada',
  'Conexão encerrada pelo titular da conta',
  'O cartão não respondeu a tempo ao desafio 3DS',
  'errno: 110 is the tax code of the item, which is invalid',
  'Retry after 00:30:00 is not a valid schedule',
  'Error code: 429 - page not printed',
];

describe('a line that sounds as if it passed', () => {
  it.each(PERMANENT)('is not sent again: %s', (text) => {
    expect(classify(text).retryable).toBe(false);
  });

  it.each(PERMANENT)('is not sent again as the message of an error: %s', (message) => {
    expect(classify({ name: 'ApiError', message }).retryable).toBe(false);
  });
});
