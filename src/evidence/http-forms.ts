// responseIn: where a failure carries a response: our own form, a fetch Response, a plain one, a library's error with one, a problem document alone.
// Step 2 of a failure's walk: `toLink` reads what is found here. A new form is a line in FORMS.
import { isObject, readList, readPairs, readProperty, readText } from './safe-read.ts';

/** A response as it was found: nothing is judged, nothing is copied. */
export interface FoundResponse {
  readonly status: number;
  readonly headers: unknown;
  /** Text, bytes, or what JSON parsed to; undefined when it was not read. */
  readonly body: unknown;
  /** A method, and headers or a flag that say whether the call carried a key. */
  readonly request: unknown;
}

/** Stands for the status of a body that came alone. */
export const NO_STATUS = 0;

const HEADERS_MAX = 200;

type Form = (value: object) => FoundResponse | null;

/** `{ http: { status, headers, body }, request: { method, keyed } }`: what our own client hands on. */
const ownForm: Form = (value) => {
  const http = readProperty(value, 'http');
  return responseOf(http, readProperty(value, 'request')) ?? bodyAlone(http);
};

/** A Response of fetch, undici or got, or a plain `{ status, headers, body }`: known by having headers. */
const bareForm: Form = (value) => {
  const isResponse = isObject(readProperty(value, 'headers')) && readProperty(value, 'response') === undefined;
  return isResponse ? responseOf(value, requestOf(value)) : null;
};

/** An error that carries its response: axios (`config`), ky, got, superagent, octokit (`request`). */
const carriedForm: Form = (value) => responseOf(readProperty(value, 'response'), requestOf(value));

/** A problem document that somebody parsed and kept without its response. @see RFC 9457, section 3 */
const problemForm: Form = (value) => {
  const isProblem = readText(value, 'title') !== undefined || readText(value, 'type')?.includes(':') === true;
  if (!isProblem || readProperty(value, 'stack') !== undefined) return null;
  const status = statusOf(value);
  return status === null ? null : { status, headers: {}, body: value, request: undefined };
};

const FORMS: readonly Form[] = [ownForm, bareForm, carriedForm, problemForm];

/** The response that `value` is or carries, or null. */
export function responseIn(value: object): FoundResponse | null {
  for (const form of FORMS) {
    const found = form(value);
    if (found !== null) return found;
  }
  return null;
}

function responseOf(response: unknown, request: unknown): FoundResponse | null {
  const status = statusOf(response);
  if (status === null) return null;
  return { status, headers: readProperty(response, 'headers'), body: bodyOf(response), request };
}

/** Axios's `config` says what its caller asked for; its `request` is what Node made of it. */
function requestOf(value: object): unknown {
  const config = readProperty(value, 'config');
  return isObject(config) ? config : readProperty(value, 'request');
}

function bodyAlone(http: unknown): FoundResponse | null {
  const body = readProperty(http, 'body');
  return body === undefined || readProperty(http, 'status') !== undefined
    ? null
    : { status: NO_STATUS, headers: {}, body, request: undefined };
}

function statusOf(response: unknown): number | null {
  const status = readProperty(response, 'status') ?? readProperty(response, 'statusCode');
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999 ? status : null;
}

/** `body`, or `data` as axios calls it. A stream is left alone: whoever owns it reads it. */
function bodyOf(response: unknown): unknown {
  const body = readProperty(response, 'body') ?? readProperty(response, 'data');
  const isStream = ['getReader', 'pipe', 'stream'].some((name) => typeof readProperty(body, name) === 'function');
  return isStream ? undefined : body;
}

/** Header names in lower case → text; from a Headers, a Map, an object with texts, numbers or lists of texts. */
export function headerTexts(headers: unknown, textMax: number): Readonly<Record<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, value] of readPairs(headers, HEADERS_MAX)) {
    const parts = isText(value) ? [value] : readList(value, HEADERS_MAX).filter(isText);
    if (parts.length > 0) texts.set(name.toLowerCase(), parts.join(', ').slice(0, textMax));
  }
  return Object.fromEntries(texts);
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
