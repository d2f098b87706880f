// What the property tests throw at the classifier: random responses, errors with causes, calls.
import fc from 'fast-check';
import { RULES } from '../../../src/classifier/rules/index.ts';
import { LANGUAGES, type OperationContext } from '../../../src/contract/tool-error.ts';

const strings = RULES.flatMap((rule) => Object.values(rule.when)).flatMap((matcher) =>
  'equals' in matcher ? [matcher.equals] : 'oneOf' in matcher ? matcher.oneOf : [],
);
/** Every word a rule asks for, so that the random failures reach the rules. */
const words = strings.filter((value): value is string => typeof value === 'string');
const word = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 40 }));

const headers = fc.record(
  {
    'retry-after': fc.oneof(fc.nat().map(String), fc.string({ maxLength: 40 }), fc.constant('Thu, 15 Jan 2026 09:05:00 GMT')),
    date: fc.constantFrom('Thu, 15 Jan 2026 09:00:00 GMT', 'never'),
    'content-type': fc.constantFrom('application/json', 'text/html', 'application/problem+json'),
    'content-length': fc.nat(500).map(String),
    'www-authenticate': word.map((error) => `Bearer error="${error}", error_description="The access token expired"`),
    'request-id': fc.string({ maxLength: 40 }),
  },
  { requiredKeys: [] },
);

const problem = fc
  .record(
    {
      type: word,
      title: fc.string({ maxLength: 20 }),
      code: fc.oneof(word, fc.nat()),
      existing_id: fc.string({ maxLength: 40 }),
      decline_code: word,
      allowed_operations: fc.array(word, { maxLength: 5 }),
      errors: fc.array(fc.record({ path: fc.string({ maxLength: 30 }), expected: fc.string({ maxLength: 30 }) }), { maxLength: 5 }),
      __proto__: fc.constant(null),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));

const body = fc.oneof(problem, fc.json(), fc.string({ maxLength: 60 }), fc.constant('<html>'), fc.constant(''));

/** Responses, good and odd. */
export const httpFailures = fc.record(
  {
    http: fc.record({ status: fc.integer({ min: 100, max: 599 }), headers, body }, { requiredKeys: ['status', 'headers'] }),
    request: fc.record({ method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'), keyed: fc.boolean() }),
  },
  { requiredKeys: ['http'] },
);

const { error: thrownErrors } = fc.letrec<{ error: Error; sibling: Error[] }>((tie) => ({
  error: fc
    .record(
      {
        name: fc.constantFrom('Error', 'TypeError', 'AbortError', 'TimeoutError', 'SyntaxError', 'AggregateError', 'SocketError'),
        message: fc.constantFrom('fetch failed', 'terminated', 'aborted', 'Unexpected end of JSON input', 'socket hang up', 'x'),
        code: fc.oneof(word, fc.constant('HPE_INVALID_CONSTANT'), fc.constant('CERT_HAS_EXPIRED')),
        syscall: fc.constantFrom('connect', 'getaddrinfo', 'read', 'write', 'open'),
        cause: fc.oneof({ depthSize: 'small' }, fc.constant(undefined), tie('error'), httpFailures),
        errors: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('sibling')),
      },
      { requiredKeys: ['name', 'message'] },
    )
    .map(({ message, ...own }) => Object.defineProperties(new Error(message), Object.getOwnPropertyDescriptors(own))),
  sibling: fc.array(tie('error'), { maxLength: 3 }),
}));

/** Errors with causes and bundled errors. */
export { thrownErrors };

/** What the caller knows of the call; all of it optional. */
export const operations: fc.Arbitrary<OperationContext> = fc.record(
  {
    name: fc.constantFrom('get_invoice', 'record_payment'),
    write: fc.constantFrom('safe', 'idempotent', 'keyed', 'unsafe'),
    keyed: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const languages = fc.constantFrom(...LANGUAGES);
