// The words that forbid a repetition, however they are spelt; and those that only say when.
import { expect, it } from 'vitest';
import { saysNever, textSaysNever } from '../../../../src/evidence/wording/never-again.ts';

const ofCode = (code: string): boolean =>
  saysNever({ codes: [code], classes: [], texts: [], fields: [], waitMs: undefined, limit: undefined, partial: false });

it.each([
  'Do not retry this request.',
  "Don't try again",
  'Don\u2019t TRY AGAIN',
  'never repeat it',
  'Never resend',
  'The call must not be retried',
  'It may not be repeated',
  'This should not be resent.',
  'The error is not retryable',
  'non-retriable',
  'The condition is final',
  'Permanent failure',
  'Permane\u0301nt error',
  'Não tente novamente.',
  'nao repita',
  'Não reenvie o pedido',
  'não envie de novo',
  "do not re'try",
])('%s', (text) => {
  expect(textSaysNever(text)).toBe(true);
});

it.each(['Do not retry before 12:00', 'Please try again', 'Não tente novamente agora', 'The final amount differs', 'Slow down', ''])(
  '%j forbids nothing',
  (text) => {
    expect(textSaysNever(text)).toBe(false);
  },
);

it.each(['NON_RETRYABLE', 'nonRetriable', 'notTransient', 'nonrecoverable', 'do_not_retry', 'PermanentFailure', 'permanently_failed'])(
  'the code %s',
  (code) => {
    expect(ofCode(code)).toBe(true);
  },
);

it.each(['card_declined', 'retry_later', 'permanent_redirect', 'transaction_final'])('the code %s forbids nothing', (code) => {
  expect(ofCode(code)).toBe(false);
});
