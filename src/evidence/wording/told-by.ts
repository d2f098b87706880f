// toldBy: what a class and a message tell: how the way broke off, as a symptom, or what an answer said, as a meaning. One reading for printed texts and thrown values.
// Step 2 of a failure's walk, for `printed` and `said`. A class that says enough is believed; then the message; then the class for want of better.
import type { Facts } from '../evidence.ts';
import type { Meaning } from '../meaning.ts';
import type { Sign } from '../symptom.ts';
import { CLASS_MEANINGS, GENERIC_MEANINGS, PACKAGED } from '../texts/classes/class-meanings.ts';
import { classMeaning, guardMeaning } from '../texts/classes/class-words.ts';
import { withoutStatusLines } from '../texts/own-words.ts';
import { quotedBody } from '../texts/quoted-body.ts';
import { genericSign, lateIn, ownSign, phraseIn } from '../texts/sign-of.ts';
import type { Spoken } from '../texts/spoken.ts';
import { isHeard } from './heard.ts';
import { MEANING_ROWS } from './meanings/index.ts';
import { messageMeaning } from './message-meaning.ts';
import { plainMeaning } from './plain-meaning.ts';
import { isFinal, passes } from './traits.ts';

/** `says` for what stands whatever broke off beside it; `told` for what counts where nothing firmer is known. */
export type Told = Pick<Facts, 'symptom' | 'phase' | 'says' | 'told'>;

/** Nothing when nothing known is said. `status` as the text states it: then an answer came, and its status may be sharper than its words. */
export function toldBy(spoken: Spoken, status?: number): Told {
  const named = meaningOfName(spoken);
  const own = named === undefined ? ownSign(spoken) : undefined;
  if (own !== undefined) return ofSign(placed(own, spoken.message));
  if (named !== undefined) return ofMeaning(refined(named, spoken, status), named, status);
  const message = withoutQuotedBody(spoken.message, status);
  const sign = signIn({ ...spoken, message });
  if (sign !== undefined) return ofSign(sign);
  const plain = plainMeaning(status === undefined ? message : withoutStatusLines(message));
  const late = plain === undefined ? (lateIn(message) ?? genericSign({ ...spoken, message })) : undefined;
  if (late !== undefined) return ofSign(late);
  const generic = plain === undefined ? genericMeaning(spoken.name) : undefined;
  if (generic !== undefined) return ofMeaning(refined(generic, spoken, status), generic, status);
  return ofWords(messageMeaning(spoken, status), plain, status);
}

const ofSign = ([symptom, phase]: Sign): Told => (phase === undefined ? { symptom } : { symptom, phase });

/** A class that says no more than that it took too long leaves it to the message how far the call had come. */
function placed(own: Sign, message: string): Sign {
  const finer = own[0] === 'timed_out' && own[1] === undefined ? phraseIn(message) : undefined;
  return finer?.[0] === 'timed_out' ? finer : own;
}

/** What an answer quotes in its body is read as a body, and not for phrases. */
function withoutQuotedBody(message: string, status: number | undefined): string {
  return status === undefined || quotedBody(message) === undefined ? message : message.slice(0, message.search(/[{<]/));
}

function meaningOfName({ name, message, packaged }: Spoken): Meaning | undefined {
  if (packaged === true && Object.hasOwn(PACKAGED, name)) return PACKAGED[name];
  // Java's HttpURLConnection calls a 404 a file that is not found, and names its address.
  if (name === 'FileNotFoundException' && /(?:^|Exception: )https?:\/\//.test(message)) return 'absent';
  return Object.hasOwn(CLASS_MEANINGS, name) ? CLASS_MEANINGS[name] : guardMeaning(name);
}

function genericMeaning(name: string): Meaning | undefined {
  return Object.hasOwn(GENERIC_MEANINGS, name) ? GENERIC_MEANINGS[name] : classMeaning(name);
}

/** A decline is said in one of these: most texts are spared the reading. */
const MAY_DECLINE = /declin|insuf|recus|cart[ãa]o/i;

/** A decline stands beside what broke off. */
function signIn({ name, message }: Spoken): Sign | undefined {
  const sign = phraseIn(message);
  if (sign === undefined || (MAY_DECLINE.test(message) && plainMeaning(message) === 'declined')) return undefined;
  // Java connects with classes of their own: of this one the connection stood.
  return name === 'SocketException' && sign[0] === 'timed_out' ? ['timed_out', 'headers'] : sign;
}

/** What a class that lumps causes together leaves its message to say. */
function refined(named: Meaning, spoken: Spoken, status: number | undefined): Meaning | undefined {
  const { wide, yieldsTo } = MEANING_ROWS[named];
  if (wide !== true && yieldsTo === undefined) return undefined;
  const means = messageMeaning(spoken, status);
  if (means === undefined) return undefined;
  // A client's class for a 429 is its class for a lock as well.
  if (named === 'throttled' && (means === 'locked' || means === 'key_in_use')) return means;
  if (wide !== true) return yieldsTo?.includes(means) === true ? means : undefined;
  return MEANING_ROWS[means].wide === true || means === 'unavailable' || means === 'timed_out' ? undefined : means;
}

function ofMeaning(finer: Meaning | undefined, named: Meaning, status: number | undefined): Told {
  if (finer !== undefined) return { says: finer };
  if (status !== undefined && !isHeard(named, status)) return {};
  return MEANING_ROWS[named].stands === true ? { says: named } : { told: named };
}

/** What the words say to who may believe all of them, and what they say to anybody. */
function ofWords(means: Meaning | undefined, plain: Meaning | undefined, status: number | undefined): Told {
  if (plain === undefined) return means === undefined ? {} : { told: means };
  const said = means === undefined || (passes(means) && !passes(plain)) ? plain : means;
  const { stands } = MEANING_ROWS[said];
  if (status !== undefined && !isHeard(said, status) && !overrules(said, status)) return {};
  return stands === true ? { says: said } : { told: said };
}

/** What is unmistakable and no repetition heals stands against a status that is sharper; a rule of the business against one that passes. */
function overrules(said: Meaning, status: number): boolean {
  return isFinal(said) && (MEANING_ROWS[said].stands === true || (said === 'rule' && status >= 500));
}
