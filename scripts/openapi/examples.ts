// EXAMPLES: one believable call per operation, with ids of the default seed's data.
// The document shows them; a test sends each, as the document has it, to a sandbox.
import { seedData } from '../../mock-service/store/seed/seed.ts';

/** What a call carries; a part that is absent is not needed. */
export interface Example {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

const draft = { invoice_id: '$seed.invoice.draft' };
const draftLine = { invoice_id: '$seed.invoice.draft', line_item_id: '$seed.line_item.draft' };
const open = { invoice_id: '$seed.invoice.open' };
const customer_id = '$seed.customer.brazilian';

/** Operation name → example; `$seed.<handle>` stands for the id of a seed object. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  create_customer: {
    body: {
      name: 'Padaria Aurora Ltda',
      email: 'financeiro@padaria-aurora.example',
      country: 'BR',
      tax_ids: [{ type: 'br_cnpj', value: '11222333000181' }],
      default_payment_method_id: 'pm_card_visa',
      reference: 'crm-2214',
    },
  },
  get_customer: { path: { customer_id } },
  list_customers: { query: { limit: 3 } },
  update_customer: {
    path: { customer_id },
    body: {
      email: 'contas@padaria-aurora.example',
      address: { line1: 'Rua das Flores, 12', city: 'Curitiba', postal_code: '80020-000', country: 'BR' },
    },
  },
  attach_payment_method: { path: { customer_id }, body: { payment_method: 'pm_card_visa', reference: 'card-1' } },
  list_payment_methods: { query: { customer_id } },
  create_invoice: {
    body: {
      customer_id,
      currency: 'BRL',
      days_until_due: 30,
      lines: [
        { description: 'Consultoria, março', unit_amount_minor: '1250.5', quantity: '10' },
        { description: 'Hospedagem', amount_minor: 4990 },
      ],
      reference: 'order-1042',
    },
  },
  preview_invoice: {
    body: {
      customer_id,
      currency: 'BRL',
      lines: [
        { description: 'Consultoria, março', price_id: '$seed.price.consulting', quantity: '10', tax_rate_ids: ['$seed.tax_rate.iss'] },
      ],
      coupon_id: '$seed.coupon.percent',
    },
  },
  get_invoice: { path: open },
  download_invoice_pdf: { path: open, query: { language: 'en' } },
  list_invoices: { query: { status: 'open', limit: 2 } },
  update_invoice: { path: open, body: { memo: 'Obrigado pela preferência.', footer: 'Padaria Aurora Ltda' } },
  finalize_invoice: { path: draft },
  void_invoice: { path: open },
  cancel_invoice: { path: { invoice_id: '$seed.invoice.scheduled' } },
  duplicate_invoice: { path: { invoice_id: '$seed.invoice.void' }, body: { reference: 'order-1042-again' } },
  send_invoice: { path: open },
  send_payment_reminder: {
    path: { invoice_id: '$seed.invoice.open_with_credit' },
    body: { tone: 'neutral', message: 'Se precisar da segunda via, é só responder.' },
  },
  mark_invoice_paid: { path: open },
  mark_invoice_uncollectible: { path: open },
  delete_draft_invoice: { path: draft },
  add_invoice_line_item: { path: draft, body: { description: 'Suporte, abril', amount_minor: 12500, reference: 'order-1042-support' } },
  update_invoice_line_item: { path: draftLine, body: { description: 'Suporte mensal' } },
  remove_invoice_line_item: { path: draftLine },
  create_invoice_item: {
    body: { customer_id, currency: 'BRL', description: 'Frete, março', amount_minor: 3500, reference: 'freight-88' },
  },
  list_invoice_items: { query: { status: 'pending' } },
  update_invoice_item: { path: { invoice_item_id: '$seed.invoice_item.pending' }, body: { amount_minor: 3900 } },
  delete_invoice_item: { path: { invoice_item_id: '$seed.invoice_item.pending' } },
  record_payment: { path: open, body: { amount_minor: 12500, payment_method_id: 'pm_card_visa', reference: 'settlement-77' } },
  list_payments: { query: { invoice_id: '$seed.invoice.paid' } },
  create_refund: { body: { payment_id: '$seed.payment.succeeded', amount_minor: 2500, reason: 'entrega parcial' } },
  list_refunds: { query: { limit: 2 } },
  create_credit_note: {
    path: { invoice_id: '$seed.invoice.paid' },
    body: { amount_minor: 5000, refund_amount_minor: 3000, credit_amount_minor: 2000, reason: 'entrega parcial', reference: 'return-12' },
  },
  get_credit_note: { path: { credit_note_id: '$seed.credit_note.issued' } },
  list_credit_notes: { query: { limit: 2 } },
  void_credit_note: { path: { credit_note_id: '$seed.credit_note.issued' } },
  apply_customer_credit: { path: { invoice_id: '$seed.invoice.open_with_credit' }, body: { amount_minor: 2000 } },
  create_product: { body: { name: 'Consultoria, por hora', currency: 'BRL', unit_amount_minor: '18500', reference: 'sku-77' } },
  list_products: { query: { limit: 2 } },
  update_product_price: { path: { product_id: '$seed.product.consulting' }, body: { unit_amount_minor: '19250' } },
  archive_product: { path: { product_id: '$seed.product.hosting' } },
  create_tax_rate: { body: { display_name: 'ISS', percentage: '2', inclusive: false, country: 'BR', code: 'ISS-2' } },
  list_tax_rates: { query: { code: 'ISS-5' } },
  create_coupon: { body: { name: 'Cliente fiel', percent_off: '10', max_redemptions: 100, valid_until: '2099-12-31T23:59:59.000Z' } },
  list_coupons: { query: { limit: 2 } },
  create_quote: {
    body: {
      customer_id,
      currency: 'BRL',
      lines: [
        { description: 'Consultoria contábil', price_id: '$seed.price.consulting', quantity: '20', tax_rate_ids: ['$seed.tax_rate.iss'] },
      ],
      memo: 'Proposta válida por 30 dias',
      reference: 'offer-88',
    },
  },
  get_quote: { path: { quote_id: '$seed.quote.open' } },
  list_quotes: { query: { status: 'open' } },
  convert_quote_to_invoice: { path: { quote_id: '$seed.quote.open' } },
  create_recurring_invoice: {
    body: {
      customer_id,
      currency: 'BRL',
      lines: [{ description: 'Suporte mensal', amount_minor: 45000 }],
      interval: 'month',
      starts_on: '2099-01-31',
      occurrences: 12,
      auto_send: true,
      reference: 'plan-7',
    },
  },
  get_recurring_invoice: { path: { recurring_invoice_id: '$seed.recurring_invoice.stopped' } },
  list_recurring_invoices: { query: { status: 'paused' } },
  pause_recurring_invoice: { path: { recurring_invoice_id: '$seed.recurring_invoice.paused' } },
  resume_recurring_invoice: { path: { recurring_invoice_id: '$seed.recurring_invoice.paused' } },
  create_payment_link: { path: open, body: { reference: 'link-31' } },
  get_payment_link: { path: { payment_link_id: '$seed.payment_link.open' } },
  list_payment_links: { query: { invoice_id: '$seed.invoice.open' } },
  search_invoices: { query: { query: 'consultoria', status: 'open' } },
  get_customer_statement: { path: { customer_id }, query: { from: '2025-11-01', to: '2026-01-31' } },
  get_aging_report: { query: { as_of: '2026-01-31' } },
  get_table_schema: { path: { table_name: 'invoices' } },
  query_data: {
    body: {
      sql: 'SELECT c.name, i.currency, SUM(i.amount_remaining_minor) AS owed_minor FROM invoices i JOIN customers c ON c.id = i.customer_id WHERE i.status = ? GROUP BY c.id, i.currency ORDER BY owed_minor DESC',
      parameters: ['open'],
      limit: 5,
    },
  },
};

/** An operation's example with the ids that its handles have in the default seed. */
export function exampleOf(operation: string): Example {
  const { handles } = seedData('overdue');
  const text = JSON.stringify(EXAMPLES[operation] ?? {});
  return JSON.parse(text.replaceAll(/\$seed\.([a-z_0-9]+\.[a-z_0-9]+)/g, (all, name: string) => handles[name] ?? all));
}
