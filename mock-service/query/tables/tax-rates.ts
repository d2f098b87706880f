// tax_rates: percentages that lines are taxed with.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { TaxRate } from '../../domain/catalogue/tax-rate.ts';
import { countryOrNull, createdAt, flag, ownReference, percent, text, textOrNull, version } from '../column.ts';
import { defineTable, stored } from '../table.ts';

/** One row a tax rate. */
export const taxRates = defineTable<TaxRate>({
  name: 'tax_rates',
  about: 'Percentages that lines are taxed with; inactive ones included.',
  key: ['id'],
  columns: [
    text('id', "the tax rate's id", (r) => r.id),
    ownReference(),
    text('display_name', 'as printed on an invoice', (r) => r.displayName),
    percent('percentage', 'from 0 to 100, up to 4 places', (r) => r.percentage),
    flag('inclusive', "whether the tax is inside a line's amount, or on top", (r) => r.inclusive),
    countryOrNull('country', 'where it holds, or null', (r) => r.country),
    flag('active', 'whether it may be put on new lines', (r) => r.active),
    textOrNull('code', "the accountant's name for it, unique; or null", (r) => r.code),
    version(),
    createdAt(),
  ],
  example:
    'SELECT r.display_name, SUM(t.amount_minor) AS tax_minor FROM tax_rates r JOIN line_taxes t ON t.tax_rate_id = r.id GROUP BY r.id ORDER BY tax_minor DESC',
  ...stored('tax_rates'),
});
