// Operation that tells a customer's accounts: what it owed, what happened, what it owes.
// Step 5 of a request's walk.
import * as z from 'zod';
import { refuseCurrency } from '../../domain/money.ts';
import { isRejection, type Rejection, reject } from '../../domain/rejection.ts';
import { accountEntriesOf } from '../../domain/reports/account-entries.ts';
import type { ListedEntry, Statement } from '../../domain/reports/report.ts';
import { type StatementEntry, statementOf } from '../../domain/reports/statement.ts';
import type { Transaction } from '../../store/transaction.ts';
import { statementSchema } from '../../wire/reports/report-schemas.ts';
import { DEFAULT_LIMIT, readCursor, refuseLimit, unknownCursor, writeCursor } from '../cursor.ts';
import { currency as currencyField, id } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields } from '../page.ts';
import { accountRows } from './account-rows.ts';

const day = (about: string) =>
  z.iso
    .date()
    .optional()
    .describe(`${about}; YYYY-MM-DD, in UTC`)
    .meta({ examples: ['2026-01-01'] });

const input = z.strictObject({
  customer_id: id("the customer's id"),
  from: day('the first day; from the beginning when left out'),
  to: day('the last day; all there is when left out'),
  currency: currencyField.optional().describe('ISO 4217 code: only what is in this currency'),
  limit: pageFields.limit,
  cursor: pageFields.cursor,
});

type Asked = z.infer<typeof input>;

/** GET /customers/{customer_id}/statement */
export const getCustomerStatement = defineOperation({
  name: 'get_customer_statement',
  summary:
    "Get what happened to a customer's accounts in a period: what it owed, each invoice, payment and credit, what it owes, and its credit.",
  method: 'GET',
  path: '/customers/{customer_id}/statement',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  answers: 'report',
  input,
  output: statementSchema,
  run(asked, { tx }) {
    const customer = tx.customers.get(asked.customer_id);
    if (customer === undefined) return reject('R01');
    const refusal = refuse(asked);
    if (refusal !== null) return refusal;
    const { customer_id: customerId, from = null, to = null, currency } = asked;
    const happened = accountEntriesOf(accountRows(tx, customerId)).filter((entry) => currency === undefined || entry.currency === currency);
    const { balances, entries } = statementOf(happened, { from, to });
    const page = pageOfEntries(entries, asked, tx);
    return isRejection(page) ? page : { kind: 'statement', customerId, customerName: customer.name, from, to, balances, ...page };
  },
});

/** R19, R13, R78 for what cannot be asked; else null. */
function refuse({ from, to, currency, limit = DEFAULT_LIMIT }: Asked): Rejection | null {
  if (from !== undefined && to !== undefined && from > to) {
    return reject('R19', { field: { path: 'to', expected: 'the first day or a later one', received: 'an earlier day' } });
  }
  return (currency === undefined ? null : refuseCurrency(currency, 'currency')) ?? refuseLimit(limit);
}

/** A row makes one entry of each type. */
function placeOf({ entry: { type, sourceId } }: StatementEntry): string {
  return `${type}_${sourceId}`;
}

/** The page that is asked for; or R78. */
function pageOfEntries(
  entries: readonly StatementEntry[],
  { limit = DEFAULT_LIMIT, cursor, ...period }: Asked,
  tx: Transaction,
): Pick<Statement, 'entries' | 'nextCursor'> | Rejection {
  const scope = JSON.stringify([tx.invoices.lineage, 'statement', period.customer_id, period.from, period.to, period.currency]);
  const read = cursor === undefined ? null : readCursor(cursor, scope);
  if (read !== null && isRejection(read)) return read;
  const at = read === null ? -1 : entries.findIndex((entry) => placeOf(entry) === read.place);
  if (read !== null && at === -1) return unknownCursor();
  const start = at + 1;
  const shown = entries.slice(start, start + limit);
  const last = start + limit < entries.length ? shown.at(-1) : undefined;
  return { entries: shown.map((entry) => listed(entry, tx)), nextCursor: last === undefined ? null : writeCursor(placeOf(last), scope) };
}

function listed({ entry, after }: StatementEntry, tx: Transaction): ListedEntry {
  const invoiceNumber = entry.invoiceId === null ? null : (tx.invoices.get(entry.invoiceId)?.number ?? null);
  return { entry, after, invoiceNumber };
}
