// messageMeaning: what the message of an error says where none of the phrases that all systems print is in it: a provider's words behind a class.
// Step 2 of a failure's walk, for `printed` and `said`. The class is read as a code is, the message as the text of an answer is.
import type { Facts } from '../evidence.ts';
import { isTelling, kindOf } from '../texts/classes/forms.ts';
import { isOfLanguage, isProgramFault } from '../texts/classes/of-languages.ts';
import { ownWords, tellsWhatWasNot } from '../texts/own-words.ts';
import { isForGood as isUnavailableForGood, phraseIn } from '../texts/sign-of.ts';
import type { Spoken } from '../texts/spoken.ts';
import type { Sign, Symptom } from '../texts/symptom.ts';
import type { Meaning } from './meanings.ts';
import { passes, TRAITS } from './traits.ts';
import { meaningOf } from './wording.ts';

const MESSAGE_MAX = 400;
/** A line without a class may be anybody's: it is read when it is short, and believed when it refuses for good. */
const LINE_MAX = 300;
/** Addresses, and what is quoted behind a brace, are data. */
const DATA = /https?:\/\/[^\s"'<>]{1,2000}|\b(?:GET|POST|PUT|PATCH|DELETE) \S{1,200}|[{<][^\n]{0,2000}/g;

/** Classes that lump causes together, by what they mean: a message that says what that yields to is believed. */
const LUMPED: Readonly<Partial<Record<Symptom, Meaning>>> = {
  ...({ invalid: 'bad_input', broken: 'broken', rate_limited: 'throttled' } as const),
  ...({ credentials_invalid: 'bad_credential', permission_missing: 'no_permission', missing: 'absent' } as const),
};
/** Beside a class that says nearly nothing these say no more. */
const SAYING_LITTLE_MORE: readonly (Meaning | undefined)[] = ['bad_input', 'broken', 'unavailable', 'timed_out', undefined];

/** A status that says little yields to what a common phrase says: AWS answers 400 to almost everything. */
const SHARPER: Readonly<Partial<Record<Symptom, Meaning>>> = {
  stale: 'stale',
  exists: 'duplicate',
  missing: 'absent',
  forbidden_now: 'rule',
  permission_missing: 'no_permission',
};
const SAYING_LITTLE: readonly (number | undefined)[] = [400, 422];

/** What the message tells, beside `sign`, which the class or a common phrase gave: `says` where that leaves room for it. */
export function toldBeside(sign: Sign | undefined, spoken: Spoken, status: number | undefined): Pick<Facts, 'says' | 'told' | 'symptom'> {
  const sharper = sign === undefined || !SAYING_LITTLE.includes(status) ? undefined : SHARPER[sign[0]];
  if (sharper !== undefined) return { says: sharper };
  const means = sign === undefined ? messageMeaning(spoken, status) : refined(sign, spoken, status);
  if (means === undefined) return {};
  // Who printed it need not have been refused: how far the call had come is not known.
  if (sign === undefined && means === 'unavailable' && status === undefined) return { symptom: 'unavailable' };
  return sign === undefined ? { told: means } : { says: means };
}

function refined(sign: Sign, spoken: Spoken, status: number | undefined): Meaning | undefined {
  const lumped = LUMPED[sign[0]];
  if (lumped === undefined) return undefined;
  const means = messageMeaning(spoken, status);
  const { yieldsTo, wide } = TRAITS[lumped];
  // A client's class for a 429 is its class for a lock as well.
  if (lumped === 'throttled' && (means === 'locked' || means === 'key_in_use')) return means;
  if (wide !== true) return means !== undefined && yieldsTo?.includes(means) === true ? means : undefined;
  return SAYING_LITTLE_MORE.includes(means) || phraseIn(spoken.message) !== undefined ? undefined : means;
}

/** The meaning, or undefined. `status` as the text states it: then only what follows it is the answer's. */
export function messageMeaning({ name, message, code }: Spoken, status: number | undefined): Meaning | undefined {
  if (isProgramFault(name) || isOfLanguage(name)) return undefined;
  if (name === '' && (message.length > LINE_MAX || message.includes('\n'))) return undefined;
  const kind = kindOf(name);
  const text = ownWords(behind(message, status)).slice(0, MESSAGE_MAX).replace(DATA, ' ');
  const classes = isTelling(kind) ? [kind] : [];
  const means = meaningOf(
    { codes: code === undefined ? [] : [code], classes, texts: [text], fields: [], waitMs: undefined, limit: undefined, partial: false },
    status ?? 0,
  );
  if (means !== undefined && passes(means) && tellsWhatWasNot(text)) return undefined;
  if (means === 'broken' || (means === 'unavailable' && isUnavailableForGood(text))) return undefined;
  return name === '' && means !== undefined && (passes(means) || means === 'bad_input') ? undefined : means;
}

function behind(message: string, status: number | undefined): string {
  const at = status === undefined ? -1 : message.lastIndexOf(String(status));
  return at < 0 ? message : message.slice(at + 3);
}
