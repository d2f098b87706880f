// signOf: what a class name and a message stand for. A class that says enough is believed; then the message; then the class for want of better.
// Step 2 of a failure's walk.
import { CLASS_NAMES, GENERIC, isProgramFault, PACKAGED } from './class-names.ts';
import { classSign, guardSign } from './class-words.ts';
import { isOfFetch } from './fetch-words.ts';
import { numberedSign } from './numbered-errors.ts';
import { PHRASES } from './phrases.ts';
import type { Spoken } from './spoken.ts';
import type { Sign } from './symptom.ts';

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
  return phraseIn(words) ?? numberedSign(words) ?? (Object.hasOwn(GENERIC, name) ? GENERIC[name] : classSign(name));
}

/** What the first known phrase of a text stands for. */
export function phraseIn(text: string): Sign | undefined {
  const found = PHRASES.find(([words]) => words.test(text));
  if (found === undefined) return undefined;
  const [, symptom, phase] = found;
  return phase === undefined ? [symptom] : [symptom, phase];
}
