// A failure may carry its response in many forms: all of them are read alike, and a body that nobody read stays unread.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/classifier/classify.ts';
import { explain } from '../../../src/classifier/explain.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { httpFailure } from '../../../src/evidence/values/forms.ts';

const PROBLEM = {
  type: 'urn:overdue:problem:invoice_already_paid',
  title: 'The invoice is already paid',
  status: 409,
  code: 'invoice_already_paid',
  errors: [{ path: 'amount_minor', expected: 'more than zero' }],
};
const TEXT = JSON.stringify(PROBLEM);
const HEADERS = { 'Content-Type': 'application/problem+json', 'Retry-After': '2' };
const axiosError = (own: object): Error => Object.assign(new Error('Request failed with status code 409'), { isAxiosError: true, ...own });

const FORMS: readonly (readonly [string, unknown])[] = [
  ['our own form', { http: { status: 409, headers: HEADERS, body: TEXT } }],
  ["our own form, made of axios's", httpFailure({ status: 409, headers: HEADERS, data: PROBLEM } as { status: number })],
  ['our own form with a Headers', { http: { status: 409, headers: new Headers(HEADERS), body: TEXT } }],
  ['plain, with a text', { status: 409, headers: HEADERS, body: TEXT }],
  ['plain, with a Headers and a parsed body', { status: 409, headers: new Headers(HEADERS), body: PROBLEM }],
  ['plain, with a Map and bytes', { status: 409, headers: new Map(Object.entries(HEADERS)), body: new TextEncoder().encode(TEXT) }],
  ['plain, with a status in digits', { status: '409', headers: HEADERS, body: TEXT }],
  ['plain, with lists and a status code', { statusCode: 409, headers: { 'retry-after': ['2'] }, body: TEXT }],
  ['an error of axios', axiosError({ code: 'ERR_BAD_REQUEST', response: { status: 409, headers: HEADERS, data: PROBLEM }, config: {} })],
  ['an error that carries a plain response', axiosError({ status: 409, response: { status: 409, headers: HEADERS, body: TEXT } })],
  ['a cause of an error', new Error('payment failed', { cause: { status: 409, headers: HEADERS, body: TEXT } })],
];

describe('a response', () => {
  it.each(FORMS)('is read in %s', (_form, failure) => {
    const { rule, retry_after_ms, upstream, details } = classify(failure, { operation: { write: 'keyed', keyed: true } });
    expect({ rule, retry_after_ms, upstream, details }).toEqual({
      rule: 'overdue.invoice_already_paid',
      retry_after_ms: 2000,
      upstream: { status: 409, code: 'invoice_already_paid' },
      details: { fields: [{ path: 'amount_minor', expected: 'more than zero' }] },
    });
  });

  it('is read in a problem document alone, whose errors are no failures of their own', () => {
    const { error, evidence } = explain(PROBLEM);
    expect(error).toMatchObject({ rule: 'overdue.invoice_already_paid', upstream: { status: 409 } });
    expect(evidence.sources).toEqual(['http-response', 'problem-details', 'error-words']);
    expect(evidence.exception).toBeUndefined();
  });

  it.each([
    ['a status alone', { status: 503 }],
    ['a status and a body', { status: 503, body: 'busy' }],
    ['a status and no headers', { status: 503, headers: null }],
    ['a status code and data', { statusCode: 503, data: { message: 'busy' } }],
    ['a body that names its status', { status: 503, message: 'busy', path: '/v1/invoices' }],
    ['one of these as a cause', new Error('no answer', { cause: { status: 503 } })],
  ])('is read without headers: %s', (_what, failure) => {
    expect(classify(failure)).toMatchObject({ rule: 'http.503', retryable: true, upstream: { status: 503 } });
  });

  it('without headers shows its method, too', () => {
    expect(classify({ status: 503, method: 'POST' })).toMatchObject({ retryable: false, action: 'reconcile_first' });
    expect(classify({ status: 503, request: { method: 'GET' } })).toMatchObject({ retryable: true, effect: 'not_applied' });
  });

  it('of fetch is read without its body, which stays for its owner', async () => {
    const response = new Response(TEXT, { status: 503, headers: { 'retry-after': '7' } });
    expect(classify(response)).toMatchObject({ rule: 'http.503', retry_after_ms: 7000 });
    expect(response.bodyUsed).toBe(false);
    expect(await response.text()).toBe(TEXT);
  });

  it.each([
    ['an order without a status', { title: 'x', type: 'order' }],
    ['a row with a status in words', { status: 'open', headers: {} }],
    ['an error of our own with a status', Object.assign(new Error('x'), { status: 503 })],
    ['a row with a number that is no status', { status: 4_009 }],
    ['an error of our own with a title', Object.assign(new Error('x'), { status: 409, title: 'x' })],
  ])('is not seen in %s', (_what, failure) => {
    expect(classify(failure).rule).toBe('none.unknown');
  });
});

describe('an error that was written as JSON', () => {
  it("keeps nothing of axios's answer: it was not read", () => {
    const written = {
      name: 'AxiosError',
      message: 'Request failed with status code 409',
      code: 'ERR_BAD_REQUEST',
      status: 409,
      config: {},
    };
    expect(classify(written).rule).toBe('http.409.unread');
  });

  it("keeps superagent's answer as a text", () => {
    const response = { req: { method: 'POST' }, header: { ...HEADERS }, status: 409, text: TEXT };
    expect(classify({ status: 409, response })).toMatchObject({ rule: 'overdue.invoice_already_paid', retry_after_ms: 2000 });
  });
});

describe('the request of axios', () => {
  const response = { status: 500, headers: {}, data: '' };
  it.each([
    ['a write without a key is looked up first', { method: 'post', headers: {} }, 'reconcile_first'],
    ['a write with a key may be sent again', { method: 'post', headers: { 'Idempotency-Key': 'k-1' } }, 'retry_with_backoff'],
    ['a read may be sent again', { method: 'get' }, 'retry_with_backoff'],
  ])('%s, whether an answer came or not', (_what, config, action) => {
    expect(classify(axiosError({ code: 'ERR_BAD_RESPONSE', response, config })).action).toBe(action);
    expect(classify(axiosError({ code: 'ECONNRESET', syscall: 'read', config })).action).toBe(action);
  });
});

describe('options of classify that are none', () => {
  it.each([null, undefined, 7, 'pt-BR', { lang: 'xx' }, { operation: null }, { correlationId: 7, receivedAtMs: 'now' }])(
    '%j',
    (options) => {
      const error = classify(new Response('x', { status: 503 }), options as never);
      expect(error.rule).toBe('http.503');
      expect(checkLaws(error)).toEqual([]);
      expect(() => explain('x', options as never)).not.toThrow();
    },
  );

  it('are never a reason to throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything({ withNullPrototype: true }), (failure, options) => {
        expect(checkLaws(classify(failure, options as never), {}).filter((law) => law.startsWith('shape'))).toEqual([]);
      }),
    );
  });
});
