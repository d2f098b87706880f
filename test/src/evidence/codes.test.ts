// Every code that a rule names passes for a code: one that did not would never reach its rule. A 503 keeps its request's id, whoever gave it.
import { describe, expect, it, test } from 'vitest';
import type { Matcher } from '../../../src/classifier/rule.ts';
import { RULES } from '../../../src/classifier/rules/index.ts';
import { collect } from '../../../src/evidence/collect.ts';
import { codeOf } from '../../../src/evidence/redact.ts';

function named(matcher: Matcher | undefined): readonly unknown[] {
  if (matcher === undefined) return [];
  if ('oneOf' in matcher) return matcher.oneOf;
  return 'equals' in matcher ? [matcher.equals] : [];
}

test('every code that a rule names passes', () => {
  const codes = RULES.flatMap(({ when }) => [
    ...named(when.code),
    ...named(when.decline_code),
    ...named(when.auth_error),
    ...named(when.problem_type).map((type) => String(type).replace(/^.*[:#/]/, '')),
  ]);
  expect(codes.length).toBeGreaterThan(80);
  expect(codes.filter((code) => codeOf(String(code).replaceAll('-', '_')) === undefined)).toEqual([]);
});

describe('a 503 without a body keeps the id of its request', () => {
  it.each([
    ['x-request-id', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['x-request-id', '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['x-request-id', '507f1f77bcf86cd799439011'],
    ['request-id', 'req_7f3a9c2e8b1d'],
    ['x-correlation-id', '0b2f9d6e-1c1c-4b43-9d6e-1c1c4b430b2f'],
    ['x-amzn-requestid', '0b2f9d6e-1c1c-4b43-9d6e-1c1c4b430b2f'],
    ['cf-ray', '7d2f8a1b3c4d5e6f-GRU'],
    ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ])('%s: %s', (name, id) => {
    expect(collect({ status: 503, headers: { [name]: id }, body: '' }).request_id).toBe(id);
  });
});
