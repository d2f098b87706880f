// TABLES: every table, what its rows are and what they are found by. Layers, transactions, counts and the truth are mapped from it.
// Step 6 of a request's walk; a new entity is one more row here.
import type { Entity } from '../domain/entity.ts';

/** A row of this kind of entity. */
type RowOf<Kind> = Extract<Entity, { kind: Kind }>;

type FieldOf<Kind> = keyof RowOf<Kind> & string;

interface TableSpec<Kind extends Entity['kind']> {
  readonly kind: Kind;
  /** How the ids of its rows begin: `inv` of `inv_4k2…`. */
  readonly prefix: string;
  /** Fields that name a row by its id, and the table that always has it: nothing deletes that row while this one is there. Null names none. */
  readonly references: { readonly [Field in FieldOf<Kind>]?: string };
  /** Fields that a list may be filtered by, alone or together. A pair that is asked for together has an index of its own. */
  readonly indexes: readonly (readonly [FieldOf<Kind>] | readonly [FieldOf<Kind>, FieldOf<Kind>])[];
  /** Whether the truth shows it. */
  readonly inTruth: boolean;
}
type AnyTableSpec = { [Kind in Entity['kind']]: TableSpec<Kind> }[Entity['kind']];

/** `line_items` repeats the lines on the invoices, so that they have origins and references too. */
export const TABLES = {
  customers: { kind: 'customer', prefix: 'cus', references: {}, indexes: [], inTruth: true },
  invoice_items: {
    kind: 'invoice_item',
    prefix: 'ii',
    references: { customerId: 'customers' },
    indexes: [['customerId'], ['invoiceId'], ['lineItemId'], ['status'], ['customerId', 'status']],
    inTruth: true,
  },
  credit_notes: {
    kind: 'credit_note',
    prefix: 'cn',
    references: { invoiceId: 'invoices', customerId: 'customers' },
    indexes: [['invoiceId'], ['customerId']],
    inTruth: true,
  },
  balance_transactions: {
    kind: 'balance_transaction',
    prefix: 'cbt',
    references: { customerId: 'customers', invoiceId: 'invoices', creditNoteId: 'credit_notes' },
    indexes: [['customerId'], ['invoiceId']],
    inTruth: true,
  },
  payment_methods: {
    kind: 'payment_method',
    prefix: 'pm',
    references: { customerId: 'customers' },
    indexes: [['customerId']],
    inTruth: false,
  },
  invoices: {
    kind: 'invoice',
    prefix: 'inv',
    references: { customerId: 'customers', quoteId: 'quotes', recurringInvoiceId: 'recurring_invoices' },
    indexes: [['customerId'], ['status'], ['customerId', 'status'], ['number'], ['recurringInvoiceId']],
    inTruth: true,
  },
  line_items: { kind: 'line_item', prefix: 'li', references: { priceId: 'prices' }, indexes: [], inTruth: true },
  payments: {
    kind: 'payment',
    prefix: 'pay',
    references: { invoiceId: 'invoices', customerId: 'customers', paymentLinkId: 'payment_links' },
    indexes: [['invoiceId'], ['customerId']],
    inTruth: true,
  },
  refunds: {
    kind: 'refund',
    prefix: 'ref',
    references: { paymentId: 'payments', invoiceId: 'invoices', creditNoteId: 'credit_notes' },
    indexes: [['paymentId'], ['invoiceId']],
    inTruth: true,
  },
  products: { kind: 'product', prefix: 'prod', references: {}, indexes: [], inTruth: true },
  prices: { kind: 'price', prefix: 'price', references: { productId: 'products' }, indexes: [], inTruth: false },
  tax_rates: { kind: 'tax_rate', prefix: 'txr', references: {}, indexes: [['code']], inTruth: true },
  coupons: { kind: 'coupon', prefix: 'cpn', references: {}, indexes: [], inTruth: true },
  quotes: {
    kind: 'quote',
    prefix: 'quo',
    references: { customerId: 'customers', invoiceId: 'invoices' },
    indexes: [['customerId'], ['status'], ['customerId', 'status']],
    inTruth: true,
  },
  recurring_invoices: {
    kind: 'recurring_invoice',
    prefix: 'rec',
    references: { customerId: 'customers', couponId: 'coupons' },
    indexes: [['customerId'], ['status'], ['customerId', 'status']],
    inTruth: true,
  },
  payment_links: {
    kind: 'payment_link',
    prefix: 'plink',
    references: { invoiceId: 'invoices', customerId: 'customers', paymentId: 'payments' },
    indexes: [['invoiceId'], ['token']],
    inTruth: true,
  },
  link_visits: { kind: 'link_visit', prefix: 'vis', references: { linkId: 'payment_links' }, indexes: [['linkId']], inTruth: true },
  messages: {
    kind: 'message',
    prefix: 'msg',
    references: { invoiceId: 'invoices', customerId: 'customers' },
    indexes: [['sentOn']],
    inTruth: true,
  },
} as const satisfies Readonly<Record<string, AnyTableSpec>>;

export type TableName = keyof typeof TABLES;

/** Every table's name, in the order of TABLES. */
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** Every field that names a row of another table: `[table, field, table that has the row]`. */
export const REFERENCES: readonly (readonly [table: TableName, field: string, of: TableName])[] = TABLE_NAMES.flatMap((table) =>
  Object.entries(TABLES[table].references).map(([field, named]) => {
    const of = TABLE_NAMES.find((name) => name === named);
    if (of === undefined) throw new TypeError(`${table}.${field} names rows of ${named}, which is no table`);
    return [table, field, of] as const;
  }),
);

/** Tables that the truth shows. */
export type TrueTableName = { [Name in TableName]: (typeof TABLES)[Name]['inTruth'] extends true ? Name : never }[TableName];
export const TRUE_TABLES = TABLE_NAMES.filter((name): name is TrueTableName => TABLES[name].inTruth);

/** Every table and what its rows are. */
export type Tables = { readonly [Name in TableName]: RowOf<(typeof TABLES)[Name]['kind']> };

/** Fields of a table that a list may be filtered by, beside the caller's reference. */
type IndexedField<Name extends TableName> = (typeof TABLES)[Name]['indexes'][number][number];

/** Values that rows must have; undefined: any. Only of fields with an index, so that no list walks its table. */
export type Where<Name extends TableName> = {
  readonly [Field in IndexedField<Name>]?: Field extends keyof Tables[Name] ? Tables[Name][Field] | undefined : never;
} & { readonly reference?: string | undefined };

/** Whatever may make a row. */
export const ORIGINS = ['seed', 'setup', 'call', 'schedule'] as const;
/** Who made a row: the seed, a scenario's set-up, a call under test, or work that fell due. The truth counts by it. */
export type Origin = (typeof ORIGINS)[number];
