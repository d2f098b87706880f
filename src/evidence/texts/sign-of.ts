// phraseIn, lateIn, ownSign and genericSign: what a class name and a message tell of this side or of the way: no connection, silence, an answer that is none.
// Step 2 of a failure's walk, for `told-by`, which asks them in turn.

import type { Phrase, Sign } from '../symptom.ts';
import { CLASS_SIGNS, GENERIC_SIGNS } from './classes/class-signs.ts';
import { classSign, guardSign } from './classes/class-words.ts';
import { isProgramFault } from './classes/of-languages.ts';
import { isOfFetch } from './fetch-words.ts';
import { numberedSign } from './numbered-errors.ts';
import { isDenied, ownWords } from './own-words.ts';
import { LATE_PHRASES, PHRASES } from './phrases.ts';
import type { Spoken } from './spoken.ts';

/** No message is read beyond this many characters for phrases. */
const MESSAGE_MAX = 4_000;

/** What a class says whatever its message says; a fault of the program itself is one of these. */
export function ownSign({ name, message }: Spoken): Sign | undefined {
  if (saysNotJson(name, message)) return ['not_json', 'decode'];
  if (isProgramFault(name) && !isOfFetch(name, message)) return ['own_fault'];
  return Object.hasOwn(CLASS_SIGNS, name) ? CLASS_SIGNS[name] : guardSign(name);
}

/** True for what `JSON.parse` throws over an answer; a file that it was given is named first, and its fault is the program's. */
export function saysNotJson(name: string, message: string): boolean {
  return name === 'SyntaxError' && /^[^\n]{0,400}\bJSON\b/.test(message) && !/^[^\n:]{1,300}\.json: /.test(message);
}

/** What the first known phrase of a text stands for: one that is neither denied nor quoted as somebody's data, nor names a setting. */
export function phraseIn(text: string): Sign | undefined {
  return firstOf(PHRASES, text);
}

/** The same of words that say no more than that it took too long: what an answer says goes before them. */
export function lateIn(text: string): Sign | undefined {
  return firstOf(LATE_PHRASES, text);
}

/** What a class says, or the number of a platform in its message, when its words say nothing better. */
export function genericSign({ name, message }: Spoken): Sign | undefined {
  return numberedSign(message.slice(0, MESSAGE_MAX)) ?? (Object.hasOwn(GENERIC_SIGNS, name) ? GENERIC_SIGNS[name] : classSign(name));
}

function firstOf(phrases: readonly Phrase[], text: string): Sign | undefined {
  const own = ownWords(text.slice(0, MESSAGE_MAX));
  for (const [words, symptom, phase] of phrases) {
    const match = words.exec(own);
    if (match === null || isDenied(own, match.index)) continue;
    if (symptom === 'timed_out' && OF_SETTING.test(own.slice(match.index + match[0].length).slice(0, SETTING_MAX))) continue;
    return phase === undefined ? [symptom] : [symptom, phase];
  }
  return undefined;
}

/** Behind a timeout that is not what happened but what was set: `The connection timeout must be a number`. */
const OF_SETTING =
  /^(?: value)? (?:must (?:not )?(?:be (?!retried|handled|repeated)|lie|exceed)|should (?:not )?(?:be (?!retried|handled|repeated)|exceed)|(?:cannot|can't) be|is (?:not (?:an? )?(?:valid|number|integer|allowed|supported)|invalid|required|too (?:long|short|large|small|high|low)))/i;
const SETTING_MAX = 40;
