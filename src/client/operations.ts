// OPERATIONS: every operation of the provider, as a table. Generated from docs/openapi.json by `npm run generate`.
// The client reads how to send a call here; the harness reads what the provider promises about doing it twice.

/** What the provider promises about doing an operation twice. */
export type Write = 'safe' | 'idempotent' | 'keyed' | 'unsafe';

/** One operation. */
export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** After the base URL, with `{parameter}`s. */
  readonly path: string;
  readonly write: Write;
  /** The read that finds a lost write, and the argument that carries the reference or the object's id. */
  readonly found_by: { readonly operation: string; readonly argument: string } | null;
  /** Where the input travels that does not stand in the path. */
  readonly reads: 'query' | 'body';
  readonly path_params: readonly string[];
  readonly query_params: readonly string[];
  /** Names of the input that must be given. */
  readonly requires: readonly string[];
  /** Status of a success. */
  readonly status: number;
  /** Names that a success's body always has; an answer without one of them is none. */
  readonly answers: readonly string[];
}

/** In the document's order. */
export const OPERATIONS = {
  create_customer: {
    method: 'POST',
    path: '/customers',
    write: 'keyed',
    found_by: { operation: 'list_customers', argument: 'reference' },
    reads: 'body',
    path_params: [],
    query_params: [],
    requires: ['name'],
    status: 201,
    answers: ['object', 'id', 'reference', 'name', 'email', 'country', 'tax_ids', 'default_payment_method_id', 'created_at'],
  },
  list_customers: {
    method: 'GET',
    path: '/customers',
    write: 'safe',
    found_by: null,
    reads: 'query',
    path_params: [],
    query_params: ['limit', 'cursor', 'reference'],
    requires: [],
    status: 200,
    answers: ['object', 'data', 'has_more', 'next_cursor'],
  },
  get_customer: {
    method: 'GET',
    path: '/customers/{customer_id}',
    write: 'safe',
    found_by: null,
    reads: 'query',
    path_params: ['customer_id'],
    query_params: [],
    requires: ['customer_id'],
    status: 200,
    answers: ['object', 'id', 'reference', 'name', 'email', 'country', 'tax_ids', 'default_payment_method_id', 'created_at'],
  },
  create_invoice: {
    method: 'POST',
    path: '/invoices',
    write: 'keyed',
    found_by: { operation: 'list_invoices', argument: 'reference' },
    reads: 'body',
    path_params: [],
    query_params: [],
    requires: ['customer_id', 'currency'],
    status: 201,
    answers: ['object', 'id', 'reference', 'number', 'customer_id', 'status', 'currency', 'collection_method', 'memo', 'due_date', 'lines', 'subtotal_minor', 'total_minor', 'amount_due_minor', 'amount_paid_minor', 'amount_remaining_minor', 'version', 'created_at', 'finalized_at', 'paid_at', 'voided_at'],
  },
  list_invoices: {
    method: 'GET',
    path: '/invoices',
    write: 'safe',
    found_by: null,
    reads: 'query',
    path_params: [],
    query_params: ['limit', 'cursor', 'reference', 'customer_id', 'status'],
    requires: [],
    status: 200,
    answers: ['object', 'data', 'has_more', 'next_cursor'],
  },
  get_invoice: {
    method: 'GET',
    path: '/invoices/{invoice_id}',
    write: 'safe',
    found_by: null,
    reads: 'query',
    path_params: ['invoice_id'],
    query_params: [],
    requires: ['invoice_id'],
    status: 200,
    answers: ['object', 'id', 'reference', 'number', 'customer_id', 'status', 'currency', 'collection_method', 'memo', 'due_date', 'lines', 'subtotal_minor', 'total_minor', 'amount_due_minor', 'amount_paid_minor', 'amount_remaining_minor', 'version', 'created_at', 'finalized_at', 'paid_at', 'voided_at'],
  },
  update_invoice: {
    method: 'PATCH',
    path: '/invoices/{invoice_id}',
    write: 'idempotent',
    found_by: { operation: 'get_invoice', argument: 'invoice_id' },
    reads: 'body',
    path_params: ['invoice_id'],
    query_params: [],
    requires: ['invoice_id'],
    status: 200,
    answers: ['object', 'id', 'reference', 'number', 'customer_id', 'status', 'currency', 'collection_method', 'memo', 'due_date', 'lines', 'subtotal_minor', 'total_minor', 'amount_due_minor', 'amount_paid_minor', 'amount_remaining_minor', 'version', 'created_at', 'finalized_at', 'paid_at', 'voided_at'],
  },
  finalize_invoice: {
    method: 'POST',
    path: '/invoices/{invoice_id}/finalize',
    write: 'keyed',
    found_by: { operation: 'get_invoice', argument: 'invoice_id' },
    reads: 'body',
    path_params: ['invoice_id'],
    query_params: [],
    requires: ['invoice_id'],
    status: 200,
    answers: ['object', 'id', 'reference', 'number', 'customer_id', 'status', 'currency', 'collection_method', 'memo', 'due_date', 'lines', 'subtotal_minor', 'total_minor', 'amount_due_minor', 'amount_paid_minor', 'amount_remaining_minor', 'version', 'created_at', 'finalized_at', 'paid_at', 'voided_at'],
  },
  void_invoice: {
    method: 'POST',
    path: '/invoices/{invoice_id}/void',
    write: 'keyed',
    found_by: { operation: 'get_invoice', argument: 'invoice_id' },
    reads: 'body',
    path_params: ['invoice_id'],
    query_params: [],
    requires: ['invoice_id'],
    status: 200,
    answers: ['object', 'id', 'reference', 'number', 'customer_id', 'status', 'currency', 'collection_method', 'memo', 'due_date', 'lines', 'subtotal_minor', 'total_minor', 'amount_due_minor', 'amount_paid_minor', 'amount_remaining_minor', 'version', 'created_at', 'finalized_at', 'paid_at', 'voided_at'],
  },
  add_invoice_line_item: {
    method: 'POST',
    path: '/invoices/{invoice_id}/lines',
    write: 'keyed',
    found_by: { operation: 'get_invoice', argument: 'invoice_id' },
    reads: 'body',
    path_params: ['invoice_id'],
    query_params: [],
    requires: ['invoice_id', 'description'],
    status: 201,
    answers: ['object', 'id', 'reference', 'description', 'amount_minor', 'unit_amount_minor', 'quantity'],
  },
  update_invoice_line_item: {
    method: 'PATCH',
    path: '/invoices/{invoice_id}/lines/{line_item_id}',
    write: 'idempotent',
    found_by: { operation: 'get_invoice', argument: 'invoice_id' },
    reads: 'body',
    path_params: ['invoice_id', 'line_item_id'],
    query_params: [],
    requires: ['invoice_id', 'line_item_id'],
    status: 200,
    answers: ['object', 'id', 'reference', 'description', 'amount_minor', 'unit_amount_minor', 'quantity'],
  },
  record_payment: {
    method: 'POST',
    path: '/invoices/{invoice_id}/payments',
    write: 'keyed',
    found_by: { operation: 'list_payments', argument: 'reference' },
    reads: 'body',
    path_params: ['invoice_id'],
    query_params: [],
    requires: ['invoice_id'],
    status: 201,
    answers: ['object', 'id', 'reference', 'invoice_id', 'customer_id', 'amount_minor', 'currency', 'status', 'payment_method_id', 'amount_refunded_minor', 'created_at'],
  },
  list_payments: {
    method: 'GET',
    path: '/payments',
    write: 'safe',
    found_by: null,
    reads: 'query',
    path_params: [],
    query_params: ['limit', 'cursor', 'reference', 'invoice_id', 'customer_id'],
    requires: [],
    status: 200,
    answers: ['object', 'data', 'has_more', 'next_cursor'],
  },
  create_refund: {
    method: 'POST',
    path: '/refunds',
    write: 'keyed',
    found_by: { operation: 'list_refunds', argument: 'reference' },
    reads: 'body',
    path_params: [],
    query_params: [],
    requires: ['payment_id'],
    status: 201,
    answers: ['object', 'id', 'reference', 'payment_id', 'invoice_id', 'amount_minor', 'currency', 'status', 'reason', 'created_at'],
  },
  list_refunds: {
    method: 'GET',
    path: '/refunds',
    write: 'safe',
    found_by: null,
    reads: 'query',
    path_params: [],
    query_params: ['limit', 'cursor', 'reference', 'payment_id', 'invoice_id'],
    requires: [],
    status: 200,
    answers: ['object', 'data', 'has_more', 'next_cursor'],
  },
} as const satisfies Record<string, OperationRow>;

/** The name of an operation; the tool of the same name calls it. */
export type OperationName = keyof typeof OPERATIONS;
