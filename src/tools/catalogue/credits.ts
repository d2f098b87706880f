// Tools for credit notes, and for the credit that customers have.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { amountMinor, id, reference } from '../arguments/fields.ts';
import { invoiceId } from '../arguments/found-ids.ts';
import { defineTool } from '../define-tool.ts';
import { CREATE, TAKE_AWAY } from '../hints.ts';

const share = (about: string) => amountMinor(`${about}, of what was paid`).optional();

const createCreditNote = defineTool({
  name: 'create_credit_note',
  category: 'credits',
  title: { en: 'Create credit note', 'pt-BR': 'Emitir nota de crédito' },
  description: {
    en: {
      summary: 'Lower what is owed on an issued invoice with a credit note, for a return, a discount or a mistake.',
      more: "It takes off what is unpaid first; what was paid becomes the customer's credit, or goes back by refund_amount_minor or outside_amount_minor.",
      notFor: 'money back alone: create_refund; a wholly wrong unpaid invoice: void_invoice',
    },
    'pt-BR': {
      summary: 'Diminui o valor devido de uma fatura emitida com uma nota de crédito: devolução, desconto ou erro.',
      more: 'Abate primeiro o que não foi pago; o que foi pago vira crédito do cliente ou é devolvido por refund_amount_minor ou outside_amount_minor.',
      notFor: 'só devolver dinheiro: create_refund; fatura toda errada e não paga: void_invoice',
    },
  },
  aliases: [
    'nota de crédito',
    'credit memo',
    'reduce an issued invoice',
    'goods returned',
    'credit note',
    'abatimento na fatura',
    'desconto depois de emitida',
    'mercadoria devolvida',
    'cobrei a mais',
    'crédito ao cliente',
  ],
  input: z.strictObject({
    invoice_id: invoiceId,
    amount_minor: amountMinor('this or lines, not both').optional(),
    lines: z
      .array(z.strictObject({ line_item_id: id('as get_invoice lists it'), amount_minor: z.int() }))
      .max(250)
      .optional()
      .describe('how much of which lines, in minor units'),
    refund_amount_minor: share('refunded to the cards that were charged'),
    credit_amount_minor: share("put on the customer's balance; all of it when none of the three is given"),
    outside_amount_minor: share('given back outside the system, as in cash'),
    reason: z.string().min(1).max(500).nullable().optional(),
    reference,
  }),
  output: 'the credit note, with its number and what became of the amount',
  // What it gives back, money or credit, no other call takes from the customer again: such a note cannot be voided.
  annotations: { ...TAKE_AWAY, openWorldHint: true },
});

const voidCreditNote = defineTool({
  name: 'void_credit_note',
  category: 'credits',
  title: { en: 'Void credit note', 'pt-BR': 'Anular nota de crédito' },
  description: {
    en: {
      summary: 'Undo a credit note that was issued by mistake; the invoice owes the amount again.',
      more: 'Refused when it gave money or credit back.',
      notFor: 'an invoice: void_invoice',
    },
    'pt-BR': {
      summary: 'Anula uma nota de crédito emitida por engano; a fatura volta a dever o valor.',
      more: 'Recusado quando ela devolveu dinheiro ou crédito.',
      notFor: 'uma fatura: void_invoice',
    },
  },
  aliases: [
    'cancel a credit note',
    'reverse a credit memo',
    'take the credit back',
    'cancelar nota de crédito',
    'desfazer o abatimento',
    'estornar a nota de crédito',
    'crédito dado por engano',
  ],
  input: z.strictObject({ credit_note_id: id('cn_…, as create_credit_note answers it, or query_data finds it') }),
  output: 'the credit note, void',
  annotations: TAKE_AWAY,
});

const applyCustomerCredit = defineTool({
  name: 'apply_customer_credit',
  category: 'credits',
  title: { en: 'Apply customer credit', 'pt-BR': 'Usar crédito do cliente' },
  description: {
    en: {
      summary: "Use a customer's credit balance to pay down an open invoice.",
      more: 'Finalizing an invoice has already taken the credit there was then.',
      notFor: 'giving credit: create_credit_note; new money: record_payment',
    },
    'pt-BR': {
      summary: 'Usa o saldo de crédito do cliente para abater uma fatura em aberto.',
      more: 'A emissão da fatura já usou o crédito que havia então.',
      notFor: 'dar crédito: create_credit_note; dinheiro novo: record_payment',
    },
  },
  aliases: [
    'store credit',
    'use the balance in favor',
    'offset with credit',
    'settle from an overpayment',
    'abater com crédito',
    'usar o saldo a favor',
    'compensar crédito',
    'descontar do crédito do cliente',
  ],
  input: z.strictObject({ invoice_id: invoiceId, amount_minor: amountMinor('left out: as much as fits').optional() }),
  output: 'the invoice, with applied_balance_minor and what remains',
  annotations: CREATE,
});

export const CREDIT_TOOLS = [createCreditNote, voidCreditNote, applyCustomerCredit];
