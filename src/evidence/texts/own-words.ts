// ownWords: a message without what it quotes of a caller's data: `memo "rate limit exceeded" is too long` says nothing of a limit. isDenied: what it says is not so.
// Step 2 of a failure's walk, before a text is read for phrases, codes and statuses: all that is known of quotations and of denials.
import { plainWords } from './plain-words.ts';

/** A quotation behind a word: what the word names is data. What a judgement follows is data whatever stands before it. */
const QUOTED =
  /\b([A-Za-zÀ-ú]{1,30})( (?:"[^"\n]{1,200}"|'[^'\n]{1,200}'|“[^”\n]{1,200}”|«[^»\n]{1,200}»|`[^`\n]{1,200}`))(?=[\s.,;:)]|$)( (?:is|must|may|cannot|can not|should|has to|n[ãa]o|[ée]|deve) (?:not |be |too |already |also |muito ){0,3}(?:allowed|valid|invalid|long|short|reserved|taken|used|contain|exist|permitid[oa]|v[áa]lid[oa]|inv[áa]lid[oa]|long[oa])\b)?/g;
/** Behind these it is not data that is quoted, but what somebody said. */
const SPEAKING =
  /^(?:\w{0,60}errors?|err|erros?|\w{0,60}exceptions?|faults?|exce[çc][ãa]o|failures?|failed|falha|falhou|messages?|msg|mensagem|reason|motivo|cause|causa|caused|because|status|state|desc|details?|description|says?|said|saying|diz|disse|with|com|was|were|is|are|foi|got|received|recebeu|returned|returns|retornou|answered|answers|responded|response|resposta|reply|replied|answer|printed|line|body|thread|by|from|in|at|for|to|on|of|a|the|while|throws|threw|raised|and|or|gave|title|text|http|code)$/i;

/** A limit that is named by its period is the provider's word. */
const PERIOD = /\bper (?:second|minute|hour)\b/;

/** `text` with an empty quotation in place of each that is data; the words around it keep their places. */
export function ownWords(text: string): string {
  if (!/["'`“«]/.test(text)) return text;
  return text.replace(QUOTED, (all, word: string, quoted: string, judged: string | undefined) =>
    (SPEAKING.test(word) || PERIOD.test(quoted)) && judged === undefined
      ? all
      : `${word} ${quoted.charAt(1)}${' '.repeat(quoted.length - 3)}${quoted.slice(-1)}${judged ?? ''}`,
  );
}

const CLAUSE_END = /[^\w\s'’À-ú]/;
const BEFORE_MAX = 80;

/** True when the words that begin at `at` are denied in the same clause. */
export function isDenied(text: string, at: number): boolean {
  if (at === 0) return false;
  const clause =
    text
      .slice(Math.max(0, at - BEFORE_MAX), at)
      .split(CLAUSE_END)
      .at(-1) ?? '';
  const words = plainWords(clause.replaceAll("n't ", ' not ').replaceAll('n’t ', ' not '));
  return isTurned(words, words.length);
}

/** A sentence that begins with it says what was not. */
const BEGINS_DENYING = /(?:^|[.;:!] ?)(?:nunca|nenhuma?|never|no|not|sem|without|n[ãa]o (?:h[áa]|houve|est[áa]|foi)) /i;

/** True for a text one of whose sentences says what was not. */
export function tellsWhatWasNot(text: string): boolean {
  return BEGINS_DENYING.test(text);
}

/** What turns the phrase behind it around. */
const NEGATIONS: ReadonlySet<string> = new Set('not no isnt never nao without sem nem nunca nenhum nenhuma unless if se'.split(' '));
/** Between such a word and what it turns around: `not being rate limited`, `not a temporary error`, `was not caused by a lock`. */
const BETWEEN: ReadonlySet<string> = new Set(
  'being been be a an currently yet um uma sendo foi ainda the any is was were are due to of fail failed because caused by actually really hit hitting get getting esta estava em por causa de houve ha devido ao'.split(
    ' ',
  ),
);
/** What no gap goes over. */
export const BOUNDS: ReadonlySet<string> = new Set(['or', 'ou', 'but', 'mas', 'not', 'nao', 'never']);

/** Whether the word before `at`, or one of the five before small words, turns what begins there around. */
export function isTurned(words: readonly string[], at: number): boolean {
  for (let back = 1; back <= 6; back += 1) {
    const word = words[at - back] ?? '';
    if (NEGATIONS.has(word)) return back === 1 || (word !== 'if' && word !== 'se' && word !== 'no');
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

/** Of an error's own text: in quotes or brackets. */
const IN_QUOTES =
  /(^|[\s(:=])(?:"[^"]{0,200}"|'[^'\n]{0,200}'(?![A-Za-z])|\[[^\]]{0,24}\])|[\u201c\u201d][^\u201c\u201d]{0,300}[\u201c\u201d]|\u00ab[^\u00bb]{0,300}\u00bb/g;

/** What stands before a text that is quoted whole, if anything does. */
const ANNOUNCING: ReadonlySet<string> = new Set(
  'the api server error erro message mensagem reason motivo detail response said says got'.split(' '),
);

/** What stands in quotes or brackets is the caller's own, unless it is all there is. */
export function withoutQuotes(text: string): string {
  const rest = /["'[\u201c\u00ab]/.test(text)
    ? text.replace(IN_QUOTES, (whole, before: string | undefined) => (PERIOD.test(whole) ? whole : `${before ?? ''} `))
    : text;
  const bare = rest !== text && plainWords(rest).every((word) => ANNOUNCING.has(word)) ? text : rest;
  return bare.includes('OAuth') ? bare.replaceAll('OAuth', 'oauth') : bare;
}

/** `record_payment failed`, `createRefund() falhou`: a program names the call that it made. */
const OWN_CALL =
  /\b[a-z]{1,40}(?:(?:_[a-z]{1,40}){1,4}|(?:[A-Z][a-z]{1,40}){1,4})(?:\(\))? (?:has |have )?(?:failed|falhou|fall[oó])(?![\w])/g;

/** `text` without the names of calls that failed: a call to record a payment is no payment that failed. */
export function withoutOwnCalls(text: string): string {
  return /fail|falh|fall/.test(text) ? text.replace(OWN_CALL, ' ') : text;
}

const DENIES_LIMIT =
  /\b(?:not|n[a\u00e3]o|never)(?: (?:been|being|be|yet|currently|foi|est\u00e1|sendo|foram)){0,3} (?:exceeded|reached|throttled|limited|excedid[ao]s?|ultrapassad[ao]s?|atingid[ao]s?)\b/i;

/** A sentence that says that a limit was not reached says nothing. */
export function withoutDenied(text: string): string {
  if (!DENIES_LIMIT.test(text)) return text;
  return text
    .split(/[.;!?]/)
    .filter((sentence) => !DENIES_LIMIT.test(sentence))
    .join('.');
}

/** A reason phrase behind its status says no more than the status. */
const STATUS_LINE = /\b[1-5]\d\d [A-Z][A-Za-z-]{1,20}(?: [A-Z][A-Za-z-]{1,20}){0,3}/g;

/** `text` without the statuses and their reason phrases, for where the status was read. */
export function withoutStatusLines(text: string): string {
  return text.replace(STATUS_LINE, ' ');
}
