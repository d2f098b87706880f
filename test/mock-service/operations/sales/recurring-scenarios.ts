// Scenarios of the rules on recurring invoices (R95 to R98), and of those that they share with invoices.
import type { Input, Provider } from '../provider.ts';
import { customerFor, fieldAt, type Scenario } from '../scenario.ts';

const ASKED = { currency: 'BRL', lines: [{ description: 'Chá', amount_minor: 100 }], interval: 'month', starts_on: '2026-03-31' };

const asking =
  (more: Input): Scenario['arrange'] =>
  async (p) => ({ customer_id: await customerFor(p), ...ASKED, ...more });

const aRecurringInvoice = async (p: Provider, more: Input = {}): Promise<Input> => {
  const customer_id = await customerFor(p);
  return { recurring_invoice_id: await p.made('create_recurring_invoice', { customer_id, ...ASKED, ...more }) };
};

const unscheduled = (about: string, more: Input, path: string): Scenario => ({
  rule: 'R96',
  code: 'invalid_schedule',
  about,
  operation: 'create_recurring_invoice',
  arrange: asking(more),
  expected: fieldAt(path),
});

/** R95 to R98. */
export const RECURRING_SCENARIOS: readonly Scenario[] = [
  ...['get_recurring_invoice', 'pause_recurring_invoice', 'resume_recurring_invoice'].map((operation) => ({
    rule: 'R01' as const,
    code: 'not_found',
    about: 'an unknown recurring invoice',
    operation,
    arrange: () => Promise.resolve({ recurring_invoice_id: 'rec_nothing' }),
  })),
  {
    rule: 'R04',
    code: 'customer_inactive',
    about: 'a recurring invoice of an archived customer',
    operation: 'create_recurring_invoice',
    arrange: async (p) => {
      const input = await asking({})(p);
      await p.made('update_customer', { customer_id: input.customer_id, active: false });
      return input;
    },
  },
  {
    rule: 'R17',
    code: 'too_many_lines',
    about: '251 lines that come again',
    operation: 'create_recurring_invoice',
    arrange: asking({ lines: Array.from({ length: 251 }, () => ({ description: 'Chá', amount_minor: 1 })) }),
    expected: fieldAt('lines'),
  },
  {
    rule: 'R59',
    code: 'customer_email_missing',
    about: 'a recurring invoice to be sent to a customer without an e-mail',
    operation: 'create_recurring_invoice',
    arrange: asking({ auto_send: true }),
  },
  {
    rule: 'R83',
    code: 'reference_taken',
    about: "another recurring invoice's reference",
    operation: 'create_recurring_invoice',
    arrange: async (p) => {
      await aRecurringInvoice(p, { reference: 'plan-1' });
      return asking({ reference: 'plan-1' })(p);
    },
  },
  {
    rule: 'R93',
    code: 'lines_required',
    about: 'a recurring invoice without lines',
    operation: 'create_recurring_invoice',
    arrange: asking({ lines: undefined }),
    expected: fieldAt('lines'),
  },
  {
    rule: 'R95',
    code: 'invalid_schedule',
    about: 'a first day before today',
    operation: 'create_recurring_invoice',
    arrange: asking({ starts_on: '2026-03-01' }),
    expected: fieldAt('starts_on'),
  },
  unscheduled('two ends', { ends_on: '2027-01-01', occurrences: 3 }, 'occurrences'),
  unscheduled('an end before the first date', { day_of_month: 15, ends_on: '2026-04-14' }, 'ends_on'),
  unscheduled('a day of the month of weeks', { interval: 'week', day_of_month: 1 }, 'day_of_month'),
  unscheduled('drafts that are to be sent', { auto_finalize: false, auto_send: true }, 'auto_send'),
  {
    rule: 'R97',
    code: 'invalid_transition',
    about: 'a recurring invoice that has ended',
    operation: 'pause_recurring_invoice',
    arrange: async (p) => {
      const input = await aRecurringInvoice(p);
      const [recurring] = p.store.rows('recurring_invoices');
      const tx = p.store.begin('call');
      if (recurring !== undefined) tx.recurring_invoices.put({ ...recurring, status: 'ended', nextOn: null, nextAtMs: null });
      tx.commit();
      return input;
    },
    expected: { allowedOperations: [] },
  },
  {
    rule: 'R98',
    code: 'invalid_transition',
    about: 'an active recurring invoice',
    operation: 'resume_recurring_invoice',
    arrange: (p) => aRecurringInvoice(p),
    expected: { allowedOperations: ['pause_recurring_invoice'] },
  },
];
