// addingUp: whether what is stored in a sandbox belongs together: rows name rows that are there, and the books add up.
// Beside the walk: asked of a sandbox that a snapshot gave, before anybody sees it.
import { TENANTS } from '../../access/credentials.ts';
import type { Complaint } from '../../complaint/complaint.ts';
import { bookViolations } from '../../domain/books.ts';
import type { Entity } from '../../domain/entity.ts';
import { testPaymentMethod } from '../../domain/payment-method.ts';
import { booksOf } from '../../store/books-of.ts';
import { MAX_ROWS, type Store } from '../../store/store.ts';
import { REFERENCES, TABLE_NAMES } from '../../store/tables.ts';
import type { Sandbox } from '../sandbox.ts';

const complain = (path: string, expected: string): Complaint => ({ path, expected, received: 'something else' });

function namedRow(row: Entity, field: string): string | null {
  const value: unknown = (row as unknown as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : null;
}

function nameComplaints(path: string, store: Store): readonly Complaint[] {
  const ids = new Map(TABLE_NAMES.map((name) => [name, new Set(store.rows(name).map(({ id }) => id))] as const));
  return REFERENCES.flatMap(([table, field, of]) => {
    const isThere = (name: string | null): boolean => name === null || ids.get(of)?.has(name) === true;
    return store.rows(table).every((row) => isThere(namedRow(row, field)))
      ? []
      : [complain(`${path}.${table}`, `a ${field} that is there`)];
  });
}

/** What a customer is charged on by default: a test name, or a card of its own. */
function methodComplaints(path: string, store: Store): readonly Complaint[] {
  const owners = new Map(store.rows('payment_methods').map(({ id, customerId }) => [id, customerId] as const));
  const isOwn = (customerId: string, methodId: string): boolean =>
    testPaymentMethod(methodId) !== undefined || owners.get(methodId) === customerId;
  return store.rows('customers').every(({ id, defaultPaymentMethodId: method }) => method === null || isOwn(id, method))
    ? []
    : [complain(`${path}.customers`, 'a defaultPaymentMethodId that is there')];
}

/** A reference names one row of its table (R83). */
function referenceComplaints(path: string, store: Store): readonly Complaint[] {
  return TABLE_NAMES.flatMap((table) => {
    const references = store.rows(table).flatMap((row) => namedRow(row, 'reference') ?? []);
    return new Set(references).size === references.length ? [] : [complain(`${path}.${table}`, 'each reference once')];
  });
}

/** An invoice's lines and products' prices are rows of their own as well. */
function copyComplaints(path: string, store: Store): readonly Complaint[] {
  const lines = new Set(store.rows('line_items').map(({ id }) => id));
  const prices = new Set(store.rows('prices').map(({ id }) => id));
  const areLines = store.rows('invoices').every((invoice) => invoice.lines.every(({ id }) => lines.has(id)));
  const arePrices = store.rows('products').every(({ price }) => prices.has(price.id));
  return [
    ...(areLines ? [] : [complain(`${path}.invoices`, 'lines that are in the table of lines')]),
    ...(arePrices ? [] : [complain(`${path}.products`, 'prices that are in the table of prices')]),
  ];
}

function bookComplaints(path: string, store: Store): readonly Complaint[] {
  const rules = new Set(bookViolations(booksOf(store)).map(({ rule, what }) => `${rule}: ${what}`));
  return [...rules].map((expected) => complain(path, expected));
}

function sizeComplaints(path: string, store: Store): readonly Complaint[] {
  const full = TABLE_NAMES.filter((name) => store.count(name) > MAX_ROWS);
  return full.map((name) => complain(`${path}.${name}`, `at most ${MAX_ROWS} rows`));
}

/** What does not add up in a sandbox, tenant by tenant; nothing when all does. */
export function addingUpComplaints({ tenant }: Sandbox): readonly Complaint[] {
  return TENANTS.flatMap((id) => {
    const [path, { store }] = [`parts.tenants.${id}.store.tables`, tenant(id)];
    return [sizeComplaints, nameComplaints, methodComplaints, referenceComplaints, copyComplaints, bookComplaints].flatMap((complaints) =>
      complaints(path, store),
    );
  });
}
