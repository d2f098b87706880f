// loggedFailure: a line of a log in JSON → a failure: what was thrown, when the line holds it; else the texts of the line.
// Before step 1 of a failure's walk, for json-document: pino, winston, bunyan, zap, Serilog, logback, Python's formatters, Lambda.
import { methodInText } from '../call/method-in-text.ts';
import { statusInText } from '../texts/status-in-text.ts';
import { exceptionFailure, httpFailure, textFailure } from '../values/forms.ts';
import { isObject, readPath, readProperty, readText } from '../values/safe-read.ts';

interface Read {
  readonly failure: unknown;
  readonly readAs: string;
}

const ERRORS: readonly string[] = ['err', 'error', 'exception', 'reason'];
const LEVELS: readonly string[] = ['level', 'severity', 'lvl', 'levelname', 'log.level', '@l'];
/** What the logger was told, then what it was handed. */
const SAID: readonly string[] = [
  ...[
    'message',
    'msg',
    'event',
    '@m',
    '@mt',
    '@message',
    'error',
    'err',
    'exception',
    'exc_info',
    'reason',
    'stack_trace',
    'stacktrace',
    '@x',
  ],
];
const BESIDE: readonly (readonly string[])[] = [
  ...[['status'], ['statusCode'], ['status_code'], ['http_status'], ['method'], ['request', 'method'], ['req', 'method']],
];
const STATUSES: readonly string[] = ['status', 'statusCode', 'status_code', 'http_status'];
/** A `body` or `data` may be what was sent. */
const BODIES: readonly string[] = ['response', 'response_body', 'responseBody', 'resp', 'reply', 'respuesta', 'resposta'];
/** An error that a logger wrote over its own line is read as an error. */
const THROWN: readonly string[] = ['stack', 'cause', 'errno', 'syscall', 'config'];

/** The failure in a line, or null: the document is no line of a log, or nothing in it says anything. */
export function loggedFailure(document: object): Read | null {
  return logged(document) ?? line(document) ?? functionError(document);
}

function logged(document: object): Read | null {
  const inner = ERRORS.map((name) => readProperty(document, name)).find((value) => readText(value, 'stack') !== undefined);
  if (!isObject(inner)) return null;
  const type = readText(inner, 'type') ?? '';
  const isNamed = readText(inner, 'name') !== undefined || !/(?:Error|Exception)$/.test(type);
  return { failure: exceptionFailure(isNamed ? inner : { ...inner, name: type }), readAs: 'exception' };
}

function line(document: object): Read | null {
  const isLine = LEVELS.some((name) => ['string', 'number'].includes(typeof readProperty(document, name)));
  if (!isLine || THROWN.some((name) => readProperty(document, name) !== undefined)) return null;
  const answer = answerIn(document);
  if (answer !== null) return answer;
  const said = SAID.flatMap((name) => readText(document, name) ?? readText(readProperty(document, name), 'message') ?? []);
  if (said.length === 0) return null;
  const told = BESIDE.flatMap((path) => {
    const value = readPath(document, path);
    return typeof value === 'number' || typeof value === 'string' ? [`${path.at(-1)}=${value}`] : [];
  });
  return { failure: textFailure([...said, ...told].join('\n')), readAs: 'text' };
}

/** An answer's body that the line holds beside its status, which may stand in the message. */
function answerIn(document: object): Read | null {
  const body = BODIES.map((name) => readProperty(document, name)).find(
    (each) => isObject(each) || (typeof each === 'string' && /^\s{0,9}[{[<]/.test(each)),
  );
  if (body === undefined) return null;
  const stated = STATUSES.map((name) => Number(readProperty(document, name))).find(
    (each) => Number.isInteger(each) && each >= 100 && each <= 599,
  );
  const said = ['message', 'msg', 'event'].map((name) => readText(document, name)).find((text) => text !== undefined) ?? '';
  const status = stated ?? statusInText(said);
  if (status === undefined) return null;
  const call = methodInText(said) ?? requestIn(document);
  return { failure: httpFailure({ status, body }, call), readAs: 'response' };
}

function requestIn(document: object): { readonly method: string; readonly keyed: boolean } | undefined {
  const method = [['method'], ['request', 'method'], ['req', 'method']]
    .map((path) => readPath(document, path))
    .find((each) => typeof each === 'string');
  return typeof method === 'string' ? { method, keyed: false } : undefined;
}

/** What AWS Lambda and its like print of a function that failed. */
function functionError(document: object): Read | null {
  const message = readText(document, 'errorMessage');
  const name = readText(document, 'errorType');
  const isOne = message !== undefined && (name !== undefined || Object.keys(document).length === 1);
  return isOne ? { failure: textFailure(name === undefined ? message : `${name}: ${message}`), readAs: 'text' } : null;
}
