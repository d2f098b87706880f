// problemResponses: the refusals an operation can give, by status, each listing its codes.
// Read from the provider's two tables (business rules, other refusals), so a new rule is in the document at once.
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { codesOf as codesOfRule, RULES, type RuleId, reject } from '../../mock-service/domain/rejection.ts';
import { native } from '../../mock-service/wire/native.ts';
import { problemCodesOf } from '../../mock-service/wire/problem-codes.ts';
import { problemSchema } from '../../mock-service/wire/schemas.ts';
import { type AnswerHeader, answerHeaders } from './headers.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be understood',
  401: 'The credential does not let anyone in',
  402: 'The charge failed',
  403: 'The credential lacks a scope, or its tenant is suspended',
  404: 'There is nothing of this name',
  405: 'The path does not take this method',
  409: 'The present state does not allow it',
  410: 'It has expired',
  412: 'The object has another version',
  413: 'The body is too large',
  415: 'The body is of another type',
  422: 'The content is not acceptable',
  428: 'A version is needed',
  429: 'Too many requests',
  431: 'The headers are too large',
};

/** Headers beyond the ones every answer has. */
const HEADERS: Readonly<Record<number, readonly AnswerHeader[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate'],
  405: ['Allow'],
  409: ['Retry-After'],
  429: ['Retry-After'],
};

/** The native status of a business rule. */
export function statusOf(rule: RuleId): number {
  return native.rejection(reject(rule), { requestId: 'req', nowMs: 0 }).status;
}

/** The codes of one status, each with the rules that have it. */
function codesOf(status: number): string[] {
  const others = problemCodesOf('provider').filter((row) => row.status === status);
  const rulesOf = new Map<string, string[]>(others.map(({ code }) => [code, []]));
  for (const rule of Object.keys(RULES) as RuleId[]) {
    if (statusOf(rule) !== status) continue;
    for (const code of codesOfRule(rule)) rulesOf.set(code, [...(rulesOf.get(code) ?? []), rule]);
  }
  return [...rulesOf].map(([code, rules]) => (rules.length === 0 ? `\`${code}\`` : `\`${code}\` (${rules.join(', ')})`));
}

/** By status: every use of a component is one object. */
const made = new Map<number, ZodOpenApiResponseObject>();

/** The shared response of one status. */
export function problemResponse(status: number): ZodOpenApiResponseObject {
  const response = made.get(status) ?? newResponse(status);
  made.set(status, response);
  return response;
}

function newResponse(status: number): ZodOpenApiResponseObject {
  return {
    id: `Problem${status}`,
    description: `${TITLES[status] ?? 'Refused'}: ${codesOf(status).join(', ')}.`,
    headers: answerHeaders(...(HEADERS[status] ?? [])),
    content: { 'application/problem+json': { schema: problemSchema } },
  };
}

/** Any other status: a fault, or a bound that few will ever reach. */
export const faultResponse: ZodOpenApiResponseObject = {
  id: 'Spoiled',
  description: 'A fault chose this status (see `Overdue-Fault-Applied`), or a bound of the service was reached.',
  headers: answerHeaders('Retry-After'),
  content: { 'application/problem+json': { schema: problemSchema } },
};
