// Columns: one short word for each kind of column that the tables have.
// Beside step 5 of a request's walk: only tables/ uses them.
import type { Cell, Column, Unit } from './table.ts';

type Of<Row, Value extends Cell> = (row: Row) => Value;

/** What is the same for all columns of a kind. */
interface Kind {
  readonly type: Column['type'];
  readonly unit: Unit | null;
}

function kind({ type, unit }: Kind, nullable: boolean) {
  return <Row>(name: string, about: string, of: Of<Row, Cell>): Column<Row> => ({
    name,
    type,
    nullable,
    about,
    unit,
    references: null,
    of,
  });
}

type Make<Value extends Cell> = <Row>(name: string, about: string, of: Of<Row, Value>) => Column<Row>;

const TEXT: Kind = { type: 'text', unit: null };
const texts = (unit: Unit | null): Kind => ({ type: 'text', unit });
const integers = (unit: Unit | null): Kind => ({ type: 'integer', unit });

/** Text, and text or nothing. */
export const text: Make<string> = kind(TEXT, false);
export const textOrNull: Make<string | null> = kind(TEXT, true);
/** One of a few words. */
export function choice<Row>(name: string, about: string, values: readonly string[], of: Of<Row, string>): Column<Row> {
  return { ...text(name, about, of), values };
}

/** An ISO 4217 code. */
export const currency: Make<string> = kind(texts('currency'), false);
export const currencyOrNull: Make<string | null> = kind(texts('currency'), true);
/** An ISO 3166-1 alpha-2 code, or nothing. */
export const countryOrNull: Make<string | null> = kind(texts('country'), true);
/** A day, or nothing. */
export const date: Make<string> = kind(texts('date'), false);
export const dateOrNull: Make<string | null> = kind(texts('date'), true);
/** Decimal text. */
export const decimal: Make<string> = kind(texts('decimal'), false);
export const decimalOrNull: Make<string | null> = kind(texts('decimal'), true);
/** A percentage as decimal text. */
export const percent: Make<string> = kind(texts('percent'), false);
export const percentOrNull: Make<string | null> = kind(texts('percent'), true);
/** Money. */
export const minor: Make<number> = kind(integers('minor'), false);
export const minorOrNull: Make<number | null> = kind(integers('minor'), true);
/** A count or a place. */
export const count: Make<number> = kind(integers('count'), false);
export const countOrNull: Make<number | null> = kind(integers('count'), true);

/** Yes or no. */
export function flag<Row>(name: string, about: string, of: (row: Row) => boolean): Column<Row> {
  return { name, type: 'integer', nullable: false, about, unit: 'flag', references: null, of: (row) => (of(row) ? 1 : 0) };
}

/** An instant, kept in milliseconds since 1970. */
export function instant<Row>(name: string, about: string, of: Of<Row, number>): Column<Row> {
  return { ...instantOrNull(name, about, of), nullable: false };
}

/** An instant, or nothing. */
export function instantOrNull<Row>(name: string, about: string, of: Of<Row, number | null>): Column<Row> {
  const iso = (row: Row): Cell => {
    const ms = of(row);
    return ms === null ? null : new Date(ms).toISOString();
  };
  return { name, type: 'text', nullable: true, about, unit: 'instant', references: null, of: iso };
}

/** The id of a row of another table: `references` is `customers.id`. */
export function reference<Row>(name: string, references: string, about: string, of: Of<Row, string>): Column<Row> {
  return { ...text(name, about, of), references };
}

/** The same, or nothing. */
export function referenceOrNull<Row>(name: string, references: string, about: string, of: Of<Row, string | null>): Column<Row> {
  return { ...textOrNull(name, about, of), references };
}

/** What nearly every stored row has. */
export const ownReference = <Row extends { readonly reference: string | null }>(): Column<Row> =>
  textOrNull('reference', "the caller's own name for it, or null", (row) => row.reference);
export const createdAt = <Row extends { readonly createdAtMs: number }>(): Column<Row> =>
  instant('created_at', 'when it was made', (row) => row.createdAtMs);
export const version = <Row extends { readonly version: number }>(): Column<Row> =>
  count('version', 'counts the writes to it, from 1', (row) => row.version);
