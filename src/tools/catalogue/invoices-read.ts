// Tools that read, find, print and preview invoices.
// Above the walks: a part of one category of the catalogue.
import * as z from 'zod';
import { id } from '../arguments/fields.ts';
import { customerId, invoiceId, pageFields } from '../arguments/found-ids.ts';
import { draftFields, invoiceStatus } from '../arguments/invoice-fields.ts';
import { defineTool } from '../define-tool.ts';
import { READ } from '../hints.ts';
import { runDownload } from './invoice-document.ts';

const getInvoice = defineTool({
  name: 'get_invoice',
  category: 'invoices',
  title: { en: 'Read invoice', 'pt-BR': 'Ler fatura' },
  description: {
    en: {
      summary: 'Read one invoice by its id: status, totals, lines with their ids, amount due.',
      notFor: 'finding the id by number or name: search_invoices; several: list_invoices',
    },
    'pt-BR': {
      summary: 'Lê uma fatura pelo id: situação, totais, linhas com seus ids, valor em aberto.',
      notFor: 'achar o id por número ou nome: search_invoices; várias: list_invoices',
    },
  },
  aliases: [
    'invoice details',
    'how much is left on this invoice',
    'look at one invoice',
    'is this invoice still open',
    'ver a fatura',
    'detalhes da fatura',
    'consultar uma fatura',
    'quanto falta nesta fatura',
  ],
  input: z.strictObject({ invoice_id: invoiceId }),
  output: 'the invoice, with its lines and totals',
  annotations: READ,
});

const listInvoices = defineTool({
  name: 'list_invoices',
  category: 'invoices',
  title: { en: 'List invoices', 'pt-BR': 'Listar faturas' },
  description: {
    en: {
      summary: 'List invoices page by page, newest first: all, or by customer, status or recurring invoice.',
      notFor: 'words in them: search_invoices; dates, amounts, overdue ones: query_data',
    },
    'pt-BR': {
      summary: 'Lista faturas página a página, da mais nova à mais antiga: todas, ou por cliente, situação ou recorrência.',
      notFor: 'palavras: search_invoices; datas, valores, vencidas: query_data',
    },
  },
  aliases: [
    'all invoices of a customer',
    'unpaid invoices',
    'browse invoices',
    'show the drafts',
    'todas as faturas do cliente',
    'faturas em aberto',
    'ver as últimas faturas',
    'quais rascunhos existem',
  ],
  input: z.strictObject({
    ...pageFields,
    reference: z.string().min(1).max(100).optional().describe('only the one created with this reference'),
    customer_id: customerId.optional(),
    status: invoiceStatus,
    recurring_invoice_id: id('rec_…: only those it issued').optional(),
  }),
  output: 'invoices with their lines, a page at a time, with next_cursor',
  annotations: READ,
});

const searchInvoices = defineTool({
  name: 'search_invoices',
  category: 'invoices',
  title: { en: 'Search invoices', 'pt-BR': 'Buscar faturas' },
  description: {
    en: {
      summary: 'Find invoices by words: number, customer name, memo, custom fields, text of a line.',
      notFor: 'exact filters: list_invoices; dates, amounts: query_data',
    },
    'pt-BR': {
      summary: 'Encontra faturas por palavras: número, nome do cliente, observação, campos, texto de uma linha.',
      notFor: 'filtros exatos: list_invoices; datas, valores: query_data',
    },
  },
  aliases: [
    'find an invoice by its number',
    'which invoice mentions',
    'look up by customer name',
    'locate an invoice',
    'procurar fatura',
    'achar a fatura pelo nome do cliente',
    'localizar fatura pelo número',
    'fatura que fala de',
  ],
  input: z.strictObject({
    query: z.string().max(200).describe('words that must all be there, the last one may be cut short; case and accents do not count'),
    customer_id: customerId.optional(),
    status: invoiceStatus,
    ...pageFields,
  }),
  output: 'invoices with their lines, the best first, a page at a time, with next_cursor',
  annotations: READ,
});

const downloadInvoicePdf = defineTool({
  name: 'download_invoice_pdf',
  category: 'invoices',
  title: { en: 'Download invoice PDF', 'pt-BR': 'Baixar PDF da fatura' },
  description: {
    en: {
      summary: 'Fetch an invoice as a PDF document, in English or Portuguese.',
      more: 'In any state; a draft, a void or a cancelled one is marked so.',
      notFor: 'one not made yet: preview_invoice; e-mailing it: send_invoice',
    },
    'pt-BR': {
      summary: 'Baixa uma fatura como documento PDF, em inglês ou português.',
      more: 'Em qualquer situação; rascunho, anulada ou cancelada vem marcada assim.',
      notFor: 'uma que ainda não existe: preview_invoice; enviar por e-mail: send_invoice',
    },
  },
  aliases: [
    'print an invoice',
    'get the invoice file',
    'save a printable copy',
    'invoice document',
    'imprimir a fatura',
    'segunda via',
    'arquivo da fatura',
    'descarregar a fatura',
  ],
  input: z.strictObject({
    invoice_id: invoiceId,
    language: z.enum(['en', 'pt-BR']).optional().describe('pt-BR for a customer in Brazil, else en, when left out'),
  }),
  output: 'the PDF, with its file name and size',
  annotations: READ,
  run: runDownload,
});

const previewInvoice = defineTool({
  name: 'preview_invoice',
  category: 'invoices',
  title: { en: 'Preview invoice', 'pt-BR': 'Simular fatura' },
  description: {
    en: {
      summary: 'Compute totals, taxes and due date of an invoice that is not made yet, without storing anything.',
      more: 'Takes what create_invoice takes.',
      notFor: 'one that exists: get_invoice or download_invoice_pdf',
    },
    'pt-BR': {
      summary: 'Calcula totais, impostos e vencimento de uma fatura que ainda não existe, sem gravar nada.',
      more: 'Recebe o mesmo que create_invoice.',
      notFor: 'uma que já existe: get_invoice ou download_invoice_pdf',
    },
  },
  aliases: [
    'dry run of an invoice',
    'simulate an invoice',
    'what would the total be',
    'calculate the tax before billing',
    'simular a fatura',
    'quanto daria com imposto',
    'prévia da fatura',
    'calcular antes de faturar',
  ],
  input: z.strictObject(draftFields),
  output: 'the draft as it would be, without an id, with its lines and totals',
  annotations: READ,
});

export const INVOICE_READ_TOOLS = [getInvoice, listInvoices, searchInvoices, downloadInvoicePdf, previewInvoice];
