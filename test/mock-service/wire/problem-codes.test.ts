// Problems that no business rule makes: every code with its status, its challenge and its shape.
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../mock-service/delivery.ts';
import { native } from '../../../mock-service/wire/native.ts';
import { PROBLEM_CODES, type ProblemCode, problemCodesOf } from '../../../mock-service/wire/problem-codes.ts';
import { problemSchema } from '../../../mock-service/wire/schemas.ts';

const CONTEXT = { requestId: 'req_1', nowMs: Date.UTC(2026, 0, 15, 12) };

const jsonOf = (reply: Reply): Record<string, unknown> => JSON.parse(String(reply.body));

describe('a problem without a rule', () => {
  const invalidToken = 'Bearer realm="overdue", error="invalid_token", error_description=';
  test.each<[ProblemCode, number, string | undefined]>([
    ['malformed', 400, undefined],
    ['unsupported_media_type', 415, undefined],
    ['invalid_request', 422, undefined],
    ['route_not_found', 404, undefined],
    ['method_not_allowed', 405, undefined],
    ['payload_too_large', 413, undefined],
    ['headers_too_large', 431, undefined],
    ['credential_missing', 401, 'Bearer realm="overdue"'],
    [
      'credential_malformed',
      400,
      'Bearer realm="overdue", error="invalid_request", error_description="The Authorization header is malformed"',
    ],
    ['credential_unknown', 401, `${invalidToken}"The API key is unknown"`],
    ['credential_revoked', 401, `${invalidToken}"The API key was revoked"`],
    ['credential_expired', 401, `${invalidToken}"The API key expired"`],
    ['token_unknown', 401, `${invalidToken}"The access token is unknown"`],
    ['token_revoked', 401, `${invalidToken}"The access token was revoked"`],
    ['token_expired', 401, `${invalidToken}"The access token expired"`],
    ['insufficient_scope', 403, 'Bearer realm="overdue", error="insufficient_scope"'],
    ['rate_limited', 429, undefined],
    ['sandbox_not_found', 404, undefined],
    ['sandbox_ambiguous', 400, undefined],
    ['overdue_fault_invalid', 422, undefined],
    ['request_timeout', 408, undefined],
    ['host_not_allowed', 403, undefined],
    ['origin_not_allowed', 403, undefined],
    ['control_token_required', 401, 'Bearer realm="overdue"'],
    ['operation_not_found', 404, undefined],
    ['rule_not_found', 404, undefined],
    ['grant_not_found', 404, undefined],
    ['too_many_grants', 409, undefined],
    ['tenant_not_found', 404, undefined],
    ['sandbox_permanent', 409, undefined],
    ['too_many_sandboxes', 409, undefined],
    ['snapshot_refused', 422, undefined],
    ['snapshot_too_large', 409, undefined],
    ['too_many_rules', 409, undefined],
    ['calendar_out_of_range', 422, undefined],
    ['too_many_rows', 409, undefined],
    ['idempotency_store_full', 503, undefined],
    ['too_many_connections', 503, undefined],
    ['internal_error', 500, undefined],
  ])('%s is a %i with the challenge %s', (code, status, challenge) => {
    const reply = native.problem({ code }, CONTEXT);
    expect(reply.status).toBe(status);
    expect(reply.headers['www-authenticate']).toBe(challenge);
    expect(jsonOf(reply)).toMatchObject({ type: `urn:overdue:problem:${code}`, status, code, rule: null });
    expect(problemSchema.safeParse(jsonOf(reply)).error).toBeUndefined();
  });

  test('has 39 codes, all of them above', () => {
    expect(Object.keys(PROBLEM_CODES)).toHaveLength(39);
  });

  test('names the scope a key lacks', () => {
    const reply = native.problem({ code: 'insufficient_scope', scope: 'payments:write' }, CONTEXT);
    expect(reply.headers['www-authenticate']).toBe('Bearer realm="overdue", error="insufficient_scope", scope="payments:write"');
  });

  test('takes its own headers, errors, detail and rule', () => {
    const reply = native.problem(
      {
        code: 'malformed',
        rule: 'R81',
        detail: 'd',
        errors: [{ path: '', expected: 'e', received: 'r' }],
        headers: { allow: 'GET', 'request-id': 'x' },
      },
      CONTEXT,
    );
    expect(reply.headers).toMatchObject({ allow: 'GET', 'request-id': 'x' });
    expect(jsonOf(reply)).toMatchObject({ rule: 'R81', detail: 'd', errors: [{ path: '', expected: 'e', received: 'r' }] });
  });

  test.each([
    [{ code: 'upstream_down', status: 503 }, 'Upstream down', 'Upstream down.', undefined],
    [{ code: 'internal_error', status: 502 }, 'Internal error', 'The provider failed on its own side.', undefined],
    [{ code: 'toString', status: 401 }, 'ToString', 'ToString.', 'Bearer realm="overdue"'],
  ])('may have any code with a status: %j', (facts, title, detail, challenge) => {
    const reply = native.problem(facts, CONTEXT);
    expect(jsonOf(reply)).toMatchObject({ title, detail, status: facts.status });
    expect(reply.headers['www-authenticate']).toBe(challenge);
  });

  test('belongs to the provider, to the control API, or to both', () => {
    const codes = (api: 'provider' | 'control') => problemCodesOf(api).map(({ code }) => code);
    expect(codes('provider')).toContain('rate_limited');
    expect(codes('control')).not.toContain('rate_limited');
    expect(codes('control')).toContain('too_many_rules');
    expect(codes('provider')).not.toContain('too_many_rules');
    expect(codes('provider').filter((code) => codes('control').includes(code))).toEqual([
      'malformed',
      'unsupported_media_type',
      'invalid_request',
      'route_not_found',
      'method_not_allowed',
      'payload_too_large',
      'sandbox_not_found',
      'too_many_rows',
      'internal_error',
    ]);
  });
});
