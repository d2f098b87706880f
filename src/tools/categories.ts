// CATEGORIES, categoriesOf: what tools are about. A category is a file of tools, a resource and a filter of the search.
// Above the walks: data.
import type { Language } from '../contract/tool-error.ts';

/** By name, in the order in which a catalogue shows them; what each is about. */
export const CATEGORIES = {
  invoices: {
    en: 'Invoices: make, find, change, issue, send, call off.',
    'pt-BR': 'Faturas: criar, achar, mudar, emitir, enviar, cancelar.',
  },
  line_items: { en: 'Lines of a draft invoice.', 'pt-BR': 'Linhas (itens) de uma fatura em rascunho.' },
  pending_items: { en: 'Charges that wait for an invoice.', 'pt-BR': 'Cobranças avulsas à espera de uma fatura.' },
  collections: { en: 'Late payers: reminders and write-offs.', 'pt-BR': 'Inadimplência: lembretes e baixa como perda.' },
  payments: {
    en: 'Money in and back: payments, refunds, payment links.',
    'pt-BR': 'Dinheiro que entra e volta: pagamentos, estornos, links.',
  },
  credits: { en: 'Credit notes and customers’ credit.', 'pt-BR': 'Notas de crédito e saldo do cliente.' },
  customers: { en: 'Who owes.', 'pt-BR': 'Clientes: quem deve.' },
  quotes: { en: 'Offers that may become invoices.', 'pt-BR': 'Orçamentos que podem virar faturas.' },
  recurring: { en: 'Invoices that come again by themselves.', 'pt-BR': 'Faturas recorrentes (assinaturas).' },
  products: { en: 'Products, prices and tax rates.', 'pt-BR': 'Produtos, preços e alíquotas.' },
  reports: { en: 'Statements, aging, questions in SQL.', 'pt-BR': 'Extratos, vencidos por faixa de atraso, perguntas em SQL.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A category's name. */
export type Category = keyof typeof CATEGORIES;

/** Those that hold some of `tools`, in their order. */
export function categoriesOf(tools: Iterable<{ readonly category: Category }>): readonly Category[] {
  const held = new Set(Array.from(tools, ({ category }) => category));
  return (Object.keys(CATEGORIES) as Category[]).filter((category) => held.has(category));
}
