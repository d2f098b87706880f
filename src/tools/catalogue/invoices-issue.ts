// Tools that issue an invoice, send it, and call it off.
// Above the walks: a part of one category of the catalogue.
import * as z from 'zod';
import { id } from '../arguments/fields.ts';
import { invoiceId } from '../arguments/found-ids.ts';
import { defineTool } from '../define-tool.ts';
import { CREATE, TAKE_AWAY } from '../hints.ts';

const finalizeInvoice = defineTool({
  name: 'finalize_invoice',
  category: 'invoices',
  title: { en: 'Issue invoice', 'pt-BR': 'Emitir fatura' },
  description: {
    en: {
      summary: 'Issue a draft: it gets its number, becomes open and its lines can no longer be edited.',
      more: "The customer's credit pays for it first. With a later issue_date it is scheduled until that day.",
      notFor: 'e-mailing it: send_invoice, which issues a draft too',
    },
    'pt-BR': {
      summary: 'Emite um rascunho: ganha número, fica em aberto e as linhas não podem mais ser editadas.',
      more: 'O crédito do cliente é usado primeiro. Com issue_date futura, fica agendada até esse dia.',
      notFor: 'enviá-la por e-mail: send_invoice, que também emite',
    },
  },
  aliases: [
    'approve the draft',
    'make the invoice official',
    'give the draft its number',
    'lock the invoice',
    'fechar a fatura',
    'emitir a fatura',
    'finalizar o rascunho',
    'tornar a fatura definitiva',
  ],
  input: z.strictObject({ invoice_id: id('inv_…, a draft with one line or more') }),
  output: 'the invoice: open, paid when nothing is due, or scheduled',
  annotations: CREATE,
});

const sendInvoice = defineTool({
  name: 'send_invoice',
  category: 'invoices',
  title: { en: 'Send invoice', 'pt-BR': 'Enviar fatura' },
  description: {
    en: {
      summary: 'E-mail an invoice to the customer; a draft is issued first, a paid one goes as a receipt.',
      more: 'The customer needs an e-mail address: update_customer. It carries a payment link only if create_payment_link made one. Each call is one more message.',
      notFor: 'chasing a late payer: send_payment_reminder',
    },
    'pt-BR': {
      summary: 'Envia uma fatura por e-mail ao cliente; um rascunho é emitido antes, uma paga vai como recibo.',
      more: 'O cliente precisa de um e-mail: update_customer. Só leva link de pagamento se create_payment_link gerou um. Cada chamada é mais uma mensagem.',
      notFor: 'cobrar quem está atrasado: send_payment_reminder',
    },
  },
  aliases: [
    'email the bill',
    'mail it to the client',
    'resend the invoice',
    'send the receipt',
    'mandar a fatura por e-mail',
    'reenviar a fatura',
    'enviar o recibo',
    'encaminhar a fatura ao cliente',
  ],
  input: z.strictObject({ invoice_id: invoiceId }),
  output: 'the invoice, with sent_at',
  annotations: { ...CREATE, openWorldHint: true },
});

const voidInvoice = defineTool({
  name: 'void_invoice',
  category: 'invoices',
  title: { en: 'Void invoice', 'pt-BR': 'Anular fatura' },
  description: {
    en: {
      summary: 'Declare an issued invoice invalid because it was a mistake; number and record stay.',
      more: 'Only when nothing was paid or credited; else create_credit_note. A draft: delete_draft_invoice.',
      notFor: 'a scheduled one: cancel_invoice; hopeless debt: mark_invoice_uncollectible',
    },
    'pt-BR': {
      summary: 'Anula uma fatura emitida por engano; número e registro ficam.',
      more: 'Só quando nada foi pago nem creditado; senão, create_credit_note. Rascunho: delete_draft_invoice.',
      notFor: 'uma agendada: cancel_invoice; dívida perdida: mark_invoice_uncollectible',
    },
  },
  aliases: [
    'annul an invoice',
    'invoice issued by mistake',
    'wrong customer was billed',
    'invalidate the invoice',
    'anular a fatura',
    'fatura emitida por engano',
    'cancelar fatura já emitida',
    'invalidar a fatura',
    'estornar fatura emitida errada',
  ],
  input: z.strictObject({ invoice_id: invoiceId }),
  output: 'the invoice, void',
  annotations: TAKE_AWAY,
});

const cancelInvoice = defineTool({
  name: 'cancel_invoice',
  category: 'invoices',
  title: { en: 'Cancel scheduled invoice', 'pt-BR': 'Cancelar fatura agendada' },
  description: {
    en: {
      summary: 'Call off a scheduled invoice before its issue date; it never becomes owed.',
      more: 'It stays on file with its number.',
      notFor: 'one that is issued: void_invoice; a draft: delete_draft_invoice',
    },
    'pt-BR': {
      summary: 'Cancela uma fatura agendada antes do dia da emissão; ela nunca será devida.',
      more: 'Fica registrada, com o número.',
      notFor: 'uma já emitida: void_invoice; um rascunho: delete_draft_invoice',
    },
  },
  aliases: [
    'unschedule an invoice',
    'call off the future invoice',
    'stop an invoice planned for later',
    'desmarcar a fatura agendada',
    'cancelar o agendamento da fatura',
    'desistir da fatura programada',
    'cancelar fatura futura',
  ],
  input: z.strictObject({ invoice_id: id('inv_…, a scheduled one') }),
  output: 'the invoice, cancelled',
  annotations: TAKE_AWAY,
});

export const INVOICE_ISSUE_TOOLS = [finalizeInvoice, sendInvoice, voidInvoice, cancelInvoice];
