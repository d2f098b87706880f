// makeHandOff: from a tool error and what was tried to a record that a person can act on.
// After a failure's walk, when the decision is `hand_off`. Names and ids only: no value of a call's input gets in.
import type { ErrorType } from '../../contract/error-types.ts';
import type { ToolError } from '../../contract/tool-error.ts';
import type { Because } from '../decision.ts';
import type { AttemptRecord, Fingerprint, HandOff } from '../hand-off.ts';
import { digestOf } from '../intents/digest.ts';
import type { Target } from '../port.ts';
import { clean, cutError, cutName } from './cut.ts';
import { requestOf } from './request-of.ts';

/** What is handed off. */
export interface Raised {
  readonly error: ToolError;
  readonly because: Because;
  readonly target: Target;
  readonly operation: string;
  /** Only the names of its arguments are kept. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly attempts: readonly AttemptRecord[];
  /** Names the intent: lost writes of one intent are one record. What could be somebody's data is kept as a digest. */
  readonly intent?: string | null;
  /** What the write would be found by at the provider: its reference, else its key, if the harness made it. */
  readonly found_by?: string | null;
}

/** What the record gets besides. */
export interface Issue {
  readonly id: string;
  readonly resumeToken: string;
  readonly atMs: number;
  readonly expiresMs: number;
}

/** What stops every operation of a credential. */
const OF_CREDENTIAL: readonly ErrorType[] = ['expired_credentials', 'invalid_credentials', 'account_restricted'];

const ARGUMENTS_MAX = 50;
/** The last ones say why it ended. */
const ATTEMPTS_MAX = 20;

/** Whose failure it is, whatever the operation. */
export function fingerprintOf(error: ToolError, { host, credential }: Target): Fingerprint {
  const code = error.upstream?.code;
  return {
    credential: cutName(credential),
    host: cutName(host),
    error_type: error.error_type,
    upstream_code: code === undefined ? null : cutName(code),
  };
}

/** Names as a program writes them: what could be somebody's data is left out. */
const argumentNames = (input: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(input)
    .filter((name) => /^[A-Za-z_][A-Za-z_.-]{0,39}\d{0,2}$/.test(name))
    .slice(0, ARGUMENTS_MAX);

/** As an id is written. */
const isId = (text: string): boolean => /^[\w.:#/-]{1,200}$/.test(text);

/** A new record, open. */
export function makeHandOff(raised: Raised, issue: Issue): HandOff {
  const { error, because, target } = raised;
  const operation = clean(cutName(raised.operation));
  const { intent = null, found_by = null } = raised;
  const [en, ptBR] = [requestOf(raised, 'en'), requestOf(raised, 'pt-BR')];
  const at = new Date(issue.atMs).toISOString();
  return {
    id: issue.id,
    fingerprint: fingerprintOf(error, target),
    state: 'open',
    created_at: at,
    updated_at: at,
    expires_at: new Date(issue.atMs + issue.expiresMs).toISOString(),
    count: 1,
    asked: {
      operation,
      arguments: argumentNames(raised.input),
      intent: intent === null || isId(intent) ? intent : digestOf(intent),
      found_by: found_by !== null && isId(found_by) ? found_by : null,
    },
    observed: cutError(error),
    attempts: raised.attempts.slice(-ATTEMPTS_MAX),
    stopped_by: because,
    blocked: OF_CREDENTIAL.includes(error.error_type) ? ['*'] : [operation],
    question: { en: en.question, 'pt-BR': ptBR.question },
    done_when: { en: en.done_when, 'pt-BR': ptBR.done_when },
    resume_token: issue.resumeToken,
  };
}
