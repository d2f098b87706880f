// code-reading: what one code of an answer says, worked out once for each code that is nobody's data.
// Step 2 of a failure's walk, for wording: codes come before texts.
import { isOfLetters, remembered } from '../values/remembered.ts';
import { readCode } from './books.ts';
import type { Meaning } from './meaning.ts';
import { codeWords } from './plain-words.ts';
import { passes } from './traits.ts';

/** What words say, and how early in the order of reading it comes. */
export interface Reading {
  readonly means: Meaning;
  readonly rank: number;
}

/** What a code says, and whether it says no more than its status does. */
export interface CodeReading extends Reading {
  readonly isVague: boolean;
}

/** A code, known by its words. */
export interface KnownCode {
  /** Undefined: it says nothing that is known. */
  readonly reading: CodeReading | undefined;
  /** It is the name of a status. */
  readonly isStatus: boolean;
  /** It refuses what was sent. */
  readonly isRefusing: boolean;
}

/** Codes that only say their status again: a text that says more is believed. */
const VAGUE: ReadonlySet<string> = new Set(
  'forbidden|authentication|authorization|permission denied|permissao negada|unauthorized|not authorized|unauthenticated|authentication failed|authentication failure|authentication error|authorization error|authorization failed|access denied|not found|nao encontrado|resource not found|conflict|resource conflict|bad request|invalid request|invalid request error|unprocessable entity|invalid state|invalid state for request|invalid status|validation error|already processed|forbidden error|not allowed|precondition failed|user error|invalid operation|constraint violation|data integrity violation|integrity error'.split(
    '|',
  ),
);

/** Codes that are the name of a status: they lump causes together. */
const STATUS_WORDS: ReadonlySet<string> = new Set(
  'forbidden|unauthorized|unauthenticated|not found|conflict|bad request|unprocessable entity|invalid request|invalid request error|forbidden error|not authorized|user error|precondition failed|authentication|authorization'.split(
    '|',
  ),
);

/** Codes of a refusal that a 500 may carry: they name what was sent, not what broke. */
const REFUSING: ReadonlySet<string> = new Set(
  'invalid input|invalid argument|invalid argument error|invalid parameter|invalid parameters|invalid params|missing parameter|missing field|illegal argument|illegal argument exception|bad request|malformed request|constraint violation|constraint violation exception|data integrity violation exception|integrity error|validation failed|validation error'.split(
    '|',
  ),
);

/** What a code says; the same few come in every answer of a provider's. */
export function codeRead(code: string): KnownCode {
  return known.of(code);
}

const known = remembered(knownCode, isOfLetters);

function knownCode(code: string): KnownCode {
  const words = codeWords(lastPart(code));
  const text = words.join(' ');
  return { reading: wordsRead(words, text), isStatus: STATUS_WORDS.has(text), isRefusing: REFUSING.has(text) };
}

/** Of a problem type or another address only its end is a code. */
function lastPart(code: string): string {
  if (!code.includes('/') && !code.includes(':')) return code;
  return code.replace(/[/:#.]{1,8}$/, '').replace(/^.*[/:#]/, '');
}

function wordsRead(words: readonly string[], text: string): CodeReading | undefined {
  const reading = numberRead(text) ?? (words.length === 0 ? undefined : readCode(words));
  if (reading === undefined) return undefined;
  const means = passes(reading.means) ? qualified(text, reading.means) : reading.means;
  return { means, rank: reading.rank, isVague: VAGUE.has(text) };
}

function numberRead(text: string): Reading | undefined {
  const number = /\d/.test(text) ? text.replaceAll(' ', '') : '';
  const means = Object.hasOwn(KNOWN_NUMBERS, number) ? KNOWN_NUMBERS[number] : undefined;
  return means === undefined ? undefined : { means, rank: 0 };
}

/** Numbers of SQL and of ORMs that say what was sent. @see PostgreSQL appendix A, Prisma error reference */
const KNOWN_NUMBERS: Readonly<Record<string, Meaning>> = {
  ...{ 23505: 'duplicate', p2002: 'duplicate', 23503: 'rule', p2003: 'rule', 23514: 'rule', 23502: 'rule', p2011: 'rule' },
  // Of what passes only those that have letters: a number alone is anybody's.
  ...{ p2034: 'locked', '40p01': 'locked', '55p03': 'locked', '57p03': 'unavailable', '57p01': 'unavailable', p2025: 'absent' },
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
