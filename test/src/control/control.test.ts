// createControl: what it hands out is ready to use, what it cannot do it says in the service's own words.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embedService, type RunningService } from '../../../src/cli/embed.ts';
import { createControl } from '../../../src/control/client.ts';
import { ControlError } from '../../../src/control/control-error.ts';

let service: RunningService;
beforeAll(async () => {
  service = await embedService({ port: 0, controlToken: 'tok-1' });
});
afterAll(() => service.close());
const control = () => createControl({ url: service.controlUrl, token: 'tok-1' });

test('a sandbox comes with a base URL, keys by name and ids of its seed data', async () => {
  const sandbox = await control().createSandbox({ seed: 'of-a-test' });
  expect(sandbox.base_url).toBe(`${service.url}/s/${sandbox.id}/v1`);
  expect(Object.keys(sandbox.credentials).sort()).toEqual(['default', 'expired', 'other_tenant', 'read_only', 'restricted', 'revoked']);
  expect(sandbox.handles['invoice.open']).toMatch(/^inv_/);
  const headers = { authorization: `Bearer ${sandbox.credentials.default}` };
  expect((await fetch(`${sandbox.base_url}/invoices/${sandbox.handles['invoice.open']}`, { headers })).status).toBe(200);
  await control().deleteSandbox(sandbox.id);
  await expect(control().sandbox(sandbox.id)).rejects.toThrow('the control API answered 404 sandbox_not_found');
});

test('set-up leaves no line in the journal and does not count as created; a call does both', async () => {
  const sandbox = await control().createSandbox({});
  const made = await control().runOperation(sandbox.id, 'create_customer', { name: 'Padaria Aurora' });
  expect(made).toMatchObject({ object: 'customer', name: 'Padaria Aurora' });
  expect(await control().journal(sandbox.id)).toEqual([]);
  expect((await control().created(sandbox.id)).customers).toEqual([]);
  await fetch(`${sandbox.base_url}/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.credentials.default}`, 'content-type': 'application/json', 'idempotency-key': 'k-1' },
    body: '{"name":"Quinta do Vale"}',
  });
  expect(await control().journal(sandbox.id)).toMatchObject([
    { operation: 'create_customer', idempotency_key: 'k-1', commit: 'committed' },
  ]);
  expect((await control().created(sandbox.id)).customers).toMatchObject([{ name: 'Quinta do Vale' }]);
  await control().deleteSandbox(sandbox.id);
});

test('rules are armed, listed with their hits, and cleared', async () => {
  const sandbox = await control().createSandbox({});
  expect(await control().armRule(sandbox.id, { fault: 'error_status', params: { status: 503 } })).toMatchObject({ hits: 0 });
  await fetch(`${sandbox.base_url}/invoices`, { headers: { authorization: `Bearer ${sandbox.credentials.default}` } });
  expect(await control().listRules(sandbox.id)).toMatchObject([{ fault: 'error_status', hits: 1 }]);
  await control().clearRules(sandbox.id);
  expect(await control().listRules(sandbox.id)).toEqual([]);
  await control().deleteSandbox(sandbox.id);
});

describe('an error says', () => {
  test('what is wrong with a rule', async () => {
    const armed = control().armRule('default', { fault: 'lost_reply', params: { how: 'smoke' } });
    await expect(armed).rejects.toThrow(/^the control API answered 422 invalid_request: params\.how: expected .*reset/);
  });

  test('that the token is missing', async () => {
    await expect(createControl({ url: service.controlUrl }).createSandbox({})).rejects.toThrow(/401 control_token_required/);
  });

  test('that nobody is there', async () => {
    const failure = await createControl({ url: 'http://127.0.0.1:1/__overdue' })
      .health()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ControlError);
    expect(String(failure)).toMatch(/cannot reach the control API at http:\/\/127\.0\.0\.1:1\/__overdue: /);
  });
});

test('asks for all that was created, and says so when the service does not show all of it', async () => {
  const asked: string[] = [];
  const shows = (truncated: boolean) =>
    createControl({
      url: 'http://control.example',
      fetch: async ({ url }) => {
        asked.push(new URL(url).search);
        return Response.json({ counts: {}, created: { customers: [] }, truncated });
      },
    });
  expect(await shows(false).created('default')).toEqual({ customers: [] });
  await expect(shows(true).created('default')).rejects.toThrow('shows 10000 rows of a table, and there are more');
  expect(asked).toEqual(['?limit=10000', '?limit=10000']);
});
