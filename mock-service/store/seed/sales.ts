// seedSales: quotes that stand or have expired, recurring invoices that issue nothing, and payment links.
// Beneath a request's walk: made after all other seed data with the domain's own commands, so that nothing before it changes.

import { refuseInactive } from '../../domain/catalogue/product.ts';
import { DAY_MS, dayOf } from '../../domain/day.ts';
import { NO_NOTES } from '../../domain/invoice-notes.ts';
import { DEFAULT_DAYS_UNTIL_DUE } from '../../domain/invoice-terms.ts';
import type { NewLine } from '../../domain/line-item.ts';
import { DEFAULT_PROFILE as profile } from '../../domain/profile.ts';
import { under } from '../../domain/rejection.ts';
import { createPaymentLink } from '../../domain/sales/payment-link.ts';
import { createQuote, quoteAt, quoteNumber } from '../../domain/sales/quote.ts';
import {
  afterRefusal,
  createRecurringInvoice,
  pauseRecurringInvoice,
  type RecurringInvoice,
  resumeRecurringInvoice,
} from '../../domain/sales/recurring-invoice.ts';
import { allowed } from './allowed.ts';
import type { InvoiceGround } from './invoices.ts';
import type { PlannedLine } from './plan.ts';

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

/** A monthly one of the Brazilian customer, made so many days before the epoch. */
function recurringOf(ground: InvoiceGround, daysAgo: number, more: { priceId?: string; endsOn?: string }): RecurringInvoice {
  const { tx, customers, epochMs } = ground;
  const customer = customers.get('brazilian');
  if (customer === undefined) throw new Error("the seed data's plan names no Brazilian customer");
  const { priceId = null, endsOn = null } = more;
  const amount = priceId === null ? { amountMinor: 450_00, quantity: null } : { amountMinor: null, quantity: '1' };
  const line = {
    description: 'Suporte mensal',
    ...amount,
    unitAmountMinor: null,
    priceId,
    taxRateIds: [],
    taxAmountMinor: null,
    couponId: null,
  };
  const nowMs = epochMs - daysAgo * DAY_MS;
  return allowed(
    createRecurringInvoice({
      id: tx.newId('rec'),
      reference: null,
      customerId: customer.id,
      currency: customer.currency,
      lines: [line],
      couponId: null,
      automaticTax: false,
      ...NO_NOTES,
      interval: 'month',
      intervalCount: 1,
      startsOn: dayOf(nowMs + DAY_MS),
      dayOfMonth: 31,
      endsOn,
      occurrences: null,
      daysUntilDue: DEFAULT_DAYS_UNTIL_DUE,
      autoFinalize: true,
      autoSend: false,
      nowMs,
    }),
  );
}

/** None of them is active: what they issue would depend on the date at which a sandbox is looked at. */
function seedRecurringInvoices(ground: InvoiceGround): void {
  const { tx, epochMs, name, catalogue } = ground;
  const put = (handle: string, recurring: RecurringInvoice): void =>
    name(`recurring_invoice.${handle}`, tx.recurring_invoices.put(recurring).id);
  const brief = recurringOf(ground, 80, { endsOn: '2025-11-30' });
  const never = allowed(pauseRecurringInvoice(brief, brief.createdAtMs + DAY_MS));
  put('ended', allowed(resumeRecurringInvoice(never, epochMs - 40 * DAY_MS)));
  const price = catalogue.prices.get('archived');
  const refusal = price === undefined ? null : refuseInactive(price);
  if (price === undefined || refusal === null) throw new Error("the seed data's plan archives no price");
  const refused = recurringOf(ground, 20, { priceId: price.id });
  put('stopped', afterRefusal(refused, under('lines.0', refusal), refused.nextAtMs ?? epochMs));
  const paused = recurringOf(ground, 5, {});
  put('paused', allowed(pauseRecurringInvoice(paused, epochMs - DAY_MS)));
}

/** Links to open invoices; by the machine's clock both have expired long ago. */
function seedPaymentLinks(ground: InvoiceGround): void {
  const { tx, epochMs, name, idOf } = ground;
  for (const [handle, invoiceHandle, daysAgo] of [
    ['expired', 'invoice.taxed', 20],
    ['open', 'invoice.open', 1],
  ] as const) {
    const invoice = tx.invoices.get(idOf(invoiceHandle));
    if (invoice === undefined) throw new Error(`the seed data has no ${invoiceHandle}`);
    const id = tx.newId('plink');
    const given = { id, reference: null, token: tx.secretFor(id), invoice, profile, nowMs: epochMs - daysAgo * DAY_MS };
    name(`payment_link.${handle}`, tx.payment_links.put(allowed(createPaymentLink(given))).id);
  }
}

/** Stages all of it, oldest first, and names what has a handle. */
export function seedSales(ground: InvoiceGround): void {
  for (const plan of PLANNED_QUOTES) seedQuote(plan, ground);
  seedRecurringInvoices(ground);
  seedPaymentLinks(ground);
}
