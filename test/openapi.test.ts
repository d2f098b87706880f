// Every answer that no fault spoiled is what docs/openapi.json says; the same for the control API and its document.
// Real calls over a socket: each operation succeeds once, and is refused in every way the document names.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../mock-service/index.ts';
import { operationNamed } from '../mock-service/operations/index.ts';
import { ACCEPTED, CONFLICTS, DECLINED, type PlannedCall, REFUSED, SHAPED } from './openapi/calls.ts';
import { PAGE_VISITS } from './openapi/page-visits.ts';
import { responseCheck, type Seen } from './openapi/response-check.ts';

const provider = responseCheck('openapi.json');
const control = responseCheck('control.openapi.json');

interface Sandbox {
  readonly id: string;
  readonly base_path: string;
  readonly credentials: Readonly<Record<string, { readonly secret: string }>>;
  readonly handles: Readonly<Record<string, string>>;
}
interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let service: RunningService;
let sandbox: Sandbox;
/** One whose tenant is suspended. */
let suspended: Sandbox | undefined;
/** Operation and status of every answer seen. */
const seen = new Set<string>();

async function send(operation: string, url: string, { method = 'GET', headers = {}, body }: Sent): Promise<Seen> {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  const contentType = response.headers.get('content-type');
  seen.add(`${operation} ${response.status}`);
  const read = contentType?.includes('json') === true ? JSON.parse(text) : text;
  return { operation, status: response.status, contentType, body: text === '' ? undefined : read };
}

const origin = (): string => new URL(service.url).origin;

function filled(text: string, { handles }: Sandbox): string {
  return text.replaceAll(/\$seed\.([a-z_0-9]+\.[a-z_0-9]+)/g, (handle, name: string) => handles[name] ?? handle);
}

/** A call as planned, with whatever a refusal changes. */
function call(planned: PlannedCall, changes: Partial<(typeof REFUSED)[number]> = {}, box: Sandbox = sandbox): Promise<Seen> {
  const secret = changes.credential === null ? undefined : box.credentials[changes.credential ?? 'default']?.secret;
  const body = changes.body ?? (planned.body === undefined ? undefined : filled(JSON.stringify(planned.body), box));
  const base = changes.sandbox === undefined ? box.base_path : `${changes.sandbox}/v1`;
  return send(planned.operation, `${origin()}${base}${filled(planned.path, box)}`, {
    method: planned.method,
    headers: {
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...planned.headers,
      ...changes.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

function controlCall(operation: string, route: string, body?: unknown): Promise<Seen> {
  const [method = '', path = ''] = route.split(' ');
  return send(operation, `${service.controlUrl}${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

beforeAll(async () => {
  service = await startService({});
  sandbox = (await controlCall('create_sandbox', 'POST /sandboxes', {})).body as Sandbox;
});
afterAll(() => service.close());

describe('the provider answers as its document says', () => {
  test.each(ACCEPTED)('$operation, when it succeeds', async (planned) => {
    const answer = await call(planned);
    expect(answer.status).toBe(/^(create|add|record|attach|convert|duplicate)_/.test(planned.operation) ? 201 : 200);
    expect(provider.complaints(answer)).toEqual([]);
  });

  describe('when the state does not allow it', () => {
    beforeAll(async () => {
      const input = { invoice_id: sandbox.handles['invoice.draft'] };
      await controlCall('run_operation', `POST /sandboxes/${sandbox.id}/operations/finalize_invoice`, { input });
    });

    test.each(CONFLICTS)('$operation', async (planned) => {
      const answer = await call(planned);
      expect(answer.status).toBe(409);
      expect(provider.complaints(answer)).toEqual([]);
    });
  });

  test.each(DECLINED)('$operation, when the card is declined', async (planned) => {
    const answer = await call(planned);
    expect(answer.status).toBe(402);
    expect(provider.complaints(answer)).toEqual([]);
  });

  describe.each(REFUSED)('with $why: $status', (refusal) => {
    const concerned = ACCEPTED.filter(({ method, operation }) => {
      if (refusal.writes === true && method === 'GET') return false;
      if (refusal.keyed === true && operationNamed(operation)?.write === 'safe') return false;
      return refusal.credential !== 'read_only' || operationNamed(operation)?.scope.endsWith(':write');
    });
    test.each(concerned)('$operation', async (planned) => {
      const answer = await call(planned, refusal);
      expect(answer.status).toBe(refusal.status);
      expect(provider.complaints(answer)).toEqual([]);
    });
  });

  describe.each(SHAPED)('with $why: $status', ({ status, headers, sandbox: options }) => {
    const concerned = ACCEPTED.filter(({ operation }) => provider.documented[operation]?.includes(status));
    test.each(concerned)('$operation', async (planned) => {
      const fresh = (await controlCall('create_sandbox', 'POST /sandboxes', options)).body as Sandbox;
      const answer = await call(planned, { headers }, fresh);
      expect(answer.status).toBe(status);
      expect(provider.complaints(answer)).toEqual([]);
    });
  });

  test.each(ACCEPTED)('$operation, when it is called too often', async (planned) => {
    const options = { rate_limit: { capacity: 1, refill_per_s: 1 }, frozen_at: '2026-02-01T00:00:00.000Z' };
    const small = (await controlCall('create_sandbox', 'POST /sandboxes', options)).body as Sandbox;
    await call(planned, {}, small);
    const answer = await call(planned, {}, small);
    expect(answer.status).toBe(429);
    expect(provider.complaints(answer)).toEqual([]);
  });

  test.each(ACCEPTED)('$operation, when its tenant is suspended', async (planned) => {
    suspended ??= (await controlCall('create_sandbox', 'POST /sandboxes', { tenants: { main: 'suspended' } })).body as Sandbox;
    const answer = await call(planned, {}, suspended);
    expect(answer.status).toBe(403);
    expect(provider.complaints(answer)).toEqual([]);
  });

  test.each([
    [200, 'grant_type=client_credentials', 'oc_overdue_default:cs_test_overdue_default'],
    [400, 'grant_type=refresh_token&refresh_token=x', 'oc_overdue_default:cs_test_overdue_default'],
    [401, 'grant_type=client_credentials', 'nobody:nothing'],
  ])('oauth_token: %i to %s', async (status, body, client) => {
    const headers = { authorization: `Basic ${btoa(client)}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send('oauth_token', `${origin()}/oauth/token`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(provider.complaints(answer)).toEqual([]);
  });

  test.each(PAGE_VISITS)('$operation: $status to $why', async ({ operation, status, link, before = [], ...sent }) => {
    const fresh = (await controlCall('create_sandbox', 'POST /sandboxes', { frozen_at: '2026-01-15T12:00:00.000Z' })).body as Sandbox;
    const get = { operation: 'get_payment_link', method: 'GET', path: `/payment_links/$seed.payment_link.${link}` };
    const path = link === null ? '/pay/nothing' : ((await call(get, {}, fresh)).body as { url_path: string }).url_path;
    for (const planned of before) await call(planned, {}, fresh);
    if (status === 403) await controlCall('suspend_tenant', `POST /sandboxes/${fresh.id}/tenants/main/suspend`, {});
    const method = operation === 'view_payment_page' ? 'GET' : 'POST';
    const answer = await send(operation, `${origin()}/s/${fresh.id}${path}`, { method, ...sent });
    expect(answer.status).toBe(status);
    expect(provider.complaints(answer)).toEqual([]);
  });

  test('and nothing that it documents was left out here', () => {
    const documented = Object.entries(provider.documented).flatMap(([name, statuses]) => statuses.map((status) => `${name} ${status}`));
    // Archiving again is no conflict: only a key in flight is. A token is refused for want of room when 100,000 are live.
    expect(documented.filter((each) => !seen.has(each)).sort()).toEqual(['archive_product 409', 'oauth_token 503']);
  });
});

describe('the control API answers as its document says', () => {
  const rule = { fault: 'lost_reply', params: { how: 'reset' }, match: { operation: 'record_payment' }, trigger: { first: 1 } };
  const customer = { input: { name: 'Padaria Aurora Ltda' } };
  const at = '/sandboxes/default';

  test.each<[operation: string, route: string, status: number, body?: unknown]>([
    ['index', 'GET /', 200],
    ['health', 'GET /health', 200],
    ['list_sandboxes', 'GET /sandboxes', 200],
    ['create_sandbox', 'POST /sandboxes', 201, { seed: 'mine', frozen_at: '2026-02-01T00:00:00.000Z', fault_header: false }],
    ['create_sandbox', 'POST /sandboxes', 422, { sede: 'mine' }],
    ['get_sandbox', `GET ${at}`, 200],
    ['get_sandbox', 'GET /sandboxes/nobody', 404],
    ['delete_sandbox', `DELETE ${at}`, 409],
    ['delete_sandbox', 'DELETE /sandboxes/nobody', 404],
    ['run_operation', `POST ${at}/operations/create_customer`, 200, customer],
    ['run_operation', `POST ${at}/operations/create_gremlin`, 404, customer],
    ['run_operation', `POST ${at}/operations/create_customer`, 422, { input: {} }],
    ['create_rule', `POST ${at}/rules`, 201, rule],
    ['create_rule', `POST ${at}/rules`, 422, { fault: 'gremlins' }],
    ['arm_plan', `POST ${at}/plan`, 201, { rules: [rule] }],
    ['arm_plan', `POST ${at}/plan`, 422, { rules: [{ fault: 'gremlins' }] }],
    ['list_rules', `GET ${at}/rules`, 200],
    ['delete_rule', `DELETE ${at}/rules/rule_1`, 204],
    ['delete_rule', `DELETE ${at}/rules/rule_1`, 404],
    ['clear_rules', `DELETE ${at}/rules`, 204],
    ['read_journal', `GET ${at}/journal?limit=5`, 200],
    ['read_journal', `GET ${at}/journal?limit=none`, 422],
    ['read_truth', `GET ${at}/truth`, 200],
    ['read_outbox', `GET ${at}/outbox?limit=5`, 200],
    ['read_outbox', `GET ${at}/outbox?purpose=newsletter`, 422],
    ['check_books', `GET ${at}/check`, 200],
    ['suspend_tenant', `POST ${at}/tenants/other/suspend`, 200],
    ['reinstate_tenant', `POST ${at}/tenants/other/reinstate`, 200],
    ['suspend_tenant', `POST ${at}/tenants/nobody/suspend`, 404],
    ['create_grant', `POST ${at}/oauth/grants`, 201, { scope: 'invoices:read' }],
    ['create_grant', `POST ${at}/oauth/grants`, 422, { scope: 'everything' }],
    ['list_grants', `GET ${at}/oauth/grants`, 200],
    ['revoke_grant', `DELETE ${at}/oauth/grants/grant_nobody`, 404],
    ['read_clock', `GET ${at}/clock`, 200],
    ['freeze_clock', `POST ${at}/clock/freeze`, 200, { at: '2026-02-01T00:00:00.000Z' }],
    ['set_clock', `POST ${at}/clock/set`, 200, { at: '2026-01-31T00:00:00.000Z' }],
    ['set_clock', `POST ${at}/clock/set`, 422, { at: 'yesterday' }],
    ['advance_clock', `POST ${at}/clock/advance`, 200, { duration_ms: 1000 }],
    ['advance_clock', `POST ${at}/clock/advance`, 422, { duration_ms: -1 }],
    ['resume_clock', `POST ${at}/clock/resume`, 200],
    ['fork_sandbox', `POST ${at}/fork`, 201, { expires_in_s: 60 }],
    ['take_snapshot', `GET ${at}/snapshot`, 200],
    ['restore_snapshot', `POST ${at}/restore`, 422, { format: 'another' }],
    ['reset_sandbox', 'POST /sandboxes/nobody/reset', 404],
  ])('%s: %s → %i', async (operation, route, status, body) => {
    const answer = await controlCall(operation, route, body);
    expect(answer.status).toBe(status);
    expect(control.complaints(answer)).toEqual([]);
  });

  test('delete_sandbox, of one that can go', async () => {
    const { id } = (await controlCall('create_sandbox', 'POST /sandboxes', {})).body as { id: string };
    const answer = await controlCall('delete_sandbox', `DELETE /sandboxes/${id}`);
    expect(answer.status).toBe(204);
    expect(control.complaints(answer)).toEqual([]);
  });

  test('restore_snapshot and reset_sandbox, of one that was made for it', async () => {
    const { id } = (await controlCall('create_sandbox', 'POST /sandboxes', {})).body as { id: string };
    const snapshot = await controlCall('take_snapshot', `GET /sandboxes/${id}/snapshot`);
    const restored = await controlCall('restore_snapshot', `POST /sandboxes/${id}/restore`, snapshot.body);
    const reset = await controlCall('reset_sandbox', `POST /sandboxes/${id}/reset`);
    expect([restored.status, reset.status]).toEqual([200, 200]);
    expect([snapshot, restored, reset].flatMap((answer) => control.complaints(answer))).toEqual([]);
  });

  test.each<[why: string, status: number, sent: Sent]>([
    ['a body that is not JSON', 400, { headers: { 'content-type': 'application/json' }, body: '{' }],
    ['another origin', 403, { headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' }, body: '{}' }],
    ['another type of body', 415, { headers: { 'content-type': 'text/plain' }, body: 'hello' }],
    ['a body beyond the limit', 413, { headers: { 'content-type': 'application/json' }, body: JSON.stringify('x'.repeat(1_200_000)) }],
  ])('create_sandbox, refused for %s → %i', async (_why, status, sent) => {
    const answer = await send('create_sandbox', `${service.controlUrl}/sandboxes`, { method: 'POST', ...sent });
    expect(answer.status).toBe(status);
    expect(control.complaints(answer)).toEqual([]);
  });

  test('get_sandbox, without the token a service asks for', async () => {
    const guarded = await startService({ controlToken: 'a-token-of-its-own' });
    const answer = await send('get_sandbox', `${guarded.controlUrl}/sandboxes/default`, {});
    await guarded.close();
    expect(answer.status).toBe(401);
    expect(control.complaints(answer)).toEqual([]);
  });

  test('the journal of a sandbox that was called, faulted and refused', async () => {
    const answer = await controlCall('read_journal', `GET /sandboxes/${sandbox.id}/journal`);
    expect((answer.body as { data: unknown[] }).data.length).toBeGreaterThan(50);
    expect(control.complaints(answer)).toEqual([]);
  });

  test('and every operation of its document was called here', () => {
    const called = new Set([...seen].map((each) => each.split(' ')[0]));
    expect(Object.keys(control.documented).filter((name) => !called.has(name))).toEqual([]);
  });
});

describe('the judge', () => {
  const body = { object: 'customer', id: 'cus_1' };

  test.each<[what: string, seen: Seen, complaint: RegExp]>([
    [
      'a status nobody documented',
      { operation: 'get_customer', status: 201, contentType: 'application/json', body },
      /does not document 201/,
    ],
    ['another content type', { operation: 'get_customer', status: 200, contentType: 'text/html', body }, /came as text\/html/],
    [
      'a body that lacks what it must have',
      { operation: 'get_customer', status: 200, contentType: 'application/json', body },
      /must have required/,
    ],
    [
      'a problem that is none',
      { operation: 'get_customer', status: 404, contentType: 'application/problem+json', body },
      /must have required/,
    ],
  ])('sees %s', (_what, answer, complaint) => expect(provider.complaints(answer).join()).toMatch(complaint));
});
