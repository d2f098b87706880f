// Every example of docs/openapi.json is a call that works: each is sent as it stands there, to a sandbox of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../mock-service/index.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly example?: string | number;
}
interface Documented {
  readonly operationId: string;
  readonly 'x-overdue-write'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: { readonly examples?: { readonly typical: { readonly value: unknown } } } };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
};
const documented = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);
const isOperation = (each: Documented) => each['x-overdue-write'] !== undefined;
const operations = documented.filter(isOperation);

/** The call that the examples spell out, after the base URL. */
function spelledOut({ path, parameters = [] }: { readonly path: string; readonly parameters?: readonly Parameter[] }): string {
  const given = (place: string) => parameters.filter((each) => each.in === place && each.example !== undefined);
  const filled = given('path').reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const query = new URLSearchParams(Object.fromEntries(given('query').map(({ name, example }) => [name, String(example)])));
  return `${filled}${query.size === 0 ? '' : `?${query}`}`;
}

/** JSON, or the bytes of a document. */
function bodyOf(response: Response): Promise<unknown> {
  return response.headers.get('content-type')?.includes('json') === true ? response.json() : response.arrayBuffer();
}

let service: RunningService;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.close());

test('only what takes secrets that no page can show is no operation: the token endpoint, and payment links', () => {
  const others = documented.filter((each) => !isOperation(each)).map(({ operationId }) => operationId);
  expect(others).toEqual(['oauth_token', 'view_payment_page', 'pay_payment_link']);
});

describe('the example of', () => {
  test.each(operations)('$operationId works', async (operation) => {
    const made = await fetch(`${service.controlUrl}/sandboxes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { base_url, credentials } = (await made.json()) as { base_url: string; credentials: { default: { secret: string } } };
    const body = operation.requestBody?.content['application/json']?.examples?.typical.value;
    const response = await fetch(`${base_url}${spelledOut(operation)}`, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${credentials.default.secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await bodyOf(response)) as { detail?: string };
    expect([response.status, answer.detail]).toEqual([Object.keys(operation.responses)[0] === '201' ? 201 : 200, undefined]);
  });

  test.each(operations.filter(({ method }) => method === 'GET'))('$operationId finds something', async (operation) => {
    const response = await fetch(`${service.url}/v1${spelledOut(operation)}`, {
      headers: { authorization: 'Bearer sk_test_overdue_default' },
    });
    const answer = (await bodyOf(response)) as Readonly<Record<'data' | 'entries' | 'customers', readonly unknown[] | undefined>>;
    const found = answer.data ?? answer.entries ?? answer.customers;
    if (answer instanceof ArrayBuffer) expect(answer.byteLength).toBeGreaterThan(0);
    else if (found === undefined) expect(operation.path).toMatch(/\}$/);
    else expect(found).not.toEqual([]);
  });
});
