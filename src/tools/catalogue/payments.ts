// Tools for money that comes in, and goes back.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { amountMinor, id, reference } from '../arguments/fields.ts';
import { customerId, invoiceId, pageFields } from '../arguments/found-ids.ts';
import { defineTool } from '../define-tool.ts';
import { CREATE, READ, TAKE_AWAY } from '../hints.ts';

const createRefund = defineTool({
  name: 'create_refund',
  category: 'payments',
  title: { en: 'Refund payment', 'pt-BR': 'Estornar pagamento' },
  description: {
    en: {
      summary: 'Give money back to a customer from one payment, in full or in part.',
      more: 'What was refunded does not come back. The invoice stays as it is, unless reverse is true.',
      notFor: 'lowering what is owed, or keeping it as credit: create_credit_note',
    },
    'pt-BR': {
      summary: 'Devolve (estorna) ao cliente o dinheiro de um pagamento, todo ou em parte.',
      more: 'O que foi estornado não volta. A fatura fica como está, a menos que reverse seja true.',
      notFor: 'diminuir a dívida ou deixar em crédito: create_credit_note',
    },
  },
  aliases: [
    'reimburse',
    'return the money',
    'refund to the card',
    'paid twice, give it back',
    'reverse a payment',
    'estorno',
    'reembolso',
    'devolver o dinheiro',
    'pagou em duplicidade',
    'devolver parte do valor pago',
  ],
  input: z.strictObject({
    payment_id: id('pay_…, as list_payments answers it'),
    amount_minor: amountMinor('left out: all that is left of the payment').optional(),
    reverse: z
      .boolean()
      .optional()
      .describe('true takes a part payment back whole, and the invoice is owed it again; not with amount_minor'),
    reason: z.string().min(1).max(500).nullable().optional(),
    reference,
  }),
  output: 'the refund',
  annotations: { ...TAKE_AWAY, openWorldHint: true },
});

const recordPayment = defineTool({
  name: 'record_payment',
  category: 'payments',
  title: { en: 'Record payment', 'pt-BR': 'Registrar pagamento' },
  description: {
    en: {
      summary: 'Record money received for an invoice (cash, bank transfer, Pix, check), or charge a card; also part payments.',
      more: 'Money from outside counts from now; how it came is not kept.',
      notFor: 'having the customer pay online: create_payment_link',
    },
    'pt-BR': {
      summary: 'Registra um pagamento recebido de uma fatura (dinheiro, transferência, Pix, cheque), mesmo parcial, ou cobra um cartão.',
      more: 'O que veio de fora vale a partir de agora; a forma não é guardada.',
      notFor: 'pagamento online: create_payment_link',
    },
  },
  aliases: [
    'customer paid part of it',
    'deposit received',
    'charge the card on file',
    'money came in',
    'receive a partial payment',
    'o cliente pagou metade',
    'caiu o Pix',
    'lançar recebimento',
    'cobrar no cartão',
    'pagou por boleto',
  ],
  input: z.strictObject({
    invoice_id: invoiceId,
    amount_minor: amountMinor('left out: all that remains').optional(),
    currency: z.string().optional().describe("the invoice's"),
    payment_method_id: id('what to charge now: pm_…, or "default"; left out: the money came from outside').optional(),
    reference,
  }),
  output: 'the payment',
  annotations: { ...CREATE, openWorldHint: true },
});

const listPayments = defineTool({
  name: 'list_payments',
  category: 'payments',
  title: { en: 'List payments', 'pt-BR': 'Listar pagamentos' },
  description: {
    en: {
      summary: 'List payments received, newest first, of an invoice, a customer or all.',
      notFor: 'dates, sums or means of payment: query_data',
    },
    'pt-BR': {
      summary: 'Lista pagamentos recebidos, do mais novo ao mais antigo: de uma fatura, de um cliente ou todos.',
      notFor: 'datas, somas ou formas de pagamento: query_data',
    },
  },
  aliases: [
    'receipts',
    'payment history',
    'has it been paid',
    'money received from a customer',
    'recebimentos',
    'histórico de pagamentos',
    'quanto já pagou',
    'quais pagamentos entraram',
  ],
  input: z.strictObject({
    ...pageFields,
    reference: z.string().min(1).max(100).optional().describe('only the one recorded with this reference'),
    invoice_id: invoiceId.optional(),
    customer_id: customerId.optional(),
  }),
  output: 'payments a page at a time, with next_cursor',
  annotations: READ,
});

const createPaymentLink = defineTool({
  name: 'create_payment_link',
  category: 'payments',
  title: { en: 'Create payment link', 'pt-BR': 'Gerar link de pagamento' },
  description: {
    en: {
      summary: 'Make a web address (payment link) where whoever has it can pay an open invoice online.',
      more: 'It pays all that remains. Nothing is sent: pass the address on yourself, and only to who is to pay.',
      notFor: 'money already received: record_payment',
    },
    'pt-BR': {
      summary: 'Gera um endereço na web (link de pagamento) onde quem o tiver paga online uma fatura em aberto.',
      more: 'Paga tudo o que falta. Nada é enviado: repasse o endereço você mesmo, e só a quem vai pagar.',
      notFor: 'dinheiro já recebido: record_payment',
    },
  },
  aliases: [
    'checkout page',
    'pay online',
    'URL to pay',
    'let the customer pay by card',
    'link para pagar',
    'página de pagamento',
    'pagar pela internet',
    'link de cobrança',
  ],
  input: z.strictObject({
    invoice_id: invoiceId,
    expires_at: z.iso.datetime({ offset: true }).optional().describe('at most 90 days ahead, 7 when left out; 2026-01-20T12:00:00Z'),
    reference,
  }),
  output: 'the link: url_path, an address at the root of the service, and expires_at',
  annotations: CREATE,
});

const markInvoicePaid = defineTool({
  name: 'mark_invoice_paid',
  category: 'payments',
  title: { en: 'Mark invoice as paid', 'pt-BR': 'Dar baixa na fatura' },
  description: {
    en: {
      summary: 'Settle an invoice in full that was paid outside the system: all that remains becomes one payment.',
      notFor: 'part of it, or charging a card: record_payment; hopeless debt: mark_invoice_uncollectible',
    },
    'pt-BR': {
      summary: 'Dá baixa total numa fatura paga fora do sistema: tudo o que falta vira um pagamento.',
      notFor: 'parte dela, ou cartão: record_payment; perda: mark_invoice_uncollectible',
    },
  },
  aliases: [
    'already paid in full',
    'settled',
    'close out the invoice',
    'quitar a fatura',
    'marcar como paga',
    'já foi paga por fora',
    'liquidar a fatura',
    'baixa manual',
  ],
  input: z.strictObject({ invoice_id: invoiceId }),
  output: 'the invoice, paid',
  annotations: CREATE,
});

export const PAYMENT_TOOLS = [createRefund, recordPayment, listPayments, createPaymentLink, markInvoicePaid];
