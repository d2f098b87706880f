// ENUM_WORDS, enumValueOf: Portuguese and other words for the provider's values. Only those that mean one value; a test holds them against docs/openapi.json.
// Above the walks: a step of `lenient`.

/** By value: its words, without accents, in small letters, words apart by one `_`. */
export const ENUM_WORDS: Readonly<Record<string, readonly string[]>> = {
  draft: ['rascunho', 'em_rascunho'],
  scheduled: ['agendada', 'agendado'],
  open: ['aberta', 'aberto', 'em_aberto'],
  paid: ['paga', 'pago', 'quitada', 'quitado'],
  uncollectible: ['incobravel'],
  void: ['anulada', 'anulado', 'voided'],
  cancelled: ['cancelada', 'cancelado', 'canceled'],
  pending: ['pendente'],
  invoiced: ['faturada', 'faturado'],
  converted: ['convertido', 'convertida'],
  expired: ['expirado', 'expirada'],
  active: ['ativa', 'ativo'],
  paused: ['pausada', 'pausado'],
  ended: ['encerrada', 'encerrado', 'terminada', 'terminado'],
  day: ['dia', 'diario', 'diaria', 'diariamente', 'daily'],
  week: ['semana', 'semanal', 'semanalmente', 'weekly'],
  month: ['mes', 'mensal', 'mensalmente', 'monthly'],
  year: ['ano', 'anual', 'anualmente', 'yearly', 'annual'],
  friendly: ['amigavel', 'cordial'],
  neutral: ['neutro', 'neutra'],
  firm: ['firme'],
  include: ['incluir'],
  en: ['ingles', 'english'],
  'pt-BR': ['portugues', 'portuguese', 'pt'],
  br_cpf: ['cpf'],
  br_cnpj: ['cnpj'],
  pt_nif: ['nif'],
  other: ['outro', 'outra'],
};

/** Longer text is no value's word. */
const LENGTH_MAX = 40;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

/** The one of `values` that `given` means, by another spelling or another language; null: none. No word means two values of a list: a test holds it. */
export function enumValueOf(given: string, values: readonly unknown[]): string | null {
  if (given.length > LENGTH_MAX) return null;
  const word = plain(given);
  const means = (value: unknown): value is string => typeof value === 'string' && (plain(value) === word || wordsFor(value).includes(word));
  return values.find(means) ?? null;
}

function wordsFor(value: string): readonly string[] {
  return Object.hasOwn(ENUM_WORDS, value) ? (ENUM_WORDS[value] ?? []) : [];
}
