// Owners: what has lines or notes: the tables of their lines, taxes, discounts, custom fields and pairs are made alike.
// Beside tables/: a table of an invoice's lines and one of a quote's differ in nothing but whose they are.
import type { Discount } from '../domain/catalogue/coupon.ts';
import type { InvoiceNotes } from '../domain/invoice-notes.ts';
import type { LineItem } from '../domain/line-item.ts';
import type { RecurringLine } from '../domain/sales/recurring-invoice.ts';
import type { LineTax } from '../domain/totals/taxes.ts';
import type { Column, Source } from './table.ts';

/** Which rows of the store own something, and what one of them is called. */
export interface Owner<Name extends string> {
  readonly table: Name;
  readonly word: string;
}

type Priced = 'invoices' | 'quotes';

export const INVOICE = { table: 'invoices', word: 'invoice' } as const;
export const QUOTE = { table: 'quotes', word: 'quote' } as const;
export const RECURRING_INVOICE = { table: 'recurring_invoices', word: 'recurring_invoice' } as const;

/** A line where it is. */
export interface OwnedLine {
  readonly ownerId: string;
  readonly ownerCoupon: Discount | null;
  readonly line: LineItem;
  /** From 1. */
  readonly position: number;
}

/** One tax of a line. */
export interface OwnedTax extends OwnedLine {
  readonly tax: LineTax;
  readonly place: number;
}

/** A coupon that bears on a line. */
export interface OwnedDiscount extends OwnedLine {
  readonly coupon: Discount;
  readonly givenTo: 'line' | 'owner';
  readonly amountMinor: number;
}

/** Every line, owners oldest first, lines as they are printed. */
export function linesOf({ table }: Owner<Priced>, source: Source): readonly OwnedLine[] {
  return source
    .rows(table)
    .flatMap(({ id, coupon, lines }) => lines.map((line, at) => ({ ownerId: id, ownerCoupon: coupon, line, position: at + 1 })));
}

/** Every tax of every line. */
export function taxesOf(owner: Owner<Priced>, source: Source): readonly OwnedTax[] {
  return linesOf(owner, source).flatMap((each) => each.line.taxes.map((tax, at) => ({ ...each, tax, place: at + 1 })));
}

/** The percentage as the line keeps it; null where the caller gave the amount. */
export function percentageOf({ line, tax }: OwnedTax): string | null {
  return line.taxRates.find(({ taxRateId }) => taxRateId === tax.taxRateId)?.percentage ?? null;
}

/** Every coupon of every line: its own, and its owner's. */
export function discountsOf(owner: Owner<Priced>, source: Source): readonly OwnedDiscount[] {
  return linesOf(owner, source).flatMap((each) => {
    const { line, ownerCoupon } = each;
    const own = line.coupon === null ? [] : [{ ...each, coupon: line.coupon, givenTo: 'line' as const, amountMinor: line.discountMinor }];
    const share = { givenTo: 'owner' as const, amountMinor: line.invoiceDiscountMinor };
    return ownerCoupon === null ? own : [...own, { ...each, coupon: ownerCoupon, ...share }];
  });
}

/** A line that comes again. */
export interface OwnedRecurringLine {
  readonly ownerId: string;
  readonly line: RecurringLine;
  /** From 1. */
  readonly position: number;
}

/** Every line of every recurring invoice. */
export function recurringLinesOf(source: Source): readonly OwnedRecurringLine[] {
  return source.rows('recurring_invoices').flatMap(({ id, lines }) => lines.map((line, at) => ({ ownerId: id, line, position: at + 1 })));
}

/** A pair of texts on something: a custom field, or metadata. */
export interface OwnedPair {
  readonly ownerId: string;
  /** From 1. */
  readonly position: number;
  readonly name: string;
  readonly value: string;
}

interface Noted extends Pick<InvoiceNotes, 'customFields' | 'metadata'> {
  readonly id: string;
}

/** Every custom field, in order. */
export function customFieldsOf(rows: readonly Noted[]): readonly OwnedPair[] {
  return rows.flatMap(({ id, customFields }) =>
    customFields.map(({ name, value }, at) => ({ ownerId: id, position: at + 1, name, value })),
  );
}

/** Every pair of metadata. */
export function metadataOf(rows: readonly Noted[]): readonly OwnedPair[] {
  return rows.flatMap(({ id, metadata }) =>
    Object.entries(metadata).map(([name, value], at) => ({ ownerId: id, position: at + 1, name, value })),
  );
}

/** The column that names the owner. */
export function ownerColumn<Row extends { readonly ownerId: string }>({ table, word }: Owner<string>): Column<Row> {
  const of = (row: Row): string => row.ownerId;
  return {
    name: `${word}_id`,
    type: 'text',
    nullable: false,
    about: `which ${word.replaceAll('_', ' ')}`,
    unit: null,
    references: `${table}.id`,
    of,
  };
}
