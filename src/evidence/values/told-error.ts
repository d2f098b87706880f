// toldError: the tool error that a value is or carries, in each form that one leaves in: itself, a problem document, google.rpc.Status, a Temporal failure.
// Step 2 of a failure's walk, before anything else is read: what another program judged is not judged anew by its status. See contract/converters.
import { isObject, readList, readPath, readProperty, readText } from './safe-read.ts';

const DETAILS_MAX = 20;

/** True for a tool error as this contract has it, whoever made it, and for the problem document of one: no other document has these. */
export function isToolError(body: unknown): boolean {
  const isText = (name: string): boolean => typeof readProperty(body, name) === 'string';
  if (!isText('error_type') || !isText('action') || typeof readProperty(body, 'retryable') !== 'boolean') return false;
  return isText('guidance') || (isText('effect') && (isText('detail') || isText('rule')));
}

type Reader = (value: object) => object | undefined;

const itself: Reader = (value) => (isToolError(value) ? value : undefined);

/** The first of the details is the tool error. */
const temporal: Reader = (value) => {
  const first = readList(readProperty(value, 'details'), 1)[0];
  return isObject(first) && isToolError(first) ? first : undefined;
};

/** As `{ grpc }`, or as it is; grpc-js keeps its details under another name. */
const rpcStatus: Reader = (value) => {
  const grpc = readProperty(value, 'grpc');
  const status = isObject(grpc) ? grpc : value;
  const details = detailsOf(status);
  const told = details.find((detail) => readProperty(detail, 'domain') === 'overdue' && isSaid(readProperty(detail, 'metadata')));
  if (told === undefined) return undefined;
  const names = ['error_type', 'action', 'effect', 'rule', 'correlation_id'].map((name) => [name, readPath(told, ['metadata', name])]);
  return {
    ...Object.fromEntries(names),
    retryable: readPath(told, ['metadata', 'retryable']) === 'true',
    guidance: readText(status, 'message') ?? '',
    retry_after_ms: waitIn(details),
    upstream: { request_id: details.map((detail) => readText(detail, 'requestId')).find(Boolean) },
    details: { fields: details.flatMap(violationsIn) },
  };
};

const DETAILS: readonly string[] = ['details', 'statusDetails', 'errorDetails'];

function detailsOf(status: object): readonly unknown[] {
  for (const name of DETAILS) {
    const list = readProperty(status, name);
    if (list !== undefined) {
      const details = readList(list, DETAILS_MAX);
      if (details.length > 0) return details;
    }
  }
  return [];
}

function isSaid(metadata: unknown): boolean {
  return ['error_type', 'retryable', 'action'].every((name) => readText(metadata, name) !== undefined);
}

function waitIn(details: readonly unknown[]): number | null {
  const texts = details.map((detail) => /^(\d{1,9}(?:\.\d{1,9})?)s$/.exec(readText(detail, 'retryDelay') ?? '')?.[1]);
  const seconds = texts.find((text) => text !== undefined);
  return seconds === undefined ? null : Math.ceil(Number((Number(seconds) * 1_000).toFixed(3)));
}

function violationsIn(detail: unknown): readonly object[] {
  return readList(readProperty(detail, 'fieldViolations'), DETAILS_MAX).map((violation) => ({
    path: readText(violation, 'field'),
    expected: (readText(violation, 'description') ?? '').replace(/^expected /, ''),
  }));
}

const READERS: readonly Reader[] = [itself, temporal, rpcStatus];

/** The tool error of `value`, as it was told; undefined when there is none. */
export function toldError(value: unknown): object | undefined {
  if (!isObject(value)) return undefined;
  for (const read of READERS) {
    const told = read(value);
    if (told !== undefined) return told;
  }
  return undefined;
}
