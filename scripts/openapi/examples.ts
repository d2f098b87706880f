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
  update_invoice: { memo: 'Obrigado pela preferência.', due_date: '2026-02-28' },
  add_invoice_line_item: { description: 'Suporte, abril', amount_minor: 12500, reference: 'order-1042-support' },
  update_invoice_line_item: { quantity: '12' },
  record_payment: { amount_minor: 12500, payment_method_id: 'pm_card_visa', reference: 'settlement-77' },
  create_refund: { payment_id: 'pay_8f2k4m1q7x3z', amount_minor: 2500, reason: 'entrega parcial' },
};
