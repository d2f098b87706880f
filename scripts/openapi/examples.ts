// EXAMPLES: one believable request body per operation that takes one.
// The document shows them; a test sends each through the schema it stands beside.

/** Operation name → body. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  create_customer: {
    name: 'Padaria Aurora Ltda',
    email: 'financeiro@padaria-aurora.example',
    country: 'BR',
    tax_ids: [{ type: 'br_cnpj', value: '11222333000181' }],
    default_payment_method_id: 'pm_card_visa',
    reference: 'crm-2214',
  },
  update_customer: {
    email: 'contas@padaria-aurora.example',
    address: { line1: 'Rua das Flores, 12', city: 'Curitiba', postal_code: '80020-000', country: 'BR' },
  },
  attach_payment_method: { payment_method: 'pm_card_visa', reference: 'card-1' },
  create_invoice: {
    customer_id: 'cus_8f2k4m1q7x3z',
    currency: 'BRL',
    due_date: '2026-02-15',
    lines: [
      { description: 'Consultoria, março', unit_amount_minor: '1250.5', quantity: '10' },
      { description: 'Hospedagem', amount_minor: 4990 },
    ],
    reference: 'order-1042',
  },
  preview_invoice: {
    customer_id: 'cus_8f2k4m1q7x3z',
    currency: 'BRL',
    lines: [{ description: 'Consultoria, março', price_id: 'price_8f2k4m1q7x3z', quantity: '10', tax_rate_ids: ['txr_8f2k4m1q7x3z'] }],
    coupon_id: 'cpn_8f2k4m1q7x3z',
  },
  create_product: { name: 'Consultoria, por hora', currency: 'BRL', unit_amount_minor: '18500', reference: 'sku-77' },
  update_product_price: { unit_amount_minor: '19250' },
  create_tax_rate: { display_name: 'ISS', percentage: '5', inclusive: false, country: 'BR', code: 'ISS-5' },
  create_coupon: { name: 'Cliente fiel', percent_off: '10', max_redemptions: 100, valid_until: '2026-12-31T23:59:59.000Z' },
  update_invoice: { memo: 'Obrigado pela preferência.', due_date: '2026-02-28' },
  add_invoice_line_item: { description: 'Suporte, abril', amount_minor: 12500, reference: 'order-1042-support' },
  update_invoice_line_item: { quantity: '12' },
  record_payment: { amount_minor: 12500, payment_method_id: 'pm_card_visa', reference: 'settlement-77' },
  create_credit_note: {
    amount_minor: 5000,
    refund_amount_minor: 3000,
    credit_amount_minor: 2000,
    reason: 'entrega parcial',
    reference: 'return-12',
  },
  apply_customer_credit: { amount_minor: 2000 },
  create_invoice_item: {
    customer_id: 'cus_8f2k4m1q7x3z',
    currency: 'BRL',
    description: 'Frete, março',
    amount_minor: 3500,
    reference: 'freight-88',
  },
  update_invoice_item: { amount_minor: 3900 },
  create_refund: { payment_id: 'pay_8f2k4m1q7x3z', amount_minor: 2500, reason: 'entrega parcial' },
};
