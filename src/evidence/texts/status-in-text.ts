// statusInText: the HTTP status that a text states in a phrase. Digits alone are none: `/invoices/429` is an address.
// Step 2 of a failure's walk. Every pattern is of bounded length.
import { attemptsIn } from './attempts.ts';
import { ownWords } from './own-words.ts';
import { REASON_PHRASES } from './reason-phrases.ts';

/** Group 1 is the status. What follows may not make another number, a unit or a path of it. */
const END = '(?![\\d\\w/-]|[.,]\\d| ?(?:ms|s|sec|seconds|bytes|items|invoices)\\b)';
const STATED: readonly RegExp[] = [
  // `HTTP/1.1 429`, and the line of an access log: `HTTP/1.1" 429 162`.
  /\bHTTP\/\d(?:\.\d)?"? ([1-5]\d\d)(?![\d.])/gi,
  // `HTTP 503`, `HTTP status 503`, `HTTP Error 503:`, `HTTP response code: 503`.
  new RegExp(`\\bHTTP(?: (?:status|error|response|code))?(?: (?:code|status))?(?: (?:was|is|of))?[ :=]{1,3}([45]\\d\\d)${END}`, 'gi'),
  // `status code: 503`, `statusCode=503`, `"status":503`, `responded with status 503`, `http_status: 503`, `code de status`.
  new RegExp(`\\bstatus(?:[ _-]?code)?["']?(?: (?:was|is|of|code))?(?: ?(?:[:=]|=>) ?| )["'(]?([45]\\d\\d)${END}`, 'gi'),
  new RegExp(`\\bhttp[_-]status(?:[_-]code)?["']?(?: ?(?:[:=]|=>) ?| )["']?([45]\\d\\d)${END}`, 'gi'),
  // curl -f: `The requested URL returned error: 503`; wget: `ERROR 503: `; requests: `503 Server Error: `; httpx: `Server error '503 `.
  new RegExp(`\\breturned error: ([45]\\d\\d)${END}`, 'gi'),
  /\bERROR ([45]\d\d): /g,
  /\b(?:erro|error) ([45]\d\d) (?:do|del|no|en el|from the|on the|from) (?:servidor|servi[çc]o|server|servicio)\b/gi,
  /(?:^|[ :])([45]\d\d) (?:Client|Server) Error: /g,
  /\b(?:Client|Server) error '([45]\d\d) /g,
  // `error code: 1015` is none; `response code 503`, `código de status 503`.
  new RegExp(
    `\\b(?:response code|return(?:ed)? code|responded with|c[óo]digo (?:de )?(?:status|http))[ :=]{1,3}(?:status )?([45]\\d\\d)${END}`,
    'gi',
  ),
  // `[503]` behind the word error, as Google's and Guzzle's clients print.
  /\berror(?: code)?:? ?[[(]([45]\d\d)[\])]/gi,
  // Google's client, Squid's log; OpenAI's and its heirs'.
  /<HttpError ([45]\d\d) /g,
  /\bTCP_[A-Z_]{3,30}\/([1-5]\d\d) /g,
  /\bError code: ([45]\d\d) - \{/g,
  // Google's classes, Feign, Swift, PowerShell in any language.
  /\bexceptions?\.[A-Z]\w{2,40}: ([45]\d\d) /g,
  /\[([45]\d\d)\] during \[/g,
  /StatusCode\(code: ([45]\d\d)\)/g,
  // reqwest's error as it prints itself; an attempt told in a word.
  /\bkind: Status\(([45]\d\d)/g,
  new RegExp(
    `\\b(?:attempt|try|tentativa|intento) ?#?\\d{1,3}(?: (?:failed|got|returned|falhou|retornou|devolvi[óo]))?(?: (?:with|com|con))?[ :,-]{1,3}([45]\\d\\d)${END}`,
    'gi',
  ),
  /\bInvoke-\w{3,12} ?: [^\n]{1,120}: \(([45]\d\d)\)/g,
  // The logs of an application load balancer and of HAProxy.
  /(?: -?\d{1,6}(?:\.\d{1,6})?){3} ([1-5]\d\d) (?:\d{3}|-) \d{1,12} \d{1,12} "/g,
  /\/-?\d{1,9}\/\+?-?\d{1,9} ([1-5]\d\d) \+?\d{1,12} \S{1,200} \S{1,200} [\w-]{4} /g,
  // An access log of IIS; `service responded 500`.
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S{2,45} [A-Z]{3,7} \/[^\n]{0,900} ([1-5]\d\d) \d{1,3} \d{1,10} \d{1,9}\s{0,2}$/gm,
  new RegExp(
    `\\b(?:responded|answered|replied|respondeu|retornou|devolveu)(?: with)?(?: an?)?(?: HTTP)?(?: status)? ([45]\\d\\d)(?! ?(?:rows|records|results|registros|resultados|linhas|faturas|notas|itens|pedidos|reais)\\b)${END}`,
    'gi',
  ),
];

/** A number and what follows it, to be compared with that status's own words; aiohttp puts `message=` between. */
const WITH_WORDS = /(?<![\w./-])([45]\d\d)[\])]?[ :,-]{1,3}(?:message=)?["'(]?([A-Za-z][A-Za-z -]{2,34})/g;

/** The same the other way round: `Request failed: unauthorized (401)`. */
const BEHIND_WORDS = /([A-Za-z][A-Za-z -]{2,34}) \(([45]\d\d)\)/g;
/** Tornado's word for no answer at all. */
const NO_ANSWER = 599;

/** .NET prints the name instead of the number: `Request failed with status code TooManyRequests`. */
const NAMED = /\bstatus ?code:? ?["'(]?([A-Z][A-Za-z]{3,30})\b/gi;

/** The status of 400 to 599 that `text` states first of its last attempt, quoted data aside; one that a success follows is still the one that failed. */
export function statusInText(text: string): number | undefined {
  if (!/[45]\d\d|status ?code/i.test(text)) return undefined;
  let last: number | undefined;
  for (const attempt of attemptsIn(ownWords(text))) last = firstIn(attempt) ?? last;
  return last;
}

function firstIn(text: string): number | undefined {
  let found: { readonly at: number; readonly status: number } | undefined;
  const note = (at: number, status: number): void => {
    if (status >= 400 && status !== NO_ANSWER && (found === undefined || at < found.at)) found = { at, status };
  };
  for (const pattern of STATED) for (const match of text.matchAll(pattern)) note(match.index, Number(match[1]));
  for (const match of text.matchAll(WITH_WORDS)) {
    const words = (match[2] ?? '').toLowerCase();
    const own = REASON_PHRASES[match[1] ?? ''] ?? [];
    if (own.some((phrase) => words.startsWith(phrase))) note(match.index, Number(match[1]));
  }
  for (const [, words = '', status = ''] of text.matchAll(BEHIND_WORDS)) {
    if ((REASON_PHRASES[status] ?? []).some((phrase) => endsWith(words, phrase))) note(text.indexOf(`(${status})`), Number(status));
  }
  for (const match of text.matchAll(NAMED)) note(match.index, statusOfName(match[1] ?? ''));
  return found?.status;
}

/** 0 for a name that is none's. */
function statusOfName(name: string): number {
  const plain = name.toLowerCase();
  const found = Object.entries(REASON_PHRASES).find(([, phrases]) => phrases.some((phrase) => phrase.replaceAll(/[ -]/g, '') === plain));
  return Number(found?.[0] ?? 0);
}

/** `TooManyRequests` ends with `too many requests`, too. */
function endsWith(words: string, phrase: string): boolean {
  return words.toLowerCase().replaceAll(/[ -]/g, '').endsWith(phrase.replaceAll(/[ -]/g, ''));
}
