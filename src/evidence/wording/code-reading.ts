// code-reading: what one code of an answer says, worked out once for each code that is nobody's data.
// Step 2 of a failure's walk, for wording: codes come before texts.

import type { Meaning } from '../meaning.ts';
import { codeWords } from '../texts/plain-words.ts';
import { isOfLetters, remembered } from '../values/remembered.ts';
import { readCode } from './books.ts';
import { type CodeTraits, codeTraits } from './code-traits.ts';
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
export interface KnownCode extends Omit<CodeTraits, 'isVague'> {
  /** Undefined: it says nothing that is known. */
  readonly reading: CodeReading | undefined;
}

/** What a code says; the same few come in every answer of a provider's. */
export function codeRead(code: string): KnownCode {
  return known.of(code);
}

const known = remembered(knownCode, isOfLetters);

function knownCode(code: string): KnownCode {
  const words = codeWords(lastPart(code));
  const text = words.join(' ');
  const { isVague, isStatus, isRefusing } = codeTraits(text);
  const reading = wordsRead(words, text);
  return { reading: reading === undefined ? undefined : { ...reading, isVague }, isStatus, isRefusing };
}

/** Of a problem type or another address only its end is a code. */
function lastPart(code: string): string {
  if (!code.includes('/') && !code.includes(':')) return code;
  return code.replace(/[/:#.]{1,8}$/, '').replace(/^.*[/:#]/, '');
}

function wordsRead(words: readonly string[], text: string): Reading | undefined {
  const reading = numberRead(text) ?? (words.length === 0 ? undefined : readCode(words));
  if (reading === undefined) return undefined;
  const means = passes(reading.means) ? qualified(text, reading.means) : reading.means;
  return { means, rank: reading.rank };
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
