// A sandbox that holds no more tokens: what is over makes room, what is live stays, and a refusal spends nothing.
import { expect, test } from 'vitest';
import { createOAuth, type OAuthOptions } from '../../../mock-service/access/oauth.ts';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { tokenRefusal } from '../../../mock-service/wire/oauth-wire.ts';
import { basic, tokenCall } from './oauth-sandbox.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TERMS = { client: 'default', tenantId: 'main', scopes: ['invoices:read'] } as const;
const AUTHORIZATION = basic('oc_overdue_default', 'cs_test_overdue_default');

function server(caps: Pick<OAuthOptions, 'maxTokens' | 'maxGrants' | 'accessLifeS'>) {
  const oauth = createOAuth({ random: createRandom('full'), fixed: true, ...caps });
  const ask = (form: Record<string, string>, nowMs: number) =>
    oauth.open(tokenCall('/oauth/token', form, { authorization: AUTHORIZATION })).answer(nowMs);
  const asked = (nowMs: number) => ask({ grant_type: 'client_credentials' }, nowMs);
  const errorOf = (answer: ReturnType<typeof ask>): string => ('error' in answer ? answer.error : 'none');
  const tokenOf = (answer: ReturnType<typeof ask>): string => ('error' in answer ? answer.error : answer.accessToken);
  return { oauth, ask, asked, errorOf, tokenOf };
}

test('live access tokens are never forgotten: one more is refused until one of them expired', () => {
  const { oauth, asked, errorOf, tokenOf } = server({ maxTokens: 2 });
  const [first, second] = [tokenOf(asked(0)), tokenOf(asked(1))];
  expect(errorOf(asked(HOUR_MS - 1))).toBe('temporarily_unavailable');
  expect([first, second].map((token) => oauth.tokens.find(token)?.secret)).toEqual([first, second]);
  expect(errorOf(asked(HOUR_MS))).toBe('none');
  expect([first, second].map((token) => oauth.tokens.find(token)?.secret)).toEqual([undefined, second]);
});

test('a refresh that finds no room does not spend the refresh token, and a revoked family makes room for it', () => {
  const { oauth, ask, errorOf } = server({ maxTokens: 2 });
  const [kept, gone] = [oauth.consent(TERMS, 0), oauth.consent(TERMS, 0)];
  const refresh = () => ask({ grant_type: 'refresh_token', refresh_token: kept?.issued.refreshToken ?? '' }, 1);
  expect(errorOf(refresh())).toBe('temporarily_unavailable');
  expect(oauth.consent(TERMS, 1)).toBeNull();
  expect(oauth.grants()).toHaveLength(2);
  oauth.revokeGrant(gone?.grant.id ?? '');
  expect(errorOf(refresh())).toBe('none');
});

test('families that are live count, those that were revoked or are over make room, and no id comes twice', () => {
  const { oauth } = server({ maxGrants: 2 });
  const ids = [oauth.consent(TERMS, 0), oauth.consent(TERMS, 0)].map((made) => made?.grant.id ?? '');
  expect(oauth.consent(TERMS, 0)).toBeNull();
  oauth.revokeGrant(ids[1] ?? '');
  const third = oauth.consent(TERMS, 1)?.grant.id ?? '';
  expect(oauth.grants().map(({ id }) => id)).toEqual([ids[0], third]);
  expect(oauth.consent(TERMS, 100 * DAY_MS - 1)).toBeNull();
  const fourth = oauth.consent(TERMS, 100 * DAY_MS)?.grant.id ?? '';
  expect(oauth.grants().map(({ id }) => id)).toEqual([third, fourth]);
  expect(new Set([...ids, third, fourth]).size).toBe(4);
});

test('a family is not over while an access token of it may be good', () => {
  const { oauth } = server({ maxGrants: 1, accessLifeS: 365 * 24 * 3600 });
  oauth.consent(TERMS, 0);
  expect(oauth.consent(TERMS, 365 * DAY_MS - 1)).toBeNull();
  expect(oauth.consent(TERMS, 365 * DAY_MS)).not.toBeNull();
});

test('on the wire it is a 503 in the form of the token endpoint', () => {
  const { status, headers, body } = tokenRefusal({ error: 'temporarily_unavailable', description: 'Full.' });
  expect([status, headers['www-authenticate'], body]).toEqual([
    503,
    undefined,
    '{"error":"temporarily_unavailable","error_description":"Full."}',
  ]);
});
