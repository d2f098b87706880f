// A suspended tenant still gets tokens: what they ask for is refused, so that the client sees whose matter it is.
import { expect, test } from 'vitest';
import { oauthSandbox } from './oauth-sandbox.ts';

test('a suspended tenant’s tokens are issued and renewed, and let in nowhere until it is reinstated', async () => {
  const { provider, id, granted, refresh, token, call } = await oauthSandbox();
  const { refresh_token } = await granted();
  await provider.control('POST', `/sandboxes/${id}/tenants/main/suspend`, {});
  const replies = [await token({ grant_type: 'client_credentials' }), await refresh(refresh_token)];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  for (const { json } of replies) {
    const refused = await call(json.access_token);
    expect([refused.status, refused.json.code, refused.json.rule]).toEqual([403, 'tenant_suspended', 'R82']);
  }
  await provider.control('POST', `/sandboxes/${id}/tenants/main/reinstate`, {});
  expect((await call(replies[1]?.json.access_token)).status).toBe(200);
});
