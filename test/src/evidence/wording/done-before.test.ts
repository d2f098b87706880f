// Work that was done before something failed: whoever repeats the call does it twice.
import { describe, expect, test } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { readFailure } from '../../../../src/evidence/input/read-failure.ts';
import { httpFailure } from '../../../../src/evidence/values/forms.ts';

const UNKEYED = { operation: { name: 'create_invoice', write: 'unsafe' } } as const;
const verdict = (failure: unknown) => {
  const { retryable, effect, action } = classify(failure, UNKEYED);
  return { retryable, effect, action };
};

describe('a write that something was done of', () => {
  const AFTER = { retryable: false, effect: 'partial', action: 'reconcile_first' };

  test.each([
    'Payment pay_12 was created, but fetching the receipt failed: 429 Too Many Requests',
    'Cobrança gerada (id 7712). Falha ao baixar o PDF: 429 limite de requisições excedido',
    'step charge ok; step issue_invoice failed: connect ECONNREFUSED 127.0.0.1:443; compensation pending',
    'POST /payments -> 202 Accepted\nGET /payments/pay_1/status failed: connect ECONNREFUSED 127.0.0.1:443',
    'Invoice 991 created; notifying customer failed: getaddrinfo EAI_AGAIN smtp.example',
    'Lote processado parcialmente: 7 de 20 boletos registrados; os demais passaram do limite de requisições (HTTP 429)',
    'charge succeeded (ch_1) but saving it locally failed: deadlock detected',
    '1 of 3 payments processed before connection was refused: ECONNREFUSED',
  ])('is never repeated as it is, as a text and as an error: %s', (text) => {
    expect(verdict(readFailure(text).failure)).toEqual(AFTER);
    expect(verdict(new Error(text))).toEqual(AFTER);
  });

  test.each<object>([
    { message: 'Too many requests: 3 of 10 invoices were created, the rest was skipped' },
    { created: 3, failed: 7, message: 'Too many requests' },
    { results: [{ id: 'inv_1', status: 'created' }, { status: 'throttled' }], message: 'Too many requests' },
  ])('is never repeated as it is, under a 429: %j', (body) => {
    expect(verdict(httpFailure({ status: 429, headers: {}, body: JSON.stringify(body) }))).toEqual(AFTER);
  });
});

describe('a write that nothing was done of', () => {
  test.each([
    'Invoice was not created; 429 Too Many Requests',
    '0 of 10 invoices were created, then 429 Too Many Requests',
    'The payment could not be processed, but try again: connect ECONNREFUSED 127.0.0.1:443',
    'connect ECONNREFUSED 127.0.0.1:443',
  ])('may be repeated: %s', (text) => {
    expect(verdict(readFailure(text).failure)).toMatchObject({ retryable: true, effect: 'not_applied' });
  });
});
