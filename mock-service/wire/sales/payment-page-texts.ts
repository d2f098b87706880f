// PAGE_TEXTS: what the payment page says, in English and Brazilian Portuguese.
// Step 6 of a visit to a payment link.
import type { Language } from '../../domain/language.ts';
import type { RuleId } from '../../domain/rejection.ts';

/** Each text of the page, and a sentence for each rule that may refuse a payer. */
export interface PageTexts {
  readonly title: string;
  readonly paid: string;
  readonly refused: string;
  readonly invoice: string;
  readonly amount: string;
  readonly due: string;
  readonly payment: string;
  readonly card: string;
  readonly pay: string;
  /** Test names → what a payer reads. */
  readonly cards: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Partial<Record<RuleId, string>>>;
  /** For any other rule. */
  readonly other: string;
}

const english: PageTexts = {
  title: 'Pay this invoice',
  paid: 'Paid. Thank you.',
  refused: 'This cannot be paid',
  invoice: 'Invoice',
  amount: 'Amount',
  due: 'Due',
  payment: 'Payment',
  card: 'Card',
  pay: 'Pay',
  cards: {
    pm_card_visa: 'Visa 4242, goes through',
    pm_card_mastercard: 'Mastercard 4444, goes through',
    pm_card_chargeDeclined: 'Visa 0002, declined',
    pm_card_chargeCustomerFail: 'Visa 0341, declined when charged',
    pm_card_chargeDeclinedInsufficientFunds: 'Visa 9995, insufficient funds',
    pm_card_chargeDeclinedExpiredCard: 'Visa 0069, expired card',
    pm_card_threeDSecure2Required: 'Visa 3220, asks the payer to authenticate',
  },
  refusals: {
    R41: 'The invoice is paid already.',
    R42: 'The invoice is not valid any more.',
    R48: 'The card was declined.',
    R49: 'The bank asks you to authenticate, which this page cannot do.',
    R50: 'The amount is too small for a card.',
    R73: 'The invoice is being changed at this moment. Try again in a second.',
    R82: 'The seller cannot take payments now.',
    R101: 'The link has expired. Ask the seller for a new one.',
    R102: 'There is no such link.',
    R103: 'This card cannot be used here.',
  },
  other: 'The payment was refused.',
};

const portuguese: PageTexts = {
  title: 'Pague esta fatura',
  paid: 'Pago. Obrigado.',
  refused: 'Não é possível pagar',
  invoice: 'Fatura',
  amount: 'Valor',
  due: 'Vencimento',
  payment: 'Pagamento',
  card: 'Cartão',
  pay: 'Pagar',
  cards: {
    pm_card_visa: 'Visa 4242, aprovado',
    pm_card_mastercard: 'Mastercard 4444, aprovado',
    pm_card_chargeDeclined: 'Visa 0002, recusado',
    pm_card_chargeCustomerFail: 'Visa 0341, recusado na cobrança',
    pm_card_chargeDeclinedInsufficientFunds: 'Visa 9995, sem saldo',
    pm_card_chargeDeclinedExpiredCard: 'Visa 0069, vencido',
    pm_card_threeDSecure2Required: 'Visa 3220, pede autenticação',
  },
  refusals: {
    R41: 'A fatura já foi paga.',
    R42: 'A fatura não é mais válida.',
    R48: 'O cartão foi recusado.',
    R49: 'O banco pede uma autenticação que esta página não faz.',
    R50: 'O valor é pequeno demais para um cartão.',
    R73: 'A fatura está sendo alterada neste momento. Tente de novo em um segundo.',
    R82: 'O vendedor não pode receber pagamentos agora.',
    R101: 'O link venceu. Peça um novo ao vendedor.',
    R102: 'Este link não existe.',
    R103: 'Este cartão não pode ser usado aqui.',
  },
  other: 'O pagamento foi recusado.',
};

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = { en: english, 'pt-BR': portuguese };
