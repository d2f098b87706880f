// A Response of fetch: its body decides, so it is read; where nobody read it, a conflict stays open.
import { describe, expect, it, test } from 'vitest';
import { type ClassifyOptions, classify } from '../../../src/classifier/classify.ts';
import { classifyResponse } from '../../../src/classifier/classify-response.ts';
import { overdue } from '../../../src/classifier/rules/overdue.ts';

const KEYED: ClassifyOptions = { operation: { name: 'create_refund', write: 'keyed', keyed: true } };
const problem = (status: number, code: string): Response =>
  Response.json({ type: `urn:overdue:problem:${code}`, title: 'x', status, code }, { status });

describe('classifyResponse', () => {
  it.each([
    [409, 'idempotency_in_flight', { error_type: 'resource_locked', retryable: true, effect: 'unknown' }],
    [409, 'charge_already_refunded', { error_type: 'duplicate', action: 'treat_as_done', effect: 'applied' }],
    [402, 'payment_declined', { error_type: 'payment_declined', retryable: false, effect: 'not_applied' }],
    [403, 'tenant_suspended', { error_type: 'account_restricted', retryable: false, effect: 'not_applied' }],
  ])('reads which %i it is: %s', async (status, code, expected) => {
    const response = problem(status, code);
    expect(await classifyResponse(response, KEYED)).toMatchObject(expected);
    expect(await response.json()).toMatchObject({ code });
  });

  it('judges what is left of a body that was read, that broke off, or of something else', async () => {
    const read = problem(409, 'charge_already_refunded');
    await read.text();
    expect(await classifyResponse(read, KEYED)).toMatchObject({ error_type: 'unknown', action: 'reconcile_first' });
    const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }), { status: 200 });
    expect(await classifyResponse(broken, KEYED)).toMatchObject({ error_type: 'network_error', effect: 'unknown' });
    expect(await classifyResponse(null as never)).toMatchObject({ error_type: 'unknown' });
  });
});

describe('a response whose body nobody read', () => {
  it.each([
    ['a Response', () => problem(409, 'charge_already_refunded')],
    ['status and headers', () => ({ status: 409, headers: {} })],
    ['an error that carries one', () => Object.assign(new Error('Conflict'), { response: problem(409, 'reference_taken') })],
  ])('leaves open whether a conflict was applied: %s', (_what, failure) => {
    expect(classify(failure(), KEYED)).toMatchObject({ error_type: 'unknown', action: 'reconcile_first', effect: 'unknown' });
  });

  test('an empty body is one that was read', () => {
    expect(classify({ status: 409, headers: {}, body: '' }, KEYED)).toMatchObject({ rule: 'http.409', effect: 'not_applied' });
  });
});

describe('the rules of the provider', () => {
  it('say that something may have been applied only of statuses whose unread body leaves that open', () => {
    const open = overdue.filter(({ then }) => then.effect !== 'not_applied').map(({ id }) => id);
    const statuses: Readonly<Record<string, number>> = {
      'overdue.idempotency_in_flight': 409,
      'overdue.reference_taken': 409,
      'overdue.charge_already_refunded': 409,
      'overdue.quote_already_converted': 409,
      'overdue.internal_error': 500,
    };
    expect(open).toEqual(Object.keys(statuses));
    for (const id of open) expect(classify({ status: statuses[id], headers: {} }, KEYED).effect).toBe('unknown');
  });
});
