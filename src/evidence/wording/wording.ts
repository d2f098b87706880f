// wording: what an error says, in one word of ours, from its codes first and its texts after. The words themselves stay behind.
// Step 2 of a failure's walk, for the extractor `error-words`.

import type { Meaning } from '../meaning.ts';
import { withoutDenied, withoutOwnCalls, withoutQuotes } from '../texts/own-words.ts';
import { codeWords } from '../texts/plain-words.ts';
import { readPlain, readText, WIDE_RANK } from './books.ts';
import { type CodeReading, codeRead, type Reading } from './code-reading.ts';
import type { ErrorBody } from './error-body.ts';
import { isHeard } from './heard.ts';
import { MEANING_ROWS } from './meanings/index.ts';
import { isFinal, passes } from './traits.ts';
import { withoutSettings } from './without-settings.ts';

/** What the error of an answer with this status says, or undefined. What names a field is no more than bad input, but a 500 may tell of it. */
export function meaningOf(body: ErrorBody, status: number): Meaning | undefined {
  const means =
    readingOf(body, status) ?? (status === 500 && body.codes.some((code) => codeRead(code).isRefusing) ? 'bad_input' : undefined);
  return means === 'bad_field' ? 'bad_input' : means;
}

/** A permanent cause that is named stands against a passing one, whichever comes first. */
function readingOf(body: ErrorBody, status: number): Meaning | undefined {
  const means = firstReading(body, status);
  if (means !== undefined && !passes(means)) return means;
  const isRefined =
    means !== undefined &&
    body.codes.some((code) => MEANING_ROWS[codeRead(code).reading?.means ?? means].yieldsTo?.includes(means) === true);
  return isRefined ? means : (permanentIn(body, status, means) ?? means);
}

const OF_PASSING: readonly number[] = [408, 421, 423, 425, 429, 502, 503, 504, 520, 521, 522, 523, 524, 527, 529];

/** What codes say for good: beside a passing word all of them count, and alone the hard ones under a passing status. */
function permanentIn(body: ErrorBody, status: number, passing: Meaning | undefined): Meaning | undefined {
  if (passing === undefined && !OF_PASSING.includes(status)) return undefined;
  let first: Reading | undefined;
  for (const code of body.codes) {
    const { reading, isStatus } = codeRead(code);
    if (reading === undefined || passes(reading.means) || reading.means === 'in_progress') continue;
    // The state of a call that is still running is a state, too.
    if (passing === 'key_in_use' && reading.isVague) continue;
    const counts = passing === undefined ? isFinal(reading.means) && !reading.isVague : !isStatus;
    if (counts && (first === undefined || reading.rank < first.rank)) first = reading;
  }
  if (first !== undefined) return first.means;
  if (passing === undefined) return BEHIND_GATEWAYS.includes(status) ? unmistakable(body) : undefined;
  const told = best(textsRead(body), status);
  return isNarrow(told) && isFinal(told.means) ? told.means : undefined;
}

/** A gateway hands on what was said behind it; what it says of its own is neither of a payment nor of an object. */
const BEHIND_GATEWAYS: readonly number[] = [502, 503, 504];
const OF_BUSINESS: readonly Meaning[] = ['declined', 'key_reused', 'key_done', 'unpaid', 'suspended', 'rule', 'already_done', 'duplicate'];

/** What the texts say in words that are said of nothing else, if it is the business's. */
function unmistakable({ texts }: ErrorBody): Meaning | undefined {
  return texts.map((text) => readPlain(spokenWords(text))?.means).find((means) => means !== undefined && OF_BUSINESS.includes(means));
}

/** The words of an error's text that are its own, and not denied. */
export function spokenWords(text: string): readonly string[] {
  return codeWords(withoutDenied(withoutOwnCalls(withoutQuotes(text))));
}

/** Of texts about single fields, what passes is not meant. */
function textsRead({ texts, ofFields = [] }: ErrorBody): readonly (Reading | undefined)[] {
  return [...texts.map(textRead), ...ofFields.map(textRead).filter((reading) => reading !== undefined && !passes(reading.means))];
}

function textRead(text: string): Reading | undefined {
  const reading = readText(spokenWords(text));
  if (reading === undefined || !passes(reading.means)) return reading;
  const rest = withoutSettings(text);
  return rest === text ? reading : (readText(spokenWords(rest)) ?? { means: 'bad_input', rank: WIDE_RANK });
}

function firstReading(body: ErrorBody, status: number): Meaning | undefined {
  const { codes, classes } = body;
  const words = codes.map(readingOfCode);
  const sharp = best(words.filter(isSharp), status);
  const finer = isNarrow(sharp) ? MEANING_ROWS[sharp.means].yieldsTo : undefined;
  if (isNarrow(sharp) && finer === undefined) return sharp.means;
  const told = best(textsRead(body), status);
  if (isNarrow(sharp)) return isNarrow(told) && finer?.includes(told.means) === true ? told.means : sharp.means;
  const kinds = classes.map(readingOfCode);
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

const readingOfCode = (code: string): CodeReading | undefined => codeRead(code).reading;
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
