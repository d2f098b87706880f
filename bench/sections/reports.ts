// reports: what a search, a statement and an aging report take over 100,000 invoices, and how that grew from 100. In-process: no socket blurs it.
import { type InProcessSandbox, inProcessSandbox } from '../in-process-sandbox.ts';
import { memoryCollected } from '../memory.ts';
import type { Section, Size } from '../section.ts';
import { grouped, show } from '../show.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const SMALL = 100;
const LARGE: Readonly<Record<Size, number>> = { full: 100_000, quick: 1000 };
const ROUNDS: Readonly<Record<Size, number>> = { full: 9, quick: 2 };
/** Quick calls are timed together. */
const AT_ONCE = 20;

const WORDS = ['Consultoria', 'Manutenção', 'Hospedagem', 'Tradução', 'Energia', 'Frete', 'Papel', 'Reparação', 'Pintura', 'Café'];

/** One in ten invoices is another customer's; most are open, a third of them is paid in part. */
async function filled(count: number) {
  const sandbox = await inProcessSandbox();
  const post = async (path: string, body: unknown): Promise<string> =>
    ((await sandbox.call('POST', path, '', JSON.stringify(body))) as { readonly id: string }).id;
  const large = await post('/customers', { name: 'Livraria São João' });
  const others = await Promise.all(Array.from({ length: 10 }, (_, at) => post('/customers', { name: `Cliente ${WORDS[at]}` })));
  for (let made = 0; made < count; made += 1) {
    const [first, second] = [WORDS[made % 10], WORDS[Math.floor(made / 10) % 10]];
    const customer_id = made % 10 === 0 ? others[Math.floor(made / 10) % 10] : large;
    const lines = [{ description: `${first}, ${second}, lote ${made}`, amount_minor: 1500 }];
    const invoice = await post('/invoices', { customer_id, currency: 'BRL', memo: `Pedido ${made}`, lines });
    await post(`/invoices/${invoice}/finalize`, {});
    if (made % 3 === 0) await post(`/invoices/${invoice}/payments`, { amount_minor: 100 });
  }
  return { ...sandbox, large, small: others[0] ?? '' };
}

type Box = InProcessSandbox & { readonly large: string; readonly small: string };

const search = (query: string) => (box: Box) => box.call('GET', '/invoices/search', `query=${encodeURIComponent(query)}`);

/** What is called, and whether it is quick enough to be timed twenty at once. */
const CALLS: readonly (readonly [name: string, call: (box: Box) => Promise<unknown>, isQuick: boolean])[] = [
  ['get_invoice', (box) => box.call('GET', `/invoices/${box.handles['invoice.open']}`), true],
  ['search: one number', search('INV-000042'), true],
  ['search: a word on one in ten', search('reparacao'), true],
  ['search: a beginning that all have', search('inv'), true],
  ['search: beginnings that differ on all', search('1'), false],
  ["search: nine in ten by their customer's name", search('sao joao'), true],
  ['search: three words', search('joao papel pintura'), true],
  ['get_customer_statement: one customer in a thousand', (box) => box.call('GET', `/customers/${box.small}/statement`), false],
  ['get_customer_statement: nine invoices in ten', (box) => box.call('GET', `/customers/${box.large}/statement`), false],
  ['get_aging_report: now', (box) => box.call('GET', '/reports/aging'), false],
  ['get_aging_report: on an earlier day', (box) => box.call('GET', '/reports/aging', 'as_of=2026-01-31'), false],
];

/** Processor time a call, the collector's too: what else the machine does is none of it. */
async function costMs(box: Box, call: (box: Box) => Promise<unknown>, times: number): Promise<number> {
  const began = process.cpuUsage();
  for (let count = 0; count < times; count += 1) await call(box);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / times;
}

/** The first search builds the index. */
async function firstSearch(box: Box): Promise<{ readonly ms: number; readonly mib: number }> {
  const before = await memoryCollected();
  const ms = await costMs(box, search('reparacao'), 1);
  const after = await memoryCollected();
  return { ms, mib: (after.heapBytes - before.heapBytes) / 1024 / 1024 };
}

async function rowsOf(size: Size): Promise<readonly (readonly string[])[]> {
  const [small, large] = [await filled(SMALL), await filled(LARGE[size])];
  const first = { small: await firstSearch(small), large: await firstSearch(large) };
  const rows = [
    ['the first search', first.small.ms.toFixed(2), first.large.ms.toFixed(0), '', (first.large.ms / first.small.ms).toFixed(0)],
    ['… what it keeps, MiB', first.small.mib.toFixed(1), first.large.mib.toFixed(0), '', ''],
  ];
  let getMs = Number.NaN;
  for (const [name, call, isQuick] of CALLS) {
    const times = isQuick ? AT_ONCE : 1;
    const rounds: { readonly smallMs: number; readonly largeMs: number }[] = [];
    for (const box of [small, large]) await costMs(box, call, times);
    for (let round = 0; round < ROUNDS[size]; round += 1)
      rounds.push({ smallMs: await costMs(small, call, times), largeMs: await costMs(large, call, times) });
    const [of, to] = [spreadOf(rounds.map(({ smallMs }) => smallMs)), spreadOf(rounds.map(({ largeMs }) => largeMs))];
    if (name === 'get_invoice') getMs = to.median;
    rows.push([name, spreadText(of, 2), spreadText(to, 2), (to.median / getMs).toFixed(0), (to.median / of.median).toFixed(1)]);
  }
  return rows;
}

/** How searches and reports grow with the data. */
export const reports: Section = {
  name: 'reports',
  about: 'what searches and reports take over 100,000 invoices, the first search and later ones, next to get_invoice',
  run: async (size) => {
    const head = ['ms of processor time a call', `${SMALL} invoices`, `${grouped(LARGE[size])} invoices`, 'times get_invoice', 'growth'];
    show('Searches and reports, in-process', head, await rowsOf(size));
  },
};
