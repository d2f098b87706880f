// The token endpoint speaks RFC 6749: a form comes in, the RFC's JSON goes out, whatever the provider's own dialect is.
import { describe, expect, test } from 'vitest';
import { callOf } from '../service/in-process.ts';
import { basic, type Form, oauthSandbox, tokenCall } from './oauth-sandbox.ts';

const CREDENTIALS = { grant_type: 'client_credentials' };

describe('client credentials', () => {
  test('get a bearer token without a refresh token, and nobody may store it', async () => {
    const { token } = await oauthSandbox();
    const { status, headers, json } = await token(CREDENTIALS);
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['access_token', 'token_type', 'expires_in', 'scope']);
    expect(json).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store', pragma: 'no-cache' });
  });

  test('open the tenant of their client, and no other', async () => {
    const { oauth, token, call, handles } = await oauthSandbox();
    const main = (await token(CREDENTIALS)).json.access_token;
    const other = (await token(CREDENTIALS, oauth.clients.other_tenant)).json.access_token;
    const seen = async (accessToken: unknown, handle: string) => (await call(accessToken, `GET /invoices/${handles[handle]}`)).status;
    expect([await seen(main, 'invoice.open'), await seen(main, 'other.invoice.open')]).toEqual([200, 404]);
    expect([await seen(other, 'invoice.open'), await seen(other, 'other.invoice.open')]).toEqual([404, 200]);
  });

  test.each<[how: string, form: Form, headers?: Record<string, string>]>([
    ['in the body', { ...CREDENTIALS, client_id: 'oc_overdue_default', client_secret: 'cs_test_overdue_default' }],
    ['in the header', CREDENTIALS, { authorization: basic('oc_overdue_default', 'cs_test_overdue_default') }],
    [
      'in the header, with a scheme in capitals',
      CREDENTIALS,
      { authorization: `BASIC ${btoa('oc_overdue_default:cs_test_overdue_default')}` },
    ],
    [
      'in the header, and the id in the body',
      { ...CREDENTIALS, client_id: 'oc_overdue_default' },
      { authorization: basic('oc_overdue_default', 'cs_test_overdue_default') },
    ],
    [
      'in a form with a charset',
      'grant_type=client_credentials&client_id=oc_overdue_default&client_secret=cs%5Ftest_overdue_default',
      { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    ],
    [
      'beside parameters nobody knows, and empty ones',
      {
        ...CREDENTIALS,
        resource: 'https://x.example',
        scope: '',
        client_id: 'oc_overdue_default',
        client_secret: 'cs_test_overdue_default',
      },
    ],
  ])('may be sent %s', async (_how, form, headers) => {
    const { send } = await oauthSandbox();
    expect((await send(tokenCall('/oauth/token', form, headers))).status).toBe(200);
  });
});

describe('a refusal', () => {
  const OK = basic('oc_overdue_default', 'cs_test_overdue_default');
  const MACHINE = basic('oc_overdue_machine', 'cs_test_overdue_machine');
  test.each<[what: string, answer: string, form: Form, headers: Record<string, string>]>([
    ['no grant type', '400 invalid_request', '', { authorization: OK }],
    ['an empty grant type', '400 invalid_request', 'grant_type=', { authorization: OK }],
    [
      'a parameter given twice',
      '400 invalid_request',
      'grant_type=client_credentials&grant_type=client_credentials',
      { authorization: OK },
    ],
    ['JSON', '400 invalid_request', '{"grant_type":"client_credentials"}', { authorization: OK, 'content-type': 'application/json' }],
    ['no content type', '400 invalid_request', CREDENTIALS, { authorization: OK, 'content-type': '' }],
    ['broken escapes', '400 invalid_request', 'grant_type=%E0%A4%A', { authorization: OK }],
    ['a client that proves itself twice', '400 invalid_request', { ...CREDENTIALS, client_secret: 'x' }, { authorization: OK }],
    ['two different clients', '400 invalid_request', { ...CREDENTIALS, client_id: 'x' }, { authorization: OK }],
    ['a refresh without a token', '400 invalid_request', 'grant_type=refresh_token', { authorization: OK }],
    ['no client', '401 invalid_client', CREDENTIALS, {}],
    ['a client id without its secret', '401 invalid_client', { ...CREDENTIALS, client_id: 'oc_overdue_default' }, {}],
    ['an unknown client', '401 invalid_client', CREDENTIALS, { authorization: basic('nobody', 'cs_test_overdue_default') }],
    ['a wrong secret', '401 invalid_client', CREDENTIALS, { authorization: basic('oc_overdue_default', 'wrong') }],
    ["a prototype's name", '401 invalid_client', CREDENTIALS, { authorization: basic('__proto__', 'constructor') }],
    ['Basic without a colon', '401 invalid_client', CREDENTIALS, { authorization: `Basic ${btoa('default')}` }],
    ['Basic that is no base64', '401 invalid_client', CREDENTIALS, { authorization: 'Basic ===' }],
    ['an API key', '401 invalid_client', CREDENTIALS, { authorization: 'Bearer sk_test_overdue_default' }],
    ['a password', '400 unsupported_grant_type', 'grant_type=password&username=a&password=b', { authorization: OK }],
    ['a code', '400 unsupported_grant_type', 'grant_type=authorization_code&code=x', { authorization: OK }],
    ['an unknown scope', '400 invalid_scope', { ...CREDENTIALS, scope: 'invoices:read everything' }, { authorization: OK }],
    ['a scope beyond the client', '400 invalid_scope', { ...CREDENTIALS, scope: 'invoices:write' }, { authorization: MACHINE }],
    [
      'a client that may not refresh',
      '400 unauthorized_client',
      'grant_type=refresh_token&refresh_token=rt_test_x',
      { authorization: MACHINE },
    ],
    ['a refresh token nobody has', '400 invalid_grant', 'grant_type=refresh_token&refresh_token=rt_test_x', { authorization: OK }],
  ])('of %s is %s', async (_what, told, form, sent) => {
    const { send } = await oauthSandbox();
    const { headers, json, ...answer } = await send(tokenCall('/oauth/token', form, sent));
    expect(`${answer.status} ${json.error}`).toBe(told);
    expect(Object.keys(json)).toEqual(['error', 'error_description']);
    // Characters of section 5.2.
    expect(json.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store', pragma: 'no-cache' });
    expect(headers['www-authenticate']).toBe(answer.status === 401 ? 'Basic realm="overdue"' : undefined);
  });

  test('of parameters in the address is invalid_request, and they are not in the journal', async () => {
    const { provider, send } = await oauthSandbox();
    const call = { ...tokenCall('/oauth/token', CREDENTIALS, { authorization: OK }), query: 'client_secret=hidden' };
    expect((await send(call)).json.error).toBe('invalid_request');
    expect(JSON.stringify(await provider.journal())).not.toContain('hidden');
  });

  test.each([
    ['GET', '/oauth/token', 405],
    ['POST', '/oauth/authorize', 404],
    ['POST', '/v1/oauth/token', 404],
    ['POST', '/s/nobody/oauth/token', 404],
  ])('%s %s is no call to it: %i', async (method, path, status) => {
    const { send } = await oauthSandbox();
    expect((await send(callOf(method, path))).status).toBe(status);
  });
});

describe('a scope that is asked for', () => {
  test('narrows the token, and the call lacks what it left out', async () => {
    const { token, call } = await oauthSandbox();
    const { json } = await token({ ...CREDENTIALS, scope: 'invoices:read customers:read' });
    expect(json.scope).toBe('customers:read invoices:read');
    expect((await call(json.access_token)).status).toBe(200);
    const refused = await call(json.access_token, 'GET /payments');
    expect([refused.status, refused.json.code]).toEqual([403, 'insufficient_scope']);
    expect(refused.headers['www-authenticate']).toContain('scope="payments:read"');
  });

  test('narrows one token of a family and not the family', async () => {
    const { granted, refresh } = await oauthSandbox();
    const first = await granted({ scope: 'invoices:read invoices:write' });
    const narrow = (await refresh(first.refresh_token, { scope: 'invoices:read' })).json;
    expect(narrow.scope).toBe('invoices:read');
    expect((await refresh(narrow.refresh_token, { scope: 'customers:read' })).json.error).toBe('invalid_scope');
    expect((await refresh(narrow.refresh_token)).json.scope).toBe('invoices:read invoices:write');
  });
});

test('a form of more than 64 KiB is invalid_request', async () => {
  const { token } = await oauthSandbox();
  expect((await token({ ...CREDENTIALS, x: 'x'.repeat(64 * 1024 - 1000) })).status).toBe(200);
  const { status, json } = await token({ ...CREDENTIALS, x: 'x'.repeat(64 * 1024) });
  expect([status, json.error]).toEqual([400, 'invalid_request']);
});
