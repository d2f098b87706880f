// Tools for questions over many invoices.
// Above the walks: one category of the catalogue.
import * as z from 'zod';
import { day } from '../arguments/fields.ts';
import { customerId, onlyCurrency, pageFields } from '../arguments/found-ids.ts';
import { defineTool } from '../define-tool.ts';
import { READ } from '../hints.ts';

const getCustomerStatement = defineTool({
  name: 'get_customer_statement',
  category: 'reports',
  title: { en: 'Get customer statement', 'pt-BR': 'Extrato do cliente' },
  description: {
    en: {
      summary: "Statement of one customer's account over a period: invoices, payments, credits and balance.",
      notFor: 'who is late and by how long: get_aging_report; payments alone: list_payments',
    },
    'pt-BR': {
      summary: 'Extrato da conta de um cliente num período: faturas, pagamentos, créditos e saldo.',
      notFor: 'quem está atrasado, e há quanto: get_aging_report; só pagamentos: list_payments',
    },
  },
  aliases: [
    'account history',
    'what does this customer owe',
    'ledger of a client',
    'credit balance',
    'extrato do cliente',
    'conta corrente',
    'saldo devedor',
    'quanto o cliente me deve',
    'movimentação do cliente',
  ],
  input: z.strictObject({
    customer_id: customerId,
    from: day('first day; from the beginning when left out').optional(),
    to: day('last day; all there is when left out').optional(),
    currency: onlyCurrency,
    ...pageFields,
  }),
  output: 'opening and closing balances by currency, and entries a page at a time',
  annotations: READ,
});

const getAgingReport = defineTool({
  name: 'get_aging_report',
  category: 'reports',
  title: { en: 'Get aging report', 'pt-BR': 'Vencidos por faixa de atraso' },
  description: {
    en: {
      summary: 'Accounts receivable by age: who owes how much, current and 30, 60, 90 days past due.',
      more: 'Open invoices only; written-off debt and credit are left out.',
      notFor: 'the account of one customer: get_customer_statement',
    },
    'pt-BR': {
      summary: 'Contas a receber por faixa de atraso: quem deve quanto, a vencer e vencido há 30, 60, 90 dias.',
      more: 'Só faturas em aberto; perdas e créditos ficam de fora.',
      notFor: 'a conta de um cliente: get_customer_statement',
    },
  },
  aliases: [
    'overdue receivables',
    'AR aging',
    'who is late',
    'outstanding by customer',
    'inadimplência',
    'quem está devendo',
    'contas vencidas',
    'relatório de atrasos',
    'dívidas em atraso',
  ],
  input: z.strictObject({
    as_of: day('at the end of that day; today when left out').optional(),
    customer_id: customerId.optional(),
    currency: onlyCurrency,
    ...pageFields,
  }),
  output: 'totals by currency and age, and customers a page at a time',
  annotations: READ,
});

const value = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);

const queryData = defineTool({
  name: 'query_data',
  category: 'reports',
  title: { en: 'Query data', 'pt-BR': 'Consultar dados' },
  description: {
    en: {
      summary: 'Answer a question over all data with one read-only SQL SELECT: sums, averages, groupings, rankings, customers by name.',
      more:
        'Tables are listed at the resource overdue://tables and described at overdue://tables/{table_name}; describe_tools reads both for clients without resources. ' +
        'Money is whole minor units: never add up across currencies.',
      notFor: 'words in invoices: search_invoices',
    },
    'pt-BR': {
      summary: 'Responde a perguntas sobre todos os dados com um SELECT SQL só de leitura: somas, médias, rankings, clientes pelo nome.',
      more:
        'As tabelas estão no recurso overdue://tables, e cada uma em overdue://tables/{table_name}; describe_tools lê os dois para clientes sem recursos. ' +
        'Dinheiro é inteiro na menor unidade: nunca some moedas diferentes.',
      notFor: 'palavras em faturas: search_invoices',
    },
  },
  aliases: [
    'SQL',
    'analytics',
    'total revenue per month',
    'top customers',
    'how many, how much on average',
    'faturamento por mês',
    'maiores clientes',
    'média por cliente',
    'consulta SQL',
    'achar um cliente pelo nome',
  ],
  input: z.strictObject({
    sql: z.string().max(10_000).describe("one SELECT in SQLite's SQL; 'now' is the provider's clock, UTC"),
    parameters: z
      .union([z.array(value), z.record(z.string().min(1).max(100), value)])
      .optional()
      .describe('values for ? in their order, or an object for :name'),
    limit: z.int().min(1).max(10_000).optional().describe('rows at most; 1000 when left out'),
  }),
  output: 'columns, rows as lists of values in their order, and whether some were cut off',
  annotations: READ,
});

export const REPORT_TOOLS = [getCustomerStatement, getAgingReport, queryData];
