// The seed data: the same bytes for the same seed, every state an invoice can be in, and numbers that check.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../mock-service/determinism/random.ts';
import { bookViolations } from '../../mock-service/domain/books.ts';
import { booksOf } from '../../mock-service/store/books-of.ts';
import { seedCustomers } from '../../mock-service/store/seed/customers.ts';
import { SEED_EPOCH_MS, seedData } from '../../mock-service/store/seed/seed.ts';
import { createStore, type Store } from '../../mock-service/store/store.ts';
import { TABLE_NAMES as TABLES } from '../../mock-service/store/tables.ts';

const storeOf = (seed: string): Store => createStore(seedData(seed));

function bytesOf(seed: string): string {
  const store = storeOf(seed);
  return JSON.stringify([seedData(seed).handles, ...TABLES.map((table) => store.rows(table))]);
}

const digest = (text: string): string => bytesToHex(sha256(new TextEncoder().encode(text)));

/** Portugal's check, written from its description: Σ digit × (9…2), and the last digit is 11 − rest, or 0 when that passes 9. */
function nifChecks(nif: string): boolean {
  let sum = 0;
  for (let position = 0; position < 8; position += 1) sum += Number(nif[position]) * (9 - position);
  const expected = 11 - (sum % 11);
  return /^\d{9}$/.test(nif) && Number(nif[8]) === (expected > 9 ? 0 : expected);
}

const seeds = fc.string({ maxLength: 12 });

describe('seed data', () => {
  test('has the same bytes for the same seed, for ever (a new generator or plan must say so by changing this line)', () => {
    expect(digest(bytesOf('default'))).toBe('e8f2456822695c3c8a08a47e7cfef3e305d0a095d699c86e8be6ef311e0c0068');
  });

  test('differs for another seed', () => {
    expect(bytesOf('default')).not.toBe(bytesOf('default '));
    expect(seedData('default').handles['invoice.open']).not.toBe(seedData('other').handles['invoice.open']);
  });

  test('is made anew with the same bytes after the cache has dropped it', () => {
    const before = bytesOf('first');
    for (let index = 0; index < 60; index += 1) seedData(`filler ${index}`);
    expect(bytesOf('first')).toBe(before);
  });

  test.each([
    ['customers', 12],
    ['payment_methods', 6],
    ['invoices', 32],
    ['credit_notes', 2],
    ['balance_transactions', 1],
    ['invoice_items', 3],
    ['payments', 13],
    ['refunds', 2],
    ['products', 5],
    ['prices', 6],
    ['tax_rates', 4],
    ['coupons', 4],
    ['quotes', 3],
    ['recurring_invoices', 3],
    ['payment_links', 2],
  ] as const)('has its %s', (table, count) => {
    expect(storeOf('default').rows(table)).toHaveLength(count);
  });

  test('knows every handle, and each names a row', () => {
    const { handles } = seedData('default');
    const store = storeOf('default');
    const ids = new Set(TABLES.flatMap((table) => store.rows(table).map(({ id }) => id)));
    expect(Object.keys(handles).toSorted()).toEqual([
      'coupon.amount',
      'coupon.expired',
      'coupon.percent',
      'coupon.used_up',
      'credit_note.issued',
      'credit_note.void',
      'customer.brazilian',
      'customer.international',
      'customer.portuguese',
      'customer.with_credit',
      'invoice.cancelled',
      'invoice.discounted',
      'invoice.draft',
      'invoice.draft_empty',
      'invoice.draft_taxed',
      'invoice.open',
      'invoice.open_2',
      'invoice.open_with_credit',
      'invoice.paid',
      'invoice.partially_paid',
      'invoice.partially_refunded',
      'invoice.refunded',
      'invoice.scheduled',
      'invoice.taxed',
      'invoice.uncollectible',
      'invoice.void',
      'invoice.with_item',
      'invoice_item.invoiced',
      'invoice_item.pending',
      'invoice_item.pending_2',
      'line_item.draft',
      'line_item.draft_taxed',
      'payment.outside',
      'payment.partially_refunded',
      'payment.refunded',
      'payment.succeeded',
      'payment_link.expired',
      'payment_link.open',
      'payment_method.authentication_required',
      'payment_method.declined',
      'payment_method.expired_card',
      'payment_method.insufficient_funds',
      'payment_method.other_customer',
      'payment_method.visa',
      'price.analysis',
      'price.archived',
      'price.consulting',
      'price.hosting',
      'price.replaced',
      'price.translation',
      'product.analysis',
      'product.archived',
      'product.consulting',
      'product.hosting',
      'product.translation',
      'quote.expired',
      'quote.open',
      'quote.open_2',
      'recurring_invoice.ended',
      'recurring_invoice.paused',
      'recurring_invoice.stopped',
      'refund.full',
      'refund.partial',
      'tax_rate.inactive',
      'tax_rate.iss',
      'tax_rate.iva',
      'tax_rate.iva_inclusive',
    ]);
    expect(Object.values(handles).filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each([
    ['invoice.open', { status: 'open', currency: 'BRL', totalMinor: 125000, amountPaidMinor: 0, amountRemainingMinor: 125000 }],
    ['invoice.open_2', { status: 'open', currency: 'EUR', totalMinor: 48000, amountPaidMinor: 0, amountRemainingMinor: 48000 }],
    ['invoice.partially_paid', { status: 'open', currency: 'BRL', totalMinor: 90000, amountPaidMinor: 30000, amountRemainingMinor: 60000 }],
    ['invoice.paid', { status: 'paid', currency: 'BRL', totalMinor: 150000, amountPaidMinor: 150000, amountRemainingMinor: 0 }],
    ['invoice.refunded', { status: 'paid', currency: 'BRL', totalMinor: 60000, amountPaidMinor: 60000, amountRemainingMinor: 0 }],
    [
      'invoice.uncollectible',
      { status: 'uncollectible', currency: 'EUR', totalMinor: 22000, amountPaidMinor: 0, amountRemainingMinor: 22000 },
    ],
    ['invoice.void', { status: 'void', currency: 'BRL', totalMinor: 31000, amountPaidMinor: 0, amountRemainingMinor: 31000 }],
    ['invoice.draft', { status: 'draft', currency: 'BRL', totalMinor: 40000, amountPaidMinor: 0, amountRemainingMinor: 40000 }],
    ['invoice.open_with_credit', { status: 'open', currency: 'BRL', appliedBalanceMinor: 0, amountPaidMinor: 0 }],
    ['invoice.with_item', { status: 'open', currency: 'EUR', totalMinor: 3000, amountRemainingMinor: 3000 }],
    ['invoice.draft_empty', { status: 'draft', currency: 'EUR', totalMinor: 0, amountPaidMinor: 0, amountRemainingMinor: 0 }],
  ])('%s is %j', (handle, expected) => {
    const invoices = storeOf('default').rows('invoices');
    expect(invoices.find(({ id }) => id === seedData('default').handles[handle])).toMatchObject(expected);
  });

  test("lets the open invoice's customer pay by its default card, and only that customer", () => {
    const { handles } = seedData('default');
    const store = storeOf('default');
    const customer = store.rows('customers').find(({ id }) => id === handles['customer.brazilian']);
    expect(customer?.defaultPaymentMethodId).toBe(handles['payment_method.visa']);
    expect(store.rows('invoices').find(({ id }) => id === handles['invoice.open'])?.customerId).toBe(customer?.id);
    expect(store.rows('payment_methods').find(({ id }) => id === handles['payment_method.other_customer'])?.customerId).toBe(
      handles['customer.portuguese'],
    );
  });

  test('numbers check, names differ, addresses are reserved ones, nothing is dated after the epoch (any seed)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const store = storeOf(seed);
        const customers = store.rows('customers');
        for (const { type, value } of customers.flatMap(({ taxIds }) => taxIds)) {
          const checks = { br_cnpj: cnpj.isValid, br_cpf: cpf.isValid, pt_nif: nifChecks, eu_vat: () => false, other: () => false }[type];
          expect([type, value, checks(value)]).toEqual([type, value, true]);
        }
        expect(new Set(customers.map(({ name }) => name)).size).toBe(12);
        for (const { email } of customers) expect(email).toMatch(/^[a-z0-9-]+@example\.(com|org)$/);
        const dates = TABLES.flatMap((table) => store.rows(table)).flatMap((row) =>
          Object.entries(row).filter(([name]) => name.endsWith('AtMs')),
        );
        expect(dates.filter(([, ms]) => typeof ms === 'number' && ms > SEED_EPOCH_MS)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps its books (any seed)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(bookViolations(booksOf(storeOf(seed)))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('draws again when a name was drawn before', () => {
    const store = createStore({ random: createRandom('names') });
    const tx = store.begin('seed');
    let draws = 0;
    const drawName = (): string => {
      draws += 1;
      return `Company ${Math.ceil(draws / 3)}`;
    };
    seedCustomers({ tx, random: createRandom('names'), startMs: 0, drawName, name: () => undefined });
    expect(draws).toBe(34);
    expect(new Set(tx.customers.list({ limit: 20 }).rows.map(({ name }) => name)).size).toBe(12);
  });

  test('lists every table in order of creation (any seed)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const table of ['customers', 'invoices', 'payments', 'refunds'] as const) {
          const created = storeOf(seed)
            .rows(table)
            .map(({ createdAtMs }) => createdAtMs);
          expect(created).toEqual(created.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 20 },
    );
  });
});
