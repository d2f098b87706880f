// What each command does in each state of an invoice: every pair of the lifecycle's two tables, on the real operations.
import { describe, expect, it } from 'vitest';
import { INVOICE_COMMANDS, INVOICE_STATUSES, LIFECYCLE, refusedBy } from '../../../mock-service/domain/lifecycle.ts';
import { DEFAULT_PROFILE } from '../../../mock-service/domain/profile.ts';
import { ALLOWED, MATRIX } from './lifecycle-matrix.ts';
import { createProvider, type Input, invoiceIn, NOW_MS, type Provider, refusalOf, traceOf } from './provider.ts';

const PAIRS = INVOICE_STATUSES.flatMap((status) =>
  INVOICE_COMMANDS.map((command) => ({ status, command, outcome: MATRIX[status][command] })),
);

const MORE: Readonly<Record<string, Input>> = {
  update_invoice: { memo: 'Obrigado' },
  add_invoice_line_item: { description: 'Café', amount_minor: 300 },
  update_invoice_line_item: { amount_minor: 300 },
  create_credit_note: { amount_minor: 10_000 },
};

/** It fell due 30 days later, before NOW_MS. */
const PAST_DUE: Input = { issue_date: '2026-01-10' };

/** Everything the command needs is there: a line, an e-mail, credit for the whole amount. */
async function inputFor(provider: Provider, invoice_id: string, command: string): Promise<Input> {
  const invoice = provider.store.rows('invoices').find(({ id }) => id === invoice_id);
  const customer_id = invoice?.customerId;
  await provider.made('update_customer', { customer_id, email: 'caixa@aurora.example' });
  if (command === 'apply_customer_credit') await giveCredit(provider, customer_id);
  const line = command.endsWith('_invoice_line_item') && !command.startsWith('add') ? { line_item_id: invoice?.lines[0]?.id } : {};
  return { invoice_id, ...line, ...MORE[command] };
}

/** 10,000 of credit: a credit of that much is invoiced and finalized. */
async function giveCredit(provider: Provider, customer_id: string | undefined): Promise<void> {
  const lines = [{ description: 'Devolução', amount_minor: -10_000 }];
  const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', lines });
  await provider.made('finalize_invoice', { invoice_id });
}

describe('an invoice', () => {
  it.each(PAIRS)('$status, $command: $outcome', async ({ status, command, outcome }) => {
    const provider = createProvider();
    const isReminded = command === 'send_payment_reminder' && status === 'open';
    const invoice_id = await invoiceIn(provider, status, isReminded ? PAST_DUE : {});
    const { result } = await provider.perform(command, await inputFor(provider, invoice_id, command));
    const after = provider.store.rows('invoices').find(({ id }) => id === invoice_id)?.status ?? 'gone';
    if (outcome.startsWith('R')) {
      expect(refusalOf(result)).toMatchObject({ rule: outcome, allowedOperations: ALLOWED[status] });
      expect(refusedBy(status, command, DEFAULT_PROFILE)).toBe(outcome);
      expect(after).toBe(status);
    } else {
      expect(after).toBe(outcome);
      expect(refusedBy(status, command, DEFAULT_PROFILE)).toBeNull();
      const leadsTo = (LIFECYCLE[status] as Partial<Record<string, readonly string[]>>)[command];
      if (outcome === 'gone') expect(leadsTo).toStrictEqual([]);
      else expect(leadsTo).toContain(outcome);
    }
  });

  it('with nothing due is paid at finalization, without a payment', async () => {
    for (const lines of [[], [{ description: 'x', amount_minor: 0 }], [{ description: 'x', amount_minor: -500 }]]) {
      const provider = createProvider();
      const invoice_id = await invoiceIn(provider, 'draft', { lines });
      const { result } = await provider.perform('finalize_invoice', { invoice_id });
      expect(result).toMatchObject({
        status: 'paid',
        number: 'INV-000001',
        amountDueMinor: 0,
        amountPaidMinor: 0,
        amountRemainingMinor: 0,
      });
      expect(provider.store.rows('payments')).toStrictEqual([]);
    }
  });

  it('stays open until the last part is paid', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'open');
    const seen: unknown[] = [];
    for (const amount_minor of [2500, 7499, 1]) {
      await provider.made('record_payment', { invoice_id, amount_minor });
      const [invoice] = provider.store.rows('invoices');
      seen.push([invoice?.status, invoice?.amountPaidMinor, invoice?.amountRemainingMinor, invoice?.version]);
    }
    expect(seen).toStrictEqual([
      ['open', 2500, 7500, 3],
      ['open', 9999, 1, 4],
      ['paid', 10_000, 0, 5],
    ]);
  });

  it('that was paid stays paid when its payment is refunded', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'open');
    const payment_id = await provider.made('record_payment', { invoice_id, payment_method_id: 'pm_card_visa' });
    await provider.made('create_refund', { payment_id, amount_minor: 4000 });
    await provider.made('create_refund', { payment_id });
    expect(provider.store.rows('invoices')).toMatchObject([{ status: 'paid', amountPaidMinor: 10_000 }]);
    expect(provider.store.rows('payments')).toMatchObject([
      { amountMinor: 10_000, amountRefundedMinor: 10_000, paymentMethodId: 'pm_card_visa' },
    ]);
    expect(provider.store.rows('refunds')).toMatchObject([{ amountMinor: 4000 }, { amountMinor: 6000 }]);
  });

  it('takes the same value again where a change is refused', async () => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'open');
    const { result } = await provider.perform('update_invoice', { invoice_id, currency: 'BRL', memo: 'Olá', due_date: '2028-02-29' });
    expect(result).toMatchObject({ status: 'open', memo: 'Olá', dueDate: '2028-02-29', version: 3 });
  });

  it('keeps its amounts when the currency of a draft changes', async () => {
    const provider = createProvider();
    const { result } = await provider.perform('update_invoice', { invoice_id: await invoiceIn(provider, 'draft'), currency: 'JPY' });
    expect(result).toMatchObject({ currency: 'JPY', totalMinor: 10_000 });
  });

  it.each(['2026-02-29', '2026-13-01', '2026-04-31', '26-01-01', '2026-01-01T00:00:00Z'])('takes no %s as a due date', async (due_date) => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, 'draft');
    await expect(provider.perform('update_invoice', { invoice_id, due_date })).rejects.toThrow('due_date');
  });

  it('charges the customer\'s default method when asked for "default"', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'x', default_payment_method_id: 'pm_card_mastercard' });
    const lines = [{ description: 'x', unit_amount_minor: '33.35', quantity: '10' }];
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'EUR', lines });
    await provider.made('finalize_invoice', { invoice_id });
    const { result, committed } = await provider.perform('record_payment', { invoice_id, payment_method_id: 'default' });
    expect(result).toMatchObject({ kind: 'payment', amountMinor: 334, currency: 'EUR', paymentMethodId: 'pm_card_mastercard' });
    expect(committed).toBe(true);
  });
});

describe('a draft, where drafts may be paid (R40 off)', () => {
  const PAYABLE = { ...DEFAULT_PROFILE, R40: false };

  it('is finalized and paid in one step', async () => {
    const provider = createProvider(PAYABLE);
    const invoice_id = await invoiceIn(provider, 'draft');
    const { result, committed } = await provider.perform('record_payment', { invoice_id, amount_minor: 4000 });
    expect([result.kind, committed]).toStrictEqual(['payment', true]);
    const [partly] = provider.store.rows('invoices');
    expect(partly).toMatchObject({ status: 'open', number: 'INV-000001', finalizedAtMs: NOW_MS, amountRemainingMinor: 6000, version: 2 });
    await provider.made('record_payment', { invoice_id });
    expect(provider.store.rows('invoices')).toMatchObject([{ status: 'paid', amountPaidMinor: 10_000, version: 3 }]);
  });

  it.each<[Input, string]>([
    [{ payment_method_id: 'pm_card_chargeDeclined' }, 'R48'],
    [{ amount_minor: 10_001 }, 'R43'],
    [{ amount_minor: 0 }, 'R44'],
  ])('stays a draft, and no number is used, when the payment %j is refused by %s', async (payment, rule) => {
    const provider = createProvider(PAYABLE);
    const invoice_id = await invoiceIn(provider, 'draft');
    const before = traceOf(provider.store);
    expect(refusalOf((await provider.perform('record_payment', { invoice_id, ...payment })).result).rule).toBe(rule);
    expect(traceOf(provider.store)).toStrictEqual(before);
  });

  it('with nothing due stays a draft: finalization would leave nothing to pay', async () => {
    const provider = createProvider(PAYABLE);
    const invoice_id = await invoiceIn(provider, 'draft', { lines: [] });
    expect(refusalOf((await provider.perform('record_payment', { invoice_id })).result).rule).toBe('R41');
    expect(provider.store.rows('invoices')).toMatchObject([{ status: 'draft', number: null }]);
  });

  it('names paying among what may be done', async () => {
    const provider = createProvider(PAYABLE);
    const { result } = await provider.perform('void_invoice', { invoice_id: await invoiceIn(provider, 'draft') });
    expect(refusalOf(result).allowedOperations).toStrictEqual([
      ...ALLOWED.draft.slice(0, -1),
      'mark_invoice_paid',
      'record_payment',
      'duplicate_invoice',
    ]);
  });

  it('changes nothing in any other state', () => {
    const pairs = PAIRS.filter(({ status, command }) => status !== 'draft' || !['record_payment', 'mark_invoice_paid'].includes(command));
    for (const { status, command, outcome } of pairs) {
      expect(refusedBy(status, command, PAYABLE)).toBe(outcome.startsWith('R') ? outcome : null);
    }
  });
});

describe('a line of a draft', () => {
  const draftLine = async (provider: Provider, source: Input): Promise<Input> => {
    const invoice_id = await invoiceIn(provider, 'draft', { lines: [] });
    const line_item_id = await provider.made('add_invoice_line_item', { invoice_id, description: 'Café', reference: 'l1', ...source });
    return { invoice_id, line_item_id };
  };
  const UNITS = { unit_amount_minor: '2.5', quantity: '3' };

  it.each([
    [UNITS, {}, { amountMinor: 8, unitAmountMinor: '2.5', quantity: '3' }],
    [UNITS, { quantity: '5' }, { amountMinor: 13, unitAmountMinor: '2.5', quantity: '5' }],
    [UNITS, { unit_amount_minor: '0.5' }, { amountMinor: 2, unitAmountMinor: '0.5', quantity: '3' }],
    [UNITS, { amount_minor: 7 }, { amountMinor: 7, unitAmountMinor: null, quantity: '1' }],
    [{ amount_minor: 7 }, { unit_amount_minor: '9.5' }, { amountMinor: 10, unitAmountMinor: '9.5', quantity: '1' }],
    [{ amount_minor: 7 }, { description: 'Chá' }, { description: 'Chá', amountMinor: 7, unitAmountMinor: null }],
  ])('of %j changed by %j is %j', async (source, change, expected) => {
    const provider = createProvider();
    const { result } = await provider.perform('update_invoice_line_item', { ...(await draftLine(provider, source)), ...change });
    expect(result).toMatchObject({ kind: 'line_item', reference: 'l1', ...expected });
    expect(provider.store.rows('invoices')[0]?.lines).toStrictEqual([result]);
    expect(provider.store.rows('invoices')[0]).toMatchObject({
      totalMinor: 'amountMinor' in result ? result.amountMinor : null,
      version: 3,
    });
  });

  it('with a plain amount takes no quantity', async () => {
    const provider = createProvider();
    const input = { ...(await draftLine(provider, { amount_minor: 7 })), quantity: '2' };
    expect(refusalOf((await provider.perform('update_invoice_line_item', input)).result)).toMatchObject({ rule: 'R15' });
  });
});
