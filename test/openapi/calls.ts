// ACCEPTED and REFUSED: calls over real HTTP that provoke every documented status of every operation.
// Handles such as `$seed.invoice.open` are replaced by the sandbox's own ids before a call is sent.

/** A call to an operation; `body` undefined sends none. */
export interface PlannedCall {
  readonly operation: string;
  readonly method: string;
  /** After the base URL. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = (operation: string, route: string, body?: unknown): PlannedCall => {
  const [method = '', path = ''] = route.split(' ');
  return { operation, method, path, ...(body === undefined ? {} : { body }) };
};

/** One call per operation that succeeds, in an order in which each can. */
export const ACCEPTED: readonly PlannedCall[] = [
  call('create_customer', 'POST /customers', { name: 'Padaria Aurora Ltda', reference: 'crm-1' }),
  call('get_customer', 'GET /customers/$seed.customer.brazilian'),
  call('list_customers', 'GET /customers?limit=3'),
  call('update_customer', 'PATCH /customers/$seed.customer.international', { address: { city: 'Porto' } }),
  call('attach_payment_method', 'POST /customers/$seed.customer.brazilian/payment_methods', {
    payment_method: 'pm_card_visa',
    reference: 'card-1',
  }),
  call('list_payment_methods', 'GET /payment_methods?customer_id=$seed.customer.brazilian'),
  call('create_invoice', 'POST /invoices', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    metadata: { orderId: '1' },
    custom_fields: [{ name: 'PO', value: '77' }],
    lines: [{ description: 'Consultoria', unit_amount_minor: '1250.5', quantity: '10' }],
    reference: 'order-1',
  }),
  call('preview_invoice', 'POST /invoices/preview', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    lines: [{ description: 'Consultoria', price_id: '$seed.price.consulting', tax_rate_ids: ['$seed.tax_rate.iss'] }],
    coupon_id: '$seed.coupon.percent',
  }),
  call('get_invoice', 'GET /invoices/$seed.invoice.paid'),
  call('download_invoice_pdf', 'GET /invoices/$seed.invoice.paid/pdf?language=en'),
  call('list_invoices', 'GET /invoices?status=open&limit=100'),
  call('update_invoice', 'PATCH /invoices/$seed.invoice.open', { memo: 'Obrigado' }),
  call('add_invoice_line_item', 'POST /invoices/$seed.invoice.draft/lines', {
    description: 'Suporte',
    amount_minor: 100,
    reference: 'line-1',
  }),
  call('update_invoice_line_item', 'PATCH /invoices/$seed.invoice.draft/lines/$seed.line_item.draft', { description: 'Suporte mensal' }),
  call('finalize_invoice', 'POST /invoices/$seed.invoice.draft_empty/finalize'),
  call('mark_invoice_uncollectible', 'POST /invoices/$seed.invoice.open_2/mark_uncollectible'),
  call('void_invoice', 'POST /invoices/$seed.invoice.open_2/void'),
  call('cancel_invoice', 'POST /invoices/$seed.invoice.scheduled/cancel'),
  call('duplicate_invoice', 'POST /invoices/$seed.invoice.void/duplicate', { reference: 'again-1' }),
  call('send_invoice', 'POST /invoices/$seed.invoice.open/send'),
  call('send_payment_reminder', 'POST /invoices/$seed.invoice.open_with_credit/reminders', { tone: 'firm' }),
  call('record_payment', 'POST /invoices/$seed.invoice.open/payments', { amount_minor: 100, reference: 'pay-1' }),
  call('list_payments', 'GET /payments?invoice_id=$seed.invoice.paid'),
  call('mark_invoice_paid', 'POST /invoices/$seed.invoice.partially_paid/mark_paid'),
  call('create_refund', 'POST /refunds', { payment_id: '$seed.payment.succeeded', amount_minor: 100, reference: 'refund-1' }),
  call('list_refunds', 'GET /refunds'),
  call('create_credit_note', 'POST /invoices/$seed.invoice.open/credit_notes', { amount_minor: 100, reference: 'credit-1' }),
  call('get_credit_note', 'GET /credit_notes/$seed.credit_note.issued'),
  call('list_credit_notes', 'GET /credit_notes?limit=2'),
  call('void_credit_note', 'POST /credit_notes/$seed.credit_note.issued/void'),
  call('apply_customer_credit', 'POST /invoices/$seed.invoice.open_with_credit/credit', { amount_minor: 100 }),
  call('create_invoice_item', 'POST /invoice_items', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    description: 'Frete',
    amount_minor: 100,
    reference: 'item-1',
  }),
  call('list_invoice_items', 'GET /invoice_items?status=pending'),
  call('update_invoice_item', 'PATCH /invoice_items/$seed.invoice_item.pending', { amount_minor: 200 }),
  call('delete_invoice_item', 'DELETE /invoice_items/$seed.invoice_item.pending_2'),
  call('remove_invoice_line_item', 'DELETE /invoices/$seed.invoice.draft_taxed/lines/$seed.line_item.draft_taxed'),
  call('delete_draft_invoice', 'DELETE /invoices/$seed.invoice.draft_taxed'),
  call('create_product', 'POST /products', { name: 'Chá', currency: 'BHD', unit_amount_minor: '1250.5', reference: 'product-1' }),
  call('list_products', 'GET /products?limit=2'),
  call('update_product_price', 'POST /products/$seed.product.consulting/price', { unit_amount_minor: '19000' }),
  call('archive_product', 'POST /products/$seed.product.hosting/archive'),
  call('create_tax_rate', 'POST /tax_rates', { display_name: 'ISS', percentage: '2.9', inclusive: false, reference: 'rate-1' }),
  call('list_tax_rates', 'GET /tax_rates?code=ISS-5'),
  call('create_coupon', 'POST /coupons', { amount_off_minor: 500, currency: 'BRL', reference: 'coupon-1' }),
  call('list_coupons', 'GET /coupons?limit=2'),
  call('create_quote', 'POST /quotes', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    lines: [{ description: 'Mudança', amount_minor: 100, tax_rate_ids: ['$seed.tax_rate.iss'] }],
    reference: 'quote-1',
  }),
  call('get_quote', 'GET /quotes/$seed.quote.open'),
  call('list_quotes', 'GET /quotes?status=open'),
  call('convert_quote_to_invoice', 'POST /quotes/$seed.quote.open/convert'),
  call('create_recurring_invoice', 'POST /recurring_invoices', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    lines: [{ description: 'Suporte mensal', amount_minor: 100 }],
    interval: 'month',
    starts_on: '2099-01-31',
    reference: 'plan-1',
  }),
  call('get_recurring_invoice', 'GET /recurring_invoices/$seed.recurring_invoice.stopped'),
  call('list_recurring_invoices', 'GET /recurring_invoices?status=paused'),
  call('pause_recurring_invoice', 'POST /recurring_invoices/$seed.recurring_invoice.paused/pause'),
  call('create_payment_link', 'POST /invoices/$seed.invoice.taxed/payment_links', { reference: 'link-1' }),
  call('get_payment_link', 'GET /payment_links/$seed.payment_link.open'),
  call('list_payment_links', 'GET /payment_links?limit=2'),
  call('resume_recurring_invoice', 'POST /recurring_invoices/$seed.recurring_invoice.paused/resume'),
  call('search_invoices', 'GET /invoices/search?query=consultoria'),
  call('get_customer_statement', 'GET /customers/$seed.customer.brazilian/statement?from=2025-11-01&to=2026-01-31'),
  call('get_aging_report', 'GET /reports/aging?limit=3'),
  call('list_tables', 'GET /tables'),
  call('get_table_schema', 'GET /tables/invoices'),
  call('query_data', 'POST /query', { sql: 'SELECT id, total_minor FROM invoices WHERE status = :status', parameters: { status: 'open' } }),
];

/** For each writing operation a call that the present state does not allow: after ACCEPTED, the draft finalized. */
export const CONFLICTS: readonly PlannedCall[] = [
  call('create_customer', 'POST /customers', { name: 'Outra', reference: 'crm-1' }),
  call('create_invoice', 'POST /invoices', { customer_id: '$seed.customer.brazilian', currency: 'BRL', reference: 'order-1' }),
  call('update_invoice', 'PATCH /invoices/$seed.invoice.paid', { currency: 'EUR' }),
  call('add_invoice_line_item', 'POST /invoices/$seed.invoice.paid/lines', { description: 'Suporte', amount_minor: 100 }),
  call('update_invoice_line_item', 'PATCH /invoices/$seed.invoice.draft/lines/$seed.line_item.draft', { description: 'Suporte' }),
  call('finalize_invoice', 'POST /invoices/$seed.invoice.open/finalize'),
  call('void_invoice', 'POST /invoices/$seed.invoice.paid/void'),
  call('cancel_invoice', 'POST /invoices/$seed.invoice.paid/cancel'),
  call('duplicate_invoice', 'POST /invoices/$seed.invoice.void/duplicate', { reference: 'order-1' }),
  call('record_payment', 'POST /invoices/$seed.invoice.paid/payments', { amount_minor: 1 }),
  call('create_refund', 'POST /refunds', { payment_id: '$seed.payment.refunded', amount_minor: 1 }),
  call('create_credit_note', 'POST /invoices/$seed.invoice.void/credit_notes', { amount_minor: 100 }),
  call('void_credit_note', 'POST /credit_notes/$seed.credit_note.void/void'),
  call('apply_customer_credit', 'POST /invoices/$seed.invoice.paid/credit', {}),
  call('create_invoice_item', 'POST /invoice_items', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    description: 'Frete',
    amount_minor: 100,
    reference: 'item-1',
  }),
  call('update_invoice_item', 'PATCH /invoice_items/$seed.invoice_item.invoiced', { amount_minor: 200 }),
  call('delete_invoice_item', 'DELETE /invoice_items/$seed.invoice_item.invoiced'),
  call('attach_payment_method', 'POST /customers/$seed.customer.brazilian/payment_methods', {
    payment_method: 'pm_card_visa',
    reference: 'card-1',
  }),
  call('send_invoice', 'POST /invoices/$seed.invoice.void/send'),
  call('send_payment_reminder', 'POST /invoices/$seed.invoice.paid/reminders', {}),
  call('create_quote', 'POST /quotes', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    lines: [{ description: 'Mudança', amount_minor: 100 }],
    reference: 'quote-1',
  }),
  call('convert_quote_to_invoice', 'POST /quotes/$seed.quote.expired/convert'),
  call('create_recurring_invoice', 'POST /recurring_invoices', {
    customer_id: '$seed.customer.brazilian',
    currency: 'BRL',
    lines: [{ description: 'Suporte mensal', amount_minor: 100 }],
    interval: 'month',
    starts_on: '2099-01-31',
    reference: 'plan-1',
  }),
  call('pause_recurring_invoice', 'POST /recurring_invoices/$seed.recurring_invoice.ended/pause'),
  call('resume_recurring_invoice', 'POST /recurring_invoices/$seed.recurring_invoice.ended/resume'),
  call('create_payment_link', 'POST /invoices/$seed.invoice.paid/payment_links', {}),
  // No state of a customer forbids a change; the same key at work does, which a fault says here.
  {
    ...call('update_customer', 'PATCH /customers/$seed.customer.brazilian', { name: 'Outra' }),
    headers: { 'overdue-fault': 'refuse;rule="R75"' },
  },
  call('mark_invoice_paid', 'POST /invoices/$seed.invoice.paid/mark_paid'),
  call('mark_invoice_uncollectible', 'POST /invoices/$seed.invoice.paid/mark_uncollectible'),
  call('delete_draft_invoice', 'DELETE /invoices/$seed.invoice.paid'),
  call('remove_invoice_line_item', 'DELETE /invoices/$seed.invoice.draft/lines/$seed.line_item.draft'),
  call('create_product', 'POST /products', { name: 'Chá', currency: 'BRL', unit_amount_minor: '1', reference: 'product-1' }),
  call('update_product_price', 'POST /products/$seed.product.consulting/price', {
    unit_amount_minor: '20000',
    price_id: '$seed.price.replaced',
  }),
  call('create_tax_rate', 'POST /tax_rates', { display_name: 'ISS', percentage: '3', inclusive: false, code: 'ISS-5' }),
  call('create_coupon', 'POST /coupons', { percent_off: '5', reference: 'coupon-1' }),
];

/** Declined cards. */
export const DECLINED: readonly PlannedCall[] = [
  call('record_payment', 'POST /invoices/$seed.invoice.open/payments', { amount_minor: 100, payment_method_id: 'pm_card_chargeDeclined' }),
  call('attach_payment_method', 'POST /customers/$seed.customer.brazilian/payment_methods', { payment_method: 'pm_card_chargeDeclined' }),
];

/** What makes any call refused, whatever the operation: what is changed, and the status. */
export const REFUSED: readonly {
  readonly why: string;
  readonly status: number;
  /** Only operations that write. */
  readonly writes?: true;
  /** Only operations that take a key. */
  readonly keyed?: true;
  readonly headers?: Readonly<Record<string, string>>;
  /** By the name it is handed out under; null: none is sent. */
  readonly credential?: string | null;
  /** Before the base path's `/v1`. */
  readonly sandbox?: string;
  readonly body?: string;
}[] = [
  { why: 'a credential of another form', status: 400, headers: { authorization: 'Bearer two words' } },
  { why: 'no credential', status: 401, credential: null },
  { why: 'an unknown credential', status: 401, headers: { authorization: 'Bearer sk_test_nobody' } },
  { why: 'a revoked credential', status: 401, credential: 'revoked' },
  { why: 'an expired credential', status: 401, credential: 'expired' },
  { why: 'a credential that may only read', status: 403, credential: 'read_only', writes: true },
  { why: 'an unknown sandbox', status: 404, sandbox: '/s/nobody' },
  { why: 'a fault nobody knows', status: 422, headers: { 'overdue-fault': 'gremlins' } },
  { why: 'huge headers', status: 431, headers: { 'x-padding': 'x'.repeat(64 * 1024) } },
  { why: 'an empty key', status: 400, headers: { 'idempotency-key': '' }, writes: true, keyed: true },
  { why: 'another type of body', status: 415, headers: { 'content-type': 'text/plain' }, body: 'hello', writes: true },
  { why: 'a body that is not JSON', status: 400, headers: { 'content-type': 'application/json' }, body: '{', writes: true },
  {
    why: 'a field nobody knows',
    status: 422,
    headers: { 'content-type': 'application/json' },
    body: '{"gremlins":1}',
    writes: true,
  },
  {
    why: 'a body beyond the limit',
    status: 413,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(1_200_000)),
    writes: true,
  },
];

/** What the headers of a call make of an answer, where that is documented; `sandbox`: how the one it is sent to is made. */
export const SHAPED: readonly {
  readonly why: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly sandbox: unknown;
}[] = [
  { why: 'no more wanted than that it worked', status: 204, headers: { prefer: 'return=minimal' }, sandbox: {} },
  { why: 'any version known already', status: 304, headers: { 'if-none-match': '*' }, sandbox: {} },
  { why: 'a version that is gone', status: 412, headers: { 'if-match': '"999"' }, sandbox: {} },
  { why: 'no version where one is needed', status: 428, headers: {}, sandbox: { profile: { R72: true } } },
];
