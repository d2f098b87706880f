// pdf: what an invoice's PDF costs, and how long one holds everything else up.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { SELLER } from '../../mock-service/domain/seller.ts';
import { totalsOf } from '../../mock-service/domain/totals/totals.ts';
import { seedData } from '../../mock-service/store/seed/seed.ts';
import { createStore } from '../../mock-service/store/store.ts';
import type { InvoiceFacts } from '../../mock-service/wire/pdf/facts.ts';
import type { Section, Size } from '../section.ts';
import { show } from '../show.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const ROUNDS: Readonly<Record<Size, number>> = { full: 15, quick: 1 };

const PLAIN = ['Consultoria contábil, por hora', 'Hosting and backups, monthly', 'Café torrado em grãos, 1 kg'];
const MANY_SCRIPTS = [
  ...PLAIN,
  '网站维护服务（每月），包括备份与安全更新',
  'خدمة صيانة الموقع (شهريًا) بقيمة 1,250.00',
  'Entrega 📦 expressa 🚀',
];
/** As long as a description may be. */
const LONG = MANY_SCRIPTS.map((text) => `${text}. `.repeat(40).slice(0, 500).trim());

const INVOICES: readonly (readonly [about: string, lines: number, texts: readonly string[]])[] = [
  ['5 lines', 5, PLAIN],
  ['250 lines', 250, PLAIN],
  ['250 lines, Chinese, Arabic and emoji among them', 250, MANY_SCRIPTS],
  ['250 lines of 500 characters, the largest there is', 250, LONG],
];

function factsOf(count: number, texts: readonly string[]): InvoiceFacts {
  const store = createStore(seedData('bench'));
  const invoice = store.rows('invoices').find(({ lines }) => lines.length > 0);
  const customer = store.rows('customers').find(({ id }) => id === invoice?.customerId);
  const [line] = invoice?.lines ?? [];
  if (invoice === undefined || customer === undefined || line === undefined) throw new Error('the seed has no invoice with a line');
  const description = (at: number): string => texts[at % texts.length] ?? '';
  const lines = Array.from({ length: count }, (_, at) => ({ ...line, id: `li_${at}`, description: description(at) }));
  const totals = totalsOf({ lines, coupon: null, taxLevel: 'line' });
  return {
    language: 'pt-BR',
    seller: SELLER,
    invoice: { ...invoice, ...totals },
    customer,
    payments: [],
    taxNames: new Map(),
    today: '2026-01-15',
  };
}

type InvoicePdf = (facts: InvoiceFacts) => Promise<{ readonly kind: 'pdf'; readonly bytes: Uint8Array } | { readonly kind: 'unprintable' }>;

/** One row of the table: the first PDF of a kind, which may load fonts, and the next ones. */
async function measured(invoicePdf: InvoicePdf, facts: InvoiceFacts, rounds: number): Promise<readonly string[]> {
  const firstMs = performance.now();
  await invoicePdf(facts);
  const first = performance.now() - firstMs;
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const before = process.cpuUsage();
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const beganMs = performance.now();
    const made = await invoicePdf(facts);
    times.push(performance.now() - beganMs);
    bytes = made.kind === 'pdf' ? made.bytes.length : 0;
    await turn(); // what waits is seen to have waited when the loop turns
  }
  delays.disable();
  const { user, system } = process.cpuUsage(before);
  const [processor, held] = [(user + system) / 1000 / rounds, delays.max / 1e6].map((ms) => ms.toFixed(0));
  return [first.toFixed(0), spreadText(spreadOf(times)), processor ?? '', held ?? '', (bytes / 1024).toFixed(0)];
}

async function measure(size: Size): Promise<void> {
  const startedMs = performance.now();
  const { invoicePdf } = await import('../../mock-service/wire/pdf/invoice-pdf.ts');
  const loadedMs = performance.now() - startedMs;
  const rows: string[][] = [];
  for (const [about, count, texts] of INVOICES) {
    rows.push([about, ...(await measured(invoicePdf, factsOf(count, texts), ROUNDS[size]))]);
  }
  const head = ['invoice', 'the first', 'the next', 'processor', 'longest hold', 'KiB'];
  show(`PDFs, ms; loading what draws them: ${loadedMs.toFixed(0)}`, head, rows);
}

/** Milliseconds of a PDF. */
export const pdf: Section = { name: 'pdf', about: "ms of an invoice's PDF, and how long one holds other calls up", run: measure };
