// Tools for offers that may become invoices.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { documentFields } from '../arguments/document-fields.ts';
import { id, reference } from '../arguments/fields.ts';
import { currency, customerId } from '../arguments/found-ids.ts';
import { lineFields, lineText } from '../arguments/line-fields.ts';
import { defineTool } from '../define-tool.ts';
import { CREATE } from '../hints.ts';

const expiresOn = z.iso
  .date()
  .nullable()
  .optional()
  .describe('last day to convert it, YYYY-MM-DD, at most 365 days ahead; 30 days from today when left out; null: for ever');

export const QUOTE_TOOLS = [
  defineTool({
    name: 'create_quote',
    category: 'quotes',
    title: { en: 'Create quote', 'pt-BR': 'Criar orçamento' },
    description: {
      en: {
        summary: 'Draw up a quote (estimate) for a customer with lines, prices and an expiry date.',
        more: 'No debt arises, nothing is sent; its prices hold until it is converted.',
        notFor: 'billing: create_invoice; computing without storing: preview_invoice',
      },
      'pt-BR': {
        summary: 'Monta um orçamento (proposta) para um cliente com linhas, preços e validade.',
        more: 'Nenhuma dívida surge, nada é enviado; os preços valem até a conversão.',
        notFor: 'cobrar: create_invoice; calcular sem gravar: preview_invoice',
      },
    },
    aliases: [
      'proposal',
      'offer',
      'pro forma',
      'price estimate',
      'bid',
      'proposta comercial',
      'cotação',
      'fazer um orçamento',
      'fatura proforma',
    ],
    input: z.strictObject({
      customer_id: customerId,
      currency,
      expires_on: expiresOn,
      ...documentFields,
      lines: z
        .array(z.strictObject({ description: lineText, ...lineFields }))
        .optional()
        .describe('1 to 250'),
      reference,
    }),
    output: 'the quote, with its number, lines and totals',
    annotations: CREATE,
  }),
  defineTool({
    name: 'convert_quote_to_invoice',
    category: 'quotes',
    title: { en: 'Convert quote to invoice', 'pt-BR': 'Converter orçamento em fatura' },
    description: {
      en: {
        summary: 'Turn a quote that the customer accepted into a draft invoice, at the prices quoted.',
        more: 'Once, and until it expires; finalize_invoice issues the draft.',
        notFor: 'copying an invoice: duplicate_invoice',
      },
      'pt-BR': {
        summary: 'Transforma um orçamento aceito pelo cliente em fatura em rascunho, pelos preços orçados.',
        more: 'Uma vez só, e até vencer; finalize_invoice emite o rascunho.',
        notFor: 'copiar uma fatura: duplicate_invoice',
      },
    },
    aliases: [
      'customer said yes to the offer',
      'quote accepted',
      'bill the estimate',
      'faturar o orçamento',
      'proposta aprovada',
      'cliente aceitou a cotação',
      'orçamento aprovado',
    ],
    input: z.strictObject({ quote_id: id('quo_…, as create_quote answers it, or query_data finds it') }),
    output: 'the draft invoice, with quote_id',
    annotations: CREATE,
  }),
];
