// invoiceRow: what a row of invoices looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { count } from '../../complaint/count.ts';
import { MAX_LINES } from '../../domain/invoice.ts';
import { COLLECTION_METHODS } from '../../domain/invoice-terms.ts';
import { INVOICE_STATUSES } from '../../domain/lifecycle.ts';
import { TAX_LEVELS } from '../../domain/profile.ts';
import { currency, day, discount, id, instant, minor, named, notes, text } from './fields.ts';
import { lineItemRow } from './line-items.ts';

/** A row of `invoices`: each of its members, and no other. */
export const invoiceRow = z.strictObject({
  kind: z.literal('invoice'),
  ...named,
  number: text(40),
  customerId: id,
  status: z.enum(INVOICE_STATUSES),
  currency,
  collectionMethod: z.enum(COLLECTION_METHODS),
  issueDate: day,
  dueDate: day,
  daysUntilDue: count.max(3650).nullable(),
  ...notes,
  lines: z.array(lineItemRow).max(MAX_LINES),
  coupon: discount.nullable(),
  taxLevel: z.enum(TAX_LEVELS),
  automaticTax: z.boolean(),
  subtotalMinor: minor,
  discountMinor: minor,
  taxMinor: minor,
  inclusiveTaxMinor: minor,
  totalMinor: minor,
  appliedBalanceMinor: minor,
  amountDueMinor: minor,
  amountPaidMinor: minor,
  amountCreditedMinor: minor,
  amountRemainingMinor: minor,
  quoteId: id.nullable(),
  recurringInvoiceId: id.nullable(),
  scheduledAtMs: instant.nullable(),
  finalizedAtMs: instant.nullable(),
  sentAtMs: instant.nullable(),
  remindedAtMs: instant.nullable(),
  remindersCount: count,
  paidAtMs: instant.nullable(),
  uncollectibleAtMs: instant.nullable(),
  voidedAtMs: instant.nullable(),
  cancelledAtMs: instant.nullable(),
});
