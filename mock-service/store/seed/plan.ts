// The plan of the seed data, as tables: who there is, what they buy, and how far each invoice got.
// Beneath a request's walk: seed.ts carries it out, once per seed.

/** A line of an invoice: a plain amount, or a unit amount or a product's price × quantity, decimal text of minor units. */
export interface PlannedLine {
  readonly description: string;
  readonly amountMinor?: number;
  readonly unitAmountMinor?: string;
  readonly quantity?: string;
  /** Keys of the catalogue's plan. */
  readonly price?: string;
  readonly taxRates?: readonly string[];
  readonly coupon?: string;
}

/** One customer; `key` names it in this plan, and in a handle when `handle` is set. */
export interface PlannedCustomer {
  readonly key: string;
  readonly handle?: true;
  readonly locale: 'pt_BR' | 'pt_PT' | 'en';
  readonly taxId: 'br_cnpj' | 'br_cpf' | 'pt_nif' | null;
  readonly country: string;
  readonly currency: string;
}

const brazilian = { locale: 'pt_BR', country: 'BR', currency: 'BRL' } as const;
const portuguese = { locale: 'pt_PT', taxId: 'pt_nif', country: 'PT', currency: 'EUR' } as const;

export const PLANNED_CUSTOMERS: readonly PlannedCustomer[] = [
  { key: 'brazilian', handle: true, taxId: 'br_cnpj', ...brazilian },
  { key: 'portuguese', handle: true, ...portuguese },
  { key: 'international', handle: true, locale: 'en', taxId: null, country: 'US', currency: 'USD' },
  { key: 'br_2', taxId: 'br_cnpj', ...brazilian },
  { key: 'br_3', taxId: 'br_cnpj', ...brazilian },
  { key: 'br_4', taxId: 'br_cnpj', ...brazilian },
  { key: 'br_person', taxId: 'br_cpf', ...brazilian },
  { key: 'br_person_2', taxId: 'br_cpf', ...brazilian },
  { key: 'pt_2', ...portuguese },
  { key: 'pt_3', ...portuguese },
  { key: 'gb', locale: 'en', taxId: null, country: 'GB', currency: 'GBP' },
  { key: 'jp', locale: 'en', taxId: null, country: 'JP', currency: 'JPY' },
];

/** One card; `customer` is a plan key. */
export interface PlannedMethod {
  readonly handle: string;
  readonly customer: string;
  readonly brand: string;
  readonly last4: string;
  readonly declineCode?: string;
  readonly needsAuthentication?: true;
  readonly isDefault?: true;
}

export const PLANNED_METHODS: readonly PlannedMethod[] = [
  { handle: 'payment_method.visa', customer: 'brazilian', brand: 'visa', last4: '4242', isDefault: true },
  { handle: 'payment_method.declined', customer: 'brazilian', brand: 'visa', last4: '0002', declineCode: 'generic_decline' },
  { handle: 'payment_method.insufficient_funds', customer: 'brazilian', brand: 'visa', last4: '9995', declineCode: 'insufficient_funds' },
  { handle: 'payment_method.expired_card', customer: 'brazilian', brand: 'visa', last4: '0069', declineCode: 'expired_card' },
  { handle: 'payment_method.authentication_required', customer: 'brazilian', brand: 'visa', last4: '3220', needsAuthentication: true },
  { handle: 'payment_method.other_customer', customer: 'portuguese', brand: 'mastercard', last4: '4444' },
];

/** What is bought in a currency; an invoice without planned lines draws from here. */
export const CATALOGUE: Readonly<Record<string, readonly PlannedLine[]>> = {
  BRL: [
    { description: 'Consultoria contábil, por hora', unitAmountMinor: '18500', quantity: '6' },
    { description: 'Manutenção mensal do site', amountMinor: 450_00 },
    { description: 'Café torrado em grãos, 1 kg', unitAmountMinor: '6890', quantity: '12' },
    { description: 'Energia medida, kWh', unitAmountMinor: '95.47', quantity: '312.5' },
    { description: 'Frete', amountMinor: 35_00 },
  ],
  EUR: [
    { description: 'Consultoria jurídica, por hora', unitAmountMinor: '9000', quantity: '4' },
    { description: 'Alojamento web, anual', amountMinor: 120_00 },
    { description: 'Azeite virgem extra, 5 l', unitAmountMinor: '4250', quantity: '8' },
    { description: 'Transporte', amountMinor: 15_00 },
  ],
  USD: [
    { description: 'Support plan, monthly', amountMinor: 299_00 },
    { description: 'API calls, thousand', unitAmountMinor: '12.5', quantity: '1430' },
    { description: 'Onboarding workshop, per seat', unitAmountMinor: '7500', quantity: '5' },
  ],
  GBP: [
    { description: 'Proofreading, per page', unitAmountMinor: '850', quantity: '48' },
    { description: 'Printing', amountMinor: 210_00 },
  ],
  JPY: [
    { description: 'Translation, per page', unitAmountMinor: '3200', quantity: '14' },
    { description: 'Courier', amountMinor: 1_800 },
  ],
};

/** One invoice and how far it got. What is paid is paid by card when `by` is a handle, else from outside. */
export interface PlannedInvoice {
  /** Its handle after `invoice.`. */
  readonly handle?: string;
  readonly customer: string;
  readonly ends: 'draft' | 'open' | 'partially_paid' | 'paid' | 'uncollectible' | 'void';
  readonly lines?: readonly PlannedLine[];
  /** Key of the catalogue's plan. */
  readonly coupon?: string;
  /** Handle of the first line after `line_item.`. */
  readonly lineHandle?: string;
  readonly paidMinor?: number;
  readonly by?: string;
  /** Handle of its payment after `payment.`. */
  readonly paymentHandle?: string;
  /** Refunds it in full, or this amount; `refundHandle` comes after `refund.`. */
  readonly refund?: 'full' | number;
  readonly refundHandle?: string;
}

const VISA = 'payment_method.visa';

/** Oldest first. */
export const PLANNED_INVOICES: readonly PlannedInvoice[] = [
  { customer: 'br_2', ends: 'paid' },
  { customer: 'pt_2', ends: 'paid' },
  { customer: 'gb', ends: 'void' },
  { customer: 'br_person', ends: 'paid' },
  { customer: 'jp', ends: 'paid' },
  { customer: 'br_3', ends: 'open' },
  { customer: 'international', ends: 'paid' },
  { customer: 'pt_3', ends: 'open' },
  { customer: 'br_4', ends: 'partially_paid', paidMinor: 20_00 },
  { customer: 'br_2', ends: 'void' },
  { customer: 'gb', ends: 'open' },
  { customer: 'br_person_2', ends: 'open' },
  { customer: 'pt_2', ends: 'partially_paid', paidMinor: 5_00 },
  { customer: 'jp', ends: 'open' },
  { customer: 'br_3', ends: 'paid' },
  { customer: 'international', ends: 'open' },
  {
    handle: 'taxed',
    customer: 'brazilian',
    ends: 'open',
    lines: [
      { description: 'Consultoria contábil, por hora', price: 'consulting', quantity: '3.5', taxRates: ['iss'] },
      { description: 'Reembolso de despesas', amountMinor: 120_00 },
    ],
  },
  {
    handle: 'discounted',
    customer: 'portuguese',
    ends: 'paid',
    lines: [
      { description: 'Alojamento web, por mês', price: 'hosting', quantity: '12', taxRates: ['iva_inclusive'] },
      { description: 'Domínio', amountMinor: 15_99, taxRates: ['iva_inclusive'] },
    ],
    coupon: 'used_up',
  },
  {
    handle: 'draft_taxed',
    customer: 'brazilian',
    ends: 'draft',
    lineHandle: 'draft_taxed',
    lines: [{ description: 'Consultoria contábil, por hora', price: 'consulting', quantity: '2', taxRates: ['iss'], coupon: 'amount' }],
    coupon: 'percent',
  },
  {
    handle: 'refunded',
    customer: 'brazilian',
    ends: 'paid',
    lines: [{ description: 'Assinatura anual', amountMinor: 600_00 }],
    by: VISA,
    paymentHandle: 'refunded',
    refund: 'full',
    refundHandle: 'full',
  },
  {
    handle: 'partially_refunded',
    customer: 'brazilian',
    ends: 'paid',
    lines: [{ description: 'Treinamento da equipe', amountMinor: 800_00 }],
    by: VISA,
    paymentHandle: 'partially_refunded',
    refund: 200_00,
    refundHandle: 'partial',
  },
  {
    handle: 'paid',
    customer: 'brazilian',
    ends: 'paid',
    lines: [{ description: 'Projeto de rede', amountMinor: 1500_00 }],
    by: VISA,
    paymentHandle: 'succeeded',
  },
  { handle: 'void', customer: 'brazilian', ends: 'void', lines: [{ description: 'Pedido duplicado', amountMinor: 310_00 }] },
  {
    handle: 'uncollectible',
    customer: 'portuguese',
    ends: 'uncollectible',
    lines: [{ description: 'Consultoria de arquivo', amountMinor: 220_00 }],
  },
  {
    handle: 'partially_paid',
    customer: 'brazilian',
    ends: 'partially_paid',
    lines: [{ description: 'Reforma da recepção', amountMinor: 900_00 }],
    paidMinor: 300_00,
    paymentHandle: 'outside',
  },
  {
    handle: 'open_2',
    customer: 'portuguese',
    ends: 'open',
    lines: [{ description: 'Consultoria fiscal, por hora', unitAmountMinor: '8000', quantity: '6' }],
  },
  {
    handle: 'open',
    customer: 'brazilian',
    ends: 'open',
    lines: [
      { description: 'Consultoria, por hora', unitAmountMinor: '12500', quantity: '8' },
      { description: 'Relatório final', amountMinor: 250_00 },
    ],
  },
  {
    handle: 'draft',
    customer: 'brazilian',
    ends: 'draft',
    lines: [{ description: 'Suporte mensal', amountMinor: 400_00 }],
    lineHandle: 'draft',
  },
  { handle: 'draft_empty', customer: 'portuguese', ends: 'draft', lines: [] },
];
