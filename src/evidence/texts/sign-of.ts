// signOf: what a class name and a message stand for. A class that says enough is believed; then the message; then the class for want of better.
// Step 2 of a failure's walk.
import { CLASS_NAMES, GENERIC, PACKAGED } from './classes/class-names.ts';
import { classSign, guardSign } from './classes/class-words.ts';
import { isProgramFault } from './classes/of-languages.ts';
import { isOfFetch } from './fetch-words.ts';
import { numberedSign } from './numbered-errors.ts';
import { isDenied, ownWords } from './own-words.ts';
import { PHRASES } from './phrases.ts';
import type { Spoken } from './spoken.ts';
import type { Sign, Symptom } from './symptom.ts';

/** No message is read beyond this many characters for phrases. */
const MESSAGE_MAX = 4_000;

/** Undefined: nothing known is said. */
export function signOf({ name, message, packaged }: Spoken): Sign | undefined {
  if (isProgramFault(name) && !isOfFetch(name, message)) return ['own_fault'];
  if (packaged === true && Object.hasOwn(PACKAGED, name)) return PACKAGED[name];
  // Java's HttpURLConnection calls a 404 a file that is not found, and names its address.
  if (name === 'FileNotFoundException' && /(?:^|Exception: )https?:\/\//.test(message)) return ['missing'];
  const own = Object.hasOwn(CLASS_NAMES, name) ? CLASS_NAMES[name] : guardSign(name);
  if (own !== undefined) return own;
  const words = message.slice(0, MESSAGE_MAX);
  const sign = phraseIn(words);
  // Java connects with classes of their own: of this one the connection stood.
  if (name === 'SocketException' && sign?.[0] === 'timed_out') return ['timed_out', 'headers'];
  return sign ?? numberedSign(words) ?? (Object.hasOwn(GENERIC, name) ? GENERIC[name] : classSign(name));
}

/** What is "unavailable" to one account, country or card is so for good. */
const FOR_GOOD =
  /\b(?:subscription|plan|account|country|region|fraud|cards?|conta|assinatura|plano|pa[íi]s|regi[ãa]o|fraude|cart[ãa]o|contrato)\b/i;

/** What the first known phrase of a text stands for: one that is neither denied nor quoted as somebody's data. */
export function phraseIn(text: string): Sign | undefined {
  const own = ownWords(text);
  for (const [words, symptom, phase] of PHRASES) {
    const match = words.exec(own);
    if (match === null || isDenied(own, match.index)) continue;
    const line = lineAt(own, match.index);
    if (symptom === 'unavailable' && isForGood(line)) continue;
    if (symptom === 'timed_out' && OF_SETTING.test(own.slice(match.index + match[0].length).slice(0, SETTING_MAX))) return ['invalid'];
    const final = FINAL_BESIDE[symptom]?.find((each) => PHRASES.some(([said, of]) => of === each && said.test(line)));
    if (final !== undefined) return [final];
    return phase === undefined ? [symptom] : [symptom, phase];
  }
  return undefined;
}

/** Behind a timeout that is not what happened but what was set: `The connection timeout must be a number`. */
const OF_SETTING =
  /^(?: value)? (?:must (?:not )?(?:be (?!retried|handled|repeated)|lie|exceed)|should (?:not )?(?:be (?!retried|handled|repeated)|exceed)|(?:cannot|can't) be|is (?:not (?:an? )?(?:valid|number|integer|allowed|supported)|invalid|required|too (?:long|short|large|small|high|low)))/i;
const SETTING_MAX = 40;

/** Permanent beats transient when one line says both. */
const FINAL_BESIDE: Readonly<Partial<Record<Symptom, readonly Symptom[]>>> = {
  rate_limited: ['declined', 'permission_missing', 'invalid'],
  unavailable: ['declined', 'permission_missing', 'invalid'],
  ...{ timed_out: ['declined'], connection_lost: ['declined'], refused: ['declined'], locked: ['declined'] },
};

/** True for a line that says of what it is unavailable to or for. */
export function isForGood(line: string): boolean {
  return FOR_GOOD.test(line);
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}
