// The native dialect: what leaves the provider, byte by byte where it matters, and always as its schemas say.
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../mock-service/delivery.ts';
import { RULES, type RuleId, reject } from '../../../mock-service/domain/rejection.ts';
import { SEED_EPOCH_MS, seedData } from '../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../mock-service/store/store.ts';
import { native } from '../../../mock-service/wire/native.ts';
import { problemSchema } from '../../../mock-service/wire/schemas.ts';
import { stamp } from '../../../mock-service/wire/stamp.ts';

const CONTEXT = { requestId: 'req_1', nowMs: SEED_EPOCH_MS };

const jsonOf = (reply: Reply): Record<string, unknown> => JSON.parse(String(reply.body));

const STATUS_OF_RULE: Readonly<Record<RuleId, number>> = {
  R01: 404,
  R02: 422,
  R04: 409,
  R06: 422,
  R07: 409,
  R09: 409,
  R10: 422,
  R11: 422,
  R12: 404,
  R13: 422,
  R14: 422,
  R15: 422,
  R16: 422,
  R17: 422,
  R18: 422,
  R19: 422,
  R20: 422,
  R21: 422,
  R22: 422,
  R23: 422,
  R24: 422,
  R26: 409,
  R27: 409,
  R28: 409,
  R29: 409,
  R30: 409,
  R31: 422,
  R32: 422,
  R33: 422,
  R34: 422,
  R35: 409,
  R36: 422,
  R39: 422,
  R40: 409,
  R41: 409,
  R42: 409,
  R43: 422,
  R44: 422,
  R45: 422,
  R46: 422,
  R47: 422,
  R48: 402,
  R49: 402,
  R50: 422,
  R52: 409,
  R53: 409,
  R54: 409,
  R55: 409,
  R56: 409,
  R57: 409,
  R58: 409,
  R59: 422,
  R60: 429,
  R61: 409,
  R62: 422,
  R63: 422,
  R64: 422,
  R65: 409,
  R67: 409,
  R68: 422,
  R69: 409,
  R71: 412,
  R72: 428,
  R73: 409,
  R74: 422,
  R75: 409,
  R76: 400,
  R77: 400,
  R78: 400,
  R81: 400,
  R82: 403,
  R83: 409,
  R84: 422,
  R85: 409,
  R86: 409,
  R87: 409,
  R90: 409,
  R91: 409,
  R92: 422,
  R93: 422,
  R94: 422,
  R95: 422,
  R96: 422,
  R97: 409,
  R98: 409,
  R99: 409,
  R100: 422,
  R101: 410,
  R102: 404,
  R103: 422,
  R104: 422,
  R105: 422,
  R106: 422,
  R107: 422,
  R108: 422,
  R109: 422,
  R112: 422,
  R116: 409,
  R117: 409,
};

describe('every answer', () => {
  test('has the headers a client may count on', () => {
    const [customer] = createStore(seedData('default')).rows('customers');
    if (customer === undefined) throw new Error('the seed has customers');
    const reply = stamp(native.success({ ...customer, name: 'Júlia €' }, 201), CONTEXT);
    expect(reply.status).toBe(201);
    expect(reply.headers).toEqual({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(String(reply.body))),
      date: 'Thu, 15 Jan 2026 12:00:00 GMT',
      'request-id': 'req_1',
      'cache-control': 'no-store',
      etag: '"1"',
    });
  });

  test.each([
    [0, 'Thu, 01 Jan 1970 00:00:00 GMT'],
    [1_709_210_096_789, 'Thu, 29 Feb 2024 12:34:56 GMT'],
  ])('is dated by the calendar: %i is %s', (nowMs, date) => {
    const wire = { requestId: 'req_1', nowMs };
    expect(stamp(native.problem({ code: 'route_not_found' }, wire), wire).headers.date).toBe(date);
  });
});

describe('a rejection', () => {
  test.each(Object.entries(STATUS_OF_RULE) as [RuleId, number][])('by %s is a %i problem document', (rule, status) => {
    const reply = native.rejection(reject(rule), CONTEXT);
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toBe('application/problem+json');
    expect(problemSchema.safeParse(jsonOf(reply)).error).toBeUndefined();
    expect(jsonOf(reply)).toMatchObject({ status, rule, request_id: 'req_1' });
  });

  test('has a status above for every rule there is', () => {
    expect(Object.keys(STATUS_OF_RULE)).toEqual(Object.keys(RULES));
  });

  test('says all that is known, and nothing else', () => {
    const bare = native.rejection(reject('R41'), CONTEXT);
    expect(jsonOf(bare)).toEqual({
      type: 'urn:overdue:problem:invoice_already_paid',
      title: 'Invoice already paid',
      status: 409,
      detail: 'Refused: the invoice is already paid.',
      code: 'invoice_already_paid',
      rule: 'R41',
      request_id: 'req_1',
    });
    const full = reject('R83', {
      detail: 'd',
      field: { path: 'reference', expected: 'a free one', received: 'a taken one' },
      existingId: 'inv_1',
      allowedOperations: ['get_invoice'],
      declineCode: 'x',
    });
    expect(jsonOf(native.rejection(full, CONTEXT))).toMatchObject({
      detail: 'd',
      errors: [{ path: 'reference', expected: 'a free one', received: 'a taken one' }],
      existing_id: 'inv_1',
      allowed_operations: ['get_invoice'],
      decline_code: 'x',
    });
  });

  test.each([
    [reject('R75'), '1'],
    [reject('R75', { retryAfterS: 7 }), '7'],
    [reject('R75', { retryAfterS: 1.2 }), '2'],
    [reject('R41'), undefined],
  ])('%j asks to wait for %s s', (rejection, retryAfter) => {
    expect(native.rejection(rejection, CONTEXT).headers['retry-after']).toBe(retryAfter);
  });
});
