// Tools that make, copy, change and throw away drafts.
// Above the walks: a part of one category of the catalogue.
import * as z from 'zod';
import { id, reference } from '../arguments/fields.ts';
import { invoiceId } from '../arguments/found-ids.ts';
import { draftFields, invoiceChange } from '../arguments/invoice-fields.ts';
import { defineTool } from '../define-tool.ts';
import { CHANGE, CREATE, TAKE_AWAY } from '../hints.ts';

const createInvoice = defineTool({
  name: 'create_invoice',
  category: 'invoices',
  title: { en: 'Create invoice', 'pt-BR': 'Criar fatura' },
  description: {
    en: {
      summary: 'Create a draft invoice for a customer, with its lines, due date and memo.',
      more: 'Nothing is sent or owed until finalize_invoice or send_invoice issues it.',
      notFor: 'repeating an invoice: duplicate_invoice; a schedule: create_recurring_invoice',
    },
    'pt-BR': {
      summary: 'Cria uma fatura em rascunho para um cliente, com linhas, vencimento e observação.',
      more: 'Nada é enviado nem devido até que finalize_invoice ou send_invoice a emita.',
      notFor: 'repetir uma fatura: duplicate_invoice; cobrança periódica: create_recurring_invoice',
    },
  },
  aliases: [
    'bill a customer',
    'new invoice',
    'start a bill from scratch',
    'charge a client for work done',
    'faturar um cliente',
    'nova fatura',
    'gerar uma conta para o cliente',
    'passar uma fatura',
  ],
  input: z.strictObject(draftFields),
  output: 'the draft, with its lines and totals',
  annotations: CREATE,
});

const updateInvoice = defineTool({
  name: 'update_invoice',
  category: 'invoices',
  title: { en: 'Change invoice', 'pt-BR': 'Alterar fatura' },
  description: {
    en: {
      summary: "Change an invoice's header: due date, memo, payment terms, discount (coupon), custom fields, customer.",
      more: 'Once issued, only memo, footer, custom fields, metadata and when it is due still change.',
      notFor: "a line's quantity, price or text: update_invoice_line_item",
    },
    'pt-BR': {
      summary: 'Altera o cabeçalho de uma fatura: vencimento, observação, condições, desconto (cupom), campos, cliente.',
      more: 'Depois de emitida, só observação, rodapé, campos, metadata e vencimento ainda mudam.',
      notFor: 'quantidade, preço ou texto de linha: update_invoice_line_item',
    },
  },
  aliases: [
    'postpone the due date',
    'give the customer more time to pay',
    'edit the invoice memo',
    'change the payment terms',
    'adiar o vencimento',
    'mudar a data de vencimento',
    'corrigir a observação da fatura',
    'prorrogar o prazo da fatura',
  ],
  input: z.strictObject({ invoice_id: invoiceId, ...invoiceChange }),
  output: 'the invoice as it is now',
  annotations: CHANGE,
});

const duplicateInvoice = defineTool({
  name: 'duplicate_invoice',
  category: 'invoices',
  title: { en: 'Duplicate invoice', 'pt-BR': 'Duplicar fatura' },
  description: {
    en: {
      summary: 'Copy an existing invoice, in any state, into a new draft with the same customer and lines.',
      more: 'It is dated today and due after as many days; number and payments are not copied.',
      notFor: 'repeating by itself: create_recurring_invoice',
    },
    'pt-BR': {
      summary: 'Copia uma fatura existente, em qualquer situação, para um novo rascunho com mesmo cliente e linhas.',
      more: 'Tem a data de hoje e o mesmo prazo em dias; número e pagamentos não são copiados.',
      notFor: 'repetição automática: create_recurring_invoice',
    },
  },
  aliases: [
    'clone an invoice',
    'same invoice again',
    'reuse last month’s invoice',
    'make another one like it',
    'clonar a fatura',
    'repetir a fatura do mês passado',
    'fazer uma fatura igual',
    'cópia da fatura como rascunho',
  ],
  input: z.strictObject({ invoice_id: invoiceId, reference }),
  output: 'the new draft, with its lines and totals',
  annotations: CREATE,
});

const deleteDraftInvoice = defineTool({
  name: 'delete_draft_invoice',
  category: 'invoices',
  title: { en: 'Delete draft invoice', 'pt-BR': 'Apagar rascunho de fatura' },
  description: {
    en: {
      summary: 'Delete an invoice that is still a draft; it is gone for good.',
      more: 'Pending charges on it wait again.',
      notFor: 'an issued one: void_invoice; a scheduled one: cancel_invoice',
    },
    'pt-BR': {
      summary: 'Apaga uma fatura que ainda é rascunho; ela some de vez.',
      more: 'As cobranças pendentes nela voltam a esperar.',
      notFor: 'uma já emitida: void_invoice; uma agendada: cancel_invoice',
    },
  },
  aliases: [
    'throw the draft away',
    'discard a draft',
    'remove an unfinished invoice',
    'trash the draft invoice',
    'descartar o rascunho',
    'excluir rascunho',
    'jogar fora o rascunho da fatura',
    'eliminar a fatura não emitida',
  ],
  input: z.strictObject({ invoice_id: id('inv_…, a draft') }),
  output: 'the id of the draft that is gone',
  annotations: TAKE_AWAY,
});

export const INVOICE_DRAFT_TOOLS = [createInvoice, updateInvoice, duplicateInvoice, deleteDraftInvoice];
