// Scenarios of the rules on due dates, issue dates and closed periods (R33, R34, R36).
import { type Input, invoiceIn } from '../provider.ts';
import { customerFor, fieldAt, invoiceAt, type Scenario } from '../scenario.ts';

const LOCKED = { lockedUntil: '2026-01-31' } as const;
const NO_DUE_DATE = { due_date: null, days_until_due: null };

/** What a new invoice is made of, on a customer made for it. */
export const newInvoice =
  (more: Input): Scenario['arrange'] =>
  async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', ...more });

/** Due dates, issue dates, closed periods. */
export const DATE_SCENARIOS: readonly Scenario[] = [
  {
    rule: 'R33',
    code: 'due_date_required',
    about: 'finalized with neither',
    operation: 'finalize_invoice',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'draft', NO_DUE_DATE) }),
    expected: fieldAt('due_date'),
  },
  {
    rule: 'R33',
    code: 'due_date_required',
    about: 'sent with neither',
    operation: 'send_invoice',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'draft', NO_DUE_DATE) }),
  },
  {
    rule: 'R33',
    code: 'due_date_required',
    about: 'taken away from an open invoice',
    operation: 'update_invoice',
    arrange: invoiceAt('open', NO_DUE_DATE),
    expected: fieldAt('due_date'),
  },
  {
    rule: 'R33',
    code: 'due_date_forbidden',
    about: 'a due date with automatic collection',
    operation: 'create_invoice',
    arrange: newInvoice({ collection_method: 'charge_automatically', due_date: '2026-04-01' }),
    expected: fieldAt('due_date'),
  },
  {
    rule: 'R33',
    code: 'due_date_forbidden',
    about: 'days with automatic collection',
    operation: 'update_invoice',
    arrange: invoiceAt('draft', { collection_method: 'charge_automatically', days_until_due: 10 }),
    expected: fieldAt('days_until_due'),
  },
  {
    rule: 'R33',
    code: 'due_date_forbidden',
    about: 'a due date and days',
    operation: 'create_invoice',
    arrange: newInvoice({ due_date: '2026-04-01', days_until_due: 10 }),
    expected: fieldAt('days_until_due'),
  },
  {
    rule: 'R34',
    code: 'invalid_due_date',
    about: 'due the day before',
    operation: 'create_invoice',
    arrange: newInvoice({ issue_date: '2026-03-10', due_date: '2026-03-09' }),
    expected: fieldAt('due_date'),
  },
  {
    rule: 'R34',
    code: 'invalid_due_date',
    about: 'due before the day of finalization',
    operation: 'finalize_invoice',
    arrange: async (p) => ({ invoice_id: await invoiceIn(p, 'draft', { due_date: '2026-03-01' }) }),
  },
  {
    rule: 'R34',
    code: 'invalid_due_date',
    about: 'an open invoice',
    operation: 'update_invoice',
    arrange: invoiceAt('open', { due_date: '2026-03-01' }),
  },
  {
    rule: 'R36',
    code: 'period_locked',
    about: 'issued on the last closed day',
    operation: 'create_invoice',
    profile: LOCKED,
    arrange: newInvoice({ issue_date: '2026-01-31' }),
    expected: fieldAt('issue_date'),
  },
  {
    rule: 'R36',
    code: 'period_locked',
    about: 'moved into the closed period',
    operation: 'update_invoice',
    profile: LOCKED,
    arrange: invoiceAt('draft', { issue_date: '2025-12-01' }),
  },
  {
    rule: 'R36',
    code: 'period_locked',
    about: 'finalized today, and today is closed',
    operation: 'finalize_invoice',
    profile: { lockedUntil: '2026-03-02' },
    arrange: invoiceAt('draft'),
  },
];
