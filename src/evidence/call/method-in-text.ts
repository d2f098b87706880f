// methodInText: the method of the call that failed, where a source line of the trace or a line of a log shows it.
// Step 2 of a failure's walk: a writing method without a key makes a repeat unsafe (law 4). That it was a read wants stronger proof than that it wrote.

import { lateIn, phraseIn } from '../texts/sign-of.ts';
import { statusInText } from '../texts/status-in-text.ts';
import { plainMeaning } from '../wording/plain-meaning.ts';
import { keyInText } from './key-in-text.ts';

const WRITING: readonly RegExp[] = [
  /\brequest\(\s{0,8}["'](post|put|patch|delete)["']/gi,
  /::(Post|Put|Patch|Delete)\.new\b/g,
  /(?:\.|::|->)(post|put|patch|delete)(?:(?:AsJson|FromJson|String|Stream)?Async|ForEntity|ForObject|ForLocation)?\(/gi,
  /(?:^|["'`\s[(<])(POST|PUT|PATCH|DELETE) (?:https?:\/\/|\/)/gm,
  // Go: `Post "https://…": `; Feign: `during [POST] to `; Spring: `on POST request for `.
  /\b(Post|Put|Patch|Delete) \\?"https?:/g,
  /\[(POST|PUT|PATCH|DELETE)\](?= |$)/g,
  /\b(POST|PUT|PATCH|DELETE) request\b/g,
  // `method = "POST"`, `method: :post`, `"method":"post"`, `HttpMethod.POST`, `-Method Post`, `-X POST`.
  /\bmethod["']?\s{0,24}[:=]\s?[:"'\\]{0,2}(post|put|patch|delete)\b/gi,
  /\bHttpMethod\.(post|put|patch|delete)\b/gi,
  /(?:-Method|-X|--request) ?["']?(post|put|patch|delete)\b/gi,
];

/** curl posts what it is given as data. */
const CURL_DATA = /\bcurl [^\n]{0,400}?(?<= )(?:-d|-F|--data(?:-[a-z]{3,9})?|--json|--form)[ =]/;
/** A call expression of a client that begins its line, with an address: dictionaries and settings have a `get` as well. */
const READ_IN_CODE =
  /^[^(]{0,160}?\b(?:requests|httpx|axios|got|ky|superagent|urllib3|undici|session|client|https?|http_?client|rest_?(?:template|client)|web_?client|api|agent|conn|connection|faraday|httparty|excon|typhoeus|guzzle|reqwest|unirest)\)?(?:\.|->|::)(get|head)(?:Async|StringAsync|StreamAsync|FromJsonAsync|ForEntity|ForObject)?(?:<[^>(]{1,60}>)?\((?!\s{0,4}["'][^/"']{0,80}["'])/i;
/** Where a library says in the failure itself what it asked for. */
const READ_SAID: readonly RegExp[] = [
  /\b(Get|Head) \\?"https?:/,
  /\bduring \[(GET|HEAD)\] to /,
  /\bon (GET|HEAD) request for\b/,
  /\bmethod["']?\s{0,24}[:=]\s?[:"'\\]{0,2}(get|head)\b/i,
  /\bHttpMethod\.(get|head)\b/i,
  /(?:-Method|-X|--request) ?["']?(get|head)\b/i,
];
const READ_IN_LOG = /(?:^|["'`\s[(<])(GET|HEAD) (?:https?:\/\/|\/)|\[(GET|HEAD)\](?= |$)|\b(GET|HEAD) request to\b/;
const FAILS = /\b(?:errors?|failed|failure|fail|exception|erro|falha|falhou|timeout|timed out)\b/i;
const TRACE_START = 'Traceback (most recent call last):';
const FRAME = /^\s+(?:at |File "|from |in )/;
const LINES_MAX = 400;

/** The last writing method that is seen, else a reading one that belongs to the failure; whether a key is shown beside it. */
export function methodInText(text: string): { readonly method: string; readonly keyed: boolean } | undefined {
  const method = writingIn(text) ?? readingIn(text.slice(Math.max(0, text.lastIndexOf(TRACE_START))));
  return method === undefined ? undefined : { method: method.toUpperCase(), keyed: keyInText(text) };
}

function writingIn(text: string): string | undefined {
  const seen = WRITING.flatMap((pattern) => [...text.matchAll(pattern)]);
  return seen.at(-1)?.[1] ?? (CURL_DATA.test(text) ? 'POST' : undefined);
}

function readingIn(text: string): string | undefined {
  if (!/\b(?:get|head)/i.test(text)) return undefined;
  const lines = text.split('\n').slice(-LINES_MAX);
  const inCode = lines.findLast((line) => READ_IN_CODE.test(line));
  if (inCode !== undefined) return READ_IN_CODE.exec(inCode)?.[1];
  const said = READ_SAID.map((pattern) => pattern.exec(text)?.[1]).find((method) => method !== undefined);
  if (said !== undefined) return said;
  // A line of a log speaks for itself: the one that tells the failure, and no line behind it tells another.
  const last = lines.findLast((line) => !FRAME.test(line) && tellsFailure(line));
  return last === undefined ? undefined : READ_IN_LOG.exec(last)?.slice(1).find(Boolean);
}

function tellsFailure(line: string): boolean {
  return FAILS.test(line) || statusInText(line) !== undefined || (phraseIn(line) ?? lateIn(line) ?? plainMeaning(line)) !== undefined;
}
