// toLink: turns any value into a link that extractors can read without fear; causesOf: where a failure goes on.
// Step 2 of a failure's walk: the only code that touches foreign objects.
import { readBody } from './body.ts';
import { methodInText } from './call/method-in-text.ts';
import type { Body, HttpLink, Link, ThrownLink } from './evidence.ts';
import { headerTexts, responseIn } from './http-forms.ts';
import { isKey } from './input/is-key.ts';
import { cutAnswer } from './texts/cut-answer.ts';
import { quotedBody } from './texts/quoted-body.ts';
import { phraseIn } from './texts/sign-of.ts';
import { statusInText } from './texts/status-in-text.ts';
import { isDone, toolAnswer } from './texts/tool-answer.ts';
import { type Trace, traceOf } from './texts/trace.ts';
import { parseJson } from './values/parse-json.ts';
import { bytesOf, isObject, numberOf, readList, readPath, readProperty, readText, TEXT_MAX, textOf } from './values/safe-read.ts';
import { toldError } from './values/told-error.ts';

const SIBLINGS_MAX = 20;
/** Of a text, in characters. */
const HEAD_MAX = 4_000;
const TAIL_MAX = 12_000;
const LINE_MAX = 500;
/** Of a tool error as text: a few times as long as any of ours. */
const TOLD_MAX = 10_000;

/** The link for `value`, or null: there is nothing to read in it. */
export function toLink(value: unknown): Link | null {
  if (typeof value === 'string') return toToldLink(value) ?? toTextLink(value);
  if (!isObject(value)) return null;
  return toHttpLink(value) ?? toToldLink(readText(value, 'message') ?? '') ?? toThrownLink(value);
}

/** What `value` says it was caused by, and what it bundles (AggregateError); the `errors` of a problem document are no failures. */
export function causesOf(
  value: unknown,
  link: Link,
): { readonly cause: unknown; readonly siblings: readonly unknown[]; readonly earlier?: string | undefined } {
  if (link.kind === 'http') return { cause: readProperty(value, 'cause'), siblings: [] };
  if (link.kind === 'text')
    return {
      cause: traces.get(link)?.cause ?? (isUnsent(link.text) ? undefined : (quotedBody(link.text) ?? cutAnswer(link.text))),
      siblings: traces.get(link)?.bundled ?? [],
      earlier: traces.get(link)?.earlier,
    };
  const answer = toolAnswer(readProperty(value, 'tool_result'));
  if (answer !== undefined) return { cause: answer, siblings: [] };
  return {
    cause: readProperty(value, 'cause') ?? otherCause(value) ?? ofGraphql(value) ?? quotedBy(link),
    siblings: readList(readProperty(value, 'errors'), SIBLINGS_MAX),
  };
}

/** Who found no connection got no answer: what is quoted is the client's own. */
function isUnsent(text: string): boolean {
  return text.includes('{') && statusInText(text) === undefined && phraseIn(text)?.[1] === 'connect';
}

/** Under what other names libraries keep the error they wrap: stripe (`detail`), others that are older than `cause`. */
const CAUSE_NAMES: readonly string[] = ['detail', 'originalError', 'innerError', 'previous', 'networkError', 'lastError'];

function otherCause(value: unknown): unknown {
  return CAUSE_NAMES.map((name) => readProperty(value, name)).find((each) => readText(each, 'message') !== undefined);
}

/** The errors of an answer of GraphQL, as its clients keep them: no failures, but what the answer said. */
function ofGraphql(value: unknown): unknown {
  const errors = readProperty(value, 'graphQLErrors');
  return readList(errors, 1).length === 0 ? undefined : { http: { body: { errors } } };
}

/** A body in a message; an error of the language quotes data. */
function quotedBy(link: Link): unknown {
  return link.kind === 'thrown' && /[{<]/.test(link.message) ? quotedBody(`${link.name}: ${link.message}`) : undefined;
}

/** What was printed last in a long text tells more than its middle. It begins with a whole line: part of one does not show what it stands under. */
function windowOf(text: string): string {
  if (text.length <= HEAD_MAX + TAIL_MAX) return text;
  const tail = text.slice(-TAIL_MAX);
  const line = tail.indexOf('\n');
  return `${text.slice(0, HEAD_MAX)}\n${line < 0 || line > LINE_MAX ? tail : tail.slice(line + 1)}`;
}

/** A printed trace goes on as an object's causes do. */
const traces = new WeakMap<Link, Trace>();

/** A text that is a tool error and nothing else: what a model's framework hands on, or throws. The sentences in it are for the model, and round what its members say. */
function toToldLink(text: string): Link | null {
  if (text.length > TOLD_MAX || !/^\s*\{/.test(text)) return null;
  const told = toldError(parseJson(text));
  return told === undefined ? null : toHttpLink({ http: { body: told } });
}

function toTextLink(text: string): Link {
  const trace = traceOf(windowOf(text));
  const link: Link = { kind: 'text', text: trace.last };
  traces.set(link, trace);
  return link;
}

function toHttpLink(value: object): HttpLink | null {
  const found = responseIn(value);
  if (found === null) return null;
  const headers = headerTexts(found.headers, TEXT_MAX);
  return {
    kind: 'http',
    status: found.status,
    headers,
    body: toBody(found.body, headers['content-type'] ?? ''),
    request: toRequest(found.request),
    broken: brokeOff(readProperty(value, 'cause')),
    doubted: readProperty(value, 'doubted') === true || isObject(readProperty(value, 'response')),
    carrier: carrierOf(readText(value, 'name'), readText(value, 'type')),
  };
}

function carrierOf(name: string | undefined, type: string | undefined): string {
  return name && type ? `${name} ${type}` : ((name || type) ?? '');
}

/** A parser that gives up read an answer that had come whole. */
function brokeOff(cause: unknown): boolean {
  return isObject(cause) && readText(cause, 'name') !== 'SyntaxError';
}

function toBody(body: unknown, contentType: string): Body | null {
  if (typeof body === 'string') return readBody(body, contentType);
  const bytes = bytesOf(body);
  if (bytes !== undefined) return readBody(new TextDecoder().decode(bytes), contentType);
  return isObject(body) ? readBody(stringify(body), contentType) : null;
}

/** A body that was parsed already, as text again, so that nothing hostile is left in it. */
function stringify(body: object): string {
  try {
    return JSON.stringify(body) ?? '';
  } catch {
    return '';
  }
}

/** As much of a key as tells it from `undefined`. */
const KEY_START = 12;

/** The key itself is not kept: only that there is one. */
function toRequest(request: unknown): HttpLink['request'] {
  const method = readText(request, 'method')?.toUpperCase();
  if (method === undefined || !/^[A-Z]{1,20}$/.test(method)) return null;
  const keyed = readProperty(request, 'keyed') === true;
  return { method, keyed: keyed || isKey(headerTexts(readProperty(request, 'headers'), KEY_START)['idempotency-key']) };
}

function toThrownLink(value: object): ThrownLink {
  return {
    kind: 'thrown',
    name: readText(value, 'name') || nameInStack(value) || readText(readProperty(value, 'constructor'), 'name') || 'Object',
    message: readText(value, 'message') ?? '',
    isDone: isDone(readProperty(value, 'tool_result')),
    request:
      toRequest(readProperty(value, 'config')) ??
      toRequest(readProperty(value, 'options')) ??
      methodInText(readText(value, 'message') ?? '') ??
      null,
    text: (...path) => textOf(readPath(value, path)),
    number: (...path) => numberOf(readPath(value, path)),
    flag: (...path) => flagOf(readPath(value, path)),
  };
}

/** Loggers copy message and stack of an error into their line, and not its name. */
function nameInStack(value: object): string | undefined {
  return /^([A-Z]\w{1,80}(?:Error|Exception)|Error): /.exec(readText(value, 'stack') ?? '')?.[1];
}

function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** `read`, which remembers its answer for as long as the link is there: an extractor is asked twice, whether there is something and what. */
export function once<T>(read: (link: Link) => T): (link: Link) => T {
  const answers = new WeakMap<Link, { readonly answer: T }>();
  return (link) => {
    const known = answers.get(link);
    if (known !== undefined) return known.answer;
    const answer = read(link);
    answers.set(link, { answer });
    return answer;
  };
}
