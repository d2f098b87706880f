// Tools for those who pay late, or never.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { invoiceId } from '../arguments/found-ids.ts';
import { defineTool } from '../define-tool.ts';
import { CREATE, TAKE_AWAY } from '../hints.ts';

const tone = z
  .enum(['friendly', 'neutral', 'firm'])
  .optional()
  .describe('left out: friendly up to 7 days past due, neutral up to 30, then firm');
const message = z.string().min(1).max(1000).regex(/\S/).optional().describe("a paragraph of your own, in the customer's language");

export const COLLECTIONS_TOOLS = [
  defineTool({
    name: 'send_payment_reminder',
    category: 'collections',
    title: { en: 'Send payment reminder', 'pt-BR': 'Enviar lembrete de pagamento' },
    description: {
      en: {
        summary: 'Remind a customer by e-mail of an open invoice that is past due, in a friendly, neutral or firm tone.',
        more: 'Each call is one more message.',
        notFor: 'the invoice itself, or one not due yet: send_invoice',
      },
      'pt-BR': {
        summary: 'Lembra o cliente por e-mail de uma fatura vencida em aberto, em tom amigável, neutro ou firme.',
        more: 'Cada chamada é mais uma mensagem.',
        notFor: 'a própria fatura, ou uma a vencer: send_invoice',
      },
    },
    aliases: [
      'dunning',
      'chase a late payer',
      'nudge about an overdue invoice',
      'collection letter',
      'cobrar o cliente atrasado',
      'mandar cobrança',
      'aviso de atraso',
      'lembrar o inadimplente',
      'avisar que a conta venceu',
    ],
    input: z.strictObject({ invoice_id: invoiceId, tone, message }),
    output: 'the invoice, with reminded_at and reminders_count',
    annotations: { ...CREATE, openWorldHint: true },
  }),
  defineTool({
    name: 'mark_invoice_uncollectible',
    category: 'collections',
    title: { en: 'Write off invoice', 'pt-BR': 'Dar fatura como perdida' },
    description: {
      en: {
        summary: 'Write off an open invoice as bad debt: the money is owed but is not expected to come.',
        more: 'It can still be paid or voided, but never be open again.',
        notFor: 'one made by mistake: void_invoice; one not issued yet: cancel_invoice',
      },
      'pt-BR': {
        summary: 'Dá uma fatura em aberto como perdida (incobrável): o dinheiro é devido, mas não se espera mais.',
        more: 'Ainda pode ser paga ou anulada, mas não volta a ficar em aberto.',
        notFor: 'engano: void_invoice; ainda não emitida: cancel_invoice',
      },
    },
    aliases: [
      'bad debt',
      'give up on collecting',
      'customer went bankrupt',
      'uncollectable',
      'baixar como prejuízo',
      'perda por inadimplência',
      'o cliente faliu e não vai pagar',
      'calote',
      'crédito malparado',
    ],
    input: z.strictObject({ invoice_id: invoiceId }),
    output: 'the invoice, uncollectible',
    annotations: TAKE_AWAY,
  }),
];
