// balanceTransactionRow: what a row of balance transactions looks like as it is stored.
// Under the store: a snapshot that is restored is held against it, and whoever has to know the columns of a table reads it.
import * as z from 'zod';
import { BALANCE_REASONS } from '../../domain/credit/balance.ts';
import { currency, id, instant, kept, minor } from './fields.ts';

/** A row of `balance_transactions`: each of its members, and no other. */
export const balanceTransactionRow = z.strictObject({
  kind: z.literal('balance_transaction'),
  ...kept,
  customerId: id,
  amountMinor: minor,
  endingBalanceMinor: minor,
  currency,
  reason: z.enum(BALANCE_REASONS),
  invoiceId: id.nullable(),
  creditNoteId: id.nullable(),
  createdAtMs: instant,
});
