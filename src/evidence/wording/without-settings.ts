// withoutSettings: a text without what finds fault with a setting that is called as a wait or an outage is: `rate limit must be a number`.
// Step 2 of a failure's walk, for `wording` and `plain-meaning`, where a text sounds passing: what is wrong with a setting does not pass.

import { plainWords } from '../texts/plain-words.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';

/** What a setting is called. This is asked only of what sounds passing, so that these words need not be any narrower. */
const SETTING =
  'limit|limits|limiter|limiting|throttle|throttling|timeout|timeouts|second|minute|hour|window|limite|limites|minuto|segundo|janela|manutencao|mantenimiento';
const RATE = 'rate|throttle|throttling|timeout|limite|limites';
const CHANGE =
  'parse|change|edit|set|update|create|delete|remove|configure|modify|view|deserialize|decode|provide|specify|enter|supply|duplicate|raise|increase';

/** In the form of `meanings`: what is wrong with it, what refuses it, and what is done to it. */
export const SETTING_PHRASES: readonly string[] = [
  `${SETTING} * must|should be|not|have|contain|match`,
  `${SETTING} * is|are required|missing|invalid|unknown|malformed|disabled|fixed|not`,
  `${SETTING} * missing|invalid|duplicated`,
  `${SETTING} * out|fora of|do`,
  `${SETTING} * cannot be set|changed|edited|modified|removed|deleted|updated|empty|null|blank|negative|zero`,
  `${SETTING} not found|supported|configured|defined`,
  `${SETTING} policy|rule|rules|setting|settings|field|value not|is|must|does`,
  `${SETTING} * deve|devem|devera ser|conter|estar`,
  `${SETTING} * nao pode|e|existe|encontrado|encontrada|informado|informada|cadastrado|cadastrada|configurado`,
  `${SETTING} * obrigatorio|obrigatoria|invalido|invalida|invalidos|invalidas|ausente|incorreto|incorreta`,
  `${SETTING} * ja existe|cadastrado|cadastrada`,
  `${SETTING} * es obligatorio|obligatoria|requerido|requerida`,
  `${SETTING} * debe|deben ser|estar`,
  `${SETTING} * no es|encontrado|existe`,
  `invalid|unknown|unsupported|unrecognized|malformed|illegal|field|parameter|property|attribute|setting|option * ${RATE}|timed`,
  `no such ${RATE}`,
  `expected|unmarshal|expecting * ${RATE}`,
  `campo|parametro|atributo|propriedade|configuracao * ${RATE}`,
  `${CHANGE} ${RATE}`,
  `${CHANGE} the|a|this|your|its|any|default ${RATE}`,
  `not|cannot|cant ${CHANGE} ${RATE}`,
  `not|cannot|cant ${CHANGE} the|a|this|your|its|any|default ${RATE}`,
  `alterar|aumentar|informe|informar|forneca|especifique|editar|definir|configurar|criar|remover|modificar|cambiar o|um|este|esse|seu|el|un|su ${RATE}`,
];

/** Words of a call and of when to repeat it begin so: a clause that has one speaks of no setting. */
const OF_CALLS =
  /^(?:exceed|reach|hit|surpass|trigger|violat|throttled|excedid|excedeu|atingi|ultrapass|superad|alcanzad|retry|try|wait|aguarde|tente|espere|intente|error|response|reply|due|because|devido)/;

/** Where a clause ends; behind `field:` it goes on, and before `: must be`. */
const CLAUSE_END =
  /[.;,!?()\n]|(?<!field|parameter|property|attribute|setting|option|campo|parametro|par\u00e2metro):(?! ?(?:must|should|is|value|invalid|cannot|valor|deve|obrigat|inv[a\u00e1]lid|n[a\u00e3]o|no|\d{1,9} is)\b)(?: |(?=["']))| [-\u2013\u2014] /i;

const TEXT_MAX = 400;
const CLAUSES_MAX = 20;

const read: PhraseBook<true> = phraseBook(() => [[true, SETTING_PHRASES]]);

/** `text` without such clauses; the same text when it has none. */
export function withoutSettings(text: string): string {
  const clauses = text.slice(0, TEXT_MAX).split(CLAUSE_END, CLAUSES_MAX);
  const rest = clauses.filter((clause) => !isOfSetting(plainWords(clause)));
  return rest.length === clauses.length ? text : rest.join('. ');
}

function isOfSetting(words: readonly string[]): boolean {
  return read(words) !== undefined && !words.some((word) => OF_CALLS.test(word));
}
