// providerDocument: OPERATIONS → docs/openapi.json.
// The linter, the typed client, the docs and the response tests all read the result.
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Operation } from '../../mock-service/operations/operation.ts';
import { mediaTypeOf } from '../../mock-service/wire/schemas.ts';
import { DOCUMENT_OPTIONS } from './document-options.ts';
import { exampleOf } from './examples.ts';
import { answerHeaders, CALL_HEADERS, IDEMPOTENCY_KEY, IF_MATCH, IF_NONE_MATCH, PREFER } from './headers.ts';
import { paymentPage } from './payment-page.ts';
import { faultResponse, problemResponse } from './problems.ts';
import { requiredNames, splitInput, withExamples } from './split-input.ts';
import { SECURITY_SCHEMES, tokenEndpoint } from './token-endpoint.ts';

const ABOUT = `An invoicing API that fails on purpose, and says afterwards what really happened.

Amounts are whole numbers of minor units and their names end in \`_minor\`. Every refusal is a problem document (RFC 9457)
with a \`code\` for programs. \`x-overdue-write\` says what the provider promises about doing a call twice: \`safe\` changes
nothing, \`idempotent\` may be repeated as it is, \`keyed\` may be repeated under the same Idempotency-Key.
\`x-overdue-found-by\` names the read that finds a lost write. Where there is GET there is HEAD, and OPTIONS everywhere.
The examples work as they stand in the sandbox \`default\` of a service with the default seed.`;

const TAGS: Readonly<Record<string, string>> = {
  customers: 'Who owes.',
  invoices: 'What is owed: drafts, their lines, and what becomes of them.',
  products: 'What is sold, and for how much.',
  tax_rates: 'Taxes by percentage.',
  coupons: 'Percentages and amounts off.',
  payment_methods: "Customers' cards.",
  quotes: 'What is offered, until a day.',
  recurring_invoices: 'What comes again, on days of the calendar.',
  payment_links: 'Addresses at which whoever has one can pay an invoice.',
  payments: 'Money received.',
  refunds: 'Money given back.',
  reports: 'Figures over many invoices.',
  oauth: 'Access tokens.',
};

/** Statuses any call can be refused with, then those of writes, of calls that are no GET, and of single operations. */
const REFUSALS = {
  every: [400, 401, 403, 404, 422, 429, 431],
  write: [409],
  existing: [412, 428],
  body: [413, 415],
  byName: { record_payment: [402], attach_payment_method: [402] } as Readonly<Record<string, readonly number[]>>,
};

function tagOf(operation: Operation): string {
  const path = operation.path.includes('/payments') ? '/payments' : operation.path;
  return path.split('/')[1] ?? '';
}

/** Whether a call is about one object that exists: what has a version. */
function isOnExisting({ path }: Operation): boolean {
  return path.includes('{');
}

/** Whether its answer has an entity tag: an object of its version, a document of its bytes. */
function hasTag({ answers }: Operation): boolean {
  return answers === 'object' || answers === 'document';
}

function successOf(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const write = operation.write !== 'safe';
  const tags = hasTag(operation) ? (['ETag'] as const) : [];
  const paging = operation.answers === 'list' ? (['Link'] as const) : [];
  const saved = operation.answers === 'document' ? (['Content-Disposition'] as const) : [];
  const headers = answerHeaders(...tags, ...paging, ...saved, ...(write ? (['Idempotent-Replayed'] as const) : []));
  const content = { [mediaTypeOf(operation.output)]: { schema: operation.output } };
  const unchanged = { description: 'The caller has this version already.', headers: answerHeaders('ETag') };
  const minimal = {
    description: 'Done, and no more was wanted.',
    headers: answerHeaders('ETag', 'Preference-Applied', 'Idempotent-Replayed'),
  };
  return {
    [operation.status]: { description: operation.status === 201 ? 'Made.' : 'Done.', headers, content },
    ...(operation.method === 'GET' && hasTag(operation) && { 304: unchanged }),
    ...(write && operation.status === 200 && { 204: minimal }),
  };
}

function responsesOf(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const write = operation.write !== 'safe';
  const existing = write && isOnExisting(operation) ? REFUSALS.existing : [];
  const body = operation.method === 'GET' ? [] : REFUSALS.body;
  const statuses = [
    ...REFUSALS.every,
    ...(write ? REFUSALS.write : []),
    ...existing,
    ...body,
    ...(REFUSALS.byName[operation.name] ?? []),
  ].sort();
  return {
    ...successOf(operation),
    ...Object.fromEntries(statuses.map((status) => [status, SHARED[status]])),
    default: faultResponse,
  };
}

const SHARED = Object.fromEntries(
  [...REFUSALS.every, ...REFUSALS.write, ...REFUSALS.existing, ...REFUSALS.body, 402].map(
    (status) => [status, problemResponse(status)] as const,
  ),
);

/** Headers a call may carry, by what it does. */
function headersOf(operation: Operation): NonNullable<ZodOpenApiOperationObject['parameters']> {
  const existing = isOnExisting(operation);
  if (operation.write === 'safe') return [...CALL_HEADERS, ...(operation.method === 'GET' && hasTag(operation) ? [IF_NONE_MATCH] : [])];
  return [...CALL_HEADERS, IDEMPOTENCY_KEY, ...(existing ? [IF_MATCH] : []), ...(operation.status === 200 ? [PREFER] : [])];
}

function operationObject(operation: Operation): ZodOpenApiOperationObject {
  const { path, query, body } = splitInput(operation, operation.input);
  const example = exampleOf(operation.name);
  const content = body && { schema: body, ...(example.body !== undefined && { examples: { typical: { value: example.body } } }) };
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [tagOf(operation)],
    'x-overdue-write': operation.write,
    'x-overdue-found-by': operation.found_by,
    'x-overdue-scope': operation.scope,
    security: [{ api_key: [] }, { oauth2: [operation.scope] }],
    requestParams: { ...(path && { path: withExamples(path, example.path) }), ...(query && { query: withExamples(query, example.query) }) },
    parameters: headersOf(operation),
    ...(content && { requestBody: { required: requiredNames(body).length > 0, content: { 'application/json': content } } }),
    responses: responsesOf(operation),
  };
}

/** The provider's OpenAPI document, 3.1. */
export function providerDocument(operations: readonly Operation[], version: string): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationObject(operation) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Overdue', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [
        { url: 'http://127.0.0.1:4010/v1', description: 'the sandbox `default`' },
        {
          url: 'http://127.0.0.1:4010/s/{sandbox_id}/v1',
          description: 'a sandbox of your own',
          variables: { sandbox_id: { default: 'default', description: 'what creating the sandbox answered' } },
        },
      ],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      security: [{ api_key: [] }, { oauth2: [] }],
      paths: { ...paths, ...tokenEndpoint, ...paymentPage },
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    DOCUMENT_OPTIONS,
  );
}
