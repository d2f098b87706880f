// Each tool of the second half of the catalogue, once, through the real harness against the real provider: what it takes is taken, what it says it answers is there.
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../../src/tools/catalog.ts';
import type { Category } from '../../../src/tools/categories.ts';
import { site, startProvider } from '../orchestrator/provider.ts';
import { expectRun, LINES, type ToolRun, text, toolOf } from './tool-run.ts';

const RUNS: readonly ToolRun[] = [
  {
    name: 'send_payment_reminder',
    about: 'says that it reminded, and how often',
    input: (id) => ({ invoice_id: id['invoice.open_2'], tone: 'firm', message: 'Se já pagou, desconsidere.' }),
    answer: (id) => ({ id: id['invoice.open_2'], status: 'open', reminders_count: 1, reminded_at: text(/^2026-/) }),
  },
  {
    name: 'mark_invoice_uncollectible',
    about: 'leaves the debt',
    input: (id) => ({ invoice_id: id['invoice.open'] }),
    answer: () => ({ status: 'uncollectible', amount_remaining_minor: expect.any(Number) }),
  },
  {
    name: 'create_refund',
    about: 'gives a part back',
    input: (id) => ({ payment_id: id['payment.succeeded'], amount_minor: 100, reason: 'entrega parcial' }),
    answer: (id) => ({ payment_id: id['payment.succeeded'], amount_minor: 100, reversal: false }),
  },
  {
    name: 'record_payment',
    about: 'takes a part of what is owed from outside',
    input: (id) => ({ invoice_id: id['invoice.open'], amount_minor: 100 }),
    answer: (id) => ({ invoice_id: id['invoice.open'], amount_minor: 100, status: 'succeeded', payment_method_id: null }),
  },
  {
    name: 'record_payment',
    about: 'charges a card',
    input: (id) => ({ invoice_id: id['invoice.open'], amount_minor: 100, payment_method_id: 'pm_card_visa' }),
    answer: () => ({ amount_minor: 100, payment_method_id: 'pm_card_visa' }),
  },
  {
    name: 'list_payments',
    about: 'lists those for one invoice',
    input: (id) => ({ invoice_id: id['invoice.paid'], limit: 5 }),
    answer: (id) => ({ data: [expect.objectContaining({ id: id['payment.succeeded'] })], has_more: false, next_cursor: null }),
  },
  {
    name: 'create_payment_link',
    about: 'answers an address and until when it is good',
    input: (id) => ({ invoice_id: id['invoice.open'], expires_at: '2026-02-20T12:00:00-03:00' }),
    answer: () => ({ url_path: text(/\/pay\//), expires_at: text(/^2026-02-20T15:00/) }),
  },
  {
    name: 'mark_invoice_paid',
    about: 'leaves nothing to be paid',
    input: (id) => ({ invoice_id: id['invoice.partially_paid'] }),
    answer: () => ({ status: 'paid', amount_remaining_minor: 0 }),
  },
  {
    name: 'create_credit_note',
    about: 'lowers what is owed',
    input: (id) => ({ invoice_id: id['invoice.open'], amount_minor: 100, reason: 'desconto' }),
    answer: () => ({ id: text(/^cn_/), number: text(/\S/), pre_payment_minor: 100, post_payment_minor: 0 }),
  },
  {
    name: 'create_credit_note',
    about: 'keeps what was paid as credit when no share is given',
    input: (id) => ({ invoice_id: id['invoice.paid'], amount_minor: 100 }),
    answer: () => ({ pre_payment_minor: 0, post_payment_minor: 100, credit_amount_minor: 100, refund_amount_minor: 0 }),
  },
  {
    name: 'void_credit_note',
    about: 'leaves it void',
    input: (id) => ({ credit_note_id: id['credit_note.issued'] }),
    answer: () => ({ status: 'void' }),
  },
  {
    name: 'apply_customer_credit',
    about: 'takes from the balance what it takes off the invoice',
    input: (id) => ({ invoice_id: id['invoice.open_with_credit'], amount_minor: 100 }),
    answer: (id) => ({ id: id['invoice.open_with_credit'], status: 'open', amount_remaining_minor: 82_580 }),
  },
  {
    name: 'create_customer',
    about: 'answers an id',
    input: () => ({
      name: 'Padaria Aurora Ltda',
      email: 'financeiro@padaria-aurora.example',
      country: 'BR',
      address: { line1: 'Rua das Flores, 12', city: 'Curitiba', postal_code: '80020-000', country: 'BR' },
      tax_ids: [{ type: 'br_cnpj', value: '11.222.333/0001-81' }],
    }),
    answer: () => ({ id: text(/^cus_/), name: 'Padaria Aurora Ltda', tax_ids: [{ type: 'br_cnpj', value: '11222333000181' }] }),
  },
  {
    name: 'update_customer',
    about: 'takes away what is null, and archives',
    input: (id) => ({ customer_id: id['customer.brazilian'], address: null, active: false }),
    answer: (id) => ({ id: id['customer.brazilian'], address: null, active: false, name: text(/\S/) }),
  },
  {
    name: 'create_quote',
    about: 'reckons lines, and never expires when that is asked for',
    input: (id) => ({ customer_id: id['customer.brazilian'], currency: 'BRL', expires_on: null, lines: LINES, memo: 'Proposta' }),
    answer: () => ({ id: text(/^quo_/), status: 'open', total_minor: 46_250, expires_on: null, memo: 'Proposta' }),
  },
  {
    name: 'convert_quote_to_invoice',
    about: 'answers the draft',
    input: (id) => ({ quote_id: id['quote.open'] }),
    answer: (id) => ({ id: text(/^inv_/), status: 'draft', quote_id: id['quote.open'] }),
  },
  {
    name: 'create_recurring_invoice',
    about: 'says when it issues next: a shorter month has its last day',
    input: (id) => ({
      ...{ customer_id: id['customer.brazilian'], currency: 'BRL', lines: LINES, metadata: { plan: '7' } },
      ...{ interval: 'month', starts_on: '2026-02-02', day_of_month: 31, occurrences: 12 },
    }),
    answer: () => ({ id: text(/^rec_/), issued_count: 0, next_on: '2026-02-28' }),
  },
  {
    name: 'pause_recurring_invoice',
    about: 'leaves one that is paused as it is',
    input: (id) => ({ recurring_invoice_id: id['recurring_invoice.paused'] }),
    answer: () => ({ status: 'paused' }),
  },
  {
    name: 'create_product',
    about: 'answers it with the price that lines name',
    input: () => ({ name: 'Consultoria, por hora', currency: 'BRL', unit_amount_minor: '18500' }),
    answer: () => ({ id: text(/^prod_/), price: expect.objectContaining({ id: text(/^price_/), unit_amount_minor: '18500' }) }),
  },
  {
    name: 'update_product_price',
    about: 'answers it with another price',
    input: (id) => ({ product_id: id['product.consulting'], unit_amount_minor: '19250', price_id: id['price.consulting'] }),
    answer: (id) => ({
      id: id['product.consulting'],
      price: expect.objectContaining({ id: expect.not.stringMatching(id['price.consulting'] ?? ''), unit_amount_minor: '19250' }),
    }),
  },
  {
    name: 'create_tax_rate',
    about: 'answers an id',
    input: () => ({ display_name: 'ISS', percentage: '2.75', inclusive: false, country: 'BR', code: 'ISS-SP' }),
    answer: () => ({ id: text(/^txr_/), percentage: '2.75', active: true }),
  },
  {
    name: 'get_customer_statement',
    about: 'has balances and entries',
    input: (id) => ({ customer_id: id['customer.brazilian'], from: '2025-01-01', to: '2026-02-01', currency: 'BRL' }),
    answer: (id) => ({
      customer_id: id['customer.brazilian'],
      balances: [expect.objectContaining({ currency: 'BRL' })],
      entries: expect.arrayContaining([expect.objectContaining({ type: 'invoice' })]),
    }),
  },
  {
    name: 'get_aging_report',
    about: 'has totals, and customers a page at a time',
    input: () => ({ as_of: '2026-01-31', limit: 1 }),
    answer: () => ({
      as_of: '2026-01-31',
      totals: expect.arrayContaining([expect.anything()]),
      customers: [expect.anything()],
      has_more: true,
    }),
  },
  {
    name: 'query_data',
    about: 'takes values by their order',
    input: () => ({ sql: 'SELECT COUNT(*) AS n, ? AS told FROM invoices', parameters: ['open'], limit: 3 }),
    answer: () => ({ rows: [[expect.any(Number), 'open']], row_count: 1, truncated: false }),
  },
  {
    name: 'query_data',
    about: 'takes values by name, and finds a customer by its name',
    input: () => ({ sql: 'SELECT id FROM customers WHERE name LIKE :name', parameters: { name: '%a%' } }),
    answer: () => ({ columns: [expect.objectContaining({ name: 'id' })], rows: expect.arrayContaining([[text(/^cus_/)]]) }),
  },
];

// No call here waits for anything, so the clock stands still; loading the engine of SQL takes real time, which a clock that runs would not give it.
const provider = startProvider();

describe('against the real provider', () => {
  test.each(RUNS)('$name $about', (run) => expectRun(provider, run));

  test('a refusal is a tool error', async () => {
    const { harness, sandbox } = await site(provider);
    const found = await toolOf('send_payment_reminder').run({ invoice_id: sandbox.handles['invoice.draft'] }, { harness });
    expect(found).toMatchObject({ ok: false, error: { error_type: 'business_rule_violation', retryable: false, effect: 'not_applied' } });
  });
});

test('every tool of these categories is run here', () => {
  const others: readonly Category[] = ['invoices', 'line_items', 'pending_items'];
  const ours = CATALOG.filter(({ category }) => !others.includes(category)).map(({ name }) => name);
  expect([...new Set(RUNS.map(({ name }) => name))].sort()).toEqual([...ours].sort());
});
