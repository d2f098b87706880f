// readJson: a JSON document that somebody pasted → a failure: a response, an RPC's status, a tool's result, an error, a body alone.
// Before step 1 of a failure's walk. A new form is a line in FORMS.
import { bodyFailure, exceptionFailure, grpcFailure, httpFailure, textFailure, toolResultFailure } from '../values/forms.ts';
import { isObject, readPath, readProperty, readText } from '../values/safe-read.ts';
import { toldError } from '../values/told-error.ts';
import { isStatus } from './form.ts';
import { headersOf } from './headers.ts';
import { isKey } from './is-key.ts';
import { loggedFailure } from './log-line.ts';
import { isRpcStatus, isToolResult } from './named-form.ts';
import { recordedFailure } from './recorded-failure.ts';

interface Read {
  readonly failure: unknown;
  readonly readAs: string;
}

type Form = (document: object) => Read | null;

/** `{ status, headers, body }`, by any client's names; an entry of a HAR, whose response is one level down. */
const response: Form = (document) => {
  const inner = readProperty(document, 'response');
  const found = isObject(inner) ? inner : document;
  const status = readProperty(found, 'status') ?? readProperty(found, 'statusCode') ?? readProperty(found, 'status_code');
  const body = readPath(found, ['content', 'text']) ?? readProperty(found, 'body') ?? readProperty(found, 'data');
  const headers = readProperty(found, 'headers');
  if (found === document && readText(document, 'name') !== undefined && readText(document, 'message') !== undefined) return null;
  if (!isStatus(status) || (!isObject(headers) && body === undefined) || readProperty(document, 'config') !== undefined) return null;
  const form = { status, headers: headersOf(headers), ...(body === undefined ? {} : { body }) };
  return { failure: httpFailure(form, requestOf(readProperty(document, 'request'))), readAs: 'response' };
};

/** A tool error, or what one was turned into. */
const told: Form = (document) => (toldError(document) === undefined ? null : { failure: document, readAs: 'tool_error' });

const toolResult: Form = (document) => (isToolResult(document) ? { failure: toolResultFailure(document), readAs: 'tool_result' } : null);

const rpcStatus: Form = (document) => (isRpcStatus(document) ? { failure: grpcFailure(document), readAs: 'grpc' } : null);

/** What was once thrown: it has a stack, or a name and a message; Temporal's says whether it is final. */
const thrown: Form = (document) => {
  const isThrown = ['stack', 'cause', 'errno', 'syscall', 'config', 'nonRetryable', 'applicationFailureInfo'].some(
    (name) => readProperty(document, name) !== undefined,
  );
  const isNamed = readText(document, 'name') !== undefined && readText(document, 'message') !== undefined;
  return isThrown || isNamed ? { failure: exceptionFailure(document), readAs: 'exception' } : null;
};

const STATED: readonly (readonly string[])[] = [
  ...[['status'], ['statusCode'], ['status_code'], ['http_status'], ['http_status_code'], ['response_code'], ['responseCode'], ['code']],
  ...[
    ['error', 'status'],
    ['error', 'statusCode'],
    ['error', 'code'],
    ['response', 'status'],
  ],
];

/** A body without its response that names its status. */
const body: Form = (document) => {
  const status = STATED.map((path) => Number(readPath(document, path))).find(
    (code) => Number.isInteger(code) && code >= 400 && code <= 599,
  );
  return status === undefined ? null : { failure: httpFailure({ status, body: document }, requestOf(document)), readAs: 'body' };
};

/** Google Cloud's log of a call: an entry's `httpRequest` has the method and the status. */
const cloudEntry: Form = (document) => {
  const call = readProperty(document, 'httpRequest');
  const status = readProperty(call, 'status');
  if (!isStatus(status) || status < 400) return null;
  const method = readText(call, 'requestMethod');
  return { failure: httpFailure({ status }, method === undefined ? undefined : { method, keyed: false }), readAs: 'response' };
};

const FORMS: readonly Form[] = [response, told, toolResult, rpcStatus, cloudEntry, recordedFailure, loggedFailure, thrown, body];

/** What `json` holds; `text` is how it was written. */
export function readJson(json: unknown, text: string): Read {
  if (typeof json === 'string') return { failure: textFailure(json), readAs: 'text' };
  if (!isObject(json)) return { failure: textFailure(text), readAs: 'text' };
  for (const form of FORMS) {
    const read = form(json);
    if (read !== null) return read;
  }
  return { failure: bodyFailure(json), readAs: 'body' };
}

function requestOf(request: unknown): { readonly method: string; readonly keyed: boolean } | undefined {
  const method = readText(request, 'method');
  if (method === undefined) return undefined;
  const sent = Object.entries(headersOf(readProperty(request, 'headers')));
  const isKeyed = sent.some(([name, value]) => name.toLowerCase() === 'idempotency-key' && isKey(value));
  return { method, keyed: isKeyed || readProperty(request, 'keyed') === true };
}
