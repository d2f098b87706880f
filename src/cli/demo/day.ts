// The day: what is to be done when, and what goes wrong then. Data; the same for each of the three ways.
// Before the demo runs: a sandbox is made with these rules, and the ways are given these tasks.

/** One thing to be done. */
export interface Task {
  readonly name: TaskName;
  /** Minutes after the day's start. */
  readonly atMin: number;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What whoever reads why it was refused corrects; left out: nothing can be corrected. */
  readonly correction?: Readonly<Record<string, unknown>>;
  /** The row that shows in the truth that it is done; null: a read, which the journal shows. */
  readonly leaves: { readonly table: string; readonly fields: Readonly<Record<string, unknown>> } | null;
}

export type TaskName =
  | 'list_open'
  | 'bill'
  | 'new_customer'
  | 'second_customer'
  | 'instalment'
  | 'extra_item'
  | 'too_much'
  | 'part_payment';

/** 09:00 of a Monday. */
export const DAY_START_MS = Date.UTC(2026, 1, 2, 9);
/** Nothing is waited for longer: what everybody who writes a client chooses some number for. */
export const CALL_DEADLINE_MS = 10_000;

/** When a call of this kind first fails, by the calendar. */
const at = (minutes: number, seconds = 0): string => new Date(DAY_START_MS + minutes * 60_000 + seconds * 1_000).toISOString();
const hour = (number: number) => ({ from: at(number * 60), until: at(number * 60 + 59) });
const first = { first: 1 };

const FIRST_NAME = 'Padaria Aurora';
const SECOND_NAME = 'Mercado Azul';
const PART_MINOR = 20_000;
const creating = (name: string) => ({ operation: 'create_customer', body: { name } });
const paying = (amount_minor: number) => ({ operation: 'record_payment', body: { amount_minor } });

/** The plan: one rule for each thing that goes wrong; the business rule needs none. */
export const RULES: readonly Readonly<Record<string, unknown>>[] = [
  { fault: 'rate_limited', params: { wait_s: 8 }, match: { operation: 'list_invoices' }, window: { from: at(0), until: at(0, 8) } },
  {
    ...{ fault: 'latency', params: { delay_ms: 20_000 }, at: 'before_access' },
    ...{ match: { operation: 'create_invoice' }, window: hour(1), trigger: first },
  },
  { fault: 'credential', params: { how: 'expire' }, match: creating(FIRST_NAME), window: hour(2), trigger: first },
  { fault: 'credential', params: { how: 'revoke' }, match: creating(SECOND_NAME), window: hour(3), trigger: first },
  { fault: 'lost_reply', params: { how: 'reset' }, match: paying(PART_MINOR), window: hour(6), trigger: first },
];

/** What is to be done, in the day's order. `handles` names the data that the sandbox's seed made. */
export function tasksOf(handles: Readonly<Record<string, string>>): readonly Task[] {
  const customer_id = handles['customer.brazilian'];
  const payment = (handle: string, amount_minor: number) => {
    const fields = { invoice_id: handles[handle], amount_minor };
    return { operation: 'record_payment', input: fields, leaves: { table: 'payments', fields } };
  };
  const named = (name: string) => ({ operation: 'create_customer', input: { name }, leaves: { table: 'customers', fields: { name } } });
  const bill = { customer_id, currency: 'BRL', memo: 'Fevereiro' };
  const corrected = payment('invoice.open', 25_000);
  return [
    { name: 'list_open', atMin: 0, operation: 'list_invoices', input: { status: 'open' }, leaves: null },
    {
      ...{ name: 'bill', atMin: 60, operation: 'create_invoice', leaves: { table: 'invoices', fields: bill } },
      input: { ...bill, lines: [{ description: 'Consultoria', amount_minor: 48_000 }] },
    },
    { name: 'new_customer', atMin: 120, ...named(FIRST_NAME) },
    { name: 'second_customer', atMin: 180, ...named(SECOND_NAME) },
    { name: 'instalment', atMin: 182, ...payment('invoice.open', 10_000) },
    {
      ...{ name: 'extra_item', atMin: 184, operation: 'create_invoice_item', leaves: { table: 'invoice_items', fields: { customer_id } } },
      input: { customer_id, currency: 'BRL', description: 'Frete', amount_minor: 3_500 },
    },
    { name: 'too_much', atMin: 300, ...payment('invoice.open', 900_000), correction: corrected.input, leaves: corrected.leaves },
    { name: 'part_payment', atMin: 360, ...payment('invoice.partially_paid', PART_MINOR) },
  ];
}
