// plainMeaning: what a text of any kind says in words that are said of nothing else, whoever wrote it; where two are said, the one that stands earlier in the table.
// Step 2 of a failure's walk, for texts that nobody vouches for: a line of a log, a message without a class.

import type { Meaning } from '../meaning.ts';
import { ownWords, withoutDenied } from '../texts/own-words.ts';
import { codeWords, plainWords } from '../texts/plain-words.ts';
import { readPlain } from './books.ts';
import { passes } from './traits.ts';
import { withoutSettings } from './without-settings.ts';

/** No text is read beyond this many characters. */
const TEXT_MAX = 4_000;
const LINES_MAX = 200;

/** What is "unavailable" to one account, country or card is so for good. */
const FOR_GOOD =
  /\b(?:subscription|plan|account|country|region|fraud|cards?|conta|assinatura|plano|pa[íi]s|regi[ãa]o|fraude|cart[ãa]o|contrato)\b/i;

/** True for a line that says of what it is unavailable to or for. */
export function isForGood(line: string): boolean {
  return FOR_GOOD.test(line);
}

/** Addresses and paths. */
const PLACES =
  /\bhttps?:\/\/\S{1,400}|(?<![<\w.-])(?:[\w.-]{0,60}(?:[/\\][\w.-]{1,80}){2,20}|[/\\][\w.-]{1,80}|[\w.-]{1,60}[/\\][\w-]{1,80}\.[a-z]{1,5}\b)/g;
/** In a literal these are its names and codes: it is read as a body. */
const CODES = /\b[A-Za-z]{1,40}_\w{1,80}/g;

/** The words of a line that are said: no addresses, and no names of what a literal holds. */
export function plainWordsOf(line: string): readonly string[] {
  const said = withoutDenied(line).replace(PLACES, ' . ');
  return said.includes('{') ? plainWords(said.replace(CODES, ' ')) : codeWords(said);
}

/** The meaning, or undefined: nothing is said that is unmistakable. */
export function plainMeaning(text: string): Meaning | undefined {
  let first: { readonly means: Meaning; readonly rank: number } | undefined;
  for (const line of ownWords(text.slice(0, TEXT_MAX)).split('\n', LINES_MAX)) {
    const read = plainRead(line);
    if (read === undefined || (read.means === 'unavailable' && isForGood(line))) continue;
    if (first === undefined || read.rank < first.rank) first = read;
  }
  return first?.means;
}

function plainRead(line: string): ReturnType<typeof readPlain> {
  const read = readPlain(plainWordsOf(line));
  if (read === undefined || !passes(read.means)) return read;
  const rest = withoutSettings(line);
  return rest === line ? read : readPlain(plainWordsOf(rest));
}
