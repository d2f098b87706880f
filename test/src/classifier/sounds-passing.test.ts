// What sounds as if it passed and does not is never sent again; what does pass is, in whatever form the words come.
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import { PASSING, PERMANENT } from './sounds-passing-sentences.ts';

/** The body of an answer: none of these statuses names the cause, so only what is said decides. */
function said(status: number, text: string): unknown {
  const body = status === 200 ? { success: false, error: text } : { message: text };
  return { http: { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } };
}

type Form = (sentence: string) => unknown;

const BODIES: Readonly<Record<string, Form>> = Object.fromEntries(
  [200, 400, 409, 422].map((status) => [status, (text) => said(status, text)]),
);
const MESSAGES: Readonly<Record<string, Form>> = {
  'an error of a library': (message) => ({ name: 'ApiError', message }),
  'an error without a class': (message) => new Error(message),
  'a printed error': (message) => `ApiError: ${message}`,
};
const LINE: Readonly<Record<string, Form>> = { 'a line alone': (text) => text };

/** Where `sentence` counts as retryable. */
function repeatedIn(sentence: string, forms: Readonly<Record<string, Form>>): readonly string[] {
  return Object.keys(forms).filter((name) => classify(forms[name]?.(sentence)).retryable);
}

/** A conflict is a matter of state, so that no outage and no silence is believed under it. */
const HEARD = { 200: BODIES[200] as Form, 400: BODIES[400] as Form, 422: BODIES[422] as Form, ...MESSAGES };

describe('a refusal', () => {
  it.each(PERMANENT)('that does not pass is never sent again, whatever says it: %s', (sentence) => {
    expect(repeatedIn(sentence, { ...BODIES, ...MESSAGES, ...LINE })).toEqual([]);
  });

  it.each(PASSING)('that passes is sent again: %s', (sentence) => {
    expect(repeatedIn(sentence, HEARD)).toEqual(Object.keys(HEARD));
  });

  it.each(PASSING)('that passes is taken for nothing else as a line that anybody may have written: %s', (sentence) => {
    const { retryable, error_type } = classify(sentence);
    expect(retryable || error_type === 'unknown').toBe(true);
  });
});
