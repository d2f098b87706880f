// GRPC_STATUSES: the codes of gRPC in order; grpcStatusIn: where a text prints one, in the way of one of its libraries.
// Step 2 of a failure's walk. @see https://github.com/grpc/grpc/blob/master/doc/statuscodes.md

/** By code. */
export const GRPC_STATUSES: readonly string[] = [
  ...['OK', 'CANCELLED', 'UNKNOWN', 'INVALID_ARGUMENT', 'DEADLINE_EXCEEDED', 'NOT_FOUND', 'ALREADY_EXISTS', 'PERMISSION_DENIED'],
  ...['RESOURCE_EXHAUSTED', 'FAILED_PRECONDITION', 'ABORTED', 'OUT_OF_RANGE', 'UNIMPLEMENTED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS'],
  'UNAUTHENTICATED',
];

const BY_NAME: ReadonlyMap<string, string> = new Map(GRPC_STATUSES.map((name) => [name.replaceAll('_', '').toLowerCase(), name]));

/** The status of a code other than OK, or undefined. */
export function statusOfCode(code: number | undefined): string | undefined {
  return code === undefined || code === 0 ? undefined : GRPC_STATUSES[code];
}

/** The status of a name, however it is cased: `Unavailable`, `DEADLINE_EXCEEDED`, `DeadlineExceeded`. */
export function statusOfName(name: string | undefined): string | undefined {
  const found = BY_NAME.get((name ?? '').slice(0, 40).replaceAll('_', '').toLowerCase());
  return found === 'OK' ? undefined : found;
}

/** The statuses of HTTP that lump the same causes together. @see https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto */
const LIKE: ReadonlyMap<string, number> = new Map([
  ['UNKNOWN', 500],
  ['INTERNAL', 500],
  ['UNAVAILABLE', 503],
  ['RESOURCE_EXHAUSTED', 429],
  ['UNAUTHENTICATED', 401],
  ['PERMISSION_DENIED', 403],
]);

/** The status of HTTP that says no more than this one of gRPC, so that a message may say it finer; undefined for one that says enough. */
export function statusLike(status: string): number | undefined {
  return LIKE.get(status);
}

const PRINTED: readonly RegExp[] = [
  // Go; Python; .NET; grpc-js and grpcurl; Java; Rust; Google's and Ruby's classes that are named after a status.
  /\brpc error: code = ([A-Za-z]{2,20}) desc = /,
  /\bStatusCode\.([A-Z_]{2,20})\b/,
  /\bStatusCode="([A-Za-z]{2,20})"/,
  /(?:^|[\s:[])\d{1,2} ([A-Z][A-Z_]{4,20}): /,
  /\bStatus(?:Runtime)?Exception: ([A-Z][A-Z_]{4,20})\b/,
  /^\s{0,4}Code: ([A-Z][A-Za-z]{4,20})$/m,
  /\bstatus: '?([A-Z][A-Za-z]{4,20})'?, (?:message|self)\b/,
  /\bStatus \{ code: ([A-Z][A-Za-z]{4,20}),/,
  /\bgoogle\.api_core\.exceptions\.([A-Z][A-Za-z]{4,20})(?::|$)/m,
  /\bcodeName: ([A-Z_]{4,20})\b/,
  /\bGRPC::([A-Z][A-Za-z]{4,20})\b/,
];

/** The first status that is printed in `text`, or undefined. */
export function grpcStatusIn(text: string): string | undefined {
  for (const pattern of PRINTED) {
    const found = statusOfName(pattern.exec(text)?.[1]);
    if (found !== undefined) return found;
  }
  return undefined;
}
