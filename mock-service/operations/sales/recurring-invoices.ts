// Operations on recurring invoices: set up, read, pause, resume. What they issue, the calendar does.
// Step 5 of a request's walk.
import * as z from 'zod';
import { DEFAULT_DAYS_UNTIL_DUE } from '../../domain/invoice-terms.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import {
  pauseRecurringInvoice as pause,
  RECURRING_INVOICE_STATUSES,
  type RecurringInvoice,
  resumeRecurringInvoice as resume,
  createRecurringInvoice as setUp,
} from '../../domain/sales/recurring-invoice.ts';
import { recurringInvoiceSchema } from '../../wire/sales/sales-schemas.ts';
import { listOf } from '../../wire/schemas.ts';
import { id } from '../fields.ts';
import { descriptionOf } from '../invoice/line-terms.ts';
import { defineOperation, type OperationContext } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { activeCustomer, refuseTaken } from '../references.ts';
import { ownerOf } from '../store-move.ts';
import { caughtUp } from './issue-due-invoice.ts';
import { draftOn } from './issue-next-invoice.ts';
import { recurringInput, recurringLine } from './recurring-fields.ts';

/** POST /recurring_invoices */
export const createRecurringInvoice = defineOperation({
  name: 'create_recurring_invoice',
  summary: "Have an invoice issued again and again, on days of the sandbox's calendar.",
  method: 'POST',
  path: '/recurring_invoices',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'list_recurring_invoices', argument: 'reference' },
  status: 201,
  input: recurringInput,
  answers: 'object',
  output: recurringInvoiceSchema,
  run(input, context) {
    const recurring = recurringOf(input, context);
    if (isRejection(recurring)) return recurring;
    return refuseUnissuable(recurring, context) ?? caughtUp(context.tx.recurring_invoices.add(recurring), context);
  },
});

/** GET /recurring_invoices/{recurring_invoice_id} */
export const getRecurringInvoice = defineOperation({
  name: 'get_recurring_invoice',
  summary: 'Get a recurring invoice: what it issues, when next, and why it stopped.',
  method: 'GET',
  path: '/recurring_invoices/{recurring_invoice_id}',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ recurring_invoice_id: id("the recurring invoice's id") }),
  answers: 'object',
  output: recurringInvoiceSchema,
  run: (input, { tx }) => tx.recurring_invoices.get(input.recurring_invoice_id) ?? reject('R01'),
});

/** GET /recurring_invoices */
export const listRecurringInvoices = defineOperation({
  name: 'list_recurring_invoices',
  summary: 'List recurring invoices, newest first.',
  method: 'GET',
  path: '/recurring_invoices',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    ...pageFields,
    customer_id: id("only this customer's").optional(),
    status: z.enum(RECURRING_INVOICE_STATUSES).optional().describe('only those in this state'),
  }),
  answers: 'list',
  output: listOf(recurringInvoiceSchema),
  run: ({ customer_id, status, ...page }, { tx }) =>
    pageOf(tx.recurring_invoices, { list: 'recurring_invoices', ...page, filters: { customerId: customer_id, status } }),
});

/** POST /recurring_invoices/{recurring_invoice_id}/pause */
export const pauseRecurringInvoice = defineOperation({
  name: 'pause_recurring_invoice',
  summary: 'Issue nothing until it is resumed; one that is paused already stays as it is.',
  method: 'POST',
  path: '/recurring_invoices/{recurring_invoice_id}/pause',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_recurring_invoice', argument: 'recurring_invoice_id' },
  status: 200,
  input: z.strictObject({ recurring_invoice_id: id("the recurring invoice's id") }),
  answers: 'object',
  output: recurringInvoiceSchema,
  run: (input, context) => changed(context, input.recurring_invoice_id, pause),
});

/** POST /recurring_invoices/{recurring_invoice_id}/resume */
export const resumeRecurringInvoice = defineOperation({
  name: 'resume_recurring_invoice',
  summary: 'Go on issuing from today; dates before it that were missed are skipped.',
  method: 'POST',
  path: '/recurring_invoices/{recurring_invoice_id}/resume',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_recurring_invoice', argument: 'recurring_invoice_id' },
  status: 200,
  input: z.strictObject({ recurring_invoice_id: id("the recurring invoice's id") }),
  answers: 'object',
  output: recurringInvoiceSchema,
  run: (input, context) => changed(context, input.recurring_invoice_id, resume),
});

function changed(context: OperationContext, recurringId: string, command: typeof pause): RecurringInvoice | Rejection {
  const { tx, nowMs } = context;
  const recurring = tx.recurring_invoices.get(recurringId);
  if (recurring === undefined) return reject('R01');
  const after = command(recurring, nowMs);
  return isRejection(after) || after === recurring ? after : caughtUp(tx.recurring_invoices.put(after), context);
}

/** The recurring invoice that an input asks for, or why there is none. */
function recurringOf(input: z.infer<typeof recurringInput>, { tx, nowMs }: OperationContext): RecurringInvoice | Rejection {
  const taken = refuseTaken(tx.recurring_invoices, input.reference);
  if (taken !== null) return taken;
  const customer = activeCustomer(tx, input.customer_id);
  if (isRejection(customer)) return customer;
  return setUp({
    id: tx.newId('rec'),
    reference: input.reference ?? null,
    customerId: input.customer_id,
    currency: input.currency,
    lines: (input.lines ?? []).map((line) => recurringLine(line, descriptionOf(tx, line))),
    couponId: input.coupon_id ?? null,
    automaticTax: input.automatic_tax ?? false,
    memo: input.memo ?? null,
    footer: input.footer ?? null,
    customFields: input.custom_fields ?? [],
    metadata: input.metadata ?? {},
    interval: input.interval,
    intervalCount: input.interval_count ?? 1,
    startsOn: input.starts_on,
    dayOfMonth: input.day_of_month ?? null,
    endsOn: input.ends_on ?? null,
    occurrences: input.occurrences ?? null,
    daysUntilDue: input.days_until_due ?? DEFAULT_DAYS_UNTIL_DUE,
    autoFinalize: input.auto_finalize ?? true,
    autoSend: input.auto_send ?? false,
    nowMs,
  });
}

/** What would refuse its first invoice if that were issued now; null: nothing. */
function refuseUnissuable(recurring: RecurringInvoice, context: OperationContext): Rejection | null {
  const draft = draftOn(recurring, recurring.nextOn ?? recurring.startsOn, context);
  if (isRejection(draft)) return draft;
  return recurring.autoSend && ownerOf(context.tx, recurring).email === null ? reject('R59') : null;
}
