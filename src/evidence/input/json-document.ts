// readJson: a JSON document that somebody pasted → a failure: a response, an RPC's status, a tool's result, an error, a body alone.
// Before step 1 of a failure's walk. A new form is a line in FORMS.
import { bodyFailure, exceptionFailure, grpcFailure, httpFailure, textFailure, toolResultFailure } from '../forms.ts';
import { isObject, readPath, readProperty, readText } from '../safe-read.ts';
import { isStatus } from './form.ts';
import { headersOf } from './headers.ts';

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
  if (!isStatus(status) || (!isObject(headers) && body === undefined) || readProperty(document, 'config') !== undefined) return null;
  const form = { status, headers: headersOf(headers), ...(body === undefined ? {} : { body }) };
  return { failure: httpFailure(form, requestOf(readProperty(document, 'request'))), readAs: 'response' };
};

/** JSON-RPC's error, or a result as MCP has it. */
const toolResult: Form = (document) => {
  const isRpc = readProperty(document, 'jsonrpc') !== undefined;
  const isResult = Array.isArray(readProperty(document, 'content')) && readProperty(document, 'error') === undefined;
  return isRpc || isResult ? { failure: toolResultFailure(document), readAs: 'tool_result' } : null;
};

/** google.rpc.Status: a code from 0 to 16 beside its details. */
const rpcStatus: Form = (document) => {
  const code = readProperty(document, 'code');
  const isCode = typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 16;
  const isDetailed = readProperty(document, 'details') !== undefined || /^\d{1,2} [A-Z_]+: /.test(readText(document, 'message') ?? '');
  return isCode && isDetailed && readProperty(document, 'syscall') === undefined
    ? { failure: grpcFailure(document), readAs: 'grpc' }
    : null;
};

/** What was once thrown: it has a stack, or a name and a message. */
const thrown: Form = (document) => {
  const isThrown = ['stack', 'cause', 'errno', 'syscall', 'config'].some((name) => readProperty(document, name) !== undefined);
  const isNamed = readText(document, 'name') !== undefined && readText(document, 'message') !== undefined;
  return isThrown || isNamed ? { failure: exceptionFailure(document), readAs: 'exception' } : null;
};

const LOGGED: readonly string[] = ['err', 'error', 'exception', 'reason'];

/** A line of a log that holds what was thrown, as pino and winston write it. */
const logged: Form = (document) => {
  const inner = LOGGED.map((name) => readProperty(document, name)).find((value) => readText(value, 'stack') !== undefined);
  return isObject(inner) ? { failure: exceptionFailure(inner), readAs: 'exception' } : null;
};

const LEVELS: readonly string[] = ['level', 'severity', 'lvl', 'levelname', 'log.level', '@l'];
const SAID: readonly string[] = [
  ...['message', 'msg', 'event', '@m', '@message', 'error', 'err', 'exception', 'exc_info', 'reason', 'stack_trace', 'stacktrace', '@x'],
];

/** A line of a log that says in texts what failed: what the logger was told, then what it was handed. */
const logLine: Form = (document) => {
  const isLine = LEVELS.some((name) => ['string', 'number'].includes(typeof readProperty(document, name)));
  const said = SAID.flatMap((name) => readText(document, name) ?? readText(readProperty(document, name), 'message') ?? []);
  if (!isLine || said.length === 0) return null;
  const told = ['status', 'statusCode', 'status_code', 'http_status', 'method'].flatMap((name) => {
    const value = readProperty(document, name);
    return typeof value === 'number' || typeof value === 'string' ? [`${name}=${value}`] : [];
  });
  return { failure: textFailure([...said, ...told].join('\n')), readAs: 'text' };
};

const STATED: readonly (readonly string[])[] = [
  ...[['status'], ['statusCode'], ['status_code'], ['http_status'], ['http_status_code'], ['code']],
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
  return status === undefined ? null : { failure: httpFailure({ status, body: document }), readAs: 'body' };
};

const FORMS: readonly Form[] = [response, toolResult, rpcStatus, thrown, logged, logLine, body];

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
  const names = Object.keys(headersOf(readProperty(request, 'headers'))).map((name) => name.toLowerCase());
  return { method, keyed: names.includes('idempotency-key') || readProperty(request, 'keyed') === true };
}
