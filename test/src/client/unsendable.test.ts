// What cannot be written as a request was not sent: nothing is applied, and nobody looks for it.
import { expect, test } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import { checkLaws } from '../../../src/contract/laws.ts';

const circle: Record<string, unknown> = {};
circle.itself = circle;
const refuse = (): never => {
  throw new Error('no JSON of this');
};
const PAYMENT = { invoice_id: 'inv_1', amount_minor: 100 };

function clientThatCounts(credential = 'sk_test_1') {
  const sent: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(request);
    throw new TypeError('fetch failed');
  };
  return { sent, client: createClient({ baseUrl: 'http://127.0.0.1:1/v1', credential, fetch: fetch as typeof globalThis.fetch }) };
}

test.each<[string, unknown, string | undefined, string]>([
  ['a key with a line break', PAYMENT, 'a\r\nb', 'key'],
  ['a key with a character that is no byte', PAYMENT, '€', 'key'],
  ['a circle', { ...PAYMENT, circle }, undefined, 'input'],
  ['a bigint', { ...PAYMENT, amount_minor: 100n }, undefined, 'input'],
  ['half a character in the path', { ...PAYMENT, invoice_id: 'inv_\ud800' }, undefined, 'invoice_id'],
  ['a dot as an id: it would reach another path', { ...PAYMENT, invoice_id: '.' }, undefined, 'invoice_id'],
  ['two dots as an id', { ...PAYMENT, invoice_id: '..' }, undefined, 'invoice_id'],
  ['two dots in percents as an id', { ...PAYMENT, invoice_id: '%2e%2E' }, undefined, 'invoice_id'],
  ['a number of an invoice as its id', { ...PAYMENT, invoice_id: '2026/17' }, undefined, 'invoice_id'],
  ['a path as an id', { ...PAYMENT, invoice_id: '../customers/cus_1' }, undefined, 'invoice_id'],
  ['an id that fits into no URL', { ...PAYMENT, invoice_id: 'x'.repeat(8_001) }, undefined, 'invoice_id'],
  ['a toJSON that throws', { ...PAYMENT, x: { toJSON: refuse } }, undefined, 'input'],
])('%s is an input to fix', async (_what, input, key, path) => {
  const { client, sent } = clientThatCounts();
  const result = await client.call('record_payment', input as never, key === undefined ? {} : { key });
  expect(sent).toEqual([]);
  expect(result.seen).toBe(`nothing sent: ${path}`);
  const error = result.ok ? undefined : result.error;
  expect(error).toMatchObject({
    error_type: 'invalid_input',
    effect: 'not_applied',
    action: 'fix_input',
    details: { fields: [{ path }], origin: 'local' },
  });
  expect(error && checkLaws(error, { write: 'keyed', keyed: key !== undefined })).toEqual([]);
});

test('a circle in a query is an input to fix', async () => {
  const { client, sent } = clientThatCounts();
  const result = await client.call('list_payments', { reference: circle } as never);
  expect(sent).toEqual([]);
  expect(result).toMatchObject({ seen: 'nothing sent: reference', error: { error_type: 'invalid_input' } });
});

test('of a query that fits into no URL the longest value is to be fixed, as it is sent', async () => {
  const { client, sent } = clientThatCounts();
  const result = await client.call('list_payments', { reference: 'ç'.repeat(1_334), customer_id: 'cus_1' });
  expect(sent).toEqual([]);
  expect(result).toMatchObject({
    error: { error_type: 'invalid_input', details: { fields: [{ path: 'reference', expected: 'text that fits into a URL' }] } },
  });
  await client.call('list_payments', { reference: 'x'.repeat(7_000), customer_id: 'cus_1' });
  expect(sent).toHaveLength(1);
});

test('a credential with a line break is for whoever set up the client, and is not shown', async () => {
  const { client, sent } = clientThatCounts('sk_live_canary\r\nx: y');
  const result = await client.call('record_payment', PAYMENT);
  expect(sent).toEqual([]);
  expect(result).toMatchObject({
    seen: 'nothing sent: credential',
    error: { error_type: 'configuration_error', effect: 'not_applied', action: 'escalate' },
  });
  expect(JSON.stringify(result)).not.toContain('canary');
});

test('an error of fetch itself still may have sent something', async () => {
  const { client, sent } = clientThatCounts();
  const result = await client.call('record_payment', PAYMENT);
  expect(sent).toHaveLength(1);
  expect(result).toMatchObject({ error: { error_type: 'network_error', effect: 'unknown', action: 'reconcile_first' } });
});

test('a port that fetch opens no connection to sent nothing', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1/v1', credential: 'sk_test_1' });
  const result = await client.call('record_payment', PAYMENT);
  expect(result).toMatchObject({
    seen: 'nothing sent: baseUrl',
    error: { error_type: 'configuration_error', effect: 'not_applied', action: 'escalate' },
  });
});
