// Over random histories: every sending that was answered left one message, every other one none, and invoices and SQL tell the same of it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import { records } from '../../query/ask.ts';
import { WIRE_ROWS } from '../../query/wire-rows.ts';
import { createProvider, type Input, NOW_MS, type Provider } from '../provider.ts';

const DAY_MS = 86_400_000;

const anyText = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).filter((text) => /\S/.test(text));
const OPERATIONS: readonly (readonly [string, fc.Arbitrary<Input>])[] = [
  ['send_invoice', fc.constant({})],
  ['send_payment_reminder', fc.record({ tone: fc.constantFrom('friendly', 'neutral', 'firm'), message: anyText }, { requiredKeys: [] })],
  ['create_payment_link', fc.constant({})],
  ['finalize_invoice', fc.constant({})],
  ['record_payment', fc.record({ amount_minor: fc.constantFrom(1, 2500, 10_000) }, { requiredKeys: [] })],
  ['void_invoice', fc.constant({})],
  ['mark_invoice_uncollectible', fc.constant({})],
];
const step = fc.record({
  days: fc.constantFrom(0, 0, 1, 9, 40),
  at: fc.nat({ max: 2 }),
  command: fc.oneof(...OPERATIONS.map(([operation, input]) => input.map((given) => [operation, given] as const))),
});

const invoice = fc.record({
  currency: fc.constantFrom('BRL', 'JPY', 'KWD', 'EUR'),
  number: fc.option(anyText, { nil: null }),
  days_until_due: fc.constantFrom(0, 10),
  customer: fc.record(
    { name: anyText, email: fc.constantFrom('caixa@aurora.example', 'contas@aurora.example', null), country: fc.constantFrom('BR', 'PT') },
    { requiredKeys: ['name', 'email'] },
  ),
});

const sends = (operation: string): boolean => operation.startsWith('send_');

async function drafts(p: Provider, all: readonly (Input & { readonly customer: Input })[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { customer, ...terms } of all) {
    const customer_id = await p.made('create_customer', customer);
    const lines = [{ description: 'Pão', amount_minor: 10_000 }];
    const { result } = await p.perform('create_invoice', { customer_id, lines, ...terms });
    if ('id' in result) ids.push(result.id);
  }
  return ids;
}

test('a message stands for each sending that was answered, and for nothing else', async () => {
  const histories = fc.tuple(
    fc.array(invoice, { minLength: 3, maxLength: 3 }),
    fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
  );
  let messages = 0;
  await fc.assert(
    fc.asyncProperty(histories, async ([invoices, steps]) => {
      let nowMs = NOW_MS;
      const p = createProvider(undefined, () => nowMs);
      const ids = await drafts(p, invoices);
      const sent: string[] = [];
      for (const { days, at, command } of steps) {
        nowMs += days * DAY_MS;
        const [operation, input] = command;
        const invoice_id = ids[at % Math.max(1, ids.length)];
        const before = p.store.count('messages');
        const { result } = await p.perform(operation, { invoice_id, ...input });
        const isSent = sends(operation) && !isRejection(result);
        expect(p.store.count('messages') - before).toBe(isSent ? 1 : 0);
        if (!isSent || !('status' in result)) continue;
        const purpose = operation === 'send_payment_reminder' ? 'reminder' : result.status === 'paid' ? 'receipt' : 'invoice';
        sent.push(`${purpose} ${invoice_id} ${nowMs}`);
      }
      await expectToldAlike(p, sent);
      messages += sent.length;
    }),
    { numRuns: 400 },
  );
  expect(messages).toBeGreaterThan(500);
});

/** What messages, invoices and SQL tell of what was sent. */
async function expectToldAlike({ store }: Provider, sent: readonly string[]): Promise<void> {
  const messages = store.rows('messages');
  expect(messages.map(({ purpose, invoiceId, createdAtMs }) => `${purpose} ${invoiceId} ${createdAtMs}`)).toEqual(sent);
  for (const { id, remindersCount, remindedAtMs, sentAtMs } of store.rows('invoices')) {
    const own = messages.filter(({ invoiceId }) => invoiceId === id);
    const reminders = own.filter(({ purpose }) => purpose === 'reminder');
    expect([remindersCount, remindedAtMs]).toEqual([reminders.length, reminders.at(-1)?.createdAtMs ?? null]);
    expect(sentAtMs).toBe(own.filter(({ purpose }) => purpose !== 'reminder').at(-1)?.createdAtMs ?? null);
  }
  for (const { subject, text, language, customerId } of messages) {
    expect(subject).toMatch(/^\S[^\r\n\u2028\u2029]*\S$/);
    expect(`${subject}${text.split('\n\n')[1]}`).not.toMatch(/undefined|null|NaN|\[object/);
    const { country } = store.rows('customers').find(({ id }) => id === customerId) ?? {};
    expect(language).toBe(country === 'BR' ? 'pt-BR' : 'en');
  }
  const rows = await records(store, { sql: 'SELECT * FROM messages', limit: 10_000 });
  expect(rows).toEqual(WIRE_ROWS.messages?.(store).map((row) => expect.objectContaining(row)));
}
