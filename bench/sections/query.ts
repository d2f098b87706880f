// query: what questions in SQL take over 100,000 invoices of one or two lines, and how long one may hold the service. In-process: no socket blurs it.
import { type InProcessSandbox, inProcessSandbox } from '../in-process-sandbox.ts';
import type { Section, Size } from '../section.ts';
import { grouped, show } from '../show.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const SMALL = 100;
const LARGE: Readonly<Record<Size, number>> = { full: 100_000, quick: 1000 };
const ROUNDS: Readonly<Record<Size, number>> = { full: 7, quick: 1 };

const WORDS = ['Consultoria', 'Manutenção', 'Hospedagem', 'Tradução', 'Energia', 'Frete', 'Papel', 'Reparação', 'Pintura', 'Café'];

interface Answer {
  readonly steps: number;
}

async function filled(count: number): Promise<InProcessSandbox> {
  const sandbox = await inProcessSandbox();
  const tax_rate_ids = [sandbox.handles['tax_rate.iss']];
  const customers = ['customer.brazilian', 'customer.with_credit'].map((name) => sandbox.handles[name]);
  for (let made = 0; made < count; made += 1) {
    const lines = [0, 1].slice(made % 2).map((at) => ({ description: WORDS[(made + at) % 10], amount_minor: 1500 + made, tax_rate_ids }));
    await sandbox.call('POST', '/invoices', '', JSON.stringify({ customer_id: customers[made % 2], currency: 'BRL', lines }));
  }
  return sandbox;
}

const QUERIES: readonly (readonly [about: string, sql: string])[] = [
  ['one row, by its id', "SELECT total_minor FROM invoices WHERE id = 'inv_nobody'"],
  ['all counted', 'SELECT COUNT(*) FROM invoices'],
  ['all added up, in groups', 'SELECT status, currency, COUNT(*), SUM(total_minor) FROM invoices GROUP BY status, currency'],
  ['the ten largest, every column', 'SELECT * FROM invoices ORDER BY total_minor DESC LIMIT 10'],
  ['a word in a text', "SELECT COUNT(*) FROM invoice_lines WHERE description LIKE '%rep%'"],
  [
    'customers with their invoices',
    'SELECT c.name, SUM(i.total_minor) FROM customers c JOIN invoices i ON i.customer_id = c.id GROUP BY c.id',
  ],
  ['lines in groups', 'SELECT description, SUM(amount_minor) FROM invoice_lines GROUP BY description'],
  [
    'lines with their invoices',
    'SELECT l.description, i.status, SUM(l.amount_minor) FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id GROUP BY l.description, i.status',
  ],
];

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
const LONG = `${ENDLESS}, t AS MATERIALIZED (SELECT printf('%015900d', 0) AS x)`;
const uses = (use: (at: number) => string): string => Array.from({ length: 20 }, (_, at) => use(at)).join(' + ');

/** Refused, after as long as they can hold the service. */
const WORST: readonly (readonly [about: string, sql: string])[] = [
  ['steps: a recursion without end', `${ENDLESS} SELECT MAX(i) FROM n`],
  ['steps: a cross product', 'SELECT COUNT(*) FROM invoices a, invoices b, invoices c, invoices d, invoices e'],
  ['steps: everything kept apart', `${ENDLESS} SELECT COUNT(DISTINCT i) FROM n`],
  ['memory: a sort of long texts', `${ENDLESS} SELECT i FROM (SELECT i, printf('%08000d', i) AS t FROM n LIMIT 50000) ORDER BY t`],
  ['time: long texts in capitals', `${LONG} SELECT SUM(length(upper(x || i))) FROM n, t`],
  ['time: long texts looked through', `${LONG} SELECT SUM(${uses((at) => `instr(x, printf('%04000d', 0) || (i + ${at}))`)}) FROM n, t`],
  [
    'time: long texts replaced',
    `${LONG} SELECT SUM(${uses((at) => `length(replace(x, printf('%04000d', 0) || (i + ${at}), 'x'))`)}) FROM n, t`,
  ],
];

async function timed(sandbox: InProcessSandbox, sql: string): Promise<{ readonly ms: number; readonly steps: number }> {
  const began = performance.now();
  const { steps } = (await sandbox.call('POST', '/query', '', JSON.stringify({ sql }))) as Answer;
  return { ms: performance.now() - began, steps };
}

/** How long a query that is refused takes; throws when it is not. */
async function refusedAfterMs(sandbox: InProcessSandbox, sql: string): Promise<number> {
  const began = performance.now();
  const isAnswered = await timed(sandbox, sql).then(
    () => true,
    () => false,
  );
  if (isAnswered) throw new Error(`not refused: ${sql}`);
  return performance.now() - began;
}

/** Rows of a table: the query, its cost in either sandbox, and its steps. */
async function queryRows(size: Size, small: InProcessSandbox, large: InProcessSandbox): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  for (const [about, sql] of QUERIES) {
    const rounds: { readonly small: number; readonly large: number }[] = [];
    for (let round = 0; round < ROUNDS[size]; round += 1)
      rounds.push({ small: (await timed(small, sql)).ms, large: (await timed(large, sql)).ms });
    const { steps } = await timed(large, sql);
    const spread = (of: 'small' | 'large', digits: number): string => spreadText(spreadOf(rounds.map((round) => round[of])), digits);
    rows.push([about, spread('small', 2), spread('large', 0), grouped(steps)]);
  }
  return rows;
}

async function worstRows(size: Size, sandbox: InProcessSandbox): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  for (const [about, sql] of size === 'quick' ? WORST.slice(0, 1) : WORST) {
    const rounds: number[] = [];
    for (let round = 0; round < (size === 'quick' ? 1 : 3); round += 1) rounds.push(await refusedAfterMs(sandbox, sql));
    rows.push([about, spreadText(spreadOf(rounds))]);
  }
  return rows;
}

/** How queries grow with the data, and the longest that one takes. */
export const query: Section = {
  name: 'query',
  about: 'what questions in SQL take over 100,000 invoices, the first query, and how long one may hold the service',
  run: async (size) => {
    const [small, large] = [await filled(SMALL), await filled(LARGE[size])];
    const first = await timed(small, 'SELECT 1');
    const rows = [['the first query of the process', first.ms.toFixed(0), '', ''], ...(await queryRows(size, small, large))];
    show('Questions in SQL, in-process', ['query, ms', `${SMALL} invoices`, `${grouped(LARGE[size])} invoices`, 'steps'], rows);
    show('Queries that are refused, in-process', ['what is too much', 'ms'], await worstRows(size, large));
  },
};
