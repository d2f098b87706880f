// recordedFailure: a failure as a queue of jobs, an error tracker or a tracing system keeps it → the text of it.
// Before step 1 of a failure's walk, for json-document. A new keeper is a line in KEEPERS.
import { textFailure } from '../values/forms.ts';
import { isObject, readList, readPath, readProperty, readText } from '../values/safe-read.ts';

interface Read {
  readonly failure: unknown;
  readonly readAs: string;
}

/** The class and the message of each error, the outermost first; or a printed trace. */
type Chain = readonly (readonly [name: string, message: string])[];
type Kept = Chain | string;
type Keeper = (document: object) => Kept | undefined;

const CHAIN_MAX = 10;
const ATTEMPTS_MAX = 100;

/** The first of `names` that is a text. */
function textAt(value: unknown, names: readonly string[]): string | undefined {
  return names.map((name) => readText(value, name)).find((text) => text !== undefined && text !== '');
}

/** One error, by the names of its two members. */
function one(value: unknown, [ofName, ofMessage]: readonly [readonly string[], readonly string[]]): Chain | undefined {
  const name = textAt(value, ofName);
  const message = textAt(value, ofMessage);
  return name === undefined || message === undefined ? undefined : [[name, message]];
}

/** A list of them. */
function many(list: unknown, names: readonly [readonly string[], readonly string[]]): Chain | undefined {
  const found = readList(list, CHAIN_MAX).flatMap((each) => one(each, names) ?? []);
  return found.length === 0 ? undefined : found;
}

/** Sentry lists what was raised last at the end. @see https://develop.sentry.dev/sdk/data-model/event-payloads/exception/ */
const sentry: Keeper = (document) => {
  const list = readPath(document, ['exception', 'values']) ?? readProperty(document, 'values');
  return many(list, [['type'], ['value']])?.toReversed();
};

/** Bugsnag; Rollbar. */
const trackers: Keeper = (document) =>
  many(readProperty(document, 'exceptions'), [['errorClass'], ['message']]) ??
  one(readPath(document, ['body', 'trace', 'exception']), [['class'], ['message']]) ??
  many(
    readList(readPath(document, ['body', 'trace_chain']), CHAIN_MAX).map((each) => readProperty(each, 'exception')),
    [['class'], ['message']],
  );

/** Sidekiq and its kin; Resque; Celery. */
const jobs: Keeper = (document) =>
  one(document, [
    ['error_class', 'exception_class'],
    ['error_message', 'exception_message'],
  ]) ??
  (readProperty(document, 'backtrace') === undefined ? undefined : one(document, [['exception'], ['error']])) ??
  celery(readProperty(document, 'result'));

function celery(result: unknown): Kept | undefined {
  const name = readText(result, 'exc_type');
  const message = readProperty(result, 'exc_message');
  if (name === undefined) return undefined;
  const parts = typeof message === 'string' ? [message] : readList(message, CHAIN_MAX).filter((part) => typeof part === 'string');
  return [[name, parts.join(' ')]];
}

/** BullMQ keeps the trace of each attempt, the last one at the end; Oban a line for each. What an earlier one may have done counts. */
const attempts: Keeper = (document) => {
  const reason = readText(document, 'failedReason');
  const errors = readList(readProperty(document, 'errors'), ATTEMPTS_MAX);
  const isOban = errors.length > 0 && errors.every((each) => typeof readProperty(each, 'attempt') === 'number');
  const told = isOban
    ? errors.map((each) => readProperty(each, 'error'))
    : reason === undefined
      ? []
      : readList(readProperty(document, 'stacktrace'), ATTEMPTS_MAX);
  const texts = told.filter((each) => typeof each === 'string' && each !== '') as readonly string[];
  if (texts.length < 2) return texts[0] ?? reason;
  const earlier = texts.slice(0, -1).map((text, at) => `attempt ${at + 1}: ${text.split('\n', 1)[0]}`);
  return [...earlier, `attempt ${texts.length}: ${texts.at(-1)}`].join('\n');
};

/** OpenTelemetry's event, flat or in its attributes; the fields of Elastic's and Datadog's lines. */
const spans: Keeper = (document) => {
  const attributes = readProperty(document, 'attributes');
  const inner = readProperty(document, 'error');
  return (
    [document, attributes]
      .map((each) =>
        one(each, [
          ['exception.type', 'error.type', 'error.kind'],
          ['exception.message', 'error.message'],
        ]),
      )
      .find(Boolean) ??
    (readText(inner, 'stack_trace') === undefined && readText(inner, 'kind') === undefined
      ? undefined
      : one(inner, [['type', 'kind'], ['message']]))
  );
};

const KEEPERS: readonly Keeper[] = [sentry, trackers, jobs, attempts, spans];

/** The failure in a record, or null: the document is none that is known. */
export function recordedFailure(document: object): Read | null {
  for (const keeper of KEEPERS) {
    const kept = keeper(document);
    if (kept !== undefined) return { failure: textFailure(typeof kept === 'string' ? kept : printed(kept)), readAs: 'text' };
  }
  return null;
}

/** As a trace prints it: a class says more beside its message than on an object that was never thrown. */
function printed(kept: Chain): string {
  return kept.map(([name, message]) => `${name}: ${message}`).join('\nCaused by: ');
}

/** Whether an `exception` is a tracker's list and not what was thrown. */
export function isRecorded(exception: unknown): boolean {
  return isObject(exception) && readList(readProperty(exception, 'values'), 1).length > 0;
}
