// TEXTS: the short words for what belongs in an argument's place, by language.
// Above the walks: data. No value that came with a call is ever filled in.
import type { Language } from '../../../contract/tool-error.ts';

/** The words of one language. */
export interface ExpectedTexts {
  readonly text: string;
  readonly notBlank: string;
  textOf(min: number, max: number | undefined): string;
  matching(pattern: string): string;
  readonly otherForm: string;
  readonly decimal: string;
  readonly percentage: string;
  readonly minorDecimal: string;
  readonly minor: string;
  readonly whole: string;
  readonly number: string;
  atLeast(min: number): string;
  between(min: number, max: number): string;
  readonly boolean: string;
  readonly day: string;
  readonly instant: string;
  readonly email: string;
  readonly url: string;
  oneOf(values: readonly string[]): string;
  list(of: string, max: number | undefined): string;
  object(names: readonly string[]): string;
  readonly map: string;
  readonly anything: string;
  readonly or: string;
  readonly null: string;
  required(of: string): string;
  /** Null came where it may not stand. */
  leaveOut(of: string): string;
  unknown(near: string | null): string;
}

const en: ExpectedTexts = {
  text: 'text',
  notBlank: 'text that is not blank',
  textOf: (min, max) => (max === undefined ? `text of at least ${min} characters` : `text of ${min} to ${max} characters`),
  matching: (pattern) => `text that matches ${pattern}`,
  otherForm: 'text of another form',
  decimal: 'decimal text, a point and no separators: "1.5" or "1500"',
  percentage: 'a percentage as decimal text, 0 to 100: "8.25"',
  minorDecimal: 'minor units as decimal text: R$ 12,50 is "1250", a fraction of a unit "12.5" or "12.2500"',
  minor: 'a whole number of minor units: R$ 125,00 is 12500',
  whole: 'a whole number',
  number: 'a number',
  atLeast: (min) => `, ${min} or more`,
  between: (min, max) => ` from ${min} to ${max}`,
  boolean: 'true or false',
  day: 'a day YYYY-MM-DD',
  instant: 'a time YYYY-MM-DDThh:mm:ssZ',
  email: 'an e-mail address',
  url: 'a URL',
  oneOf: (values) => (values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`),
  list: (of, max) => `a list${max === undefined ? '' : ` of at most ${max}`}: each ${of}`,
  object: (names) => `an object with ${names.join(', ')}`,
  map: 'an object of names and values',
  anything: 'a JSON value',
  or: 'or',
  null: 'null',
  required: (of) => `required: ${of}`,
  leaveOut: (of) => `${of}; not null: leave it out for none`,
  unknown: (near) => (near === null ? 'no such argument' : `no such argument; perhaps ${near}`),
};

const ptBR: ExpectedTexts = {
  text: 'texto',
  notBlank: 'texto que não esteja em branco',
  textOf: (min, max) => (max === undefined ? `texto de pelo menos ${min} caracteres` : `texto de ${min} a ${max} caracteres`),
  matching: (pattern) => `texto que siga ${pattern}`,
  otherForm: 'texto de outra forma',
  decimal: 'texto decimal, com ponto e sem separadores: "1.5" ou "1500"',
  percentage: 'porcentagem em texto decimal, de 0 a 100: "8.25"',
  minorDecimal: 'centavos em texto decimal: R$ 12,50 é "1250", fração de centavo "12.5" ou "12.2500"',
  minor: 'número inteiro na menor unidade: R$ 125,00 é 12500',
  whole: 'número inteiro',
  number: 'número',
  atLeast: (min) => `, ${min} ou mais`,
  between: (min, max) => ` de ${min} a ${max}`,
  boolean: 'true ou false',
  day: 'um dia AAAA-MM-DD',
  instant: 'data e hora AAAA-MM-DDThh:mm:ssZ',
  email: 'um endereço de e-mail',
  url: 'uma URL',
  oneOf: (values) => (values.length === 1 ? `${values[0]}` : `um destes: ${values.join(', ')}`),
  list: (of, max) => `lista${max === undefined ? '' : ` de no máximo ${max}`}, cada item: ${of}`,
  object: (names) => `objeto com ${names.join(', ')}`,
  map: 'objeto de nomes e valores',
  anything: 'um valor JSON',
  or: 'ou',
  null: 'null',
  required: (of) => `obrigatório: ${of}`,
  leaveOut: (of) => `${of}; não null: omita se não houver`,
  unknown: (near) => (near === null ? 'este argumento não existe' : `este argumento não existe; talvez ${near}`),
};

/** Both. */
export const TEXTS: Readonly<Record<Language, ExpectedTexts>> = { en, 'pt-BR': ptBR };
