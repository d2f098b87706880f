// readHttpMessage: what `curl -i`, `curl -v`, HTTPie or `wget -S` printed → the response that counts: the last one.
// Before step 1 of a failure's walk. Interim answers, redirects and a proxy's own answer come first and are passed over.
import { httpFailure } from '../values/forms.ts';
import { parseJson } from '../values/parse-json.ts';
import { isKey } from './is-key.ts';

interface Message {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** As far into a text a response may begin: what a program printed of the request comes before it. */
const LEAD_MAX = 20_000;
const HEAD_MAX = 64_000;
const ANSWERS_MAX = 20;

/** `< ` is how `curl -v` marks what came, spaces how `wget -S` does. */
const STATUS_LINE = /^(?:HTTP request sent, awaiting response\.\.\. |[< \t]{0,8})HTTP\/\d(?:\.\d)? (\d{3})(?: [^\n]{0,200})?\r?$/m;
const HEADER_LINE = /^[< \t]{0,8}([\w!#$%&'*+.^`|~-]{1,100}):([^\r\n]{0,8000})\r?$/;
const BLANK_LINE = /^<?[ \t]*\r?$/;
const REQUEST_LINE = /^(?:> )?([A-Z]{3,10}) [^\s]{1,4000} HTTP\/\d(?:\.\d)?\r?$/m;
/** Another call of the same `curl -v`: it marks what it sent, and what came. */
const NEXT_CALL = /^> [A-Z]{3,10} [^\s]{1,4000} HTTP\/\d(?:\.\d)?\r?$/m;
const NEXT_ANSWER = /^< HTTP\/\d(?:\.\d)? \d{3}/m;
const KEY_LINE = /^(?:> )?idempotency-key:([^\r\n]{0,300})/im;
/** What `curl -v` says beside the answer, and its progress. */
const CHATTER = /^(?:\* |[{}] \[\d{1,12} bytes|\r?[ \d][^\n]{0,400}--:--:--| {2}% Total|[ \t]{1,60}Dload )/m;
/** Its last word; it comes first when errors overtake the answer on their way into the same pipe. */
const CURL_FAILED = /(?:^|\n)(curl: \(\d{1,3}\) [^\n]{0,500})\s*$/;

/** The response in `text`, or null: it is no such print. */
export function readHttpMessage(text: string, isCut: boolean): object | null {
  const lead = text.slice(0, LEAD_MAX);
  const start = STATUS_LINE.exec(lead);
  if (start === null) return null;
  const before = lead.slice(0, start.index);
  if (!isLead(before)) return null;
  const last = lastAnswer(text.slice(start.index), requestIn(before));
  if (last === null) return null;
  const { status, headers, body } = last.message;
  const behind = CURL_FAILED.exec(body.slice(-1_000))?.[1];
  const failed = behind ?? CURL_FAILED.exec(before.slice(-1_000))?.[1];
  const came = behind === undefined ? body : body.slice(0, body.lastIndexOf(behind)).replace(/\n$/, '');
  const { 'content-length': _, ...unmeasured } = headers;
  const failure = httpFailure({ status, headers: isCut ? unmeasured : headers, body: came }, last.request);
  return failed === undefined ? failure : { ...failure, cause: { name: 'CurlError', message: failed } };
}

/** Only what programs print before an answer: no text that merely quotes one. */
function isLead(lead: string): boolean {
  if (REQUEST_LINE.test(lead)) return true;
  return lead
    .split('\n')
    .every(
      (line) =>
        BLANK_LINE.test(line) ||
        CHATTER.test(line) ||
        /^(?:[*>{}] ?|\s*[\d-]|--|[A-Z][a-z]+ing |HTTP request sent|curl: \(\d|\$ )/.test(line),
    );
}

type Request = { readonly method: string; readonly keyed: boolean } | undefined;

function requestIn(lead: string): Request {
  const method = REQUEST_LINE.exec(lead)?.[1];
  return method === undefined ? undefined : { method, keyed: isKey(KEY_LINE.exec(lead)?.[1]) };
}

/** The last answer and its call; null: the last call of several got none, so that no answer here is its own. */
function lastAnswer(text: string, first: Request): { readonly message: Message; readonly request: Request } | null {
  let rest = text;
  let request = first;
  for (let answers = 0; ; answers += 1) {
    const message = oneMessage(rest);
    const next = nextAnswer(message, /^[ \t]{0,8}</.test(rest.slice(0, 9)));
    if (next === null) return null;
    if (next === undefined || answers === ANSWERS_MAX) return { message, request };
    const call = requestIn(message.body.slice(0, next));
    // Whoever is sent on, or asked who he is, makes the same call: what its first request wrote is not undone by the one that reads the answer.
    if (call !== undefined && !(isSameCall(message) && isWrite(request))) request = call;
    rest = message.body.slice(next);
  }
}

/** Where another answer begins in what follows a message; undefined: nowhere, null: another call begins and got no answer. */
function nextAnswer(message: Message, isVerbose: boolean): number | null | undefined {
  const body = message.body.slice(0, HEAD_MAX);
  const next = STATUS_LINE.exec(body);
  const between = next === null ? [] : body.slice(0, next.index).split('\n');
  const isBare = between.every((line) => BLANK_LINE.test(line) || /^[*>] ?/.test(line));
  if (next !== null && isBare && (isPassing(message) || /^[ \t]{0,8}</.test(next[0]) || between.some((line) => line.startsWith('>'))))
    return next.index;
  const behind = behindBody(message.headers, body);
  if (behind !== undefined) return behind;
  const call = isVerbose ? NEXT_CALL.exec(body) : null;
  if (call === null) return undefined;
  const answer = NEXT_ANSWER.exec(body.slice(call.index));
  return answer === null ? null : call.index + answer.index;
}

/** The answer to another call of `curl -i`, which stands right behind a body that is whole: as long as was told, or JSON. */
const BEHIND_BODY = /HTTP\/\d(?:\.\d)? \d{3}(?: [^\n]{0,200})?\r?\n[\w-]{1,100}:/;

function behindBody(headers: Message['headers'], body: string): number | undefined {
  const at = body.search(BEHIND_BODY);
  if (at <= 0) return undefined;
  const own = body.slice(0, at);
  const length = headers['content-length'] ?? '';
  const isWhole = /^\d{1,9}$/.test(length)
    ? bytesOf(own.trimEnd()) <= Number(length) && Number(length) <= bytesOf(own)
    : parseJson(own) !== undefined;
  return isWhole ? at : undefined;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** An answer that has no body of its own and is followed by another: what it says in one is data. */
function isPassing({ status, headers }: Message): boolean {
  if (status < 200 || (status >= 300 && status < 400)) return true;
  return status < 300
    ? headers['content-type'] === undefined
    : status === 407 || (status === 401 && headers['www-authenticate'] !== undefined);
}

function isSameCall({ status }: Message): boolean {
  return status < 200 || (status >= 300 && status < 400) || status === 401 || status === 407;
}

function isWrite(request: Request): boolean {
  return request !== undefined && !['GET', 'HEAD', 'CONNECT'].includes(request.method);
}

function oneMessage(text: string): Message {
  const lines = text.slice(0, HEAD_MAX).split('\n');
  const status = Number(STATUS_LINE.exec(lines[0] ?? '')?.[1]);
  const headers = new Map<string, string>();
  let at = (lines[0] ?? '').length + 1;
  let isBlank = false;
  for (const line of lines.slice(1)) {
    isBlank = BLANK_LINE.test(line);
    const [, name, value = ''] = HEADER_LINE.exec(line) ?? [];
    if (isBlank || (name === undefined && !CHATTER.test(line))) break;
    at += line.length + 1;
    if (name === undefined) continue;
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value.trim() : `${before}, ${value.trim()}`);
  }
  const blank = isBlank ? text.slice(at).indexOf('\n') + 1 || text.length - at : 0;
  return { status, headers: Object.fromEntries(headers), body: withoutChatter(text.slice(at + blank)) };
}

/** Of `curl -v`, what stands around the body. */
function withoutChatter(body: string): string {
  const isVerbose = CHATTER.test(body.slice(0, 2_000));
  return isVerbose
    ? body
        .split('\n')
        .filter((line) => !CHATTER.test(line))
        .join('\n')
    : body;
}
