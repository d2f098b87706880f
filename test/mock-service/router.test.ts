// The router: which path is which operation, and that no path does worse than "nothing is there".
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../mock-service/operations/index.ts';
import { createRouter } from '../../mock-service/operations/router.ts';

const route = createRouter(OPERATIONS);

function told(method: string, path: string): unknown {
  const found = route(method, path);
  return found === null || 'allow' in found ? found : [found.entry.name, found.params];
}

describe('the router', () => {
  test.each([
    ['POST', '/customers', 'create_customer', {}],
    ['GET', '/customers', 'list_customers', {}],
    ['HEAD', '/customers', 'list_customers', {}],
    ['GET', '/customers/cus_1', 'get_customer', { customer_id: 'cus_1' }],
    ['POST', '/invoices', 'create_invoice', {}],
    ['GET', '/invoices', 'list_invoices', {}],
    ['GET', '/invoices/inv_1', 'get_invoice', { invoice_id: 'inv_1' }],
    ['PATCH', '/invoices/inv_1', 'update_invoice', { invoice_id: 'inv_1' }],
    ['POST', '/invoices/inv_1/finalize', 'finalize_invoice', { invoice_id: 'inv_1' }],
    ['POST', '/invoices/inv_1/void', 'void_invoice', { invoice_id: 'inv_1' }],
    ['POST', '/invoices/inv_1/lines', 'add_invoice_line_item', { invoice_id: 'inv_1' }],
    ['PATCH', '/invoices/inv_1/lines/li_1', 'update_invoice_line_item', { invoice_id: 'inv_1', line_item_id: 'li_1' }],
    ['POST', '/invoices/inv_1/payments', 'record_payment', { invoice_id: 'inv_1' }],
    ['DELETE', '/invoices/inv_1', 'delete_draft_invoice', { invoice_id: 'inv_1' }],
    ['DELETE', '/invoices/inv_1/lines/li_1', 'remove_invoice_line_item', { invoice_id: 'inv_1', line_item_id: 'li_1' }],
    ['POST', '/invoices/inv_1/send', 'send_invoice', { invoice_id: 'inv_1' }],
    ['POST', '/invoices/inv_1/mark_paid', 'mark_invoice_paid', { invoice_id: 'inv_1' }],
    ['POST', '/invoices/inv_1/mark_uncollectible', 'mark_invoice_uncollectible', { invoice_id: 'inv_1' }],
    ['PATCH', '/customers/cus_1', 'update_customer', { customer_id: 'cus_1' }],
    ['POST', '/customers/cus_1/payment_methods', 'attach_payment_method', { customer_id: 'cus_1' }],
    ['GET', '/payment_methods', 'list_payment_methods', {}],
    ['GET', '/payments', 'list_payments', {}],
    ['POST', '/refunds', 'create_refund', {}],
    ['GET', '/refunds', 'list_refunds', {}],
  ])('%s %s is %s', (method, path, name, params) => {
    expect(told(method, path)).toEqual([name, params]);
  });

  test.each([
    ['/invoices/inv%5F1', 'inv_1'],
    ['/invoices/a:b', 'a:b'],
    ['/invoices/%20', ' '],
    ['/invoices/%00', '\0'],
    ['/invoices/%E2%82%AC', '€'],
    ['/invoices/__proto__', '__proto__'],
  ])('decodes %s', (path, id) => {
    expect(told('GET', path)).toEqual(['get_invoice', { invoice_id: id }]);
  });

  test.each([
    ['PUT', '/invoices/inv_1', ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH']],
    ['HEAD', '/invoices/inv_1/void', ['OPTIONS', 'POST']],
    ['OPTIONS', '/refunds', ['GET', 'HEAD', 'OPTIONS', 'POST']],
    ['GET', '/invoices/inv_1/void', ['OPTIONS', 'POST']],
    ['get', '/payments', ['GET', 'HEAD', 'OPTIONS']],
    ['__proto__', '/payments', ['GET', 'HEAD', 'OPTIONS']],
    ['', '/payments', ['GET', 'HEAD', 'OPTIONS']],
  ])('says which methods there are for %s %s', (method, path, allow) => {
    expect(told(method, path)).toEqual({ allow });
  });

  test.each([
    [''],
    ['/'],
    ['*'],
    ['invoices'],
    ['//'],
    ['//invoices'],
    ['/invoices/'],
    ['/invoices//void'],
    ['/Invoices'],
    ['/invoices/.'],
    ['/invoices/..'],
    ['/invoices/%2e%2e'],
    ['/invoices/%2E%2E/void'],
    ['/invoices/../customers'],
    ['/invoices/a%2Fb'],
    ['/invoices%2Fa'],
    ['/invoices/%'],
    ['/invoices/%zz'],
    ['/invoices/%C3%28'],
    ['/invoices/%ff'],
    ['/invoices?limit=1'],
    ['/invoices#a'],
    ['/invoices/a b'],
    ['/invoices\\a'],
    ['/__proto__'],
    ['/constructor'],
    ['/invoices/inv_1/lines/li_1/more'],
    [`/invoices/${'a'.repeat(256)}`],
    [`/${'a'.repeat(100_000)}`],
    ['/a'.repeat(50_000)],
    ['/%'.repeat(50_000)],
  ])('finds nothing at %.40s', (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) expect(route(method, path)).toBeNull();
  });

  test('never throws, and answers params that are plain names only (any method and path)', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '%',
        '%2e',
        '%2F',
        '%5c',
        '%00',
        '%zz',
        '%ff',
        ';',
        ':',
        '*',
        '{invoice_id}',
        '\\',
        '?',
        '#',
        'invoices',
        'lines',
        'void',
      ),
      fc.string({ maxLength: 8 }),
      fc.string({ maxLength: 8, unit: 'binary' }),
    );
    const path = fc.array(piece, { maxLength: 12 }).map((pieces) => `/invoices/${pieces.join('')}`);
    const method = fc.oneof(fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'constructor', '__proto__'), fc.string());
    fc.assert(
      fc.property(method, fc.oneof(path, fc.string({ unit: 'binary' })), (sent, at) => {
        const found = route(sent, at);
        if (found === null || 'allow' in found) return;
        for (const value of Object.values(found.params)) expect(value).not.toMatch(/^\.{0,2}$|\//);
      }),
      { numRuns: 3000 },
    );
  });

  test('finds an operation by any id that is percent-encoded (any id without a slash)', () => {
    const id = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$|\//.test(text));
    fc.assert(
      fc.property(id, (invoiceId) => {
        expect(told('GET', `/invoices/${encodeURIComponent(invoiceId)}`)).toEqual(['get_invoice', { invoice_id: invoiceId }]);
      }),
      { numRuns: 2000 },
    );
  });

  test('refuses to start with two operations at one place', () => {
    expect(() => createRouter([...OPERATIONS, ...OPERATIONS.slice(0, 1)])).toThrow(/already declared/);
  });
});
