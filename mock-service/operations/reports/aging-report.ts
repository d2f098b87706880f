// Operation that tells what is owed by how long it has been due.
// Step 5 of a request's walk.
import * as z from 'zod';
import { dayOf } from '../../domain/day.ts';
import { refuseCurrency } from '../../domain/money.ts';
import { isRejection, type Rejection } from '../../domain/rejection.ts';
import { accountEntriesOf } from '../../domain/reports/account-entries.ts';
import { type AgedCustomer, agingOf, type OwedInvoice } from '../../domain/reports/aging.ts';
import { owedNow, owedOn } from '../../domain/reports/owed-on.ts';
import type { AgingReport } from '../../domain/reports/report.ts';
import { wordsOf } from '../../domain/search/words.ts';
import type { Transaction } from '../../store/transaction.ts';
import { agingReportSchema } from '../../wire/reports/report-schemas.ts';
import { DEFAULT_LIMIT, readCursor, refuseLimit, writeCursor } from '../cursor.ts';
import { currency as currencyField, id } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields } from '../page.ts';
import { accountRows } from './account-rows.ts';

const input = z.strictObject({
  as_of: z.iso
    .date()
    .optional()
    .describe('the day at whose end it is reckoned; YYYY-MM-DD, in UTC; today, by the calendar, when left out')
    .meta({ examples: ['2026-01-31'] }),
  customer_id: id("only this customer's").optional(),
  currency: currencyField.optional().describe('ISO 4217 code: only what is in this currency'),
  limit: pageFields.limit,
  cursor: pageFields.cursor,
});

type Asked = z.infer<typeof input>;

/** GET /reports/aging */
export const getAgingReport = defineOperation({
  name: 'get_aging_report',
  summary: 'Get what open invoices leave to be paid, by how long it has been due: for each customer and in all, now or on an earlier day.',
  method: 'GET',
  path: '/reports/aging',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  answers: 'report',
  input,
  output: agingReportSchema,
  run(asked, { tx, nowMs }) {
    const { as_of: asOf = dayOf(nowMs), currency, limit = DEFAULT_LIMIT } = asked;
    const refusal = (currency === undefined ? null : refuseCurrency(currency, 'currency')) ?? refuseLimit(limit);
    if (refusal !== null) return refusal;
    const owed = owedInvoices(tx, asked).filter((each) => currency === undefined || each.currency === currency);
    const { customers, totals } = agingOf(owed, asOf);
    const page = pageOfCustomers(customers, asked, tx);
    return isRejection(page) ? page : { kind: 'aging_report', asOf, totals, ...page };
  },
});

/** What is owed now; or on the day that is asked for, by what is dated up to it. */
function owedInvoices(tx: Transaction, { as_of: day, customer_id: customerId }: Asked): readonly OwedInvoice[] {
  if (day === undefined) return owedNow(tx.invoices.list({ limit: Number.MAX_SAFE_INTEGER, where: { status: 'open', customerId } }).rows);
  const rows = accountRows(tx, customerId);
  return owedOn(day, rows.invoices, accountEntriesOf(rows));
}

interface Placed {
  readonly key: string;
  readonly row: AgedCustomer;
}

/** Where a customer stands: by the words of its name, two of one name by their ids. What stands between them comes before any letter. */
function keyOf(tx: Transaction, customerId: string, currency: string): string {
  return [...wordsOf(tx.customers.get(customerId)?.name ?? ''), '', customerId, currency].join('\u0000');
}

/** The page that is asked for, by name; or R78. */
function pageOfCustomers(
  customers: readonly AgedCustomer[],
  { limit = DEFAULT_LIMIT, cursor, ...filters }: Asked,
  tx: Transaction,
): Pick<AgingReport, 'customers' | 'nextCursor'> | Rejection {
  const scope = JSON.stringify([tx.invoices.lineage, 'aging', filters.as_of, filters.customer_id, filters.currency]);
  const read = cursor === undefined ? null : readCursor(cursor, scope);
  if (read !== null && isRejection(read)) return read;
  const after = read === null ? '' : keyOf(tx, read.place.slice(0, -4), read.place.slice(-3));
  const placed = customers.map((row): Placed => ({ key: keyOf(tx, row.customerId, row.currency), row }));
  const left = placed.filter(({ key }) => key > after).sort((a, b) => (a.key < b.key ? -1 : 1));
  const shown = left.slice(0, limit).map(({ row }) => ({ ...row, customerName: tx.customers.get(row.customerId)?.name ?? '' }));
  const last = left.length > limit ? shown.at(-1) : undefined;
  return { customers: shown, nextCursor: last === undefined ? null : writeCursor(`${last.customerId}_${last.currency}`, scope) };
}
