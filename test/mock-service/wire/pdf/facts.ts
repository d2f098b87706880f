// Facts for the tests of PDFs: those of the seeded invoices, and of one that says what a test is about.

import type { Customer } from '../../../../mock-service/domain/customer.ts';
import type { Invoice } from '../../../../mock-service/domain/invoice.ts';
import type { Language } from '../../../../mock-service/domain/language.ts';
import type { LineItem } from '../../../../mock-service/domain/line-item.ts';
import { SELLER } from '../../../../mock-service/domain/seller.ts';
import { totalsOf } from '../../../../mock-service/domain/totals/totals.ts';
import { seedData } from '../../../../mock-service/store/seed/seed.ts';
import { createStore } from '../../../../mock-service/store/store.ts';
import type { InvoiceFacts } from '../../../../mock-service/wire/pdf/facts.ts';
import { invoicePdf } from '../../../../mock-service/wire/pdf/invoice-pdf.ts';

const store = createStore(seedData('pdf'));
const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
const customers = byId(store.rows('customers'));
const methods = byId(store.rows('payment_methods'));

/** The facts of a seeded invoice. */
function seededFactsOf(invoice: Invoice, language: Language): InvoiceFacts {
  const customer = customers.get(invoice.customerId);
  if (customer === undefined) throw new Error('a seeded invoice has no customer');
  const payments = store.rows('payments').filter(({ invoiceId }) => invoiceId === invoice.id);
  return {
    language,
    seller: SELLER,
    invoice,
    customer,
    payments: payments.map((payment) => ({ payment, card: methods.get(payment.paymentMethodId ?? '') ?? null })),
    taxNames: new Map(store.rows('tax_rates').map(({ id, displayName }) => [id, displayName])),
    today: '2026-01-15',
  };
}

/** Every seeded invoice in a language. */
export function seededFacts(language: Language): readonly InvoiceFacts[] {
  return store.rows('invoices').map((invoice) => seededFactsOf(invoice, language));
}

/** What a test says of a line; the rest is a plain hour of consulting for 100.00. */
export type LineFacts = Partial<
  Pick<LineItem, 'description' | 'amountMinor' | 'unitAmountMinor' | 'quantity' | 'taxRates' | 'period' | 'coupon'>
>;

/** What a test says of an invoice; the rest is a seeded one, open, with three lines, in BRL. */
export interface Said {
  readonly language?: Language;
  readonly lines?: readonly LineFacts[];
  readonly invoice?: Partial<Invoice>;
  readonly customer?: Partial<Customer>;
  readonly payments?: InvoiceFacts['payments'];
  readonly taxNames?: InvoiceFacts['taxNames'];
  readonly today?: string;
}

const [openInvoice] = store
  .rows('invoices')
  .filter(({ status, currency, lines }) => status === 'open' && currency === 'BRL' && lines.length === 3);

/** An invoice's facts, its totals reckoned. */
export function factsOf({ language = 'en', lines, invoice, customer, ...more }: Said = {}): InvoiceFacts {
  if (openInvoice === undefined) throw new Error('the seed has no open invoice in BRL');
  const seeded = seededFactsOf(openInvoice, language);
  const [line] = openInvoice.lines;
  if (line === undefined) throw new Error('a seeded invoice has no lines');
  const plain: LineItem = { ...line, description: 'Consulting', amountMinor: 100_00, unitAmountMinor: '10000', quantity: '1' };
  const given = { ...openInvoice, ...invoice };
  const all = lines === undefined ? openInvoice.lines : lines.map((said, at): LineItem => ({ ...plain, id: `li_${at}`, ...said }));
  const totals = totalsOf({ lines: all, coupon: given.coupon, taxLevel: 'line' });
  const owed = Math.max(0, totals.totalMinor);
  return {
    ...seeded,
    payments: [],
    ...more,
    customer: { ...seeded.customer, ...customer },
    invoice: { ...given, ...totals, amountDueMinor: owed, amountRemainingMinor: owed, ...invoice },
  };
}

/** The bytes of a PDF that can be printed. */
export async function printed(facts: InvoiceFacts): Promise<Uint8Array> {
  const made = await invoicePdf(facts);
  if (made.kind === 'unprintable') throw new Error(`${made.path} is ${made.script}`);
  return made.bytes;
}
