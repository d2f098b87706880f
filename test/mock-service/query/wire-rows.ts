// wireRows: the rows that each table should have, made of what the provider's own wire shows: nothing of the query part is asked.
import type { Entity } from '../../../mock-service/domain/entity.ts';
import type { Store } from '../../../mock-service/store/store.ts';
import type { TableName } from '../../../mock-service/store/tables.ts';
import { encode } from '../../../mock-service/wire/entities.ts';

/** Values by column. */
export type Values = Readonly<Record<string, unknown>>;
type Json = Readonly<Record<string, unknown>>;

const listed = (value: unknown): readonly Json[] => value as readonly Json[];

/** A stored row as the wire shows it, in SQL's words: yes and no are 1 and 0; what is no single value is left out. */
function flat(json: Json): Values {
  const cells = Object.entries(json).flatMap(([name, value]) => {
    if (name === 'object' || (typeof value === 'object' && value !== null)) return [];
    return [[name, typeof value === 'boolean' ? Number(value) : value]];
  });
  return Object.fromEntries(cells);
}

function shown(store: Store, table: TableName): readonly Json[] {
  return store.rows(table).map((row: Entity) => encode(row) as Json);
}

const entities =
  (table: TableName) =>
  (store: Store): readonly Values[] =>
    shown(store, table).map(flat);

/** Children of each row: `part` has them. */
const parts =
  (table: TableName, part: string, child: (json: Json, position: number, parent: Json) => Values) =>
  (store: Store): readonly Values[] =>
    shown(store, table).flatMap((parent) => listed(parent[part]).map((json, at) => child(json, at + 1, parent)));

const period = (line: Json): Values => {
  const { start = null, end = null } = (line.period ?? {}) as Json;
  return { period_start: start, period_end: end };
};

type Owner = 'invoice' | 'quote';
type Noted = Owner | 'recurring_invoice';

const linesWith = (store: Store, owner: Owner): readonly (readonly [owner: Json, line: Json, position: number])[] =>
  shown(store, `${owner}s`).flatMap((each) => listed(each.lines).map((line, at) => [each, line, at + 1] as const));

const lines =
  (owner: Owner) =>
  (store: Store): readonly Values[] =>
    linesWith(store, owner).map(([{ id }, line, position]) => {
      const { coupon_id: _coupon, period: _period, ...cells } = flat(line);
      return { ...cells, ...period(line), [`${owner}_id`]: id, position };
    });

const taxes =
  (owner: Owner) =>
  (store: Store): readonly Values[] =>
    linesWith(store, owner).flatMap(([{ id }, line]) =>
      listed(line.taxes).map((tax, at) => ({ ...flat(tax), [`${owner}_id`]: id, line_id: line.id, position: at + 1 })),
    );

const discounts =
  (owner: Owner) =>
  (store: Store): readonly Values[] =>
    linesWith(store, owner).flatMap(([each, line]) => {
      const place = { [`${owner}_id`]: each.id, line_id: line.id };
      const own =
        line.coupon_id === null ? [] : [{ ...place, given_to: 'line', coupon_id: line.coupon_id, amount_minor: line.discount_minor }];
      const share = { ...place, given_to: owner, coupon_id: each.coupon_id, amount_minor: line.invoice_discount_minor };
      return each.coupon_id === null ? own : [...own, share];
    });

const customFields = (owner: Noted) =>
  parts(`${owner}s`, 'custom_fields', (field, position, { id }) => ({ [`${owner}_id`]: id, position, ...field }));

const metadata =
  (owner: Noted) =>
  (store: Store): readonly Values[] =>
    shown(store, `${owner}s`).flatMap(({ id, metadata: pairs }) =>
      Object.entries(pairs as Json).map(([name, value]) => ({ [`${owner}_id`]: id, name, value })),
    );

function invoiceDiscounts(store: Store): readonly Values[] {
  return shown(store, 'invoices')
    .filter(({ coupon_id }) => coupon_id !== null)
    .map(({ id, coupon_id, discount_minor, lines }) => {
      const own = listed(lines).reduce((sum, line) => sum + Number(line.discount_minor), 0);
      return { invoice_id: id, coupon_id, amount_minor: Number(discount_minor) - own };
    });
}

/** By table; a column that the wire does not show is left out here. */
export const WIRE_ROWS: Readonly<Record<string, (store: Store) => readonly Values[]>> = {
  customers: (store) => entities('customers')(store).map(({ address: _address, ...customer }) => customer),
  customer_addresses: (store) =>
    shown(store, 'customers').flatMap(({ id, address }) => (address === null ? [] : [{ customer_id: id, ...(address as Json) }])),
  customer_tax_ids: parts('customers', 'tax_ids', (taxId, position, { id }) => ({ customer_id: id, position, ...taxId })),
  payment_methods: entities('payment_methods'),
  products: (store) => shown(store, 'products').map((product) => ({ ...flat(product), price_id: (product.price as Json).id })),
  prices: entities('prices'),
  tax_rates: entities('tax_rates'),
  coupons: entities('coupons'),
  invoices: (store) => entities('invoices')(store).map(({ coupon_id: _coupon, ...invoice }) => invoice),
  invoice_lines: lines('invoice'),
  line_taxes: taxes('invoice'),
  line_discounts: discounts('invoice'),
  invoice_discounts: invoiceDiscounts,
  invoice_custom_fields: customFields('invoice'),
  invoice_metadata: metadata('invoice'),
  quotes: entities('quotes'),
  quote_lines: lines('quote'),
  quote_line_taxes: taxes('quote'),
  quote_line_discounts: discounts('quote'),
  quote_custom_fields: customFields('quote'),
  quote_metadata: metadata('quote'),
  recurring_invoices: (store) =>
    shown(store, 'recurring_invoices').map(({ stoppage, ...recurring }) => {
      const { rule = null, date = null } = (stoppage ?? {}) as Json;
      return { ...flat(recurring), stopped_by_rule: rule, stopped_on: date };
    }),
  recurring_lines: parts('recurring_invoices', 'lines', ({ tax_rate_ids: _rates, tax_amount_minor, ...line }, position, { id }) => {
    return { ...line, given_tax_minor: tax_amount_minor, recurring_invoice_id: id, position };
  }),
  recurring_line_tax_rates: (store) =>
    shown(store, 'recurring_invoices').flatMap(({ id, lines: own }) =>
      listed(own).flatMap(({ tax_rate_ids }, at) =>
        (tax_rate_ids as readonly string[]).map((tax_rate_id) => ({ recurring_invoice_id: id, line_position: at + 1, tax_rate_id })),
      ),
    ),
  recurring_custom_fields: customFields('recurring_invoice'),
  recurring_metadata: metadata('recurring_invoice'),
  payment_links: (store) => entities('payment_links')(store).map(({ url_path: _path, ...link }) => link),
  link_visits: entities('link_visits'),
  messages: (store) => entities('messages')(store).map(({ text: _text, to, ...message }) => ({ ...message, recipient: to })),
  invoice_items: (store) =>
    shown(store, 'invoice_items').map((item) => {
      const line = item.line as Json;
      const { description, amount_minor, unit_amount_minor, quantity, price_id, coupon_id } = line;
      const of = { description, amount_minor, unit_amount_minor, quantity, price_id, coupon_id };
      return { ...flat(item), line_id: line.id, ...of, ...period(line) };
    }),
  // The wire shows no rates of an item that waits: the row is asked.
  invoice_item_tax_rates: (store) =>
    store.rows('invoice_items').flatMap(({ id, line }) =>
      line.taxRates.map(({ taxRateId, percentage, inclusive }, at) => {
        return { invoice_item_id: id, position: at + 1, tax_rate_id: taxRateId, percentage, inclusive: Number(inclusive) };
      }),
    ),
  payments: entities('payments'),
  refunds: entities('refunds'),
  credit_notes: entities('credit_notes'),
  credit_note_lines: parts('credit_notes', 'lines', ({ line_item_id, amount_minor }, position, { id, invoice_id }) => {
    return { credit_note_id: id, position, invoice_id, line_id: line_item_id, amount_minor };
  }),
  balance_transactions: entities('balance_transactions'),
};
