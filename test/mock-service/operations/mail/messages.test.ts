// What a customer would have been sent: the texts of invoices, receipts and reminders, to whom, in which language.
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../../mock-service/domain/mail/message.ts';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import { createProvider, type Input, NOW_MS, type Provider } from '../provider.ts';
import { PAST_DUE, reachable } from './mail-scenarios.ts';

const BRAZIL = { country: 'BR' };

function lastOf({ store }: Provider): Message {
  const message = store.rows('messages').at(-1);
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}

async function sent(operation: string, customer: Input, input: Input = {}, terms: Input = PAST_DUE): Promise<Message> {
  const provider = createProvider();
  await provider.made(operation, { invoice_id: await reachable(provider, terms, customer), ...input });
  return lastOf(provider);
}

describe('an invoice that is sent', () => {
  it('leaves its message, in English', async () => {
    expect(await sent('send_invoice', {}, {}, { issue_date: '2026-03-01', days_until_due: 30 })).toEqual({
      kind: 'message',
      id: expect.stringMatching(/^msg_/),
      channel: 'email',
      purpose: 'invoice',
      to: 'caixa@aurora.example',
      language: 'en',
      subject: 'Invoice INV-000001 from Estúdio Maré Alta Ltda',
      text: `Hello Padaria Aurora,

Your invoice INV-000001 is ready. The amount to pay is R$100.00, due on March 31, 2026.

Kind regards,
Estúdio Maré Alta Ltda
faturas@mare-alta.example`,
      invoiceId: expect.stringMatching(/^inv_/),
      customerId: expect.stringMatching(/^cus_/),
      tone: null,
      sentOn: '2026-03-02',
      nthOfDay: 1,
      version: 1,
      createdAtMs: NOW_MS,
    });
  });

  it('leaves it in Portuguese in Brazil, by the address before the country', async () => {
    const message = await sent('send_invoice', BRAZIL);
    expect(message.language).toBe('pt-BR');
    expect(message.subject).toBe('Fatura INV-000001 de Estúdio Maré Alta Ltda');
    expect(message.text).toContain('O valor a pagar é R$ 100,00, com vencimento em 20 de fevereiro de 2026.');
    const address = { line1: null, city: null, postal_code: null, country: 'PT' };
    expect((await sent('send_invoice', { ...BRAZIL, address })).language).toBe('en');
  });

  it('names no due date where it is charged automatically', async () => {
    const { text } = await sent('send_invoice', BRAZIL, {}, { collection_method: 'charge_automatically' });
    expect(text).toContain('O valor a pagar é R$ 100,00.\n');
  });

  it.each([
    ['USD', {}, '$100.00'],
    ['JPY', {}, '¥10,000'],
    ['BHD', {}, 'BHD 10.000'],
    ['EUR', BRAZIL, '€ 100,00'],
  ])('says its amount in %s as %j reads it: %s', async (currency, customer, amount) => {
    expect((await sent('send_invoice', customer, {}, { ...PAST_DUE, currency })).text).toContain(amount);
  });

  it.each([
    [{}, 'Invoice INV-000001, R$100.00, is paid in full since March 2, 2026. Nothing remains to be paid.'],
    [BRAZIL, 'A fatura INV-000001, de R$ 100,00, está quitada desde 2 de março de 2026. Não há nada mais a pagar.'],
  ])('when it is paid leaves a receipt, for %j', async (customer, says) => {
    const provider = createProvider();
    const invoice_id = await reachable(provider, PAST_DUE, customer);
    await provider.made('create_payment_link', { invoice_id });
    await provider.made('record_payment', { invoice_id });
    await provider.made('send_invoice', { invoice_id });
    expect(lastOf(provider)).toMatchObject({ purpose: 'receipt', text: expect.stringContaining(says) });
    expect(lastOf(provider).text).not.toContain('/pay/');
  });

  it('with nothing due is paid by being finalized, and leaves a receipt', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'x', email: 'x@example.com' });
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL' });
    await provider.made('send_invoice', { invoice_id });
    expect(lastOf(provider).purpose).toBe('receipt');
  });

  it('says the amount that remains when a part is paid', async () => {
    const provider = createProvider();
    const invoice_id = await reachable(provider);
    await provider.made('record_payment', { invoice_id, amount_minor: 2500 });
    await provider.made('send_invoice', { invoice_id });
    expect(lastOf(provider).text).toContain('The amount to pay is R$75.00');
  });

  it('leaves one message each time', async () => {
    const provider = createProvider();
    const invoice_id = await reachable(provider);
    for (const _ of [1, 2, 3]) await provider.made('send_invoice', { invoice_id });
    expect(provider.store.rows('messages').map(({ nthOfDay }) => nthOfDay)).toEqual([1, 2, 3]);
  });
});

describe('a payment link', () => {
  const DAY_MS = 86_400_000;

  /** What a reminder says today, ten days after the links were made; and their paths. */
  async function withLinks(links: readonly Input[]): Promise<readonly [message: string, paths: readonly string[]]> {
    let nowMs = NOW_MS - 10 * DAY_MS;
    const provider = createProvider(undefined, () => nowMs);
    const invoice_id = await reachable(provider, { issue_date: '2026-01-01', due_date: '2026-01-02' });
    for (const link of links) await provider.made('create_payment_link', { invoice_id, ...link });
    nowMs = NOW_MS;
    await provider.made('send_payment_reminder', { invoice_id });
    return [lastOf(provider).text, provider.store.rows('payment_links').map(({ token }) => `/pay/${token}`)];
  }

  it('that is good is in the message, the newest of several', async () => {
    const [text, [older, newer]] = await withLinks([{ expires_at: '2026-04-01T00:00:00Z' }, { expires_at: '2026-04-02T00:00:00Z' }]);
    expect(text).toContain(`\n\nYou can pay it here: ${newer}\n\n`);
    expect(text).not.toContain(older);
  });

  it('that has expired is passed over', async () => {
    const [text, [good]] = await withLinks([{ expires_at: '2026-04-01T00:00:00Z' }, { expires_at: '2026-03-02T09:30:00Z' }]);
    expect(text).toContain(`You can pay it here: ${good}`);
    expect((await withLinks([{ expires_at: '2026-03-02T09:30:00Z' }]))[0]).not.toContain('/pay/');
  });
});

describe('a reminder', () => {
  it.each([
    ['2026-03-01', 'friendly', '1 day ago'],
    ['2026-02-23', 'friendly', '7 days ago'],
    ['2026-02-22', 'neutral', '8 days past due'],
    ['2026-01-31', 'neutral', '30 days past due'],
    ['2026-01-30', 'firm', '31 days past due'],
  ])('of what fell due on %s is %s: %s', async (due_date, tone, says) => {
    const message = await sent('send_payment_reminder', {}, {}, { issue_date: '2026-01-01', due_date });
    expect(message).toMatchObject({ purpose: 'reminder', tone });
    expect(message.text).toContain(says);
  });

  it.each([
    ['friendly', {}, 'A friendly reminder: invoice INV-000001 was due on February 20, 2026'],
    ['neutral', {}, 'Reminder: invoice INV-000001 is 10 days past due'],
    ['firm', {}, 'Payment needed: invoice INV-000001 is 10 days past due'],
    ['friendly', BRAZIL, 'Um lembrete: a fatura INV-000001 venceu em 20 de fevereiro de 2026'],
    ['neutral', BRAZIL, 'Lembrete: fatura INV-000001 vencida há 10 dias'],
    ['firm', BRAZIL, 'Pagamento necessário: fatura INV-000001 vencida há 10 dias'],
  ])('asked to be %s says so, to %j: %s', async (tone, customer, subject) => {
    const message = await sent('send_payment_reminder', customer, { tone });
    expect(message).toMatchObject({ tone, subject });
    expect(message.text).toContain(message.language === 'en' ? 'R$100.00' : 'R$ 100,00');
  });

  it("has the caller's own paragraph in it", async () => {
    const message = 'Se precisar da segunda via,\né só responder.';
    expect((await sent('send_payment_reminder', BRAZIL, { message })).text).toContain(`\n\n${message}\n\nAtenciosamente,`);
  });

  it('is counted on its invoice, which is else as it was', async () => {
    const provider = createProvider();
    const invoice_id = await reachable(provider);
    const before = provider.store.rows('invoices')[0];
    const { result } = await provider.perform('send_payment_reminder', { invoice_id });
    expect(result).toEqual({ ...before, remindedAtMs: NOW_MS, remindersCount: 1, version: (before?.version ?? 0) + 1 });
    await provider.made('send_payment_reminder', { invoice_id });
    expect(provider.store.rows('invoices')[0]).toMatchObject({ remindersCount: 2, sentAtMs: null });
  });

  it('is not passed on to a duplicate', async () => {
    const provider = createProvider();
    const invoice_id = await reachable(provider);
    await provider.made('send_payment_reminder', { invoice_id });
    const { result } = await provider.perform('duplicate_invoice', { invoice_id });
    expect(result).toMatchObject({ status: 'draft', remindedAtMs: null, remindersCount: 0 });
  });
});

describe('a message', () => {
  it('has one line as its subject, whatever a number or a name has in it', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'Ana\r\nBcc: all@example.com', email: 'ana@example.com' });
    const lines = [{ description: 'x', amount_minor: 100 }];
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', number: 'A\r\n\u2028B', lines });
    await provider.made('send_invoice', { invoice_id });
    expect(lastOf(provider).subject).toBe('Invoice A B from Estúdio Maré Alta Ltda');
    expect(lastOf(provider).text).toMatch(/^Hello Ana Bcc: all@example\.com,\n/);
  });

  it('names the invoice by its id where its number cannot be seen', async () => {
    const provider = createProvider();
    const customer_id = await provider.made('create_customer', { name: 'x', email: 'x@example.com' });
    const lines = [{ description: 'x', amount_minor: 100 }];
    const invoice_id = await provider.made('create_invoice', { customer_id, currency: 'BRL', number: ' ', lines });
    await provider.made('send_invoice', { invoice_id });
    expect(lastOf(provider).subject).toContain(`Invoice ${invoice_id} from`);
  });

  it('goes to the address that the customer has when it is sent, and stays as it was', async () => {
    const provider = createProvider();
    const invoice_id = await reachable(provider);
    await provider.made('send_invoice', { invoice_id });
    const customer_id = provider.store.rows('invoices')[0]?.customerId;
    await provider.made('update_customer', { customer_id, email: 'nova@aurora.example' });
    await provider.made('send_invoice', { invoice_id });
    expect(provider.store.rows('messages').map(({ to }) => to)).toEqual(['caixa@aurora.example', 'nova@aurora.example']);
  });

  it('is the same again for the same calls', async () => {
    expect(await sent('send_payment_reminder', BRAZIL)).toEqual(await sent('send_payment_reminder', BRAZIL));
  });

  it('is not left by what is refused', async () => {
    const provider = createProvider();
    const invoice_id = await reachable(provider, { days_until_due: 30 });
    expect(isRejection((await provider.perform('send_payment_reminder', { invoice_id })).result)).toBe(true);
    expect(provider.store.rows('messages')).toEqual([]);
  });
});
