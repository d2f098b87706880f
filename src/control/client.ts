// createControl: the typed client of the service's control API; what it cannot do it throws, with the service's own words.
// Beside both walks: it prepares and reads a sandbox, nobody under test ever uses it.
import createFetchClient from 'openapi-fetch';
import { boundedFetch, isAnswerTooLong, isTooLate, type Timer } from './bounded-fetch.ts';
import { ControlError, refusal, stranger } from './control-error.ts';
import { mustHave } from './must-have.ts';
import type { components, operations, paths } from './schema.ts';

/** One call as the journal has it. */
export type JournalEntry = components['schemas']['JournalEntry'];
/** An armed rule with its hits. */
export type ArmedRule = components['schemas']['Rule'];

/** How a sandbox is to be: all of it optional. */
export type NewSandbox = NonNullable<operations['create_sandbox']['requestBody']>['content']['application/json'];

/** A sandbox as its creator needs it. */
export interface SandboxInfo {
  readonly id: string;
  /** Give this to a client; on the host the control API was reached at. */
  readonly base_url: string;
  /** Name (default, read_only, restricted, expired, revoked, other_tenant) → API key. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Handle of the seed data (`invoice.open`) → id. */
  readonly handles: Readonly<Record<string, string>>;
}

/** What a client needs to get access tokens, and a family's first pair. */
export interface GrantedTokens {
  readonly token_url: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Whose family it is to be; the sandbox's own client and tenant, all scopes, when left out. */
export type NewGrant = NonNullable<operations['create_grant']['requestBody']>['content']['application/json'];

/** The control API. Every method throws ControlError when the service refuses or cannot be reached. */
export interface Control {
  /** Resolves when the service is up. */
  health(): Promise<void>;
  createSandbox(options: NewSandbox): Promise<SandboxInfo>;
  sandbox(id: string): Promise<SandboxInfo>;
  deleteSandbox(id: string): Promise<void>;
  /** Runs an operation as set-up; what it answers on the wire. */
  runOperation(id: string, operation: string, input: Readonly<Record<string, unknown>>): Promise<unknown>;
  armRule(id: string, rule: Readonly<Record<string, unknown>>): Promise<ArmedRule>;
  listRules(id: string): Promise<readonly ArmedRule[]>;
  clearRules(id: string): Promise<void>;
  /** A family's first pair of OAuth tokens, as if a user had consented. */
  grant(id: string, options: Partial<NewGrant>): Promise<GrantedTokens>;
  /** Oldest first. */
  journal(id: string): Promise<readonly JournalEntry[]>;
  /**
   * Rows made by calls since the set-up: table → wire objects, oldest first. All of them: it throws when a table has more than ten thousand,
   * which is as many as the service shows.
   */
  created(id: string): Promise<Readonly<Record<string, readonly unknown[]>>>;
}

/** Where the control API is. */
export interface ControlOptions {
  /** With its path: `http://127.0.0.1:4010/__overdue`. */
  readonly url: string;
  /** Needed when the service was started with one. */
  readonly token?: string;
  /** The machine's fetch when left out. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Ends each call, over connecting, headers and body together; without one a call may last as long as the other side likes. */
  readonly timer?: Timer;
  /** What the timer is set to; 30 s when left out. */
  readonly deadlineMs?: number;
}

/** Nothing the control API does takes this long. */
const DEADLINE_MS = 30_000;

/** Of each table. */
const ROWS_MAX = 10_000;

/** A control client. */
export function createControl({ url, token, fetch = globalThis.fetch, timer, deadlineMs = DEADLINE_MS }: ControlOptions): Control {
  const http = createFetchClient<paths>({
    baseUrl: url,
    fetch: boundedFetch(fetch, timer === undefined ? null : { timer, afterMs: deadlineMs }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
  const on = (id: string) => ({ params: { path: { sandbox_id: id } } });
  return {
    health: async () => {
      const { status } = (await answer<'health'>(url, http.GET('/health'))) ?? {};
      if (status !== 'ok') throw stranger(url, 'other JSON');
    },
    createSandbox: async (options) => toInfo(await answer<'create_sandbox'>(url, http.POST('/sandboxes', { body: options })), url),
    sandbox: async (id) => toInfo(await answer<'get_sandbox'>(url, http.GET('/sandboxes/{sandbox_id}', on(id))), url),
    deleteSandbox: async (id) => void (await answer<'delete_sandbox'>(url, http.DELETE('/sandboxes/{sandbox_id}', on(id)))),
    runOperation: async (id, operation, input) => {
      const params = { path: { sandbox_id: id, operation } };
      const ran = http.POST('/sandboxes/{sandbox_id}/operations/{operation}', { params, body: { input } });
      return mustHave(url, await answer<'run_operation'>(url, ran), 'result');
    },
    armRule: async (id, rule) => {
      const armed = await answer<'create_rule'>(url, http.POST('/sandboxes/{sandbox_id}/rules', { ...on(id), body: rule as NewRule }));
      mustHave(url, armed, 'id', 'string');
      return armed;
    },
    listRules: async (id) =>
      mustHave(url, await answer<'list_rules'>(url, http.GET('/sandboxes/{sandbox_id}/rules', on(id))), 'data', 'array'),
    clearRules: async (id) => void (await answer<'clear_rules'>(url, http.DELETE('/sandboxes/{sandbox_id}/rules', on(id)))),
    grant: async (id, { client = 'default', ...more }) => {
      const made = http.POST('/sandboxes/{sandbox_id}/oauth/grants', { ...on(id), body: { client, ...more } });
      const { access_token, refresh_token = '' } = await answer<'create_grant'>(url, made);
      const { oauth } = await answer<'get_sandbox'>(url, http.GET('/sandboxes/{sandbox_id}', on(id)));
      const { client_id = '', client_secret = '' } = oauth.clients[client] ?? {};
      return { token_url: new URL(oauth.token_path, url).href, client_id, client_secret, access_token, refresh_token };
    },
    journal: async (id) =>
      mustHave(url, await answer<'read_journal'>(url, http.GET('/sandboxes/{sandbox_id}/journal', on(id))), 'data', 'array'),
    created: async (id) => {
      const params = { ...on(id).params, query: { limit: ROWS_MAX } };
      const truth = await answer<'read_truth'>(url, http.GET('/sandboxes/{sandbox_id}/truth', { params }));
      const created = mustHave(url, truth, 'created', 'object');
      if (truth.truncated) throw new ControlError(`the control API at ${url} shows ${ROWS_MAX} rows of a table, and there are more`);
      return created;
    },
  };
}

/** The service checks a rule itself and names what is wrong with it. */
type NewRule = paths['/sandboxes/{sandbox_id}/rules']['post']['requestBody']['content']['application/json'];

type Success<Name extends keyof operations> = operations[Name]['responses'] extends infer Responses
  ? Responses extends { 201: { content: { 'application/json': infer Made } } }
    ? Made
    : Responses extends { 200: { content: { 'application/json': infer Ok } } }
      ? Ok
      : undefined
  : never;

interface Came {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a success; a refusal or a dead connection is thrown. */
async function answer<Name extends keyof operations>(url: string, call: Promise<Came>): Promise<Success<Name>> {
  let came: Came;
  try {
    came = await call;
  } catch (error) {
    if (error instanceof SyntaxError) throw stranger(url, 'something else');
    if (isAnswerTooLong(error)) throw stranger(url, 'an answer without an end');
    throw new ControlError(`cannot reach the control API at ${url}: ${rootOf(error)}`);
  }
  if (!came.response.ok) throw refusal(url, came.response.status, came.error);
  // The document's types speak for the data: openapi-fetch's own view takes readonly arrays for objects.
  return came.data as Success<Name>;
}

function rootOf(error: unknown): string {
  if (isTooLate(error)) return 'no whole answer in time';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  if (cause.name === 'TimeoutError') return 'no answer in time';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

function toInfo(sandbox: components['schemas']['Sandbox'], url: string): SandboxInfo {
  for (const name of ['id', 'base_path'] as const) mustHave(url, sandbox, name, 'string');
  for (const name of ['credentials', 'handles'] as const) mustHave(url, sandbox, name, 'object');
  for (const key of Object.values(sandbox.credentials)) mustHave(url, key, 'secret', 'string');
  return {
    id: sandbox.id,
    base_url: new URL(sandbox.base_path, url).href,
    credentials: Object.fromEntries(Object.entries(sandbox.credentials).map(([name, { secret }]) => [name, secret])),
    handles: sandbox.handles,
  };
}
