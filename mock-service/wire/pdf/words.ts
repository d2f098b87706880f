// WORDS: what an invoice's PDF says by itself, in each of its languages.
// Step 6 of a request's walk: the rest of its texts are the caller's.
import type { TaxId } from '../../domain/customer.ts';
import type { Language } from '../../domain/language.ts';

/** How an invoice stands, as its mark says. */
export type Standing = 'draft' | 'scheduled' | 'open' | 'past_due' | 'paid' | 'uncollectible' | 'void' | 'cancelled';

/** The texts of one language. */
export interface Words {
  readonly title: string;
  readonly standing: Readonly<Record<Standing, string>>;
  readonly number: string;
  readonly issued: string;
  readonly due: string;
  readonly reference: string;
  readonly billTo: string;
  readonly taxId: Readonly<Record<TaxId['type'], string>>;
  readonly amountDue: (amount: string, due: string | null) => string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly taxes: string;
  readonly amount: string;
  readonly discount: string;
  readonly subtotal: string;
  readonly otherTax: string;
  /** A tax that is inside the amounts: among the totals, and beside a line. */
  readonly included: (tax: string) => string;
  readonly includedHere: (tax: string) => string;
  readonly total: string;
  readonly balance: string;
  readonly paid: string;
  readonly credited: string;
  readonly remaining: string;
  readonly payments: string;
  readonly payment: (day: string, means: string) => string;
  readonly outside: string;
  readonly reversed: string;
  readonly refunded: (amount: string) => string;
  readonly memo: string;
  readonly page: (page: number, of: number) => string;
}

const EN: Words = {
  title: 'INVOICE',
  standing: {
    draft: 'DRAFT',
    scheduled: 'SCHEDULED',
    open: 'OPEN',
    past_due: 'PAST DUE',
    paid: 'PAID',
    uncollectible: 'UNCOLLECTIBLE',
    void: 'VOID',
    cancelled: 'CANCELLED',
  },
  number: 'Invoice number',
  issued: 'Issue date',
  due: 'Due date',
  reference: 'Reference',
  billTo: 'Bill to',
  taxId: { br_cnpj: 'CNPJ', br_cpf: 'CPF', pt_nif: 'NIF', eu_vat: 'VAT', other: 'Tax ID' },
  amountDue: (amount, due) => (due === null ? `${amount} due` : `${amount} due ${due}`),
  description: 'Description',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  taxes: 'Taxes',
  amount: 'Amount',
  discount: 'Discount',
  subtotal: 'Subtotal',
  otherTax: 'Tax',
  included: (tax) => `${tax} (included)`,
  includedHere: (tax) => `${tax} (incl.)`,
  total: 'Total',
  balance: 'Customer balance applied',
  paid: 'Paid',
  credited: 'Credited',
  remaining: 'Amount remaining',
  payments: 'Payments',
  payment: (day, means) => `${day} · ${means}`,
  outside: 'recorded payment',
  reversed: 'reversed',
  refunded: (amount) => `${amount} refunded`,
  memo: 'Memo',
  page: (page, of) => `Page ${page} of ${of}`,
};

const PT_BR: Words = {
  title: 'FATURA',
  standing: {
    draft: 'RASCUNHO',
    scheduled: 'AGENDADA',
    open: 'EM ABERTO',
    past_due: 'VENCIDA',
    paid: 'PAGA',
    uncollectible: 'INCOBRÁVEL',
    void: 'ANULADA',
    cancelled: 'CANCELADA',
  },
  number: 'Número da fatura',
  issued: 'Data de emissão',
  due: 'Data de vencimento',
  reference: 'Referência',
  billTo: 'Cobrar de',
  taxId: { br_cnpj: 'CNPJ', br_cpf: 'CPF', pt_nif: 'NIF', eu_vat: 'IVA', other: 'Identificação fiscal' },
  amountDue: (amount, due) => (due === null ? `${amount} a pagar` : `${amount} com vencimento em ${due}`),
  description: 'Descrição',
  quantity: 'Qtd.',
  unitPrice: 'Preço unitário',
  taxes: 'Impostos',
  amount: 'Valor',
  discount: 'Desconto',
  subtotal: 'Subtotal',
  otherTax: 'Imposto',
  included: (tax) => `${tax} (incluído)`,
  includedHere: (tax) => `${tax} (incl.)`,
  total: 'Total',
  balance: 'Saldo do cliente aplicado',
  paid: 'Pago',
  credited: 'Creditado',
  remaining: 'Valor restante',
  payments: 'Pagamentos',
  payment: (day, means) => `${day} · ${means}`,
  outside: 'pagamento registrado',
  reversed: 'estornado',
  refunded: (amount) => `${amount} reembolsados`,
  memo: 'Observações',
  page: (page, of) => `Página ${page} de ${of}`,
};

/** The texts of each language. */
export const WORDS: Readonly<Record<Language, Words>> = { en: EN, 'pt-BR': PT_BR };
