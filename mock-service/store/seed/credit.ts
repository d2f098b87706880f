// seedCredit: a customer with credit, credit notes in both states, and invoice items that wait or are on an open invoice.
// Beneath a request's walk: made after the seed's invoices with the domain's own commands, so that it obeys every rule.
import { moveBalance } from '../../domain/credit/balance.ts';
import { createCreditNote, creditNoteNumber, voidCreditNote } from '../../domain/credit/credit-note.ts';
import { createInvoice, type Invoice } from '../../domain/invoice.ts';
import { attachItems, createInvoiceItem, type InvoiceItem, invoicedAs } from '../../domain/invoice-item.ts';
import { DEFAULT_PROFILE as profile } from '../../domain/profile.ts';
import { finalizeInvoice, invoiceNumber } from '../../domain/transitions/invoice-transitions.ts';
import { allowed } from './allowed.ts';
import type { InvoiceGround } from './invoices.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What waits for an invoice; the last one is put on one. */
const PLANNED_ITEMS = [
  { handle: 'pending', customer: 'brazilian', description: 'Deslocamento', amountMinor: 45_00 },
  { handle: 'pending_2', customer: 'portuguese', description: 'Portes', amountMinor: 12_50 },
  { handle: 'invoiced', customer: 'pt_2', description: 'Cópias certificadas', amountMinor: 30_00 },
];

const NO_BALANCE = { balanceMinor: 0, currency: null };

function ownerOf(ground: InvoiceGround, key: string): { readonly id: string; readonly currency: string } {
  const customer = ground.customers.get(key);
  if (customer === undefined) throw new Error(`the seed data's plan names no customer ${key}`);
  return customer;
}

/** The newest open invoice of a customer. */
function openInvoiceOf(ground: InvoiceGround, key: string): Invoice {
  const where = { customerId: ownerOf(ground, key).id, status: 'open' } as const;
  const [invoice] = ground.tx.invoices.list({ limit: 1, where }).rows;
  if (invoice === undefined) throw new Error(`the seed data's plan leaves no open invoice to ${key}`);
  return invoice;
}

function seedBalance({ tx, name, ...ground }: InvoiceGround, nowMs: number): void {
  const { id, currency } = ownerOf({ tx, name, ...ground }, 'br_person_2');
  const customer = tx.customers.get(id);
  if (customer === undefined) throw new Error('the seed data stores its customers first');
  const given = { id: tx.newId('cbt'), amountMinor: -50_00, currency, reason: 'adjustment', invoiceId: null, nowMs } as const;
  const moved = moveBalance(customer, given);
  tx.customers.put(moved.customer);
  tx.balance_transactions.put(moved.transaction);
  name('customer.with_credit', id);
  name('invoice.open_with_credit', openInvoiceOf({ tx, name, ...ground }, 'br_person_2').id);
}

function seedNote(ground: InvoiceGround, plan: { handle: 'issued' | 'void'; customer: string; amountMinor: number }, nowMs: number): void {
  const { tx, name } = ground;
  const crediting = allowed(
    createCreditNote(openInvoiceOf(ground, plan.customer), {
      id: tx.newId('cn'),
      reference: null,
      number: creditNoteNumber(tx.nextNumber('credit_note')),
      amountMinor: plan.amountMinor,
      reason: 'order_change',
      claimedMinor: 0,
      refundableMinor: null,
      customer: NO_BALANCE,
      nowMs,
      profile,
    }),
  );
  const invoice = tx.invoices.put(crediting.invoice);
  const note = tx.credit_notes.put(crediting.creditNote);
  name(`credit_note.${plan.handle}`, note.id);
  if (plan.handle === 'issued') return;
  const voiding = allowed(voidCreditNote(note, invoice, nowMs + HOUR_MS));
  tx.invoices.put(voiding.invoice);
  tx.credit_notes.put(voiding.creditNote);
}

function seedItem(ground: InvoiceGround, plan: (typeof PLANNED_ITEMS)[number], nowMs: number): InvoiceItem {
  const { tx, name } = ground;
  const { id: customerId, currency } = ownerOf(ground, plan.customer);
  const line = { id: tx.newId('li'), reference: null, description: plan.description, amountMinor: plan.amountMinor };
  const item = tx.invoice_items.put(allowed(createInvoiceItem({ id: tx.newId('ii'), reference: null, customerId, currency, line, nowMs })));
  name(`invoice_item.${plan.handle}`, item.id);
  return item;
}

/** Stages an open invoice of nothing but an item. */
function invoiceFor(item: InvoiceItem, { tx, name }: InvoiceGround, nowMs: number): void {
  const draft = allowed(
    createInvoice({
      id: tx.newId('inv'),
      reference: null,
      customerId: item.customerId,
      currency: item.currency,
      number: null,
      terms: { collectionMethod: 'send_invoice' },
      notes: {},
      automaticTax: false,
      coupon: null,
      profile,
      lines: [],
      nowMs,
    }),
  );
  const begun = tx.invoices.put(allowed(attachItems(draft, [item], profile)));
  const nextNumber = (): string => invoiceNumber(tx.nextNumber('invoice'));
  const open = tx.invoices.put(allowed(finalizeInvoice(begun, { nextNumber, nowMs, profile, customer: NO_BALANCE, coupons: [] })));
  name('invoice.with_item', open.id);
  for (const line of open.lines) {
    tx.line_items.put(line);
    tx.invoice_items.put(invoicedAs(item, line, open));
  }
}

/** Stages all of it in the last hours before the epoch, and names what has a handle. */
export function seedCredit(ground: InvoiceGround): void {
  const startMs = ground.epochMs - 10 * HOUR_MS;
  seedBalance(ground, startMs);
  seedNote(ground, { handle: 'issued', customer: 'gb', amountMinor: 20_00 }, startMs + HOUR_MS);
  seedNote(ground, { handle: 'void', customer: 'pt_3', amountMinor: 5_00 }, startMs + 2 * HOUR_MS);
  const items = PLANNED_ITEMS.map((plan, index) => seedItem(ground, plan, startMs + (4 + index) * HOUR_MS));
  const last = items.at(-1);
  if (last !== undefined) invoiceFor(last, ground, startMs + 8 * HOUR_MS);
}
