// Tokens live on the sandbox's calendar; a refresh token is good once; what is over says so, each in its own words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basic, oauthSandbox, tokenCall } from './oauth-sandbox.ts';

const HOUR_MS = 3_600_000;

describe('an access token', () => {
  test('ends at the very instant it said, not before', async () => {
    const { granted, call, advance } = await oauthSandbox();
    const { access_token } = await granted();
    await advance(HOUR_MS - 1);
    expect((await call(access_token)).status).toBe(200);
    await advance(1);
    const { status, json, headers } = await call(access_token);
    expect([status, json.code]).toEqual([401, 'token_expired']);
    expect(headers['www-authenticate']).toBe('Bearer realm="overdue", error="invalid_token", error_description="The access token expired"');
  });

  test('lives as long as the sandbox was created with', async () => {
    const { granted, call, advance, token } = await oauthSandbox({ access_token_life_s: 60 });
    expect((await token({ grant_type: 'client_credentials' })).json.expires_in).toBe(60);
    const { access_token } = await granted();
    await advance(60_000);
    expect((await call(access_token)).json.code).toBe('token_expired');
  });

  test('that nobody issued is unknown, and an API key that nobody issued is another code', async () => {
    const { call } = await oauthSandbox();
    expect((await call('at_test_000000000000000000000000')).json.code).toBe('token_unknown');
    expect((await call('sk_test_000000000000000000000000')).json.code).toBe('credential_unknown');
  });

  test.each([
    ['expire', 'token_expired'],
    ['revoke', 'token_revoked'],
  ])('ends by the fault credential;how=%s: %s', async (how, code) => {
    const { granted, call, refresh } = await oauthSandbox();
    const { access_token, refresh_token } = await granted();
    const { status, json } = await call(access_token, 'GET /invoices', undefined, { 'overdue-fault': `credential;how=${how}` });
    expect([status, json.code]).toEqual([401, code]);
    expect((await call((await refresh(refresh_token)).json.access_token)).status).toBe(200);
  });

  test('is counted and limited as its client, whichever token it is', async () => {
    const { granted, call, provider, id } = await oauthSandbox({ rate_limit: { capacity: 2, refill_per_s: 1 } });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await call((await granted()).access_token)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await provider.journal(id)).map(({ caller, credential }) => [caller, credential])).toEqual(
      [1, 2, 3].map(() => ['oauth:default', 'oauth:default']),
    );
  });

  test('that was refreshed finds the idempotency record of the one before', async () => {
    const { granted, call, refresh } = await oauthSandbox();
    const first = await granted();
    const create = (accessToken: unknown) => call(accessToken, 'POST /customers', { name: 'Ana' }, { 'idempotency-key': 'k' });
    const made = await create(first.access_token);
    const again = await create((await refresh(first.refresh_token)).json.access_token);
    expect([made.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
    expect(again.json.id).toBe(made.json.id);
  });
});

describe('a refresh token', () => {
  test('is good once: the next pair works, and it is refused', async () => {
    const { granted, refresh, call } = await oauthSandbox();
    const first = await granted();
    const second = (await refresh(first.refresh_token)).json;
    expect(Object.keys(second)).toEqual(['access_token', 'token_type', 'expires_in', 'refresh_token', 'scope']);
    expect((await refresh(first.refresh_token)).json.error).toBe('invalid_grant');
    // Reuse ends nothing but itself: the family goes on for whoever holds the newest token.
    expect((await refresh(second.refresh_token)).status).toBe(200);
    for (const accessToken of [first.access_token, second.access_token]) expect((await call(accessToken)).status).toBe(200);
  });

  test('that fifty ask with at once has one winner', async () => {
    const { granted, refresh, call } = await oauthSandbox();
    const first = await granted();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first.refresh_token)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status, json }) => status === 400 && json.error === 'invalid_grant')).toHaveLength(49);
    expect((await call(won[0]?.json.access_token)).status).toBe(200);
    expect((await refresh(won[0]?.json.refresh_token)).status).toBe(200);
  });

  test('is spent although its reply was lost', async () => {
    const { granted, refresh, provider, id } = await oauthSandbox();
    await provider.arm({ fault: 'lost_reply', match: { operation: 'oauth_token' }, trigger: { first: 1 } }, id);
    const { refresh_token } = await granted();
    await expect(refresh(refresh_token)).rejects.toThrow('expected a reply, got reset');
    expect((await refresh(refresh_token)).json.error).toBe('invalid_grant');
    expect((await provider.journal(id)).map(({ operation, commit }) => [operation, commit])).toEqual([
      ['oauth_token', 'committed'],
      ['oauth_token', 'none'],
    ]);
  });

  test('is not spent by a fault in front of it', async () => {
    const { granted, refresh, provider, id } = await oauthSandbox();
    await provider.arm(
      { fault: 'error_status', params: { status: 503 }, at: 'before_access', match: { operation: 'oauth_token' }, trigger: { first: 1 } },
      id,
    );
    const { refresh_token } = await granted();
    expect((await refresh(refresh_token)).status).toBe(503);
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  test('is refused from another client, and stays good', async () => {
    const { granted, refresh, oauth } = await oauthSandbox();
    const { refresh_token } = await granted();
    expect((await refresh(refresh_token, {}, oauth.clients.other_tenant)).json.error).toBe('invalid_grant');
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  test('lives a hundred days after its family was last refreshed', async () => {
    const { granted, refresh, advance } = await oauthSandbox();
    const { refresh_token } = await granted();
    await advance(99 * 24 * HOUR_MS);
    const next = (await refresh(refresh_token)).json.refresh_token;
    await advance(100 * 24 * HOUR_MS);
    expect((await refresh(next)).json.error).toBe('invalid_grant');
  });
});

describe('a family', () => {
  test('may be of any tenant, and opens that one', async () => {
    const { granted, call, handles } = await oauthSandbox();
    const { access_token, tenant } = await granted({ tenant: 'other' });
    expect(tenant).toBe('other');
    expect((await call(access_token, `GET /invoices/${handles['other.invoice.open']}`)).status).toBe(200);
    expect((await call(access_token, `GET /invoices/${handles['invoice.open']}`)).status).toBe(404);
  });

  test('that is revoked ends with all its tokens; others go on', async () => {
    const { granted, call, refresh, provider, id } = await oauthSandbox();
    const [one, other] = [await granted(), await granted()];
    const second = (await refresh(one.refresh_token)).json;
    expect((await provider.control('DELETE', `/sandboxes/${id}/oauth/grants/${one.id}`)).status).toBe(204);
    for (const accessToken of [one.access_token, second.access_token]) expect((await call(accessToken)).json.code).toBe('token_revoked');
    expect((await refresh(second.refresh_token)).json.error).toBe('invalid_grant');
    expect((await call(other.access_token)).status).toBe(200);
  });

  test('is listed without its tokens', async () => {
    const { granted, refresh, provider, id } = await oauthSandbox();
    const { id: grantId, refresh_token } = await granted({ scope: 'invoices:read' });
    await refresh(refresh_token);
    expect((await provider.control('GET', `/sandboxes/${id}/oauth/grants`)).body.data).toEqual([
      {
        id: grantId,
        client: 'default',
        tenant: 'main',
        scope: 'invoices:read',
        created_at: '2026-02-01T09:00:00.000Z',
        revoked: false,
        refreshes: 1,
      },
    ]);
  });

  test.each([[{ client: 'machine' }], [{ client: 'nobody' }], [{ tenant: 'nobody' }], [{ scope: 'everything' }], [{ scope: '' }]])(
    'is not handed out for %j',
    async (input) => {
      const { provider, id } = await oauthSandbox();
      expect((await provider.control('POST', `/sandboxes/${id}/oauth/grants`, input)).status).toBe(422);
    },
  );
});

test('a rule that could never meet the token endpoint is refused', async () => {
  const { provider } = await oauthSandbox();
  for (const rule of [
    { fault: 'refuse', params: { rule: 'R01' } },
    { fault: 'latency', params: { delay_ms: 1 }, at: 'before_operation' },
  ]) {
    const { status } = await provider.control('POST', '/sandboxes/default/rules', { ...rule, match: { operation: 'oauth_token' } });
    expect(status).toBe(422);
  }
});

test('one sandbox knows no client and no token of another', async () => {
  const [one, other] = [await oauthSandbox(), await oauthSandbox()];
  const { json } = await one.token({ grant_type: 'client_credentials' });
  // Both are first sandboxes of services with one seed: the ids agree, so the second has to be made in the same service.
  const second = (await one.provider.control('POST', '/sandboxes', {})).body as unknown as { base_path: string; oauth: typeof other.oauth };
  expect(second.oauth.clients.default.client_id).not.toBe(one.oauth.clients.default.client_id);
  const asked = tokenCall(
    second.oauth.token_path,
    { grant_type: 'client_credentials' },
    { authorization: basic(one.oauth.clients.default.client_id, one.oauth.clients.default.client_secret) },
  );
  expect((await one.send(asked)).json.error).toBe('invalid_client');
  expect(
    (
      await one.send({
        ...asked,
        method: 'GET',
        path: `${second.base_path}/invoices`,
        headers: { authorization: `Bearer ${json.access_token}` },
      })
    ).json.code,
  ).toBe('token_unknown');
});

test('the journal holds no secret and no token, whatever was sent where', async () => {
  const SECRET = 'S3GR3D0';
  const name = fc.constantFrom('grant_type', 'refresh_token', 'client_id', 'client_secret', 'scope', 'x', SECRET);
  const value = fc.constantFrom('client_credentials', 'refresh_token', SECRET, `rt_test_${SECRET}`, `invoices:read ${SECRET}`, '');
  const authorization = fc.constantFrom(
    '',
    `Basic ${SECRET}`,
    basic(SECRET, SECRET),
    basic('oc_overdue_default', SECRET),
    `Bearer ${SECRET}`,
  );
  const type = fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/plain', '');
  const { provider, send, granted, refresh, id, call } = await oauthSandbox();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 5 }), authorization, type, async (pairs, header, contentType) => {
      const body = new URLSearchParams(pairs).toString();
      await send(tokenCall('/oauth/token', body, { authorization: header, 'content-type': contentType }));
      await send({ ...tokenCall('/oauth/token', body, { authorization: header, 'content-type': contentType }), query: body });
      const method = contentType === '' ? 'GET' : 'PUT';
      const headers = { authorization: header, 'content-type': contentType, 'idempotency-key': SECRET };
      await send({ ...tokenCall('/oauth/token', body, headers), query: body, method });
    }),
    { numRuns: 200 },
  );
  expect(JSON.stringify(await provider.journal())).not.toContain(SECRET);
  const first = await granted();
  const second = (await refresh(first.refresh_token)).json;
  await call(second.access_token);
  const journal = JSON.stringify(await provider.journal(id));
  expect(journal).toContain('{"grant_type":"refresh_token"}');
  expect(journal).not.toMatch(/(?:at|rt|cs)_test_/);
});
