// What a rule's match meets: one thing of a call at a time, then several together.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../../mock-service/call.ts';
import { callOf, inProcess, replyOf } from '../../service/in-process.ts';

/** Whether a call meets a rule that answers 418 to all that it meets. */
async function meets(match: object, call: Call): Promise<boolean> {
  const { arm, handle, defects } = inProcess();
  await arm({ fault: 'error_status', params: { status: 418 }, at: 'before_access', match });
  const { status } = replyOf(await handle(call));
  expect(defects).toEqual([]);
  return status === 418;
}

const list = (query = '', headers: Record<string, string> = {}) => callOf('GET', `/v1/invoices${query}`, undefined, headers);
const create = (body: unknown, headers: Record<string, string> = {}) => callOf('POST', '/v1/invoices', body, headers);
const token = (form: string, headers: Record<string, string> = {}): Call => ({
  ...callOf('POST', '/oauth/token', undefined, { 'content-type': 'application/x-www-form-urlencoded', authorization: '', ...headers }),
  body: new TextEncoder().encode(form),
});
const as = (name: string) => ({ authorization: `Bearer sk_test_overdue_${name}` });
const LINES = { lines: [{ quantity: '2', amount_minor: 500 }, { description: 'b' }], metadata: { shop: '7' } };

type Row = readonly [title: string, match: object, call: Call, met: boolean];
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  operation: [
    ['of the call', { operation: 'list_invoices' }, list(), true],
    ['of another call', { operation: 'list_invoices' }, create({}), false],
    ['of a HEAD, which is the GET', { operation: 'list_invoices' }, callOf('HEAD', '/v1/invoices'), true],
    ['that stands at the root', { operation: 'oauth_token' }, token('grant_type=x'), true],
    ['that is none', { operation: 'list_invoices' }, callOf('GET', '/v1/nowhere'), false],
  ],
  method: [
    ['of the call', { method: 'POST' }, create({}), true],
    ['of another call', { method: 'POST' }, list(), false],
    ['HEAD alone', { method: 'HEAD', operation: 'list_invoices' }, callOf('HEAD', '/v1/invoices'), true],
    ['HEAD, which GET is not', { method: 'HEAD' }, list(), false],
    ['that no path takes', { method: 'PUT' }, callOf('PUT', '/v1/invoices'), true],
    ['OPTIONS', { method: 'OPTIONS' }, callOf('OPTIONS', '/v1/invoices'), true],
  ],
  path: [
    ['as it is', { path: '/invoices' }, list(), true],
    ['of any one segment', { path: '/invoices/*' }, callOf('GET', '/v1/invoices/inv_1'), true],
    ['of a segment by its name', { path: '/invoices/{invoice_id}' }, callOf('GET', '/v1/invoices/inv_1'), true],
    ['of one id', { path: '/invoices/inv_1' }, callOf('GET', '/v1/invoices/inv_1'), true],
    ['of another id', { path: '/invoices/inv_1' }, callOf('GET', '/v1/invoices/inv_2'), false],
    ['of an id with an escape', { path: '/invoices/inv_1' }, callOf('GET', '/v1/invoices/inv%5F1'), true],
    ['with an escape of an id', { path: '/invoices/inv%5F1' }, callOf('GET', '/v1/invoices/inv_1'), true],
    ['of a longer one', { path: '/invoices' }, callOf('GET', '/v1/invoices/inv_1'), false],
    ['of a call that writes a wildcard itself', { path: '/invoices' }, callOf('GET', '/v1/*'), false],
    ['of a call with a broken escape', { path: '/invoices/*' }, callOf('GET', '/v1/invoices/%zz'), true],
    ['of a segment that is empty', { path: '/invoices/*' }, callOf('GET', '/v1/invoices/'), false],
  ],
  header: [
    ['as it is', { header: { 'x-shop': 'a' } }, list('', { 'x-shop': 'a' }), true],
    ['in another case', { header: { 'X-Shop': 'a' } }, list('', { 'x-shop': 'a' }), true],
    ['with another value', { header: { 'x-shop': 'a' } }, list('', { 'x-shop': 'A' }), false],
    ['that is there', { header: { 'x-shop': '*' } }, list('', { 'x-shop': 'whatever' }), true],
    ['that is not there', { header: { 'x-shop': '*' } }, list(), false],
    ['with a number', { header: { 'x-shop': 7 } }, list('', { 'x-shop': '7' }), true],
    ['two of them', { header: { 'x-shop': 'a', 'x-till': 'b' } }, list('', { 'x-shop': 'a', 'x-till': 'b' }), true],
    ['one of two', { header: { 'x-shop': 'a', 'x-till': 'b' } }, list('', { 'x-shop': 'a' }), false],
  ],
  query: [
    ['as it is', { query: { status: 'open' } }, list('?status=open'), true],
    ['with another value', { query: { status: 'open' } }, list('?status=paid'), false],
    ['that is there', { query: { status: '*' } }, list('?status='), true],
    ['that is not there', { query: { status: '*' } }, list('?limit=1'), false],
    ['with a number', { query: { limit: 5 } }, list('?limit=5'), true],
    ['with an escape', { query: { reference: 'a b' } }, list('?reference=a%20b'), true],
    ['with a plus for a space', { query: { reference: 'a b' } }, list('?reference=a+b'), true],
    ['given twice', { query: { status: 'open' } }, list('?status=paid&status=open'), true],
    ['with a broken escape', { query: { reference: 'a' } }, list('?reference=%zz'), false],
  ],
  body: [
    ['at the top', { body: { reference: 'r' } }, create({ reference: 'r' }), true],
    ['with another value', { body: { reference: 'r' } }, create({ reference: 's' }), false],
    ['in a list', { body: { 'lines.0.quantity': '2' } }, create(LINES), true],
    ['in another place of a list', { body: { 'lines.1.quantity': '2' } }, create(LINES), false],
    ['as text, where it is a number', { body: { 'lines.0.amount_minor': '500' } }, create(LINES), true],
    ['as a number, where it is text', { body: { 'lines.0.quantity': 2 } }, create(LINES), true],
    ['under a name of the caller’s own', { body: { 'metadata.shop': 7 } }, create(LINES), true],
    ['that is there', { body: { lines: '*' } }, create(LINES), true],
    ['that is null and there', { body: { reference: '*' } }, create({ reference: null }), true],
    ['that is not there', { body: { reference: '*' } }, create(LINES), false],
    ['that every object has', { body: { metadata: '*' } }, create({ lines: [] }), false],
    ['that holds more', { body: { 'metadata.shop': 'x' } }, create({ metadata: { shop: {} } }), false],
    ['of a body that is none', { body: { reference: '*' } }, create(undefined), false],
    ['of a body that is a list', { body: { reference: '*' } }, create([{ reference: 'r' }]), false],
    ['of a form', { body: { grant_type: 'refresh_token' } }, token('grant_type=refresh_token&refresh_token=x'), true],
    ['of another form', { body: { grant_type: 'refresh_token' } }, token('grant_type=client_credentials'), false],
  ],
  credential: [
    ['as it is called', { credential: 'default' }, list('', as('default')), true],
    ['another one', { credential: 'default' }, list('', as('read_only')), false],
    ['that is known and refused', { credential: 'expired' }, list('', as('expired')), true],
    ['none, when there is none', { credential: 'none' }, list('', { authorization: '' }), true],
    ['none, when it is unknown', { credential: 'none' }, list('', as('nobody')), true],
    ['none, when there is one', { credential: 'none' }, list(), false],
    ['any, when there is one', { credential: '*' }, list('', as('revoked')), true],
    ['any, when it is unknown', { credential: '*' }, list('', as('nobody')), false],
    [
      'of a client that asks for tokens',
      { credential: 'oauth:machine' },
      token('grant_type=client_credentials&client_id=oc_overdue_machine&client_secret=cs_test_overdue_machine'),
      true,
    ],
  ],
  caller: [
    ['by its header', { caller: 'ana' }, list('', { 'overdue-caller': 'ana' }), true],
    ['another one', { caller: 'ana' }, list('', { 'overdue-caller': 'bia' }), false],
    ['by its key', { caller: 'key:default' }, list(), true],
    ['anybody who is known', { caller: '*' }, list(), true],
    ['nobody who is known', { caller: '*' }, list('', { authorization: '' }), false],
    ['that is anonymous', { caller: 'anonymous' }, list('', { authorization: '' }), true],
  ],
};

describe.each(Object.entries(ROWS))('a match on the %s', (_member, rows) => {
  test.each(rows)('%s: %j', async (_title, match, call, met) => expect(await meets(match, call)).toBe(met));
});

describe('a match on several things', () => {
  const WHOLE = {
    operation: 'create_invoice',
    method: 'POST',
    path: '/invoices',
    header: { 'x-shop': 'a' },
    body: { reference: 'r' },
    credential: 'default',
    caller: 'ana',
  } as const;
  const call = create({ reference: 'r' }, { 'x-shop': 'a', 'overdue-caller': 'ana' });

  test('meets the call that has all of them', async () => expect(await meets(WHOLE, call)).toBe(true));

  test('meets whatever any part of it meets', async () => {
    const part = fc.subarray(Object.entries(WHOLE));
    await fc.assert(
      fc.asyncProperty(part, async (members) => {
        expect(await meets(Object.fromEntries(members), call)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test.each<[string, Call]>([
    ['method and operation', callOf('GET', '/v1/invoices', undefined, call.headers)],
    ['header', create({ reference: 'r' }, { 'overdue-caller': 'ana' })],
    ['body', create({ reference: 's' }, { 'x-shop': 'a', 'overdue-caller': 'ana' })],
    ['credential', { ...call, headers: { ...call.headers, ...as('restricted') } }],
    ['caller', create({ reference: 'r' }, { 'x-shop': 'a', 'overdue-caller': 'bia' })],
  ])('does not meet a call that is otherwise in its %s alone', async (_member, other) => expect(await meets(WHOLE, other)).toBe(false));
});
