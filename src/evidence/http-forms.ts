// responseIn: where a failure carries a response: our own form, a fetch Response, a plain one, a library's error with one, a problem document alone.
// Step 2 of a failure's walk: `toLink` reads what is found here. A new form is a line in FORMS.

import { methodInText } from './call/method-in-text.ts';
import { forEachPair, isObject, readList, readNames, readPath, readProperty, readText } from './values/safe-read.ts';
import { toldError } from './values/told-error.ts';

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

/** A tool error as it is, or what one was turned into: what it says counts, not the status or code that it was given. */
const toldForm: Form = (value) => {
  const told = toldError(value);
  return told === undefined ? null : { status: statusTold(told), headers: {}, body: told, request: undefined };
};

/** A problem document's. */
function statusTold(told: object): number {
  return statusOf(told) ?? NO_STATUS;
}

/** `{ http: { status, headers, body }, request: { method, keyed } }`: what our own client hands on. */
const ownForm: Form = (value) => {
  const http = readProperty(value, 'http');
  return responseOf(http, readProperty(value, 'request')) ?? bodyAlone(http);
};

/** A Response of fetch, undici or got, or a plain `{ status, headers, body }`: known by having headers. */
const bareForm: Form = (value) => {
  const isResponse = isObject(readProperty(value, 'headers')) && readProperty(value, 'response') === undefined;
  const found = isResponse ? responseOf(value, requestOf(value)) : null;
  return found !== null && isThrownOver(value, found.status) ? null : found;
};

/** An error that names the success it could not read (superagent): what it says is the failure. */
function isThrownOver(value: object, status: number): boolean {
  return status >= 200 && status <= 299 && readText(value, 'name') !== undefined && readText(value, 'message') !== undefined;
}

/** An error that carries its response: axios (`config`), ky, got, superagent, octokit (`request`). */
const carriedForm: Form = (value) => {
  const found = responseOf(readProperty(value, 'response'), requestOf(value));
  return found !== null && brokeOff(value, found.status) ? null : found;
};

/** A success that arrived in part: what broke it off is the failure, and the error around the response says it. */
function brokeOff(value: object, status: number): boolean {
  if (status < 200 || status > 299) return false;
  const words = [readText(value, 'code'), readText(value, 'name'), readText(value, 'message')];
  return words.some((word) => word !== undefined && BREAKS.test(word));
}

const BREAKS =
  /^(?:E(?:CONN\w{1,10}|TIMEDOUT|PIPE)|ERR_CANCELED|ERR_STREAM_PREMATURE_CLOSE|ERR_READING_RESPONSE_STREAM|TimeoutError|AbortError|CanceledError|CancelError|ReadError|aborted|terminated|premature close|stream has been aborted|.{1,40}timeout of \d{1,9}ms exceeded)$/i;

/** A problem document that somebody parsed and kept without its response. @see RFC 9457, section 3 */
const problemForm: Form = (value) => {
  const isProblem = readText(value, 'title') !== undefined || readText(value, 'type')?.includes(':') === true;
  if (!isProblem || readProperty(value, 'stack') !== undefined) return null;
  const status = statusOf(value);
  return status === null ? null : { status, headers: {}, body: value, request: undefined };
};

/** An SDK's error that kept the status and the parts of an answer: stripe (`raw`), the AWS SDK (`$metadata`), chargebee (`http_status_code`), openai (`error`). */
const sdkForm: Form = (value) => {
  if (readText(value, 'message') === undefined || statusOf(readProperty(value, 'response')) !== null) return null;
  const status = STATUS_PATHS.map((path) => readPath(value, path)).find((each) => isErrorStatus(each));
  if (!isErrorStatus(status) || !OF_SDKS.some((name) => readProperty(value, name) !== undefined)) return null;
  const raw = ['raw', 'error', 'body', 'data'].map((name) => readProperty(value, name)).find(isObject);
  const error = raw ?? {
    code: codeOf(value),
    ...Object.fromEntries(['type', 'message', 'decline_code', 'api_error_code'].map((name) => [name, readText(value, name)])),
  };
  // What axios writes of its error as JSON has the status, and nothing of the answer.
  const isUnread = raw === undefined && readText(value, 'name') === 'AxiosError';
  const body = isUnread || readProperty(raw, 'error') !== undefined ? raw : { error };
  return {
    status,
    headers: readProperty(value, 'headers') ?? readPath(value, ['$response', 'headers']) ?? {},
    body,
    request: requestOf(value) ?? methodInText(readText(value, 'message') ?? ''),
  };
};

const STATUS_PATHS: readonly (readonly string[])[] = [
  ...[
    ['statusCode'],
    ['status'],
    ['http_status_code'],
    ['httpStatusCode'],
    ['httpStatus'],
    ['status_code'],
    ['$metadata', 'httpStatusCode'],
    ['data', 'httpStatus'],
  ],
];

/** A status alone may be anybody's: one of these has to stand beside it. */
const OF_SDKS: readonly string[] = [
  ...['headers', 'raw', 'rawType', 'error', 'code', 'type', '$metadata', 'requestId', 'request_id', 'requestID', 'body'],
  ...['http_status_code', 'httpStatusCode', 'status_code', 'statusCode', 'data'],
];

function isErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599;
}

/** The AWS SDK's code is the name of the error. */
function codeOf(value: object): string | undefined {
  return (
    ['code', 'api_error_code', 'errorCode', 'error_code'].map((name) => readText(value, name)).find(Boolean) ?? readText(value, 'name')
  );
}

/** What a response may be kept with. */
const OF_RESPONSES: readonly string[] = ['status', 'statusCode', 'statusText', 'headers', 'body', 'data', 'ok', 'url', 'request', 'method'];
const NAMES_MAX = 20;

/** A status without headers: alone, beside a body, or in a body that somebody parsed and that names it. What was thrown is none. */
const plainForm: Form = (value) => {
  // A stack is asked for last: it is made when it is looked at.
  if (['name', 'response', 'stack'].some((name) => readProperty(value, name) !== undefined)) return null;
  const names = readNames(value, NAMES_MAX);
  const found = responseOf(value, readProperty(value, 'request') ?? value);
  if (found === null || names.length === 0) return null;
  if (names.every((name) => OF_RESPONSES.includes(name))) return { ...found, headers: found.headers ?? {} };
  return isErrorStatus(found.status) ? { status: found.status, headers: {}, body: value, request: undefined } : null;
};

const FORMS: readonly Form[] = [ownForm, toldForm, carriedForm, problemForm, sdkForm, bareForm, plainForm];

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
  const headers = readProperty(response, 'headers') ?? readProperty(response, 'header');
  return { status, headers, body: bodyOf(response), request };
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
  const given = readProperty(response, 'status') ?? readProperty(response, 'statusCode');
  const status = typeof given === 'string' && /^[1-5]\d\d$/.test(given) ? Number(given) : given;
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999 ? status : null;
}

/** `body`, or `data` as axios calls it, or the `text` in superagent's JSON. A stream is left alone: whoever owns it reads it. */
function bodyOf(response: unknown): unknown {
  const text = readProperty(response, 'text');
  const body = readProperty(response, 'body') ?? readProperty(response, 'data') ?? (typeof text === 'string' ? text : undefined);
  const isStream = ['getReader', 'pipe', 'stream'].some((name) => typeof readProperty(body, name) === 'function');
  return isStream ? undefined : body;
}

/** Header names in lower case → text; from a Headers, a Map, an object with texts, numbers or lists of texts. */
export function headerTexts(headers: unknown, textMax: number): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  forEachPair(headers, HEADERS_MAX, (name, value) => {
    const text = textIn(value);
    // No header has this name, and as a member it is none.
    if (text !== undefined && name !== '__proto__') texts[name.toLowerCase()] = text.slice(0, textMax);
  });
  return texts;
}

function textIn(value: unknown): string | undefined {
  if (isText(value)) return String(value);
  const parts = readList(value, HEADERS_MAX).filter(isText);
  return parts.length === 0 ? undefined : parts.join(', ');
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
