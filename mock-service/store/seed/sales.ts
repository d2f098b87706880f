// seedSales: quotes that stand or have expired.
// Beneath a request's walk: made after all other seed data with the domain's own commands, so that nothing before it changes.
import type { NewLine } from '../../domain/line-item.ts';
import { DEFAULT_PROFILE as profile } from '../../domain/profile.ts';
import { createQuote, quoteAt, quoteNumber } from '../../domain/sales/quote.ts';
import { allowed } from './allowed.ts';
import type { InvoiceGround } from './invoices.ts';
import type { PlannedLine } from './plan.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface PlannedQuote {
  /** Its handle after `quote.`. */
  readonly handle: string;
  readonly customer: string;
  /** Before the epoch. */
  readonly daysAgo: number;
  /** Left out: as when nobody says. */
  readonly expiresOn?: null;
  readonly lines: readonly PlannedLine[];
}

/** One that stands whatever the calendar says, and one whose last day is over at the epoch. */
const PLANNED_QUOTES: readonly PlannedQuote[] = [
  {
    handle: 'expired',
    customer: 'brazilian',
    daysAgo: 60,
    lines: [{ description: 'Mudança de escritório', amountMinor: 3200_00 }],
  },
  {
    handle: 'open',
    customer: 'brazilian',
    daysAgo: 3,
    expiresOn: null,
    lines: [
      { description: 'Consultoria contábil, por hora', price: 'consulting', quantity: '20', taxRates: ['iss'] },
      { description: 'Relatório final', amountMinor: 250_00 },
    ],
  },
  {
    handle: 'open_2',
    customer: 'portuguese',
    daysAgo: 2,
    expiresOn: null,
    lines: [{ description: 'Alojamento web, por mês', price: 'hosting', quantity: '24', taxRates: ['iva_inclusive'] }],
  },
];

function lineOf({ description, price, taxRates, amountMinor, quantity }: PlannedLine, { tx, catalogue }: InvoiceGround): NewLine {
  const found = { price: price === undefined ? undefined : catalogue.prices.get(price) };
  const rates = (taxRates ?? []).flatMap((key) => catalogue.taxRates.get(key) ?? []);
  return { id: tx.newId('li'), reference: null, description, amountMinor, quantity, taxRates: rates, ...found };
}

function seedQuote(plan: PlannedQuote, ground: InvoiceGround): void {
  const { tx, customers, epochMs, name } = ground;
  const customer = customers.get(plan.customer);
  if (customer === undefined) throw new Error(`the seed data's plan names no customer ${plan.customer}`);
  const quote = allowed(
    createQuote({
      id: tx.newId('quo'),
      reference: null,
      number: quoteNumber(tx.nextNumber('quote')),
      customerId: customer.id,
      currency: customer.currency,
      expiresOn: plan.expiresOn,
      notes: {},
      automaticTax: false,
      lines: plan.lines.map((line) => lineOf(line, ground)),
      coupon: null,
      profile,
      nowMs: epochMs - plan.daysAgo * DAY_MS,
    }),
  );
  name(`quote.${plan.handle}`, tx.quotes.put(quoteAt(quote, epochMs)).id);
}

/** Stages all of it, oldest first, and names what has a handle. */
export function seedSales(ground: InvoiceGround): void {
  for (const plan of PLANNED_QUOTES) seedQuote(plan, ground);
}
