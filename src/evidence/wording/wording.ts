// wording: what an error says, in one word of ours, from its codes first and its texts after. The words themselves stay behind.
// Step 2 of a failure's walk, for the extractor `error-words`.
import type { ErrorBody } from './error-body.ts';
import { isHeard } from './heard.ts';
import { CODE_MEANINGS, type Meaning, TEXT_MEANINGS, WIDE_RANK } from './meanings.ts';
import { codeWords, phraseBook, plainWords } from './phrases.ts';
import { isFinal, passes, TRAITS } from './traits.ts';

const readCode = phraseBook(CODE_MEANINGS);
const readText = phraseBook(TEXT_MEANINGS);

/** Codes that only say their status again: a text that says more is believed. */
const VAGUE: ReadonlySet<string> = new Set(
  'forbidden|authentication|authorization|permission denied|permissao negada|unauthorized|not authorized|unauthenticated|authentication failed|authentication failure|authentication error|authorization error|authorization failed|access denied|not found|nao encontrado|resource not found|conflict|resource conflict|bad request|invalid request|invalid request error|unprocessable entity|invalid state|invalid state for request|invalid status|validation error|already processed|forbidden error|not allowed|precondition failed|user error|invalid operation|constraint violation|data integrity violation|integrity error'.split(
    '|',
  ),
);
interface Reading {
  readonly means: Meaning;
  readonly rank: number;
}

/** Codes of a refusal that a 500 may carry: they name what was sent, not what broke. */
const REFUSING: ReadonlySet<string> = new Set(
  'invalid input|invalid argument|invalid argument error|invalid parameter|invalid parameters|invalid params|missing parameter|missing field|illegal argument|illegal argument exception|bad request|malformed request|constraint violation|constraint violation exception|data integrity violation exception|integrity error|validation failed|validation error'.split(
    '|',
  ),
);

/** What the error of an answer with this status says, or undefined. What names a field is no more than bad input, but a 500 may tell of it. */
export function meaningOf(body: ErrorBody, status: number): Meaning | undefined {
  const means =
    readingOf(body, status) ??
    (status === 500 && body.codes.some((code) => REFUSING.has(codeWords(lastPart(code)).join(' '))) ? 'bad_input' : undefined);
  return means === 'bad_field' ? 'bad_input' : means;
}

/** A permanent cause that is named stands against a passing one, whichever comes first. */
function readingOf(body: ErrorBody, status: number): Meaning | undefined {
  const means = firstReading(body, status);
  if (means !== undefined && !passes(means)) return means;
  const isRefined =
    means !== undefined && body.codes.some((code) => TRAITS[codeRead(code)?.means ?? means].yieldsTo?.includes(means) === true);
  return isRefined ? means : (permanentIn(body, status, means) ?? means);
}

const OF_PASSING: readonly number[] = [408, 421, 423, 425, 429, 502, 503, 504, 520, 521, 522, 523, 524, 527, 529];

/** What codes say for good: beside a passing word all of them count, and alone the hard ones under a passing status. */
function permanentIn(body: ErrorBody, status: number, passing: Meaning | undefined): Meaning | undefined {
  if (passing === undefined && !OF_PASSING.includes(status)) return undefined;
  let first: Reading | undefined;
  for (const code of body.codes) {
    const reading = codeRead(code);
    if (reading === undefined || passes(reading.means) || reading.means === 'in_progress') continue;
    // The state of a call that is still running is a state, too.
    if (passing === 'key_in_use' && reading.isVague) continue;
    const counts = passing === undefined ? isFinal(reading.means) && !reading.isVague : !isStatusWord(code);
    if (counts && (first === undefined || reading.rank < first.rank)) first = reading;
  }
  if (first !== undefined || passing === undefined) return first?.means;
  const told = best(textsRead(body), status);
  return isNarrow(told) && isFinal(told.means) ? told.means : undefined;
}

/** Codes that are the name of a status: they lump causes together. */
const STATUS_WORDS: ReadonlySet<string> = new Set(
  'forbidden|unauthorized|unauthenticated|not found|conflict|bad request|unprocessable entity|invalid request|invalid request error|forbidden error|not authorized|user error|precondition failed|authentication|authorization'.split(
    '|',
  ),
);
const isStatusWord = (code: string): boolean => STATUS_WORDS.has(codeWords(lastPart(code)).join(' '));

/** Of texts about single fields, what passes is not meant. */
function textsRead({ texts, ofFields = [] }: ErrorBody): readonly (Reading | undefined)[] {
  const read = (text: string): Reading | undefined => readText(codeWords(withoutDenied(withoutQuotes(text))));
  return [...texts.map(read), ...ofFields.map(read).filter((reading) => reading !== undefined && !passes(reading.means))];
}

function firstReading(body: ErrorBody, status: number): Meaning | undefined {
  const { codes, classes } = body;
  const words = codes.map(codeRead);
  const sharp = best(words.filter(isSharp), status);
  const finer = isNarrow(sharp) ? TRAITS[sharp.means].yieldsTo : undefined;
  if (isNarrow(sharp) && finer === undefined) return sharp.means;
  const told = best(textsRead(body), status);
  if (isNarrow(sharp)) return isNarrow(told) && finer?.includes(told.means) === true ? told.means : sharp.means;
  const kinds = classes.map(codeRead);
  const vague = best(
    [...words, ...kinds].filter((each) => !isSharp(each)),
    status,
  );
  const kind = best(kinds.filter(isSharp), status);
  const narrow = [told, kind].filter(isNarrow).sort((one, other) => one.rank - other.rank)[0];
  if (vague?.means === 'rule' && narrow?.means === 'already_done') return 'rule';
  if (isNarrow(narrow) && !(isNarrow(vague) && TRAITS[narrow.means].loose === true)) return narrow.means;
  return (isNarrow(vague) ? vague : (sharp ?? kind ?? told ?? vague))?.means;
}

interface CodeReading extends Reading {
  readonly isVague: boolean;
}

function codeRead(code: string): CodeReading | undefined {
  const words = codeWords(lastPart(code));
  const text = words.join(' ');
  const known = KNOWN_NUMBERS[text.replaceAll(' ', '')];
  const reading =
    known !== undefined && Object.hasOwn(KNOWN_NUMBERS, text.replaceAll(' ', ''))
      ? { means: known, rank: 0 }
      : words.length === 0
        ? undefined
        : readCode(words);
  if (reading === undefined) return undefined;
  const means = passes(reading.means) ? qualified(text, reading.means) : reading.means;
  return { means, rank: reading.rank, isVague: VAGUE.has(text) };
}

/** Numbers of SQL and of ORMs that say what was sent. @see PostgreSQL appendix A, Prisma error reference */
const KNOWN_NUMBERS: Readonly<Record<string, Meaning>> = {
  ...{ 23505: 'duplicate', p2002: 'duplicate', 23503: 'rule', p2003: 'rule', 23514: 'rule', 23502: 'rule', p2011: 'rule' },
  ...{ 42601: 'bad_setup', '42p01': 'bad_setup', 42703: 'bad_setup' },
};

/** `invalid_timeout`, `rate_limit_not_supported`: a setting by that name was refused. */
const OF_SETTINGS =
  /(?:^| )(?:invalid|invalida|invalido|unsupported|disabled|malformed|illegal|incorrect|negative|required|missing|out of range|(?:not|nao) (?:supported|allowed|enabled|owned|found|configured|permitted|valid)|lock expired|too (?:long|short|small|large))(?: |$)/;
/** `service_unavailable_for_plan`: it is not there for this caller, or for this object. */
const OF_RULES =
  /(?:^| )(?:(?:for|in|by) (?:the |your |this )?(?:plan|country|region|batch|area|market|accountant|admin|owner|merchant|currency)|unavailable (?:product|item|card|method)|locked by (?!another|other|user|process|session|transaction|request|job|someone|lock|system|thread|worker))/;

function qualified(code: string, means: Meaning): Meaning {
  if (/^session (?:timeout|timed out|timedout)/.test(code)) return 'token_expired';
  if (OF_RULES.test(code)) return 'rule';
  return OF_SETTINGS.test(code) ? 'bad_input' : means;
}

const isSharp = (reading: CodeReading | undefined): boolean => reading?.isVague === false;
const isNarrow = (reading: Reading | undefined): reading is Reading => reading !== undefined && reading.rank < WIDE_RANK;

/** The first in rank of what can be heard. */
function best(readings: readonly (Reading | undefined)[], status: number): Reading | undefined {
  let first: Reading | undefined;
  for (const reading of readings) {
    if (reading === undefined || !isHeard(reading.means, status)) continue;
    if (first === undefined || reading.rank < first.rank) first = reading;
  }
  return first;
}

/** Of a problem type or another address only its end is a code. */
function lastPart(code: string): string {
  return code.includes('/') || code.includes(':') ? code.replace(/^.*[/:#]/, '') : code;
}

const QUOTED =
  /(^|[\s(:=])(?:"[^"]{0,200}"|'[^'\n]{0,200}'(?![A-Za-z])|\[[^\]]{0,24}\])|[\u201c\u201d][^\u201c\u201d]{0,300}[\u201c\u201d]|\u00ab[^\u00bb]{0,300}\u00bb/g;

/** What stands before a text that is quoted whole, if anything does. */
const ANNOUNCING: ReadonlySet<string> = new Set(
  'the api server error erro message mensagem reason motivo detail response said says got'.split(' '),
);

/** A limit that is named by its period is the provider's word. */
const PERIOD = /\bper (?:second|minute|hour)\b/;

/** What stands in quotes or brackets is the caller's own, unless it is all there is. */
function withoutQuotes(text: string): string {
  const rest = /["'[\u201c\u00ab]/.test(text)
    ? text.replace(QUOTED, (whole, before: string | undefined) => (PERIOD.test(whole) ? whole : `${before ?? ''} `))
    : text;
  const bare = rest !== text && plainWords(rest).every((word) => ANNOUNCING.has(word)) ? text : rest;
  return bare.includes('OAuth') ? bare.replaceAll('OAuth', 'oauth') : bare;
}

const DENIES =
  /\b(?:not|n[a\u00e3]o|never)(?: (?:been|being|be|yet|currently|foi|est\u00e1|sendo|foram)){0,3} (?:exceeded|reached|throttled|limited|excedid[ao]s?|ultrapassad[ao]s?|atingid[ao]s?)\b/i;

/** A sentence that says that a limit was not reached says nothing. */
function withoutDenied(text: string): string {
  if (!DENIES.test(text)) return text;
  return text
    .split(/[.;!?]/)
    .filter((sentence) => !DENIES.test(sentence))
    .join('.');
}

const UNITS: Readonly<Record<string, number>> = {
  ...{ ms: 1, milliseconds: 1, s: 1000, sec: 1000, secs: 1000, second: 1000, seconds: 1000, segundo: 1000, segundos: 1000 },
  ...{ m: 60_000, min: 60_000, mins: 60_000, minute: 60_000, minutes: 60_000, minuto: 60_000, minutos: 60_000 },
  ...{ h: 3_600_000, hour: 3_600_000, hours: 3_600_000, hora: 3_600_000, horas: 3_600_000 },
  ...{ d: 86_400_000, day: 86_400_000, days: 86_400_000, dia: 86_400_000, dias: 86_400_000 },
  ...{ week: 604_800_000, weeks: 604_800_000, semana: 604_800_000, semanas: 604_800_000, month: 2_592_000_000, months: 2_592_000_000 },
};
/** `try again tomorrow`: the limit counts over a day. */
const TOMORROW = /\b(?:again|retry|novamente|volte|back) (?:tomorrow|amanh\u00e3|amanha|ma\u00f1ana)\b/i;

/** True when a text says to come back on another day. */
export function asksForTomorrow(texts: readonly string[]): boolean {
  return texts.some((text) => TOMORROW.test(text));
}
const BEFORE_WAIT: ReadonlySet<string> = new Set(['in', 'after', 'em', 'apos', 'aguarde', 'wait', 'for', 'dentro', 'espere', 'least']);

/** The wait that a text asks for in words, `try again in 16 seconds`, in milliseconds. */
export function waitIn(texts: readonly string[]): number | undefined {
  for (const text of texts) {
    if (!/\d/.test(text)) continue;
    const words = codeWords(text);
    for (let at = 1; at < words.length - 1; at += 1) {
      const unit = Object.hasOwn(UNITS, words[at + 1] ?? '') ? UNITS[words[at + 1] ?? ''] : undefined;
      const number = words[at] ?? '';
      if (unit !== undefined && /^\d{1,7}$/.test(number) && BEFORE_WAIT.has(words[at - 1] ?? '')) return Number(number) * unit;
    }
  }
  return undefined;
}
