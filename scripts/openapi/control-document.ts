// controlDocument: CONTROL_ROUTES → docs/control.openapi.json.
// src/control's types, the docs and the response tests read the result.
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponseObject } from 'zod-openapi';
import type { ControlRoute } from '../../mock-service/control/route.ts';
import { problemCodesOf } from '../../mock-service/wire/problem-codes.ts';
import { problemSchema } from '../../mock-service/wire/schemas.ts';
import { DOCUMENT_OPTIONS } from './document-options.ts';
import { pathNames, requiredNames } from './split-input.ts';

const ABOUT = `Creates sandboxes, arms faults, moves the clock, and says what really happened. Never faulted, never in a journal.

Where the service listens on more than loopback, send its control token: \`Authorization: Bearer …\`. A call is answered only when its
Host is a loopback name or an allowed one, and its Origin, if any, is one of these: no web page can drive it.`;

const TAGS: Readonly<Record<string, string>> = {
  service: 'The service itself.',
  sandboxes: 'The unit of isolation: data, keys, clock, limits, plan and journal of its own.',
  operations: 'Set-up: an operation run past access, limits and faults.',
  rules: "A sandbox's fault plan.",
  journal: 'What arrived, what fired, what was committed, what left.',
  truth: 'What is really stored.',
  clock: "A sandbox's calendar.",
};

const PARAMETERS: Readonly<Record<string, string>> = {
  sandbox_id: 'what creating the sandbox answered, or `default`',
  operation: 'the name of an operation of the provider',
  rule_id: 'what arming the rule answered',
};

/** What is done to a sandbox as a whole. */
const TO_ALL: readonly (string | undefined)[] = ['fork', 'reset', 'snapshot', 'restore'];

function tagOf(path: string): string {
  const [, first, , third] = path.split('/');
  if (first !== 'sandboxes') return 'service';
  return third === undefined || TO_ALL.includes(third) ? first : third;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be understood',
  401: 'The control token is missing or wrong',
  403: 'The Host or Origin is not an allowed one',
  404: 'There is no such thing',
  409: 'The present state does not allow it',
  413: 'The body is too large',
  415: 'The body is not `application/json`',
  422: 'The content is not acceptable; `errors` names what was expected',
};

function problem(description: string): ZodOpenApiResponseObject {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } };
}

/** The shared response of one status, with the codes it comes with. */
function refused(status: number): ZodOpenApiResponseObject {
  const codes = problemCodesOf('control').flatMap((row) => (row.status === status ? [`\`${row.code}\``] : []));
  return { ...problem(`${TITLES[status] ?? 'Refused'}: ${codes.join(', ')}.`), id: `Problem${status}` };
}

const REFUSED = Object.fromEntries(Object.keys(TITLES).map((status) => [status, refused(Number(status))]));
/** A set-up answers what the operation itself would. */
const REFUSED_BY_OPERATION = { ...problem("An operation's own refusal, with the provider's status."), id: 'Refused' };

const EVERY = [400, 401, 403];
const WITH_BODY = [413, 415, 422];

function inputOf(route: ControlRoute): Pick<ZodOpenApiOperationObject, 'requestParams' | 'requestBody'> {
  const names = pathNames(route.path);
  const path = z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().meta({ description: PARAMETERS[name] ?? name })])));
  const params = names.length === 0 ? {} : { path };
  if (route.method !== 'POST') {
    const query = route.input instanceof z.ZodObject && Object.keys(route.input.shape).length > 0 ? { query: route.input } : {};
    return { requestParams: { ...params, ...query } };
  }
  const required = !(route.input instanceof z.ZodObject) || requiredNames(route.input).length > 0;
  return { requestParams: params, requestBody: { required, content: { 'application/json': { schema: route.input } } } };
}

function operationObject(route: ControlRoute): ZodOpenApiOperationObject {
  const statuses = [...new Set([...EVERY, ...route.problems, ...(route.method === 'POST' ? WITH_BODY : [])])].sort();
  const success = route.output === null ? {} : { content: { 'application/json': { schema: route.output } } };
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [tagOf(route.path)],
    ...(route.name === 'health' && { security: [] }),
    ...inputOf(route),
    responses: {
      [route.status]: { description: route.status === 201 ? 'Made.' : 'Done.', ...success },
      ...Object.fromEntries(statuses.map((status) => [status, REFUSED[status]])),
      default: REFUSED_BY_OPERATION,
    },
  };
}

/** The control API's OpenAPI document, 3.1; `base` is where it lives: "/__overdue". */
export function controlDocument(routes: readonly ControlRoute[], base: string, version: string): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationObject(route) };
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Overdue control', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: `http://127.0.0.1:4010${base}`, description: 'beside the provider it controls' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      security: [{}, { control_token: [] }],
      paths,
      components: {
        securitySchemes: { control_token: { type: 'http', scheme: 'bearer', description: 'The control token, where one is set' } },
      },
    },
    DOCUMENT_OPTIONS,
  );
}
