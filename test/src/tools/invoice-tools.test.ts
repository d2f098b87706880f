// Each tool for invoices, their lines and what waits for them, once, through the real harness against the real provider.
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../../src/tools/catalog.ts';
import type { Category } from '../../../src/tools/categories.ts';
import { site, startProvider } from '../orchestrator/provider.ts';
import { expectRun, type Given, LINES, type ToolRun, text, toolOf } from './tool-run.ts';

const DRAFTS: readonly ToolRun[] = [
  {
    name: 'create_invoice',
    about: 'answers a draft, due after the days that were given',
    input: (id) => ({
      ...{ customer_id: id['customer.brazilian'], currency: 'BRL', lines: LINES, memo: 'Obrigado', coupon_id: null },
      ...{ issue_date: '2026-02-01', days_until_due: 15, custom_fields: [{ name: 'Pedido', value: '42' }], reference: 'order-42' },
    }),
    answer: () => ({ id: text(/^inv_/), status: 'draft', number: null, total_minor: 46_250, days_until_due: 15, reference: 'order-42' }),
  },
  {
    name: 'create_invoice',
    about: 'picks up charges that wait',
    input: (id) => ({ customer_id: id['customer.brazilian'], currency: 'BRL', pending_items: 'include' }),
    answer: () => ({ total_minor: 4500, lines: [expect.objectContaining({ description: 'Deslocamento', source: 'invoice_item' })] }),
  },
  {
    name: 'preview_invoice',
    about: 'reckons what create_invoice would make, which has no id',
    input: (id) => ({ customer_id: id['customer.brazilian'], currency: 'BRL', lines: LINES, due_date: '2026-03-01' }),
    answer: () => ({ id: null, status: 'draft', total_minor: 46_250, due_date: '2026-03-01' }),
  },
  {
    name: 'update_invoice',
    about: 'changes the terms of a draft, and takes away what is null',
    input: (id) => ({ invoice_id: id['invoice.draft'], days_until_due: 45, memo: null, footer: 'Até breve', metadata: { a: 'b' } }),
    answer: (id) => ({ id: id['invoice.draft'], status: 'draft', days_until_due: 45, memo: null, footer: 'Até breve' }),
  },
  {
    name: 'update_invoice',
    about: 'puts off when an issued one is due',
    input: (id) => ({ invoice_id: id['invoice.open'], due_date: '2026-12-31' }),
    answer: () => ({ status: 'open', due_date: '2026-12-31' }),
  },
  {
    name: 'duplicate_invoice',
    about: 'makes a draft of today from one in any state',
    input: (id) => ({ invoice_id: id['invoice.void'], reference: 'again-1' }),
    answer: () => ({ status: 'draft', number: null, total_minor: 31_000, issue_date: '2026-02-01', reference: 'again-1' }),
  },
  {
    name: 'delete_draft_invoice',
    about: 'answers what is gone',
    input: (id) => ({ invoice_id: id['invoice.draft'] }),
    answer: (id) => ({ object: 'invoice', id: id['invoice.draft'], deleted: true }),
  },
];

const ISSUED: readonly ToolRun[] = [
  {
    name: 'finalize_invoice',
    about: 'gives it a number and opens it',
    input: (id) => ({ invoice_id: id['invoice.draft'] }),
    answer: () => ({ status: 'open', number: text(/^INV-\d+$/) }),
  },
  {
    name: 'send_invoice',
    about: 'issues a draft, and says when it was sent',
    input: (id) => ({ invoice_id: id['invoice.draft'] }),
    answer: () => ({ status: 'open', number: text(/^INV-\d+$/), sent_at: text(/^2026-/) }),
  },
  {
    name: 'send_invoice',
    about: 'sends a paid one, which stays paid',
    input: (id) => ({ invoice_id: id['invoice.paid'] }),
    answer: () => ({ status: 'paid', sent_at: text(/^2026-/) }),
  },
  {
    name: 'void_invoice',
    about: 'leaves number and record',
    input: (id) => ({ invoice_id: id['invoice.open'] }),
    answer: () => ({ status: 'void', number: text(/\S/) }),
  },
  {
    name: 'cancel_invoice',
    about: 'leaves number and record',
    input: (id) => ({ invoice_id: id['invoice.scheduled'] }),
    answer: () => ({ status: 'cancelled', number: '2099-1' }),
  },
];

const READ: readonly ToolRun[] = [
  {
    name: 'get_invoice',
    about: 'has lines with their ids',
    input: (id) => ({ invoice_id: id['invoice.draft'] }),
    answer: (id) => ({ id: id['invoice.draft'], lines: expect.arrayContaining([expect.objectContaining({ id: text(/^li_/) })]) }),
  },
  {
    name: 'list_invoices',
    about: 'lists those of a state, a page at a time',
    input: () => ({ status: 'open', limit: 1 }),
    answer: () => ({ data: [expect.objectContaining({ status: 'open' })], has_more: true, next_cursor: text(/\S/) }),
  },
  {
    name: 'search_invoices',
    about: 'finds words without their accents',
    input: (id) => ({ query: 'consultori', customer_id: id['customer.brazilian'], limit: 2 }),
    answer: () => ({ data: expect.arrayContaining([expect.objectContaining({ id: text(/^inv_/) })]) }),
  },
  {
    name: 'download_invoice_pdf',
    about: 'answers facts about the file',
    input: (id) => ({ invoice_id: id['invoice.open'], language: 'en' }),
    answer: (id) => ({
      invoice_id: id['invoice.open'],
      media_type: 'application/pdf',
      size_bytes: expect.any(Number),
      file_name: `invoice-${id['invoice.open']}.pdf`,
    }),
  },
];

const CHARGES: readonly ToolRun[] = [
  {
    name: 'add_invoice_line_item',
    about: 'takes an amount alone',
    input: (id) => ({ invoice_id: id['invoice.draft'], description: 'Frete', amount_minor: 3500, period: null, reference: 'freight-1' }),
    answer: () => ({ id: text(/^li_/), description: 'Frete', amount_minor: 3500, reference: 'freight-1' }),
  },
  {
    name: 'add_invoice_line_item',
    about: "takes a product's price and its name",
    input: (id) => ({ invoice_id: id['invoice.draft_taxed'], price_id: id['price.consulting'], quantity: '2' }),
    answer: (id) => ({ price_id: id['price.consulting'], quantity: '2', description: text(/\S/) }),
  },
  {
    name: 'create_invoice_item',
    about: 'waits',
    input: (id) => ({ customer_id: id['customer.brazilian'], currency: 'BRL', description: 'Frete', amount_minor: 3500 }),
    answer: () => ({ id: text(/^ii_/), status: 'pending', invoice_id: null, line: expect.objectContaining({ amount_minor: 3500 }) }),
  },
  {
    name: 'update_invoice_item',
    about: 'changes its line',
    input: (id) => ({ invoice_item_id: id['invoice_item.pending'], amount_minor: 3900 }),
    answer: () => ({ status: 'pending', line: expect.objectContaining({ amount_minor: 3900, description: 'Deslocamento' }) }),
  },
  {
    name: 'delete_invoice_item',
    about: 'answers what is gone',
    input: (id) => ({ invoice_item_id: id['invoice_item.pending'] }),
    answer: (id) => ({ object: 'invoice_item', id: id['invoice_item.pending'], deleted: true }),
  },
];

// No call here waits for anything, so the clock stands still.
const provider = startProvider();
const RUNS = [...DRAFTS, ...ISSUED, ...READ, ...CHARGES];
/** In need of a line's id, which no handle has. */
const OF_A_LINE = ['update_invoice_line_item', 'remove_invoice_line_item'];

/** The tools on a sandbox of their own, and a draft with one line. */
async function desk() {
  const { harness, sandbox, ...rest } = await site(provider);
  const call = (name: string, input: Given) => toolOf(name).run(toolOf(name).input.parse(input), { harness });
  const made = await call('create_invoice', { customer_id: sandbox.handles['customer.brazilian'], currency: 'BRL', lines: LINES });
  if (!made.ok) throw new Error(made.error.because);
  const invoice = made.value as { readonly id: string; readonly lines: readonly [{ readonly id: string }] };
  return { ...rest, call, sandbox, line: { invoice_id: invoice.id, line_item_id: invoice.lines[0].id } };
}

describe('against the real provider', () => {
  test.each(RUNS)('$name $about', (run) => expectRun(provider, run));

  test('update_invoice_line_item changes the quantity alone at the price of one that the line has', async () => {
    const { call, line } = await desk();
    const changed = await call('update_invoice_line_item', { ...line, quantity: '4' });
    expect(changed).toMatchObject({ ok: true, value: { quantity: '4', unit_amount_minor: '18500', amount_minor: 74_000 } });
    expect(await call('get_invoice', { invoice_id: line.invoice_id })).toMatchObject({ ok: true, value: { total_minor: 74_000 } });
  });

  test('update_invoice_line_item puts one total in the place of quantity and price of one', async () => {
    const { call, line } = await desk();
    const changed = await call('update_invoice_line_item', { ...line, amount_minor: 5000, description: 'Pacote' });
    expect(changed).toMatchObject({ ok: true, value: { amount_minor: 5000, unit_amount_minor: null, description: 'Pacote' } });
  });

  test('remove_invoice_line_item answers what is gone, and the totals follow', async () => {
    const { call, line } = await desk();
    const removed = await call('remove_invoice_line_item', line);
    expect(removed).toMatchObject({ ok: true, value: { object: 'line_item', id: line.line_item_id, deleted: true } });
    expect(await call('get_invoice', { invoice_id: line.invoice_id })).toMatchObject({ ok: true, value: { total_minor: 0, lines: [] } });
  });
});

describe('what the descriptions say', () => {
  test('download_invoice_pdf answers the bytes beside its facts, and a failure as a tool error', async () => {
    const { call, sandbox } = await desk();
    const found = await call('download_invoice_pdf', { invoice_id: sandbox.handles['invoice.void'] });
    if (!found.ok || found.document === undefined) throw new Error('no document');
    expect(found.document.mediaType).toBe('application/pdf');
    expect(Buffer.from(found.document.bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
    expect(found.value.size_bytes).toBe(found.document.bytes.byteLength);
    expect(await call('download_invoice_pdf', { invoice_id: 'inv_nothing' })).toMatchObject({
      ok: false,
      error: { error_type: 'not_found' },
    });
  });

  test('preview_invoice stores nothing, and delete_draft_invoice leaves nothing', async () => {
    const { call, created, line, sandbox } = await desk();
    await call('preview_invoice', { customer_id: sandbox.handles['customer.brazilian'], currency: 'BRL', lines: LINES });
    expect(await created('invoices')).toHaveLength(1);
    await call('delete_draft_invoice', { invoice_id: line.invoice_id });
    expect(await created('invoices')).toEqual([]);
  });

  test('a later issue date schedules, and then cancel_invoice is meant where void_invoice is refused', async () => {
    const { call, line } = await desk();
    const invoice = { invoice_id: line.invoice_id };
    await call('update_invoice', { ...invoice, issue_date: '2026-06-01' });
    expect(await call('finalize_invoice', invoice)).toMatchObject({ ok: true, value: { status: 'scheduled' } });
    expect(await call('void_invoice', invoice)).toMatchObject({ ok: false, error: { error_type: 'business_rule_violation' } });
    expect(await call('cancel_invoice', invoice)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
  });

  test('once issued, a memo changes and a coupon, a line or the deletion is refused', async () => {
    const { call, line, sandbox } = await desk();
    const invoice = { invoice_id: line.invoice_id };
    await call('finalize_invoice', invoice);
    expect(await call('update_invoice', { ...invoice, memo: 'Novo' })).toMatchObject({ ok: true, value: { memo: 'Novo' } });
    const refused = { ok: false, error: { error_type: 'business_rule_violation', retryable: false, effect: 'not_applied' } };
    expect(await call('update_invoice', { ...invoice, customer_id: sandbox.handles['customer.portuguese'] })).toMatchObject(refused);
    expect(await call('update_invoice_line_item', { ...line, quantity: '3' })).toMatchObject(refused);
    expect(await call('delete_draft_invoice', invoice)).toMatchObject(refused);
  });

  test('a charge taken off a draft waits again, and one put on a draft is its line', async () => {
    const { call, line, sandbox } = await desk();
    const item = { customer_id: sandbox.handles['customer.brazilian'], currency: 'BRL', amount_minor: 900, description: 'Cópia' };
    const made = await call('create_invoice_item', { ...item, invoice_id: line.invoice_id });
    if (!made.ok) throw new Error(made.error.because);
    const charge = made.value as { readonly id: string; readonly line: { readonly id: string } };
    expect(made.value).toMatchObject({ status: 'invoiced', invoice_id: line.invoice_id });
    const changed = await call('update_invoice_item', { invoice_item_id: charge.id, amount_minor: 950 });
    expect(changed).toMatchObject({ ok: true, value: { line: { amount_minor: 950 } } });
    expect(await call('get_invoice', { invoice_id: line.invoice_id })).toMatchObject({ ok: true, value: { total_minor: 47_200 } });
    await call('remove_invoice_line_item', { ...line, line_item_id: charge.line.id });
    const found = await call('update_invoice_item', { invoice_item_id: charge.id, quantity: '1', unit_amount_minor: '950' });
    expect(found).toMatchObject({ ok: true, value: { status: 'pending', invoice_id: null } });
  });
});

test('every tool of these categories is run here', () => {
  const ours: readonly Category[] = ['invoices', 'line_items', 'pending_items'];
  const names = CATALOG.filter(({ category }) => ours.includes(category)).map(({ name }) => name);
  expect([...new Set([...RUNS.map(({ name }) => name), ...OF_A_LINE])].sort()).toEqual([...names].sort());
});
