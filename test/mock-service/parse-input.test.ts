// parseInput: every way a call can be wrong gets a problem that names the field, and no value comes back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoutedCall } from '../../mock-service/call.ts';
import { OPERATIONS, operationNamed } from '../../mock-service/operations/index.ts';
import { checkInput, parseInput } from '../../mock-service/operations/input/parse-input.ts';
import { PROBLEM_CODES } from '../../mock-service/wire/problem-codes.ts';

const utf8 = new TextEncoder();
const JSON_HEADERS = { 'content-type': 'application/json' };

function callOf(more: Partial<Omit<RoutedCall, 'body'>> & { readonly body?: string | Uint8Array }): RoutedCall {
  const { body = '', ...rest } = more;
  return {
    method: 'POST',
    path: '/x',
    query: '',
    headers: JSON_HEADERS,
    requestId: 'req_1',
    caller: 'key_1',
    credential: null,
    operation: null,
    params: {},
    ...rest,
    body: typeof body === 'string' ? utf8.encode(body) : body,
  };
}

function parse(name: string, call: Parameters<typeof callOf>[0]) {
  const operation = operationNamed(name);
  if (operation === undefined) throw new Error(`no operation ${name}`);
  return parseInput(operation, callOf(call));
}

const PARAMS = { invoice_id: 'inv_1' };
const CUSTOMER = { name: 'Ana' };

describe('what is read', () => {
  test.each([
    ['create_customer', { body: '{"name":"Ana"}' }, { name: 'Ana' }],
    ['create_customer', { body: '\ufeff{"name":"Ana"}' }, { name: 'Ana' }],
    ['create_customer', { body: '{"name":"Ana"}', headers: { 'content-type': 'Application/JSON; charset=UTF-8' } }, { name: 'Ana' }],
    ['create_customer', { body: '{"name":"Ana"}', headers: { 'content-type': 'application/json;charset="utf-8"' } }, { name: 'Ana' }],
    ['create_customer', { body: '{"name":"Ana"}', headers: { ...JSON_HEADERS, 'content-encoding': 'identity' } }, { name: 'Ana' }],
    ['finalize_invoice', { headers: {}, params: PARAMS }, { invoice_id: 'inv_1' }],
    ['finalize_invoice', { params: PARAMS }, { invoice_id: 'inv_1' }],
    ['finalize_invoice', { params: PARAMS, body: '{}' }, { invoice_id: 'inv_1' }],
    ['list_customers', { query: 'limit=5&reference=a%20b+c' }, { limit: 5, reference: 'a b c' }],
    ['list_customers', { query: '&&reference=caf%C3%A9&' }, { reference: 'café' }],
    ['list_customers', { query: '', body: 'a body nobody asked for' }, {}],
  ])('%s %j', (name, call, input) => {
    expect(parse(name, call)).toEqual({ ok: true, input });
  });
});

describe('what is not JSON', () => {
  test.each([
    ['no content type', { headers: {}, body: '{}' }, 'unsupported_media_type'],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=Ana' }, 'unsupported_media_type'],
    ['another kind of JSON', { headers: { 'content-type': 'application/merge-patch+json' }, body: '{}' }, 'unsupported_media_type'],
    ['another charset', { headers: { 'content-type': 'application/json; charset=latin1' }, body: '{}' }, 'unsupported_media_type'],
    ['another parameter', { headers: { 'content-type': 'application/json; version=1' }, body: '{}' }, 'unsupported_media_type'],
    ['two content types', { headers: { 'content-type': 'application/json, application/json' }, body: '{}' }, 'unsupported_media_type'],
    ['no body of another type', { headers: { 'content-type': 'text/plain' } }, 'unsupported_media_type'],
    ['a compressed body', { headers: { ...JSON_HEADERS, 'content-encoding': 'gzip' }, body: '{}' }, 'unsupported_media_type'],
    ['a broken body', { body: '{"name":' }, 'malformed'],
    ['white space', { body: '  ' }, 'malformed'],
    ['two documents', { body: '{}{}' }, 'malformed'],
    ['a comment', { body: '{} // done' }, 'malformed'],
    ['bytes that are not UTF-8', { body: Uint8Array.of(0x22, 0xff, 0x22) }, 'malformed'],
    ['UTF-16', { body: Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00) }, 'malformed'],
  ])('%s is refused by R81', (_what, call, code) => {
    expect(parse('create_customer', call)).toMatchObject({ ok: false, problem: { code, rule: 'R81' } });
  });
});

describe('a field that is wrong', () => {
  const unknown = (path: string, noun: 'field' | 'parameter') => ({
    path,
    expected: expect.stringMatching(
      noun === 'field' ? /^no such field; valid ones: .*\bname\b/ : /^no such parameter; valid ones: .*\blimit\b/,
    ),
    received: `an unknown ${noun}`,
  });
  const create = (input: unknown) => ({ body: JSON.stringify(input) });
  test.each([
    ['create_customer', { body: '[]' }, { path: '', expected: 'an object', received: 'array' }],
    ['create_customer', { body: 'null' }, { path: '', expected: 'an object', received: 'null' }],
    ['create_customer', { body: '"secret"' }, { path: '', expected: 'an object', received: 'string' }],
    ['create_customer', { body: '{}' }, { path: 'name', expected: 'a string', received: 'nothing' }],
    ['create_customer', create({ name: 7 }), { path: 'name', expected: 'a string', received: 'number' }],
    ['create_customer', create({ name: null }), { path: 'name', expected: 'a string', received: 'null' }],
    ['create_customer', create({ name: '' }), { path: 'name', expected: 'at least 1 character', received: 'a shorter string' }],
    ['create_customer', create({ ...CUSTOMER, nmae: 'x' }), unknown('nmae', 'field')],
    ['create_customer', create({ ...CUSTOMER, constructor: 1 }), unknown('constructor', 'field')],
    [
      'create_customer',
      { body: '{"name":"Ana","__proto__":{"admin":true}}' },
      { path: '__proto__', expected: 'no such field', received: 'a field that would reach a prototype' },
    ],
    [
      'create_customer',
      { body: '{"name":"Ana","\\u005f_proto__":1}' },
      { path: '__proto__', expected: 'no such field', received: 'a field that would reach a prototype' },
    ],
    [
      'create_customer',
      { body: '{"name":"Ana","a":{"constructor":{"prototype":1}}}' },
      { path: '__proto__', expected: 'no such field', received: 'a field that would reach a prototype' },
    ],
    [
      'finalize_invoice',
      { params: PARAMS, ...create({ invoice_id: 'inv_2' }) },
      { path: 'invoice_id', expected: 'no such field: the path names it', received: 'string' },
    ],
    [
      'finalize_invoice',
      { params: PARAMS, ...create({ a: 1 }) },
      { path: 'a', expected: 'no fields at all', received: 'an unknown field' },
    ],
    [
      'create_invoice',
      create({ customer_id: 'c', currency: 'BRL', lines: [{ description: 7 }] }),
      { path: 'lines.0.description', expected: 'a string', received: 'number' },
    ],
    [
      'create_invoice',
      create({ customer_id: 'c', currency: 'BRL', lines: 'none' }),
      { path: 'lines', expected: 'an array', received: 'string' },
    ],
    [
      'create_invoice',
      create({ customer_id: 'c', currency: 'BRL', collection_method: 'by_hand' }),
      { path: 'collection_method', expected: 'one of send_invoice, charge_automatically', received: 'another string' },
    ],
    [
      'create_invoice',
      create({ customer_id: 'c', currency: 'BRL', due_date: '2026-02-30' }),
      { path: 'due_date', expected: 'a date, YYYY-MM-DD', received: 'another string' },
    ],
    [
      'create_customer',
      { ...create(CUSTOMER), query: 'a=1' },
      { path: 'a', expected: 'no query with this method', received: 'an unknown parameter' },
    ],
    ['list_customers', { query: 'page=2' }, unknown('page', 'parameter')],
    [
      'list_customers',
      { query: 'reference=a&reference=b' },
      { path: 'reference', expected: 'one value', received: 'a repeated parameter' },
    ],
    [
      'list_customers',
      { query: 'reference=%zz' },
      { path: 'reference', expected: 'text in percent-encoded UTF-8', received: 'a broken percent escape' },
    ],
    ['list_customers', { query: '%zz=1' }, { path: '%zz', expected: 'text in percent-encoded UTF-8', received: 'a broken percent escape' }],
    ['list_customers', { query: '__proto__=1' }, { path: '__proto__', expected: 'no such parameter', received: 'an unknown parameter' }],
    ['list_customers', { query: 'limit[]=1' }, unknown('limit[]', 'parameter')],
  ])('%s %j', (name, call, error) => {
    expect(parse(name, call)).toMatchObject({ ok: false, problem: { code: 'invalid_request', errors: [error] } });
  });

  test('is listed with at most nineteen others, and the detail says how many there were', () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field_${index}`, 1])));
    const parsed = parse('finalize_invoice', { params: PARAMS, body });
    if (parsed.ok) throw new Error('expected a problem');
    expect(parsed.problem.errors).toHaveLength(20);
    expect(parsed.problem.detail).toBe('field_0: no fields at all; field_1: no fields at all; field_2: no fields at all; and 497 more.');
  });

  test('has a name that is cut when nobody would read on', () => {
    const parsed = parse('finalize_invoice', { params: PARAMS, body: JSON.stringify({ ['n'.repeat(100_000)]: 1 }) });
    if (parsed.ok) throw new Error('expected a problem');
    expect(JSON.stringify(parsed.problem).length).toBeLessThan(1000);
  });

  test('is found in a set-up value just as in a call', () => {
    const operation = operationNamed('create_customer');
    expect(operation && checkInput(operation, { name: 7 })).toMatchObject({
      ok: false,
      problem: { errors: [{ path: 'name', expected: 'a string', received: 'number' }] },
    });
  });
});

describe('every operation', () => {
  test.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    '%s refuses a field it does not know',
    (_name, operation) => {
      const params = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'id_1']));
      const parsed = parseInput(
        operation,
        callOf({ method: operation.method, params, query: operation.method === 'GET' ? 'unheard_of=1' : '', body: '{"unheard_of":1}' }),
      );
      if (parsed.ok) throw new Error('expected a problem');
      expect(parsed.problem.errors?.map(({ path }) => path)).toContain('unheard_of');
    },
  );
});

describe('hostile input', () => {
  const MARK = 'S3CR3T';
  const names = fc.constantFrom(
    'name',
    'lines',
    'amount_minor',
    'currency',
    'customer_id',
    'quantity',
    'due_date',
    'reference',
    '__proto__',
    'constructor',
    'toString',
  );
  const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constant(MARK),
      fc.constant(`${MARK}@example.com`),
      fc.double(),
      fc.constant(1e308),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('object'),
    ),
    list: fc.array(tie('any'), { maxLength: 5 }),
    object: fc.dictionary(names, tie('any'), { maxKeys: 6 }),
  })).any;
  const jsonBody = value.map((each) => JSON.stringify(each));
  const broken = fc
    .tuple(jsonBody, fc.nat(40), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([text, at, junk]) => text.slice(0, at) + junk + text.slice(at));
  const deep = fc.nat(100_000).map((depth) => `{"lines":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  const body = fc.oneof(
    { weight: 6, arbitrary: jsonBody.map((text) => utf8.encode(text)) },
    { weight: 3, arbitrary: broken.map((text) => utf8.encode(text)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    { weight: 1, arbitrary: deep.map((text) => utf8.encode(text)) },
  );
  const query = fc.oneof(
    fc.constant(''),
    fc.string({ maxLength: 40 }),
    fc
      .array(
        fc.tuple(
          fc.constantFrom('limit', 'cursor', 'reference', '__proto__', 'a[b]', '%', ''),
          fc.constantFrom('', MARK, '%ff', '1', '-0', '1e9', '+'),
        ),
        { maxLength: 6 },
      )
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
  );
  const headers = fc.constantFrom(
    {},
    JSON_HEADERS,
    { 'content-type': 'text/html' },
    { 'content-type': 'application/json; charset=utf-8' },
    { ...JSON_HEADERS, 'content-encoding': 'br' },
  );

  test('never throws, never echoes a value, and every problem names the field or the rule (6,000 calls)', () => {
    const tally = { ok: 0, problem: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...OPERATIONS), body, query, headers, (operation, sent, asked, head) => {
        const params = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'id_1']));
        const parsed = parseInput(operation, callOf({ method: operation.method, params, body: sent, query: asked, headers: head }));
        tally[parsed.ok ? 'ok' : 'problem'] += 1;
        if (parsed.ok) return;
        const { code, detail = '', errors = [], rule } = parsed.problem;
        expect(Object.keys(PROBLEM_CODES)).toContain(code);
        expect(detail).not.toBe('');
        expect(rule === 'R81' || errors.length > 0).toBe(true);
        expect(errors.length).toBeLessThanOrEqual(20);
        for (const error of errors) expect(Object.values(error).every((text) => typeof text === 'string')).toBe(true);
        expect(JSON.stringify(errors.map(({ expected, received }) => [expected, received]))).not.toContain(MARK);
        expect(Object.prototype).not.toHaveProperty('admin');
      }),
      { numRuns: 6000 },
    );
    expect(tally.ok).toBeGreaterThan(100);
    expect(tally.problem).toBeGreaterThan(2000);
  });
});
