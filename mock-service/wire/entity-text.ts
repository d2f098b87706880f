// textOf, newText: the native JSON of an entity or a page, as text, made once per row that is read.
// Step 6 of a request's walk: a row never changes, a change is a new row.
import type { Entity } from '../domain/entity.ts';
import type { Encodable } from './dialect.ts';
import { encode } from './entities.ts';
import { invoiceText } from './invoice-text.ts';

const texts = new WeakMap<Entity, string>();

/** The text of a row that was just made: many are never read, and each that is remembered is a burden to the garbage collector. */
export function newText(row: Entity): string {
  return row.kind === 'invoice' ? invoiceText(row) : JSON.stringify(encode(row));
}

function rowText(row: Entity): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = newText(row);
  texts.set(row, text);
  return text;
}

/** The same text as `JSON.stringify(encode(value))`. */
export function textOf(value: Encodable): string {
  if ('version' in value) return rowText(value);
  if (value.kind !== 'page') return JSON.stringify(encode(value));
  const list = JSON.stringify(encode({ ...value, items: [] }));
  return list.replace('"data":[]', () => `"data":[${value.items.map(rowText).join(',')}]`);
}
