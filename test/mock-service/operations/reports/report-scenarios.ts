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
  {
    rule: 'R78',
    code: 'invalid_page',
    about: "a search by another query's cursor",
    operation: 'search_invoices',
    arrange: async (p) => {
      for (const _ of [1, 2]) await invoiceIn(p, 'open');
      const { result } = await p.perform('search_invoices', { query: 'pao', limit: 1 });
      return { query: 'inv', limit: 1, cursor: 'nextCursor' in result ? result.nextCursor : null };
    },
    expected: fieldAt('cursor'),
  },
];
