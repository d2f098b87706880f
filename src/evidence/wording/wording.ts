// wording: what an error says, in one word of ours, from its codes first and its texts after. The words themselves stay behind.
// Step 2 of a failure's walk, for the extractor `error-words`.

import { withoutDenied, withoutQuotes } from '../texts/own-words.ts';
import { readCode, readText, WIDE_RANK } from './books.ts';
import type { ErrorBody } from './error-body.ts';
import { isHeard } from './heard.ts';
import type { Meaning } from './meaning.ts';
import { MEANING_ROWS } from './meanings/index.ts';
import { codeWords } from './plain-words.ts';
import { isFinal, passes } from './traits.ts';

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
    means !== undefined && body.codes.some((code) => MEANING_ROWS[codeRead(code)?.means ?? means].yieldsTo?.includes(means) === true);
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

/** The words of an error's text that are its own, and not denied. */
export function spokenWords(text: string): readonly string[] {
  return codeWords(withoutDenied(withoutQuotes(text)));
}

/** Of texts about single fields, what passes is not meant. */
function textsRead({ texts, ofFields = [] }: ErrorBody): readonly (Reading | undefined)[] {
  const read = (text: string): Reading | undefined => readText(spokenWords(text));
  return [...texts.map(read), ...ofFields.map(read).filter((reading) => reading !== undefined && !passes(reading.means))];
}

function firstReading(body: ErrorBody, status: number): Meaning | undefined {
  const { codes, classes } = body;
  const words = codes.map(codeRead);
  const sharp = best(words.filter(isSharp), status);
  const finer = isNarrow(sharp) ? MEANING_ROWS[sharp.means].yieldsTo : undefined;
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
  if (isNarrow(narrow) && !(isNarrow(vague) && MEANING_ROWS[narrow.means].loose === true)) return narrow.means;
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
