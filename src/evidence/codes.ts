// isCode: whether a text is a failure's code: a number, a system's letters with a number, or words of which one tells of a failure; isToldType: the same of a problem type.
// Step 2 of a failure's walk, for `redact`. Why it is drawn here: docs/decisions/0011.
import { CODE_WORDS } from './code-words.ts';
import { isWord, isWords, type WordShape } from './words.ts';

const SHAPE: WordShape = { separators: '_.-', digits: 5, digitsInAll: 6, numbers: true };
const FORM = /^(?=.{1,64}$)[A-Za-z][\w-]*(?:\.[\w-]+){0,3}$/;

/** What is a code by its form alone. Numbers of persons are longer, and a passport has two letters and six digits. */
const NUMBERED: readonly RegExp[] = [
  /^\d{1,6}$/,
  // SQLSTATE: `40P01`. @see ISO/IEC 9075-2, section 24
  /^(?=[A-Z]*\d)[0-9A-Z]{5}$/,
  // `P2002`, `E11000`, `ISS-2`
  /^[A-Z]{1,8}[-_]?\d{1,5}$/,
  // `AADSTS700082`
  /^[A-Z]{3,8}[-_]?\d{6}$/,
];

/** An upper-case letter begins a word inside a word: `JWTExpired` → JWT, Expired. */
const HUMPS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;
/** Shorter humps say nothing: random letters have them, too. */
const HUMP_MIN = 4;

/** Most codes: words of one case that nothing but their separators parts. */
const PLAIN = /^(?:[a-z][a-z_-]{0,63}|[A-Z][A-Z_-]{0,63})$/;

const isKnown = (word: string): boolean => CODE_WORDS.has(word.toLowerCase());
const isKnownHump = (hump: string): boolean => hump.length >= HUMP_MIN && isKnown(hump);

/** True for a code that may be shown. */
export function isCode(text: string): boolean {
  if (PLAIN.test(text)) return isPlainCode(text);
  if (/\d/.test(text) && NUMBERED.some((form) => form.test(text))) return true;
  if (!FORM.test(text)) return false;
  const parts = text.split(/[_.-]+/);
  if (!parts.some((part) => isKnown(part) || (part.match(HUMPS) ?? []).some(isKnownHump))) return false;
  return isWords(text.replace(/[A-Za-z]+/g, plain), SHAPE);
}

/** All of it words, and one of them known. */
function isPlainCode(text: string): boolean {
  let hasKnown = false;
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const isEnd = at === text.length;
    if (!isEnd && text[at] !== '_' && text[at] !== '-') continue;
    const part = text.slice(start, at);
    start = at + 1;
    if (part === '' && !isEnd) continue;
    if (isKnown(part)) hasKnown = true;
    else if (!isWord(part, 0)) return false;
  }
  return hasKnown;
}

/** The letters without the humps that are known, so that only the rest is judged; a plain word when nothing is left. */
function plain(letters: string): string {
  if (isKnown(letters)) return 'word';
  return letters.replace(HUMPS, (hump) => (isKnownHump(hump) ? '' : hump)) || 'word';
}

const DEFINED =
  /^(?:about:blank|urn:(?:overdue|ietf|problem-type):|https?:\/\/(?:[\w-]+\.)*(?:ietf\.org|rfc-editor\.org|iana\.org|w3\.org|httpstatuses\.(?:com|io)|httpstatus\.es|mozilla\.org)\/)/;
/** What stands between the host and the code. */
const SECTIONS: ReadonlySet<string> = new Set(
  'api apis developer developers dev docs documentation doc error errors problem problems problem-types problem-type probs types type codes code exceptions exception faults reference rest help support en en-us pt-br erros erro status http rfc html www public v1 v2 v3 v4'.split(
    ' ',
  ),
);

/** True when nothing in it can be somebody's data. */
export function isToldType(type: string): boolean {
  if (DEFINED.test(type)) return true;
  const parts = type.startsWith('urn:') ? type.split(':').slice(2) : type.replace(/^https?:\/\/[^/]{1,100}\/?/, '').split(/[/#]/);
  const named = parts.filter((part) => part !== '');
  const end = named.pop();
  if (end === undefined) return true;
  return (
    named.every((part) => SECTIONS.has(part.toLowerCase())) && (isCode(end) || /^[1-5]\d\d$/.test(end) || SECTIONS.has(end.toLowerCase()))
  );
}
