// growth: what a call costs in a sandbox of 100,000 invoices, as a ratio of the same in one of 100. In-process: no socket blurs it.
import { inProcessSandbox } from '../in-process-sandbox.ts';
import type { Section, Size } from '../section.ts';
import { grouped, show } from '../show.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const SMALL = 100;
const LARGE: Readonly<Record<Size, number>> = { full: 100_000, quick: 1000 };
const ROUNDS: Readonly<Record<Size, number>> = { full: 5, quick: 1 };
const CALLS = 400;

/** A sandbox with so many invoices more than the seed's; answers how to call it. */
async function sandboxOf(count: number) {
  const { call, handles } = await inProcessSandbox();
  const body = JSON.stringify({
    customer_id: handles['customer.brazilian'],
    currency: 'BRL',
    lines: [{ description: 'Chá', amount_minor: 1 }],
  });
  for (let made = 0; made < count; made += 1) await call('POST', '/invoices', '', body);
  const half = `customer_id=${handles['customer.brazilian']}&limit=${Math.min(100, count / 2)}`;
  const { next_cursor } = (await call('GET', '/invoices', half)) as { next_cursor: string };
  return { call, handles, body, deep: `${half}&cursor=${next_cursor}` };
}

type Box = Awaited<ReturnType<typeof sandboxOf>>;

/** What is called; every page has ten rows but the deep one's, which has what the smaller sandbox can give. */
const CALLS_OF: readonly (readonly [name: string, call: (box: Box) => Promise<unknown>])[] = [
  ['get_invoice', ({ call, handles }) => call('GET', `/invoices/${handles['invoice.open']}`)],
  ['list_invoices', ({ call }) => call('GET', '/invoices')],
  ['… of a customer, drafts', ({ call, handles }) => call('GET', '/invoices', `customer_id=${handles['customer.brazilian']}&status=draft`)],
  ['… that are paid (few)', ({ call }) => call('GET', '/invoices', 'status=paid')],
  ['… by reference (none)', ({ call }) => call('GET', '/invoices', 'reference=nobody')],
  ['… the second page', ({ call, deep }) => call('GET', '/invoices', deep.replace(/limit=\d+/, 'limit=50'))],
  ['create_invoice', ({ call, body }) => call('POST', '/invoices', '', body)],
];

async function costUs(box: Box, call: (box: Box) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < CALLS; count += 1) await call(box);
  return ((performance.now() - began) * 1000) / CALLS;
}

/** Rows of a table: the call, its cost in either sandbox in µs, and their ratio, rounds alternating. */
async function growthRows(size: Size): Promise<readonly (readonly string[])[]> {
  const small = await sandboxOf(SMALL);
  const large = await sandboxOf(LARGE[size]);
  const rows: string[][] = [];
  for (const [name, call] of CALLS_OF) {
    const rounds: { readonly smallUs: number; readonly largeUs: number }[] = [];
    for (const box of [small, large]) await costUs(box, call);
    for (let round = 0; round < ROUNDS[size]; round += 1)
      rounds.push({ smallUs: await costUs(small, call), largeUs: await costUs(large, call) });
    const of = (numbers: readonly number[], digits: number): string => spreadText(spreadOf(numbers), digits);
    const ratios = rounds.map(({ smallUs, largeUs }) => largeUs / smallUs);
    rows.push([
      name,
      of(
        rounds.map(({ smallUs }) => smallUs),
        0,
      ),
      of(
        rounds.map(({ largeUs }) => largeUs),
        0,
      ),
      of(ratios, 2),
    ]);
  }
  return rows;
}

/** How calls grow with the data. */
export const growth: Section = {
  name: 'growth',
  about: 'what calls cost in a sandbox of 100,000 invoices, as a ratio of the same in one of 100',
  run: async (size) => {
    const head = ['call', `${SMALL} invoices`, `${grouped(LARGE[size])} invoices`, 'ratio'];
    show('Growth, in-process: µs a call', head, await growthRows(size));
  },
};
