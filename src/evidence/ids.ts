// isId, isRequestId: what an id may look like. An object's says of what kind it is; a request's is known by where it stands.
// Step 2 of a failure's walk, for `redact`. Why it is drawn here: docs/decisions/0011.
import { isWord } from './words.ts';

/** What ids begin with: our provider's, and those of the services that answer callers most. */
const ID_PREFIXES =
  'cus inv pay ref li pm req cn ii il prod price txr tax disc coupon promo cbtxn ch pi in sub si evt re pyr po tr acct ba card src txn dp du plan ' +
  'seti qt file request trace order or tran payout transfer charge customer invoice payment refund subscription';

const PREFIX = `(?:${ID_PREFIXES.replaceAll(' ', '|')})[_-]`;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const UNIQUE = new RegExp(`^(?:${PREFIX})?${UUID}$`, 'i');
const PREFIXED = new RegExp(`^${PREFIX}([A-Za-z0-9]{1,40})$`, 'i');

/** Fewer digits in a row than a phone number or a tax number has. */
const SMALL_NUMBER = /^\d{1,7}$/;
const DIGIT_RUN = /\d{8}/;
/** A password's or a name's length; shorter runs come in what is drawn, too. */
const NAME_RUN = /[A-Za-z]{8,}/g;
const SHORT_RUN = /[A-Za-z]{6,}/g;
const LONG = /[A-Za-z]{6}/;
/** `joao85`, `JoaoSilva1990`. */
const NUMBERED_NAME = /^[A-Za-z]+\d{0,4}$/;

/** How often a word begins inside; in what is drawn, at every fourth letter. */
const casesIn = (run: string): number => (run.match(/[a-z][A-Z]/g) ?? []).length;

/** Drawn, not written: digits stand among its letters, and no long word does. */
function isOpaque(tail: string): boolean {
  if (NUMBERED_NAME.test(tail) || DIGIT_RUN.test(tail)) return false;
  if (!LONG.test(tail)) return true;
  // What is drawn has one digit alone seldom; `hunter2pass` is no more than a word with one.
  if ((tail.match(/\d/g) ?? []).length < 2 && (tail.match(SHORT_RUN) ?? []).some((run) => isWord(run, 0) && casesIn(run) === 0))
    return false;
  return !(tail.match(NAME_RUN) ?? []).some((run) => isWord(run, 0) && casesIn(run) <= run.length / 4);
}

/** A UUID, a known prefix with something drawn behind it, or a number of at most seven digits. */
export function isId(text: string): boolean {
  if (UNIQUE.test(text) || SMALL_NUMBER.test(text)) return true;
  const tail = PREFIXED.exec(text)?.[1];
  return tail !== undefined && isOpaque(tail);
}

/** At least two letters, so that it is no number of a person; one case throughout. */
const hex = (length: number): string => `(?=(?:\\d*[A-Fa-f]){2})(?:[0-9a-f]{${length}}|[0-9A-F]{${length}})`;

const REQUEST_IDS: readonly RegExp[] = [
  // A trace's id, half of one, an ObjectId.
  new RegExp(`^(?:${hex(32)}|${hex(16)}|${hex(24)})$`),
  // A ULID: until the year 3084 it begins with a zero, which no base32 secret has.
  /^0(?=\d*[A-Za-z])(?:[0-9A-HJKMNP-TV-Z]{25}|[0-9a-hjkmnp-tv-z]{25})$/,
  // cf-ray, with the airport.
  new RegExp(`^${hex(16)}-[A-Z]{3}$`),
  // traceparent. @see W3C Trace Context, section 3.2
  new RegExp(`^00-${hex(32)}-[0-9a-f]{16}-[0-9a-f]{2}$`),
  // x-amzn-trace-id
  new RegExp(`^Root=1-[0-9a-f]{8}-${hex(24)}$`),
];

/** What `isId` takes, and the forms that only a request's or a trace's id has where such an id is looked for. */
export function isRequestId(text: string): boolean {
  return isId(text) || REQUEST_IDS.some((form) => form.test(text));
}
