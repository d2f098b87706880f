// How the rules are provoked that refuse a report or a search.
import { invoiceIn, type Provider } from '../provider.ts';
import { customerFor, fieldAt, type Scenario } from '../scenario.ts';

const statement =
  (more: Readonly<Record<string, unknown>>): Scenario['arrange'] =>
  async (p: Provider) => ({ customer_id: await customerFor(p), ...more });
const search =
  (more: Readonly<Record<string, unknown>>): Scenario['arrange'] =>
  async (p: Provider) => {
    await invoiceIn(p, 'open');
    return more;
  };

/** A customer with two open invoices, and another one with a third. */
async function customerOfTwo(p: Provider): Promise<string> {
  for (const _ of [1, 2]) await invoiceIn(p, 'open');
  const [first] = p.store.rows('customers');
  const lines = [{ description: 'Pão', amount_minor: 1 }];
  const invoice_id = await p.made('create_invoice', { customer_id: first?.id, currency: 'BRL', lines });
  await p.made('finalize_invoice', { invoice_id });
  return first?.id ?? 'nobody';
}

type Asked = Readonly<Record<string, unknown>>;

/** What was asked for when a cursor was given, and what it is sent with. */
const FOREIGN_CURSORS: readonly (readonly [operation: string, first: Asked, then: Asked])[] = [
  ['search_invoices', { query: 'pao' }, { query: 'inv' }],
  ['search_invoices', { query: 'pao' }, { query: 'pao', status: 'open' }],
  ['search_invoices', { query: 'pao' }, { query: 'pao', customer_id: 'cus_x' }],
  ['get_customer_statement', { from: '2026-01-01' }, { from: '2026-01-02' }],
  ['get_customer_statement', { to: '2026-12-31' }, {}],
  ['get_customer_statement', {}, { currency: 'BRL' }],
  ['get_aging_report', {}, { as_of: '2026-12-31' }],
  ['get_aging_report', {}, { currency: 'BRL' }],
  ['get_aging_report', {}, { customer_id: 'cus_x' }],
];

/** Each is a refusal of a read. */
export const REPORT_SCENARIOS: readonly Scenario[] = [
  {
    rule: 'R01',
    code: 'not_found',
    about: 'the statement of nobody',
    operation: 'get_customer_statement',
    arrange: () => Promise.resolve({ customer_id: 'cus_nobody' }),
  },
  {
    rule: 'R19',
    code: 'invalid_period',
    about: 'a statement that ends before it begins',
    operation: 'get_customer_statement',
    arrange: statement({ from: '2026-03-02', to: '2026-03-01' }),
    expected: fieldAt('to'),
  },
  {
    rule: 'R13',
    code: 'invalid_currency',
    about: 'a statement in a currency nobody knows',
    operation: 'get_customer_statement',
    arrange: statement({ currency: 'XXX' }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R78',
    code: 'invalid_page',
    about: 'a statement of too many entries a page',
    operation: 'get_customer_statement',
    arrange: statement({ limit: 101 }),
    expected: fieldAt('limit'),
  },
  {
    rule: 'R78',
    code: 'invalid_page',
    about: "a statement by another list's cursor",
    operation: 'get_customer_statement',
    arrange: statement({ cursor: 'cur_1_0123456789abcdef' }),
    expected: fieldAt('cursor'),
  },
  {
    rule: 'R13',
    code: 'invalid_currency',
    about: 'debts in a currency nobody knows',
    operation: 'get_aging_report',
    arrange: search({ currency: 'brl' }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R78',
    code: 'invalid_page',
    about: 'debts of no customer a page',
    operation: 'get_aging_report',
    arrange: search({ limit: 0 }),
    expected: fieldAt('limit'),
  },
  {
    rule: 'R78',
    code: 'invalid_page',
    about: "debts by another list's cursor",
    operation: 'get_aging_report',
    arrange: search({ cursor: 'cur_x_0123456789abcdef' }),
    expected: fieldAt('cursor'),
  },
  ...['', ' ', '!?', '—…', '\u0007\u001b', '%_*'].map((query) => ({
    rule: 'R112' as const,
    code: 'search_wordless',
    about: `the query ${JSON.stringify(query)}`,
    operation: 'search_invoices',
    arrange: search({ query }),
    expected: fieldAt('query'),
  })),
  {
    rule: 'R78',
    code: 'invalid_page',
    about: 'a search of too many invoices a page',
    operation: 'search_invoices',
    arrange: search({ query: 'x', limit: 101 }),
    expected: fieldAt('limit'),
  },
  ...FOREIGN_CURSORS.map(([operation, first, then]) => ({
    rule: 'R78' as const,
    code: 'invalid_page',
    about: `the cursor of ${JSON.stringify(first)} with ${JSON.stringify(then)}`,
    operation,
    arrange: async (p: Provider) => {
      const customer_id = await customerOfTwo(p);
      const own = operation === 'get_customer_statement' ? { customer_id } : {};
      const { result } = await p.perform(operation, { ...own, ...first, limit: 1 });
      if (!('nextCursor' in result) || result.nextCursor === null) throw new Error('one page has it all');
      return { ...own, ...then, limit: 1, cursor: result.nextCursor };
    },
    expected: fieldAt('cursor'),
  })),
];
