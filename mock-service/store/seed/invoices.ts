// seedInvoices: carries out the plan's invoices with the domain's own commands, so that the seed data obeys every rule.
// Beneath a request's walk: what it makes is the ground a sandbox's store stands on.
import type { Random } from '../../determinism/random.ts';
import type { Coupon } from '../../domain/catalogue/coupon.ts';
import { DAY_MS } from '../../domain/day.ts';
import { couponIdsOf, createInvoice, type Invoice } from '../../domain/invoice.ts';
import type { NewLine } from '../../domain/line-item.ts';
import { recordPayment } from '../../domain/payment.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { DEFAULT_PROFILE as profile } from '../../domain/profile.ts';
import { createRefund } from '../../domain/refund.ts';
import { voidInvoice, writeOffInvoice } from '../../domain/transitions/invoice-ends.ts';
import { finalizeInvoice, invoiceNumber } from '../../domain/transitions/invoice-transitions.ts';
import type { Transaction } from '../transaction.ts';
import { allowed } from './allowed.ts';
import type { SeedCatalogue } from './catalogue.ts';
import { CATALOGUE, PLANNED_INVOICES, type PlannedInvoice, type PlannedLine } from './plan.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Days between one invoice and the next; each lives its whole story before the next one begins. */
const DAYS_APART = 4;

/** Nobody has credit before the last of these is made. */
const NO_BALANCE = { balanceMinor: 0, currency: null };

/** What seed invoices are made from. */
export interface InvoiceGround {
  readonly tx: Transaction;
  readonly random: Random;
  /** Nothing is dated after it. */
  readonly epochMs: number;
  /** Plan key → id and currency. */
  readonly customers: ReadonlyMap<string, { readonly id: string; readonly currency: string }>;
  /** Handle → method. */
  readonly methods: ReadonlyMap<string, PaymentMethod>;
  readonly catalogue: SeedCatalogue;
  /** Takes a handle and the id it names. */
  name(handle: string, id: string): void;
  /** The id that a handle names; empty when nothing has it. */
  idOf(handle: string): string;
}

function drawLines(random: Random, currency: string): readonly PlannedLine[] {
  const offers = CATALOGUE[currency] ?? [];
  const first = random.int(0, offers.length - 1);
  const count = random.int(1, Math.min(3, offers.length));
  return Array.from({ length: count }, (_, index) => offers[(first + index) % offers.length]).filter((line) => line !== undefined);
}

function couponOf(key: string | undefined, { coupons }: SeedCatalogue): Coupon | null {
  return key === undefined ? null : (coupons.get(key) ?? null);
}

function lineOf({ description, price, taxRates, coupon, ...source }: PlannedLine, { tx, catalogue }: InvoiceGround): NewLine {
  return {
    id: tx.newId('li'),
    reference: null,
    description,
    ...source,
    price: price === undefined ? undefined : catalogue.prices.get(price),
    taxRates: (taxRates ?? []).flatMap((key) => catalogue.taxRates.get(key) ?? []),
    coupon: couponOf(coupon, catalogue),
  };
}

/** The coupons of an invoice, as they are now. */
function couponsOf(invoice: Invoice, { tx }: InvoiceGround): readonly Coupon[] {
  return couponIdsOf(invoice).flatMap((id) => tx.coupons.get(id) ?? []);
}

function draft(plan: PlannedInvoice, ground: InvoiceGround, random: Random, nowMs: number): Invoice {
  const customer = ground.customers.get(plan.customer);
  if (customer === undefined) throw new Error(`the seed data's plan names no customer ${plan.customer}`);
  return allowed(
    createInvoice({
      id: ground.tx.newId('inv'),
      reference: null,
      customerId: customer.id,
      currency: customer.currency,
      number: null,
      terms: { collectionMethod: plan.by === undefined ? 'send_invoice' : 'charge_automatically' },
      notes: {},
      automaticTax: false,
      coupon: couponOf(plan.coupon, ground.catalogue),
      profile,
      lines: (plan.lines ?? drawLines(random, customer.currency)).map((line) => lineOf(line, ground)),
      nowMs,
    }),
  );
}

function pay(invoice: Invoice, plan: PlannedInvoice, { tx, methods, name }: InvoiceGround, nowMs: number): void {
  const method = plan.by === undefined ? null : (methods.get(plan.by) ?? null);
  const nextNumber = (): string => invoiceNumber(tx.nextNumber('invoice'));
  const given = {
    id: tx.newId('pay'),
    reference: null,
    amountMinor: plan.paidMinor,
    method,
    nowMs,
    profile,
    customer: NO_BALANCE,
    coupons: [],
    nextNumber,
  };
  const settled = allowed(recordPayment(invoice, given));
  tx.invoices.put(settled.invoice);
  const payment = tx.payments.put(settled.payment);
  if (plan.paymentHandle !== undefined) name(`payment.${plan.paymentHandle}`, payment.id);
  if (plan.refund === undefined) return;
  const amountMinor = plan.refund === 'full' ? undefined : plan.refund;
  const back = { id: tx.newId('ref'), reference: null, reason: 'requested_by_customer', amountMinor, nowMs: nowMs + 6 * HOUR_MS };
  const repaid = allowed(createRefund(payment, back, { invoice: settled.invoice, claimedMinor: 0 }));
  tx.payments.put(repaid.payment);
  const refund = tx.refunds.put(repaid.refund);
  if (plan.refundHandle !== undefined) name(`refund.${plan.refundHandle}`, refund.id);
}

/** Stages the invoice after each step, so that its version counts them. */
function carryOut(plan: PlannedInvoice, ground: InvoiceGround, random: Random, startMs: number): Invoice {
  const { tx } = ground;
  const begun = tx.invoices.put(draft(plan, ground, random, startMs));
  if (plan.ends === 'draft') return begun;
  const nextNumber = (): string => invoiceNumber(tx.nextNumber('invoice'));
  const coupons = couponsOf(begun, ground);
  const nowMs = startMs + random.int(1, 20) * HOUR_MS;
  const open = tx.invoices.put(allowed(finalizeInvoice(begun, { nextNumber, nowMs, profile, customer: NO_BALANCE, coupons })));
  for (const coupon of coupons) tx.coupons.put({ ...coupon, timesRedeemed: coupon.timesRedeemed + 1 });
  const laterMs = startMs + DAY_MS + random.int(0, 36) * HOUR_MS;
  if (plan.ends === 'void') tx.invoices.put(allowed(voidInvoice(open, laterMs, profile)));
  else if (plan.ends === 'uncollectible') tx.invoices.put(allowed(writeOffInvoice(open, laterMs, profile)));
  else if (plan.ends !== 'open') pay(open, plan, ground, laterMs);
  return open;
}

/** Stages every planned invoice with its lines, payments and refunds, oldest first, and names what has a handle. */
export function seedInvoices(ground: InvoiceGround): void {
  for (const [index, plan] of PLANNED_INVOICES.entries()) {
    const random = ground.random.fork('invoice', index);
    const startMs = ground.epochMs - (PLANNED_INVOICES.length - index) * DAYS_APART * DAY_MS + random.int(0, 600) * 60_000;
    const invoice = carryOut(plan, ground, random, startMs);
    for (const line of invoice.lines) ground.tx.line_items.put(line);
    if (plan.handle !== undefined) ground.name(`invoice.${plan.handle}`, invoice.id);
    const firstLine = invoice.lines[0];
    if (plan.lineHandle !== undefined && firstLine !== undefined) ground.name(`line_item.${plan.lineHandle}`, firstLine.id);
  }
}
