// Tools for invoices that come again by themselves.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { documentFields } from '../arguments/document-fields.ts';
import { day, id, reference } from '../arguments/fields.ts';
import { currency, customerId } from '../arguments/found-ids.ts';
import { lineFields, lineText } from '../arguments/line-fields.ts';
import { defineTool } from '../define-tool.ts';
import { CREATE } from '../hints.ts';

// Each invoice is in the currency of them all, and its dates say what it is for.
const recurringLine = z.strictObject({ description: lineText, ...lineFields }).omit({ currency: true, period: true });

const schedule = {
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: z.int().min(1).max(365).optional().describe('2 with month: every second month; 1 when left out'),
  starts_on: day('today or later'),
  day_of_month: z
    .int()
    .min(1)
    .max(31)
    .optional()
    .describe("with month or year; a shorter month's last day; that of starts_on when left out"),
  ends_on: day('no invoice after it; not with occurrences').optional(),
  occurrences: z.int().min(1).max(10_000).optional().describe('how many invoices; neither this nor ends_on: without end'),
  days_until_due: z.int().min(0).max(3650).optional().describe('30 when left out'),
  auto_finalize: z.boolean().optional().describe('false: each stays a draft; true when left out'),
  auto_send: z.boolean().optional().describe('true: each is e-mailed to the customer; false when left out'),
};

export const RECURRING_TOOLS = [
  defineTool({
    name: 'create_recurring_invoice',
    category: 'recurring',
    title: { en: 'Create recurring invoice', 'pt-BR': 'Criar fatura recorrente' },
    description: {
      en: {
        summary: 'Set up a schedule that bills a customer again and again: daily, weekly, monthly or yearly.',
        more: 'When it starts today, the first invoice is issued right away.',
        notFor: 'one invoice: create_invoice; one copy: duplicate_invoice',
      },
      'pt-BR': {
        summary: 'Configura uma cobrança que se repete para um cliente: diária, semanal, mensal ou anual.',
        more: 'Se começa hoje, a primeira fatura sai na hora.',
        notFor: 'uma só fatura: create_invoice; uma cópia: duplicate_invoice',
      },
    },
    aliases: [
      'subscription',
      'standing order',
      'retainer every month',
      'bill automatically',
      'assinatura',
      'mensalidade',
      'avença',
      'cobrar todo mês',
      'faturamento automático',
    ],
    input: z.strictObject({
      customer_id: customerId,
      currency,
      lines: z.array(recurringLine).optional().describe('needed, 1 to 250; priced and taxed anew for each invoice'),
      ...schedule,
      ...documentFields,
      reference,
    }),
    output: 'the recurring invoice, with next_on',
    annotations: { ...CREATE, openWorldHint: true },
  }),
  defineTool({
    name: 'pause_recurring_invoice',
    category: 'recurring',
    title: { en: 'Pause recurring invoice', 'pt-BR': 'Pausar fatura recorrente' },
    description: {
      en: {
        summary: 'Stop a recurring invoice (subscription): nothing more is issued until it is resumed.',
        more: 'Dates that pass meanwhile are skipped. No tool here resumes it.',
        notFor: 'an invoice already issued: void_invoice',
      },
      'pt-BR': {
        summary: 'Suspende uma fatura recorrente (assinatura): nada mais é emitido até ser retomada.',
        more: 'As datas que passam nesse tempo são puladas. Nenhuma ferramenta daqui a retoma.',
        notFor: 'uma fatura já emitida: void_invoice',
      },
    },
    aliases: [
      'put a subscription on hold',
      'stop the monthly billing',
      'cancel the subscription',
      'suspender assinatura',
      'parar a mensalidade',
      'congelar o plano',
      'cancelar a recorrência',
      'trancar a avença',
    ],
    input: z.strictObject({
      recurring_invoice_id: id('rec_…, as create_recurring_invoice answers it, invoices have it, or query_data finds it'),
    }),
    output: 'the recurring invoice, paused',
    annotations: CREATE,
  }),
];
