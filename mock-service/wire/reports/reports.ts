// Reports as native JSON: a statement and an aging report.
// Step 6 of a request's walk; the shapes are those of report-schemas.ts.
import type { Accounts } from '../../domain/reports/accounts.ts';
import type { Aged } from '../../domain/reports/aging.ts';
import type { AgingReport, ListedEntry, Statement } from '../../domain/reports/report.ts';
import type { Json } from '../dialect.ts';
import { instant } from '../instant.ts';

type JsonObject = { readonly [name: string]: Json };

const accounts = ({ owedMinor, writtenOffMinor, creditMinor }: Accounts): JsonObject => ({
  owed_minor: owedMinor,
  written_off_minor: writtenOffMinor,
  credit_minor: creditMinor,
});

const standing = (each: Accounts): JsonObject => ({ ...accounts(each), net_minor: each.owedMinor - each.creditMinor });

const entry = ({ entry: e, after, invoiceNumber }: ListedEntry): JsonObject => ({
  type: e.type,
  at: instant(e.atMs),
  currency: e.currency,
  amount_minor: e.amountMinor,
  change: accounts(e.change),
  balance: standing(after),
  source_id: e.sourceId,
  invoice_id: e.invoiceId,
  invoice_number: invoiceNumber,
});

/** One page of a statement. */
export const statement = (s: Statement): Json => ({
  object: 'statement',
  customer_id: s.customerId,
  customer_name: s.customerName,
  from: s.from,
  to: s.to,
  balances: s.balances.map(({ currency, opening, closing }) => ({ currency, opening: standing(opening), closing: standing(closing) })),
  entries: s.entries.map(entry),
  has_more: s.nextCursor !== null,
  next_cursor: s.nextCursor,
});

const aged = (currency: string, a: Aged): JsonObject => ({
  currency,
  current_minor: a.currentMinor,
  days_1_30_minor: a.days1To30Minor,
  days_31_60_minor: a.days31To60Minor,
  days_61_90_minor: a.days61To90Minor,
  days_over_90_minor: a.daysOver90Minor,
  total_minor: a.totalMinor,
  invoice_count: a.invoices,
});

/** One page of an aging report. */
export const agingReport = (r: AgingReport): Json => ({
  object: 'aging_report',
  as_of: r.asOf,
  totals: r.totals.map((total) => aged(total.currency, total)),
  customers: r.customers.map((each) => ({
    customer_id: each.customerId,
    customer_name: each.customerName,
    ...aged(each.currency, each),
  })),
  has_more: r.nextCursor !== null,
  next_cursor: r.nextCursor,
});
