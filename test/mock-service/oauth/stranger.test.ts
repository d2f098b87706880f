// A client nobody here wrote gets tokens over a real socket, renews them, and understands the refusals.
import * as oauth from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { served } from '../bindings/served.ts';

let provider: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  provider = await served();
});
afterAll(() => provider.close());

/** The library, told where the token endpoint is; plain http is for tests alone. */
function configured(authenticate: oauth.ClientAuth, clientId = 'oc_overdue_default') {
  const server = { issuer: provider.url, token_endpoint: `${provider.url}/oauth/token` };
  const config = new oauth.Configuration(server, clientId, {}, authenticate);
  oauth.allowInsecureRequests(config);
  return config;
}

const SECRET = 'cs_test_overdue_default';
const listed = async (accessToken: string) =>
  (await fetch(`${provider.url}/v1/invoices`, { headers: { authorization: `Bearer ${accessToken}` } })).status;

test.each([
  ['in the header', oauth.ClientSecretBasic(SECRET)],
  ['in the body', oauth.ClientSecretPost(SECRET)],
])('it gets a token with its secret %s', async (_where, authenticate) => {
  const tokens = await oauth.clientCredentialsGrant(configured(authenticate), { scope: 'invoices:read' });
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'invoices:read' });
  expect(tokens.refresh_token).toBeUndefined();
  expect(await listed(tokens.access_token)).toBe(200);
});

test('it renews a token, once', async () => {
  const config = configured(oauth.ClientSecretBasic(SECRET));
  const granted = (await provider.control('POST', '/sandboxes/default/oauth/grants', {})) as unknown as { refresh_token: string };
  const next = await oauth.refreshTokenGrant(config, granted.refresh_token);
  expect(await listed(next.access_token)).toBe(200);
  await expect(oauth.refreshTokenGrant(config, granted.refresh_token)).rejects.toMatchObject({
    error: 'invalid_grant',
    status: 400,
    error_description: 'The refresh token is unknown, expired, revoked, or was used before.',
  });
  expect((await oauth.refreshTokenGrant(config, next.refresh_token ?? '')).refresh_token).not.toBe(next.refresh_token);
});

test.each<[error: string, status: number, ask: () => Promise<unknown>]>([
  ['invalid_scope', 400, () => oauth.clientCredentialsGrant(configured(oauth.ClientSecretBasic(SECRET)), { scope: 'everything' })],
  [
    'unauthorized_client',
    400,
    () => oauth.refreshTokenGrant(configured(oauth.ClientSecretBasic('cs_test_overdue_machine'), 'oc_overdue_machine'), 'rt_test_x'),
  ],
  [
    'unsupported_grant_type',
    400,
    () => oauth.genericGrantRequest(configured(oauth.ClientSecretBasic(SECRET)), 'password', { username: 'a' }),
  ],
])('it understands %s', async (error, status, ask) => {
  await expect(ask()).rejects.toMatchObject({ error, status });
});

test('it understands that its secret is wrong, and how it should have come', async () => {
  const asked = oauth.clientCredentialsGrant(configured(oauth.ClientSecretBasic('wrong')));
  await expect(asked).rejects.toMatchObject({ status: 401, cause: [{ scheme: 'basic', parameters: { realm: 'overdue' } }] });
});

test('fifty of it renew at once, and one wins', async () => {
  const config = configured(oauth.ClientSecretBasic(SECRET));
  const granted = (await provider.control('POST', '/sandboxes/default/oauth/grants', {})) as unknown as { refresh_token: string };
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => oauth.refreshTokenGrant(config, granted.refresh_token)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
