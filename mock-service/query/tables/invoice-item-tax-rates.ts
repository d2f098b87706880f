// invoice_item_tax_rates: the rates that invoice items are, or will be, taxed with.
// One of the tables that SQL sees; tables/index.ts lists them.
import type { AppliedRate } from '../../domain/catalogue/tax-rate.ts';
import { count, flag, percent, reference } from '../column.ts';
import { defineTable } from '../table.ts';

interface RateOfItem extends AppliedRate {
  readonly itemId: string;
  readonly position: number;
}

/** One row for each rate of each item. */
export const invoiceItemTaxRates = defineTable<RateOfItem>({
  name: 'invoice_item_tax_rates',
  about: 'The rates that invoice items are taxed with; what the tax comes to is reckoned on the invoice: line_taxes.',
  key: ['invoice_item_id', 'position'],
  columns: [
    reference('invoice_item_id', 'invoice_items.id', 'which item', (r) => r.itemId),
    count('position', 'its place among the rates of the item, from 1', (r) => r.position),
    reference('tax_rate_id', 'tax_rates.id', 'which rate', (r) => r.taxRateId),
    percent('percentage', 'as it was when it was put on the item', (r) => r.percentage),
    flag('inclusive', "whether the tax is inside the item's amount, or on top", (r) => r.inclusive),
  ],
  example: 'SELECT tax_rate_id, COUNT(*) AS items FROM invoice_item_tax_rates GROUP BY tax_rate_id',
  rows: (source) =>
    source.rows('invoice_items').flatMap(({ id, line }) => line.taxRates.map((rate, at) => ({ itemId: id, position: at + 1, ...rate }))),
});
