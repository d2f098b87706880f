// The Express application: the control API, the page at the root, and the provider for everything else.
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../mock-service/bindings/express.ts';
import { createListener } from '../../../mock-service/bindings/node-http.ts';
import { DEFAULT_KEY, inProcess } from '../service/in-process.ts';

function app() {
  const provider = inProcess();
  return { ...provider, http: supertest(createApp(provider.service, createListener(provider.service))) };
}

test('the root says what this is, the key, and what to try', async () => {
  const { text, type } = await app().http.get('/').set('host', 'localhost:4010');
  expect(type).toBe('text/plain');
  expect(text).toContain('http://localhost:4010/v1');
  expect(text).toContain(DEFAULT_KEY);
  expect(text.match(/^ {2}curl /gm)).toHaveLength(3);
});

test('a sandbox is created, its rule armed, and its provider fails as told', async () => {
  const { http } = app();
  const { body: sandbox } = await http.post('/__overdue/sandboxes').send({}).expect(201);
  await http
    .post(`/__overdue/sandboxes/${sandbox.id}/rules`)
    .send({ fault: 'error_status', params: { status: 503 } })
    .expect(201);
  const path = `${sandbox.base_path}/customers`;
  await http
    .get(path)
    .auth(sandbox.credentials.default.secret, { type: 'bearer' })
    .expect(503)
    .expect('overdue-fault-applied', 'error_status');
  await http.delete(`/__overdue/sandboxes/${sandbox.id}`).expect(204, '');
});

test.each([
  ['/__overdue/nowhere', 404, 'route_not_found'],
  ['/__overdue/%zz', 404, 'route_not_found'],
  ['/nowhere', 404, 'route_not_found'],
  ['/v1/%zz', 404, 'route_not_found'],
])('%s is a problem document, not a page of Express', async (path, status, code) => {
  const response = await app().http.get(path).set('host', 'localhost');
  expect([response.status, response.type, response.body.code]).toEqual([status, 'application/problem+json', code]);
});

test.each(['/__overdue', '/__overdue/'])('%s is the index of the control API', async (path) => {
  const response = await app().http.get(path).set('host', 'localhost');
  expect([response.status, response.type]).toEqual([200, 'application/json']);
  expect(response.body.routes[0]).toMatchObject({ name: 'health', method: 'GET', path: '/__overdue/health' });
});

test('a control body that is no JSON is refused as the provider would', async () => {
  const response = await app().http.post('/__overdue/sandboxes').set('content-type', 'application/json').send('{"seed"');
  expect([response.status, response.body.code]).toEqual([400, 'malformed']);
});

test('supertest drives a provider call and each way it can break', async () => {
  const { http } = app();
  const auth = { type: 'bearer' } as const;
  const create = () => http.post('/v1/customers').auth(DEFAULT_KEY, auth).send({ name: 'Ana' });
  const { body: customer } = await create().expect(201);
  await http.get(`/v1/customers/${customer.id}`).auth(DEFAULT_KEY, auth).expect(200, customer);
  await expect(create().set('overdue-fault', 'reset')).rejects.toMatchObject({ code: 'ECONNRESET' });
  await expect(create().set('overdue-fault', 'lost_reply;how="close"')).rejects.toMatchObject({
    code: 'ECONNRESET',
    message: 'socket hang up',
  });
  await expect(create().set('overdue-fault', 'truncate;bytes=20')).rejects.toMatchObject({ code: 'ECONNRESET', message: 'aborted' });
  await expect(create().set('overdue-fault', 'stall').timeout(50)).rejects.toMatchObject({ code: 'ECONNABORTED', timeout: 50 });
  await expect(create().set('overdue-fault', 'malformed_http')).rejects.toMatchObject({ code: 'HPE_INVALID_CONSTANT' });
  await create().set('overdue-fault', 'html;status=502').expect(502).expect('content-type', 'text/html; charset=utf-8');
  const { body } = await http.get('/__overdue/sandboxes/default/truth');
  // The first, the lost reply, the cut one and the unreadable one.
  expect(body.created.customers).toHaveLength(4);
});
