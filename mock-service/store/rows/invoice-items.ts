// invoiceItemRow: what a row of invoice items looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { INVOICE_ITEM_STATUSES } from '../../domain/invoice-item.ts';
import { currency, id, named } from './fields.ts';
import { lineItemRow } from './line-items.ts';

/** A row of `invoice_items`: each of its members, and no other. */
export const invoiceItemRow = z.strictObject({
  kind: z.literal('invoice_item'),
  ...named,
  customerId: id,
  status: z.enum(INVOICE_ITEM_STATUSES),
  currency,
  invoiceId: id.nullable(),
  lineItemId: id,
  line: lineItemRow,
});
