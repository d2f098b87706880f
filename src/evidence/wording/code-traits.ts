// codeTraits: what holds of a code beside what it says: it is no more than the name of a status, or it refuses what was sent.
// Step 2 of a failure's walk, for `code-reading`. Codes as words: `bad request` is `BadRequest`, `bad_request` and `BAD-REQUEST`.

/** What holds of one code. */
export interface CodeTraits {
  /** It says its status again: a text that says more is believed. */
  readonly isVague: boolean;
  /** It is the name of a status, which lumps causes together; vague as well. */
  readonly isStatus: boolean;
  /** It names what was sent, not what broke, though a 500 carries it. */
  readonly isRefusing: boolean;
}

const NAMES_OF_STATUSES: ReadonlySet<string> = new Set([
  ...['bad request', 'invalid request', 'invalid request error', 'user error', 'unprocessable entity'],
  ...['unauthorized', 'unauthenticated', 'not authorized', 'authentication', 'authorization'],
  ...['forbidden', 'forbidden error'],
  ...['not found', 'conflict', 'precondition failed'],
]);

/** Vague, but the name of no status. */
const VAGUE: ReadonlySet<string> = new Set([
  ...['authentication failed', 'authentication failure', 'authentication error', 'authorization error', 'authorization failed'],
  ...['permission denied', 'permissao negada', 'access denied', 'not allowed'],
  ...['nao encontrado', 'resource not found'],
  ...['resource conflict', 'already processed', 'invalid state', 'invalid state for request', 'invalid status', 'invalid operation'],
  ...['validation error', 'constraint violation', 'data integrity violation', 'integrity error'],
]);

const REFUSING: ReadonlySet<string> = new Set([
  ...['invalid input', 'invalid argument', 'invalid argument error', 'illegal argument', 'illegal argument exception'],
  ...['invalid parameter', 'invalid parameters', 'invalid params', 'missing parameter', 'missing field'],
  ...['bad request', 'malformed request', 'validation failed', 'validation error'],
  ...['constraint violation', 'constraint violation exception', 'data integrity violation exception', 'integrity error'],
]);

/** The traits of a code, given as its words in lower case with a space between. */
export function codeTraits(words: string): CodeTraits {
  const isStatus = NAMES_OF_STATUSES.has(words);
  return { isVague: isStatus || VAGUE.has(words), isStatus, isRefusing: REFUSING.has(words) };
}
