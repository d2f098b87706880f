// Credentials: which Authorization header opens which door, and for how long.
import { describe, expect, test } from 'vitest';
import { type Credentials, createCredentials, SCOPES } from '../../../mock-service/access/credentials.ts';
import { createRandom } from '../../../mock-service/determinism/random.ts';

const NOW_MS = 1_768_478_400_000;

const fixed = (): Credentials => createCredentials({ random: createRandom('seed'), fixed: true });

const ask = (credentials: Credentials, authorization: string | null, scope: (typeof SCOPES)[number] = 'invoices:read', nowMs = NOW_MS) => {
  const answer = credentials.authorize(credentials.identify(authorization === null ? {} : { authorization }), scope, nowMs);
  return 'kind' in answer ? answer : answer.name;
};

describe('a key', () => {
  test.each([
    [null, 'credential_missing'],
    ['', 'credential_missing'],
    ['Basic c2tfdGVzdDo=', 'credential_missing'],
    ['sk_test_overdue_default', 'credential_missing'],
    ['Bearerx sk_test_overdue_default', 'credential_missing'],
    ['Bearer', 'credential_malformed'],
    ['Bearer ', 'credential_malformed'],
    ['Bearer sk_test_overdue_default extra', 'credential_malformed'],
    ['Bearer sk_test_overdue_default, Bearer sk_test_overdue_default', 'credential_malformed'],
    ['Bearer "sk_test_overdue_default"', 'credential_malformed'],
    ['Bearer ação', 'credential_malformed'],
    ['Bearer sk_test_overdue_Default', 'credential_unknown'],
    ['Bearer __proto__', 'credential_unknown'],
    ['Bearer constructor', 'credential_unknown'],
    ['Bearer sk_test_overdue_revoked', 'credential_revoked'],
    ['Bearer sk_test_overdue_expired', 'credential_expired'],
  ])('in the header %j is refused: %s', (authorization, code) => {
    expect(ask(fixed(), authorization)).toEqual({ kind: 'refusal', code });
  });

  test.each([['Bearer sk_test_overdue_default'], ['bearer sk_test_overdue_default'], ['BEARER   sk_test_overdue_default ']])(
    'in the header %j is let in',
    (authorization) => {
      expect(ask(fixed(), authorization)).toBe('default');
    },
  );

  test.each(SCOPES.map((scope) => [scope, scope.endsWith(':read')] as const))('for reading may %s: %s', (scope, allowed) => {
    const refusal = { kind: 'refusal', code: 'insufficient_scope', scope };
    expect(ask(fixed(), 'Bearer sk_test_overdue_read_only', scope)).toEqual(allowed ? 'read_only' : refusal);
    expect(ask(fixed(), 'Bearer sk_test_overdue_default', scope)).toBe('default');
  });

  test.each(SCOPES.map((scope) => [scope, scope.startsWith('customers:')] as const))('for customers alone may %s: %s', (scope, allowed) => {
    const refusal = { kind: 'refusal', code: 'insufficient_scope', scope };
    expect(ask(fixed(), 'Bearer sk_test_overdue_restricted', scope)).toEqual(allowed ? 'restricted' : refusal);
  });

  test('of the other tenant opens that tenant, and everything in it', () => {
    expect(fixed().byName().other_tenant).toMatchObject({ tenantId: 'other', scopes: SCOPES });
    for (const name of ['default', 'read_only', 'restricted', 'expired', 'revoked']) expect(fixed().byName()[name]?.tenantId).toBe('main');
  });

  test('says that it is revoked or expired before it says what it lacks', () => {
    expect(ask(fixed(), 'Bearer sk_test_overdue_revoked', 'payments:write')).toEqual({ kind: 'refusal', code: 'credential_revoked' });
  });

  test('ends at the very instant it is made to expire, not before', () => {
    const credentials = fixed();
    const id = credentials.byName().default?.id ?? '';
    credentials.expire(id, NOW_MS);
    expect(ask(credentials, 'Bearer sk_test_overdue_default', 'invoices:read', NOW_MS - 1)).toBe('default');
    expect(ask(credentials, 'Bearer sk_test_overdue_default')).toEqual({ kind: 'refusal', code: 'credential_expired' });
  });

  test('is refused once revoked, and the others are not', () => {
    const credentials = fixed();
    credentials.revoke(credentials.byName().default?.id ?? '');
    expect(ask(credentials, 'Bearer sk_test_overdue_default')).toEqual({ kind: 'refusal', code: 'credential_revoked' });
    expect(ask(credentials, 'Bearer sk_test_overdue_read_only')).toBe('read_only');
  });

  test('is told who it is even when it is no longer good', () => {
    expect(fixed().identify({ authorization: 'Bearer sk_test_overdue_expired' })).toMatchObject({
      name: 'expired',
      client: 'key:expired',
      tenantId: 'main',
    });
    expect(fixed().identify({ authorization: 'Bearer sk_test_unknown' })).toEqual({ kind: 'refusal', code: 'credential_unknown' });
    expect(fixed().identify({})).toEqual({ kind: 'refusal', code: 'credential_missing' });
  });
});

describe("a sandbox's keys", () => {
  const secrets = (seed: string): readonly string[] =>
    Object.values(createCredentials({ random: createRandom(seed) }).byName()).map(({ secret }) => secret);

  test('are six, by name', () => {
    expect(Object.keys(fixed().byName())).toEqual(['default', 'read_only', 'restricted', 'expired', 'revoked', 'other_tenant']);
  });

  test('come from its seed', () => {
    expect(secrets('a')).toEqual(secrets('a'));
    expect(new Set([...secrets('a'), ...secrets('b')]).size).toBe(12);
    for (const secret of secrets('a')) expect(secret).toMatch(/^sk_test_[a-z0-9]{32}$/);
  });

  test('have ids that do not give the secret away', () => {
    const all = Object.values(createCredentials({ random: createRandom('a') }).byName());
    for (const { id, secret } of all) expect(secret).not.toContain(id.replace('key_', ''));
    expect(new Set(all.map(({ id }) => id)).size).toBe(6);
  });
});
