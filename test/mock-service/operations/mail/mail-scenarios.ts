// Scenarios of the rules on reminders and on the quota of e-mails (R01, R59, R60, R116, R117).
import { expect } from 'vitest';
import type { InvoiceStatus } from '../../../../mock-service/domain/lifecycle.ts';
import { type Input, invoiceIn, type Provider } from '../provider.ts';
import { invoiceAt, type Scenario } from '../scenario.ts';

/** It fell due on 2026-02-20, ten days before the provider's day. */
export const PAST_DUE: Input = { issue_date: '2026-02-01', due_date: '2026-02-20' };

/** An open invoice whose customer has an e-mail. */
export async function reachable(p: Provider, more: Input = PAST_DUE, customer: Input = {}): Promise<string> {
  const invoice_id = await invoiceIn(p, 'open', more);
  const customer_id = p.store.rows('invoices').find(({ id }) => id === invoice_id)?.customerId;
  await p.made('update_customer', { customer_id, email: 'caixa@aurora.example', ...customer });
  return invoice_id;
}

const IN_STATE: readonly (readonly [InvoiceStatus, string])[] = [
  ['draft', 'send_invoice'],
  ['scheduled', 'issue date'],
  ['paid', 'receipt'],
  ['uncollectible', 'written off'],
  ['void', 'void'],
  ['cancelled', 'never was owed'],
];

const withoutReminder = expect.not.arrayContaining(['send_payment_reminder']);

const EARLY: readonly (readonly [about: string, terms: Input, says: string])[] = [
  ['on the day it falls due', { issue_date: '2026-02-01', due_date: '2026-03-02' }, 'It falls due on 2026-03-02'],
  ['before that', { days_until_due: 30 }, 'It falls due on 2026-04-01'],
  ['that is charged automatically', { collection_method: 'charge_automatically' }, 'It has no due date'],
];

const USED_UP = { emailsPerDay: 2 } as const;

/** A quota of two, used up by an invoice and a reminder of it; the next one is past due, too. */
async function usedUp(p: Provider): Promise<Input> {
  const invoice_id = await reachable(p);
  await p.made('send_invoice', { invoice_id });
  await p.made('send_payment_reminder', { invoice_id });
  return { invoice_id: await reachable(p) };
}

/** R01, R59, R60, R116, R117. */
export const MAIL_SCENARIOS: readonly Scenario[] = [
  {
    rule: 'R01',
    code: 'not_found',
    about: 'a reminder of an unknown invoice',
    operation: 'send_payment_reminder',
    arrange: () => Promise.resolve({ invoice_id: 'inv_nothing' }),
  },
  ...IN_STATE.map(
    ([status, says]): Scenario => ({
      rule: 'R116',
      code: 'invalid_transition',
      about: `a reminder of an invoice that is ${status}`,
      operation: 'send_payment_reminder',
      arrange: invoiceAt(status),
      expected: { allowedOperations: withoutReminder, detail: expect.stringContaining(says) },
    }),
  ),
  ...EARLY.map(
    ([about, terms, says]): Scenario => ({
      rule: 'R117',
      code: 'invoice_not_past_due',
      about: `a reminder of an invoice ${about}`,
      operation: 'send_payment_reminder',
      arrange: async (p) => ({ invoice_id: await reachable(p, terms) }),
      expected: { allowedOperations: withoutReminder, detail: expect.stringContaining(says) },
    }),
  ),
  {
    rule: 'R59',
    code: 'customer_email_missing',
    about: 'a reminder to a customer without an e-mail',
    operation: 'send_payment_reminder',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'open', PAST_DUE) }),
  },
  ...['send_invoice', 'send_payment_reminder'].map(
    (operation): Scenario => ({
      rule: 'R60',
      code: 'quota_exceeded',
      about: 'when the messages of the day are sent',
      operation,
      profile: USED_UP,
      arrange: usedUp,
      // From 09:30 to midnight.
      expected: { retryAfterS: 14.5 * 3600, quota: { name: 'emails', limit: 2, windowS: 86_400 } },
    }),
  ),
  {
    rule: 'R60',
    code: 'quota_exceeded',
    about: 'when a draft would be finalized by it: its number is not used',
    operation: 'send_invoice',
    profile: { emailsPerDay: 0 },
    arrange: async (p) => {
      const customer_id = await p.made('create_customer', { name: 'Padaria Aurora', email: 'caixa@aurora.example' });
      const lines = [{ description: 'Pão', amount_minor: 10_000 }];
      return { invoice_id: await p.made('create_invoice', { customer_id, currency: 'BRL', lines }) };
    },
  },
];
