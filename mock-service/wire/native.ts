// native: the provider's own dialect: JSON successes and RFC 9457 problem documents.
// Step 6 of a request's walk: domain ↔ JSON, rejection → problem document.
import type { Reply } from '../delivery.ts';
import type { Document } from '../domain/entity.ts';
import { type Rejection, type RejectionKind, RULES, type RuleId } from '../domain/rejection.ts';
import { challenge } from './challenge.ts';
import type { Dialect, Encodable, Json, ProblemFacts, WireContext } from './dialect.ts';
import { encode } from './entities.ts';
import { newText, textOf } from './entity-text.ts';
import { documentEtag, etagOf } from './etag.ts';
import { problemCode, titleOf } from './problem-codes.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';

const STATUS: Readonly<Record<RejectionKind, number>> = {
  missing: 404,
  gone: 410,
  conflict: 409,
  forbidden: 403,
  unprocessable: 422,
  payment: 402,
  malformed: 400,
  media_type: 415,
  quota: 429,
  stale: 412,
  unconditional: 428,
};

/** Rules that ask to be tried again, and after how long when nobody said, in seconds. */
const RETRY_AFTER_S: Partial<Record<RuleId, number>> = { R73: 1, R75: 1 };

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Of a row that was just made. */
const FIRST_HEADERS = { 'content-type': 'application/json', etag: etagOf(1) };

/** What may stand in a file's name between quotes, as it is. @see RFC 6266, section 4.3 */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;

/** A document leaves as its bytes. @throws TypeError for a name that no header can say: a defect. */
function documentReply({ mediaType, fileName, bytes }: Document, status: number): Reply {
  if (!FILE_NAME.test(fileName))
    throw new TypeError('the file name of a document has other characters than letters, digits, ".", "_" and "-"');
  const disposition = `attachment; filename="${fileName}"`;
  return { status, headers: { 'content-type': mediaType, 'content-disposition': disposition, etag: documentEtag(bytes) }, body: bytes };
}

/** A stored row comes with its version; a page, a preview and what is left of a deleted row have none. */
function successHeaders(value: Encodable): Reply['headers'] {
  if (!('version' in value)) return JSON_HEADERS;
  return value.version === 1 ? FIRST_HEADERS : { 'content-type': 'application/json', etag: etagOf(value.version) };
}

interface Problem {
  readonly code: string;
  readonly status: number;
  readonly detail: string;
  readonly rule: RuleId | null;
  /** Members that only some problems have. */
  readonly more: Readonly<Record<string, Json | undefined>>;
  readonly headers: Readonly<Record<string, string>>;
}

function problemReply(document: Problem, { requestId }: WireContext): Reply {
  const { code, status, detail, rule } = document;
  const more = Object.fromEntries(Object.entries(document.more).flatMap(([name, json]) => (json === undefined ? [] : [[name, json]])));
  const json = {
    type: `urn:overdue:problem:${code}`,
    title: titleOf(code),
    status,
    detail,
    code,
    rule,
    request_id: requestId,
    ...more,
  };
  return { status, headers: { 'content-type': 'application/problem+json', ...document.headers }, body: JSON.stringify(json) };
}

function rejection(rejected: Rejection, context: WireContext): Reply {
  const row = RULES[rejected.rule];
  const retryAfterS = rejected.retryAfterS ?? RETRY_AFTER_S[rejected.rule];
  return problemReply(
    {
      code: rejected.code ?? row.code,
      status: STATUS[row.kind],
      detail: rejected.detail,
      rule: rejected.rule,
      more: {
        allowed_operations: rejected.allowedOperations,
        errors: rejected.field && [{ ...rejected.field }],
        existing_id: rejected.existingId,
        decline_code: rejected.declineCode,
      },
      headers: retryAfterS === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterS)), ...quotaHeaders(rejected, context) },
    },
    context,
  );
}

/** The quota that is used up, behind that of the calls, which no answer may lose by it. */
function quotaHeaders({ quota, retryAfterS = 0 }: Rejection, context: WireContext): Reply['headers'] {
  if (quota === undefined) return {};
  const usedUp = { ...quota, remaining: 0, resetS: retryAfterS };
  return rateLimitHeaders(...(context.quota == null ? [] : [context.quota]), usedUp);
}

function problem(facts: ProblemFacts, context: WireContext): Reply {
  const row = problemCode(facts.code);
  const status = facts.status ?? row?.status ?? 500;
  const authenticate = challenge(facts.code, status, facts.scope);
  return problemReply(
    {
      code: facts.code,
      status,
      detail: facts.detail ?? row?.detail ?? `${titleOf(facts.code)}.`,
      rule: facts.rule ?? null,
      more: { errors: facts.errors?.map((error) => ({ ...error })) },
      headers: { ...(authenticate === null ? {} : { 'www-authenticate': authenticate }), ...facts.headers },
    },
    context,
  );
}

/** The provider's own dialect. Reply header names are lower case. */
export const native: Dialect = {
  encode,
  success: (value: Encodable, status) => {
    if (value.kind === 'document') return documentReply(value, status);
    const isNew = status === 201 && 'version' in value;
    return { status, headers: successHeaders(value), body: isNew ? newText(value) : textOf(value) };
  },
  rejection,
  problem,
};
