// linesTable and its like: the tables of what invoices, quotes and recurring invoices own.
// Beside tables/: each is a name, an owner and an example there.
import {
  choice,
  count,
  dateOrNull,
  decimal,
  decimalOrNull,
  flag,
  minor,
  minorOrNull,
  percentOrNull,
  reference,
  referenceOrNull,
  text,
  textOrNull,
} from './column.ts';
import {
  customFieldsOf,
  discountsOf,
  linesOf,
  metadataOf,
  type OwnedDiscount,
  type OwnedLine,
  type OwnedPair,
  type OwnedTax,
  type Owner,
  ownerColumn,
  percentageOf,
  taxesOf,
} from './owners.ts';
import { type Column, defineTable, type QueryTable, type Source } from './table.ts';

/** What such a table is called, whose it is, and a query on it. */
interface Owned<Name extends string> {
  readonly name: string;
  readonly owner: Owner<Name>;
  readonly example: string;
}

const lineId = <Row extends OwnedLine>({ word }: Owner<string>): Column<Row> =>
  text('line_id', `which line: ${word}_lines.id on the same ${word}`, ({ line }) => line.id);

/** One row a line. */
export function linesTable({ name, owner, example }: Owned<'invoices' | 'quotes'>): QueryTable {
  const { word } = owner;
  const columns: readonly Column<OwnedLine>[] = [
    ownerColumn(owner),
    text('id', "the line's id", (l) => l.line.id),
    count('position', `its place on the ${word}, from 1`, (l) => l.position),
    textOrNull('reference', "the caller's own name for it, or null", (l) => l.line.reference),
    text('description', 'what it is for', (l) => l.line.description),
    minor('amount_minor', `its money, before discounts and taxes on top; in the currency of the ${word}`, (l) => l.line.amountMinor),
    decimalOrNull('unit_amount_minor', 'price of one in minor units; null when an amount was given', (l) => l.line.unitAmountMinor),
    decimal('quantity', 'how many', (l) => l.line.quantity),
    referenceOrNull('price_id', 'prices.id', 'the price that the unit amount was taken from, or null', (l) => l.line.priceId),
    dateOrNull('period_start', 'first day that it is for, or null', (l) => l.line.period?.start ?? null),
    dateOrNull('period_end', 'last day that it is for, or null', (l) => l.line.period?.end ?? null),
    minorOrNull('given_tax_minor', 'tax on top as the caller reckoned it; null: its rates say it', (l) => l.line.givenTaxMinor),
    minor('discount_minor', 'what its own coupon takes off', (l) => l.line.discountMinor),
    minor('invoice_discount_minor', `its share of what the coupon of the ${word} takes off`, (l) => l.line.invoiceDiscountMinor),
    choice('source', 'invoice_item: a row of invoice_items is the same', ['line', 'invoice_item'], (l) => l.line.source),
  ];
  const about = `What each ${word} is for; one row a line, in the order in which they are printed.`;
  return defineTable({ name, about, key: [`${word}_id`, 'id'], columns, example, rows: (source) => linesOf(owner, source) });
}

/** One row a tax on a line. */
export function lineTaxesTable({ name, owner, example }: Owned<'invoices' | 'quotes'>): QueryTable {
  const { word } = owner;
  const columns: readonly Column<OwnedTax>[] = [
    ownerColumn(owner),
    lineId(owner),
    count('position', 'its place among the taxes of the line, from 1', (t) => t.place),
    referenceOrNull('tax_rate_id', 'tax_rates.id', 'its rate; null: the caller gave the amount', (t) => t.tax.taxRateId),
    percentOrNull('percentage', "the rate's percentage; null: the caller gave the amount", percentageOf),
    flag('inclusive', "whether it is inside the line's amount, or on top", (t) => t.tax.inclusive),
    minor('amount_minor', 'the tax', (t) => t.tax.amountMinor),
  ];
  const about = `What each tax on each line of ${word}s comes to, in the currency of the ${word}.`;
  return defineTable({
    name,
    about,
    key: [`${word}_id`, 'line_id', 'position'],
    columns,
    example,
    rows: (source) => taxesOf(owner, source),
  });
}

/** One row for each coupon that bears on a line. */
export function lineDiscountsTable({ name, owner, example }: Owned<'invoices' | 'quotes'>): QueryTable {
  const { word } = owner;
  const columns: readonly Column<OwnedDiscount>[] = [
    ownerColumn(owner),
    lineId(owner),
    choice('given_to', `line: its own coupon; ${word}: its share of that of the ${word}`, ['line', word], (d) =>
      d.givenTo === 'line' ? 'line' : word,
    ),
    reference('coupon_id', 'coupons.id', 'what is taken off', (d) => d.coupon.couponId),
    minor('amount_minor', `how much, in the currency of the ${word}`, (d) => d.amountMinor),
  ];
  const about = `What coupons take off each line of ${word}s: the line's own, and its share of that of the ${word}.`;
  return defineTable({
    name,
    about,
    key: [`${word}_id`, 'line_id', 'given_to'],
    columns,
    example,
    rows: (source) => discountsOf(owner, source),
  });
}

type Noted = 'invoices' | 'quotes' | 'recurring_invoices';

/** One row a custom field. */
export function customFieldsTable({ name, owner, example }: Owned<Noted>): QueryTable {
  const columns: readonly Column<OwnedPair>[] = [
    ownerColumn(owner),
    count('position', 'its place at the head, from 1', (f) => f.position),
    text('name', 'what it is called', (f) => f.name),
    text('value', 'what it says', (f) => f.value),
  ];
  const words = owner.word.replaceAll('_', ' ');
  const about = `Lines at the head of ${words}s, such as a purchase order's number.`;
  const rows = (source: Source): readonly OwnedPair[] => customFieldsOf(source.rows(owner.table));
  return defineTable({ name, about, key: [`${owner.word}_id`, 'position'], columns, example, rows });
}

/** One row a pair. */
export function metadataTable({ name, owner, example }: Owned<Noted>): QueryTable {
  const words = owner.word.replaceAll('_', ' ');
  const columns: readonly Column<OwnedPair>[] = [
    ownerColumn(owner),
    text('name', `unique on its ${words}`, (p) => p.name),
    text('value', 'what it says', (p) => p.value),
  ];
  const about = `The callers' own pairs on ${words}s, names and values as they were given.`;
  const rows = (source: Source): readonly OwnedPair[] => metadataOf(source.rows(owner.table));
  return defineTable({ name, about, key: [`${owner.word}_id`, 'name'], columns, example, rows });
}
