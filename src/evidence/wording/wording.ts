// wording: what an error says, in one word of ours, from its codes first and its texts after. The words themselves stay behind.
// Step 2 of a failure's walk, for the extractor `error-words`.
import type { ErrorBody } from './error-body.ts';
import { isHeard } from './heard.ts';
import { CODE_MEANINGS, type Meaning, TEXT_MEANINGS, WIDE_RANK } from './meanings.ts';
import { codeWords, phraseBook } from './phrases.ts';

const readCode = phraseBook(CODE_MEANINGS);
const readText = phraseBook(TEXT_MEANINGS);

/** Codes that only say their status again: a text that says more is believed. */
const VAGUE: ReadonlySet<string> = new Set(
  'forbidden|authentication|authorization|permission denied|permissao negada|unauthorized|not authorized|unauthenticated|authentication failed|authentication failure|authentication error|authorization error|authorization failed|access denied|not found|nao encontrado|resource not found|conflict|resource conflict|bad request|invalid request|invalid request error|unprocessable entity|invalid state|invalid state for request|invalid status|validation error|already processed|forbidden error|not allowed|precondition failed|user error|invalid operation|constraint violation|data integrity violation|integrity error'.split(
    '|',
  ),
);
const PASSING: readonly Meaning[] = ['locked', 'timed_out', 'unavailable', 'broken'];

const PERMANENT: readonly Meaning[] = [
  'declined',
  'unpaid',
  'suspended',
  'quota',
  'no_permission',
  'bad_credential',
  'token_expired',
  'rule',
  'duplicate',
];

/** What a code says, and what a text may make of it: permanent beats passing, and an expired token is an invalid one. */
const REFINED: Readonly<Partial<Record<Meaning, readonly Meaning[]>>> = {
  bad_credential: ['token_expired', 'credential_expired', 'consent_gone', 'wrong_world', 'suspended'],
  absent: ['wrong_world', 'bad_setup'],
  no_permission: ['wrong_world', 'suspended', 'unpaid', 'throttled', 'quota'],
  denied: ['wrong_world', 'suspended', 'unpaid', 'throttled', 'quota', 'no_permission', 'bad_credential', 'token_expired', 'consent_gone'],
  unauthorized: [
    'wrong_world',
    'suspended',
    'unpaid',
    'no_permission',
    'bad_credential',
    'token_expired',
    'credential_expired',
    'consent_gone',
  ],
  throttled: ['declined', 'unpaid', 'suspended', 'quota'],
  in_progress: ['key_in_use'],
  locked: PERMANENT,
  stale: ['locked'],
  timed_out: PERMANENT,
  unavailable: [...PERMANENT, 'down_for_long'],
};

interface Reading {
  readonly means: Meaning;
  readonly rank: number;
}

/** Codes of a refusal that a 500 may carry: they name what was sent, not what broke. */
const REFUSING: ReadonlySet<string> = new Set(
  'invalid input|invalid argument|invalid argument error|invalid parameter|invalid parameters|invalid params|missing parameter|missing field|illegal argument|illegal argument exception|bad request|malformed request|validation failed|validation error'.split(
    '|',
  ),
);

/** What the error of an answer with this status says, or undefined. What names a field is no more than bad input, but a 500 may tell of it. */
export function meaningOf(body: ErrorBody, status: number): Meaning | undefined {
  const means =
    readingOf(body, status) ??
    (status === 500 && body.codes.some((code) => REFUSING.has(codeWords(lastPart(code)).join(' '))) ? 'bad_input' : undefined);
  return means === 'bad_field' ? 'bad_input' : means;
}

function readingOf({ codes, classes, texts }: ErrorBody, status: number): Meaning | undefined {
  const words = codes.map(codeRead);
  const sharp = best(words.filter(isSharp), status);
  const finer = isNarrow(sharp) ? REFINED[sharp.means] : undefined;
  if (isNarrow(sharp) && finer === undefined) return sharp.means;
  const told = best(
    texts.map((text) => readText(codeWords(withoutQuotes(text)))),
    status,
  );
  if (isNarrow(sharp)) return isNarrow(told) && finer?.includes(told.means) === true ? told.means : sharp.means;
  const kinds = classes.map(codeRead);
  const vague = best(
    [...words, ...kinds].filter((each) => !isSharp(each)),
    status,
  );
  const kind = best(kinds.filter(isSharp), status);
  const narrow = [told, kind].filter(isNarrow).sort((one, other) => one.rank - other.rank)[0];
  if (vague?.means === 'rule' && narrow?.means === 'already_done') return 'rule';
  if (isNarrow(narrow) && !(isNarrow(vague) && PASSING.includes(narrow.means))) return narrow.means;
  return (isNarrow(vague) ? vague : (sharp ?? kind ?? told ?? vague))?.means;
}

interface CodeReading extends Reading {
  readonly isVague: boolean;
}

function codeRead(code: string): CodeReading | undefined {
  const words = codeWords(lastPart(code));
  const reading = words.length === 0 ? undefined : readCode(words);
  return reading === undefined ? undefined : { means: reading.means, rank: reading.rank, isVague: VAGUE.has(words.join(' ')) };
}

const isSharp = (reading: CodeReading | undefined): boolean => reading?.isVague === false;
const isNarrow = (reading: Reading | undefined): reading is Reading => reading !== undefined && reading.rank < WIDE_RANK;

/** The first in rank of what can be heard. */
function best(readings: readonly (Reading | undefined)[], status: number): Reading | undefined {
  let first: Reading | undefined;
  for (const reading of readings) {
    if (reading === undefined || !isHeard(reading.means, status)) continue;
    if (first === undefined || reading.rank < first.rank) first = reading;
  }
  return first;
}

/** Of a problem type or another address only its end is a code. */
function lastPart(code: string): string {
  return code.includes('/') || code.includes(':') ? code.replace(/^.*[/:#]/, '') : code;
}

/** What stands in quotes or brackets is the caller's own. */
function withoutQuotes(text: string): string {
  const bare = /["'[]/.test(text) ? text.replace(/(^|[\s(:=])(?:"[^"]{0,24}"|'[^']{0,24}'|\[[^\]]{0,24}\])/g, '$1 ') : text;
  return bare.includes('OAuth') ? bare.replaceAll('OAuth', 'oauth') : bare;
}

const UNITS: Readonly<Record<string, number>> = {
  ...{ ms: 1, milliseconds: 1, s: 1000, sec: 1000, secs: 1000, second: 1000, seconds: 1000, segundo: 1000, segundos: 1000 },
  ...{ m: 60_000, min: 60_000, mins: 60_000, minute: 60_000, minutes: 60_000, minuto: 60_000, minutos: 60_000 },
  ...{ h: 3_600_000, hour: 3_600_000, hours: 3_600_000, hora: 3_600_000, horas: 3_600_000 },
};
const BEFORE_WAIT: ReadonlySet<string> = new Set(['in', 'after', 'em', 'apos', 'aguarde', 'wait', 'for', 'dentro', 'espere', 'least']);

/** The wait that a text asks for in words, `try again in 16 seconds`, in milliseconds. */
export function waitIn(texts: readonly string[]): number | undefined {
  for (const text of texts) {
    if (!/\d/.test(text)) continue;
    const words = codeWords(text);
    for (let at = 1; at < words.length - 1; at += 1) {
      const unit = UNITS[words[at + 1] ?? ''];
      const number = words[at] ?? '';
      if (unit !== undefined && /^\d{1,7}$/.test(number) && BEFORE_WAIT.has(words[at - 1] ?? '')) return Number(number) * unit;
    }
  }
  return undefined;
}
