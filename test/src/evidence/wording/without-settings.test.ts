// A setting that is called as an outage or a throttle is: what is wrong with it is not waited for, and what happens to a call is.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../../src/classifier/classify.ts';
import { plainWords } from '../../../../src/evidence/texts/plain-words.ts';
import { phraseBook } from '../../../../src/evidence/wording/phrase-book.ts';
import { SETTING_PHRASES, withoutSettings } from '../../../../src/evidence/wording/without-settings.ts';

const OF_SETTINGS: readonly string[] = [
  'Invalid value for rate limit',
  'Unknown field: rate limit',
  'Field timed_out is not allowed',
  'Failed to parse rate limit',
  'Unable to update the rate limit',
  'You may not change rate limit',
  'You may not change the rate limit',
  'Cannot deserialize rate limit',
  'Expected integer for rate limit',
  'No such rate limit',
  'Rate limit for the plan is missing',
  'Rate limit: must be an integer',
  'Requests per minute: must be positive',
  'Rate limit on key cannot be changed',
  'Throttling policy not found',
  'Rate limit not supported',
  'Rate limit rule does not apply',
  'The rate limit at index 2 is not a number',
  'Reason: rate limit invalid',
  'Rate limit by key out of range',
  'Campo limite de requisições com letras',
  'Sem permissão para alterar o limite de requisições',
  'O limite de requisições deve ser um número inteiro',
  'O limite de requisições não pode ser negativo',
  'Limite de requisições: valor inválido',
  'Limite de requisições já cadastrado',
  'El límite de peticiones es obligatorio',
  'El límite de peticiones debe ser un número',
  'Límite de peticiones no encontrado',
];

const OF_CALLS: readonly string[] = [
  'Rate limit exceeded',
  'Rate limit exceeded: value must be below 10 per second',
  'Rate limit exceeded. The limit is not a suggestion',
  'Invalid request: rate limit exceeded',
  'Failed to create invoice: rate limit',
  'Failed to create invoice - rate limit',
  'Cannot create an invoice due to rate limit',
  'Requests are throttled, must be below 5 per second',
  'Limite de requisições excedido, o intervalo deve ser respeitado',
];

const answer = (message: string) => ({ http: { status: 400, headers: {}, body: JSON.stringify({ message }) } });

describe('what sounds like a throttle', () => {
  it.each(OF_SETTINGS)('is not waited for where it is a setting: %s', (sentence) => {
    expect([classify(answer(sentence)), classify(`HTTP 400: ${sentence}`), classify(sentence)].map(({ retryable }) => retryable)).toEqual([
      false,
      false,
      false,
    ]);
    expect(withoutSettings(sentence)).not.toBe(sentence);
  });

  it.each(OF_CALLS)('is waited for where it tells of calls: %s', (sentence) => {
    expect(classify(answer(sentence)).error_type).toBe('rate_limited');
  });
});

describe('the phrases of settings', () => {
  it.each(SETTING_PHRASES)('are needed, each of them: %s', (phrase) => {
    const less = phraseBook(() => [[true, SETTING_PHRASES.filter((each) => each !== phrase)]]);
    expect(OF_SETTINGS.filter((sentence) => less(plainWords(sentence)) === undefined)).not.toEqual([]);
  });
});
