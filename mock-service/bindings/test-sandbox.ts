// TestSandbox: a sandbox for one test, over the control API of a service that runs elsewhere; and how it is ended.
// Beside a request's walk: what a test arms, reads and moves. It knows the service by its URL alone.
import type { z } from 'zod';
import type { OutboxView } from '../control/outbox-route.ts';
import type { RuleView } from '../control/rule-view.ts';
import type { NewSandbox, SandboxView } from '../control/sandbox-routes.ts';
import type { ruleSchema } from '../faults/plan/rule.ts';
import type { JournalEntry } from '../journal/entry.ts';
import type { FaultKind, OperationName } from './names.ts';

export type { JournalEntry, NewSandbox, RuleView };

type Written = z.input<typeof ruleSchema>;

/** A rule as the control API takes it: `{ fault: 'reset', match: { operation: 'create_customer' }, trigger: { first: 1 } }`. */
export type NewRule = Omit<Written, 'fault' | 'match'> & {
  readonly fault: FaultKind;
  readonly match?: Omit<NonNullable<Written['match']>, 'operation'> & {
    readonly operation?: OperationName | 'oauth_token' | 'view_payment_page' | 'pay_payment_link';
  };
};

/** Where a service is reached. */
export interface ServiceAddress {
  /** Without a slash at the end. */
  readonly url: string;
  readonly controlUrl: string;
  /** Null: none is asked for. */
  readonly controlToken: string | null;
}

/** What is really stored. */
export interface Truth {
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** Rows that calls created, in wire form, oldest first. */
  readonly created: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** A message that would have been sent, or a visit to a payment link; `object` says which. */
export type OutboxItem = OutboxView['data'][number];

/** Which of them: `{ purpose: 'reminder', invoice_id: 'inv_…' }`. */
export type OutboxFilter = Partial<Readonly<Record<'purpose' | 'to' | 'invoice_id' | 'since', string>>>;

/** A sandbox's date. */
export interface SandboxTime {
  /** ISO 8601. */
  readonly now: string;
  readonly frozen: boolean;
  /** False: so much fell due that some of it waits for the next call, or a table is full. */
  readonly caught_up: boolean;
}

/** A sandbox of one test's own. What the service refuses is thrown, in its words. */
export interface TestSandbox {
  readonly id: string;
  /** Give this to a client as its base URL. */
  readonly baseUrl: string;
  /** Its default API key, sent as `Authorization: Bearer …`. */
  readonly apiKey: string;
  /** Name (default, read_only, restricted, expired, revoked, other_tenant) → API key. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Handle of the seed data (`invoice.open`) → id. */
  readonly handles: Readonly<Record<string, string>>;
  arm(rule: NewRule): Promise<RuleView>;
  rules(): Promise<readonly RuleView[]>;
  clearRules(): Promise<void>;
  /** What arrived and what left, oldest first. */
  journal(): Promise<readonly JournalEntry[]>;
  truth(): Promise<Truth>;
  /** What would have been sent, and visits to payment links, in order of time. */
  outbox(filter?: OutboxFilter): Promise<readonly OutboxItem[]>;
  /** Runs an operation as set-up: outside every fault, in no journal and no truth. */
  run(operation: OperationName, input: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /** Its dates; delays run on and feel none of it. */
  readonly clock: {
    read(): Promise<SandboxTime>;
    /** Stops it, at `at` (ISO 8601) or where it is. */
    freeze(at?: string): Promise<SandboxTime>;
    /** Puts it at `at` (ISO 8601), earlier or later; frozen or running, it stays so. */
    set(at: string): Promise<SandboxTime>;
    advance(durationMs: number): Promise<SandboxTime>;
    resume(): Promise<SandboxTime>;
  };
  /** Any other route of the control API under this sandbox: `control('GET', '/check')`. */
  control<Answer = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

/** As it was when this was loaded: a test may put a mock in its place. */
const nodesFetch = globalThis.fetch;

type Ask = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

interface Refusal {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly expected: string }[];
}

/** The detail has the first complaints. */
const TOLD = 3;

/** The service's own words. */
function refused(what: string, status: number, { code, detail, errors = [] }: Refusal): Error {
  const complaints = errors.slice(TOLD).map(({ path, expected }) => `\n  ${path === '' ? '' : `${path}: `}expected ${expected}`);
  return new Error(`${what}: ${status} ${code ?? ''}: ${detail ?? 'no reason given'}${complaints.join('')}`);
}

/** JSON, or undefined for nothing. Anything else is no answer of this service. */
function parsed(text: string, what: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${what}: the answer is no JSON, so this is no Overdue: ${text.slice(0, 80)}`, { cause: error });
  }
}

/** A call of the control API: what it answers, undefined for no body. */
function asking({ controlUrl, controlToken }: ServiceAddress): Ask {
  const authorization = controlToken === null ? {} : { authorization: `Bearer ${controlToken}` };
  return async <Answer>(method: string, path: string, body?: unknown) => {
    const what = `overdue ${method} ${path}`;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = body === undefined ? authorization : { ...authorization, 'content-type': 'application/json' };
    const response = await nodesFetch(`${controlUrl}${path}`, { method, headers, ...sent }).catch((error: unknown) => {
      throw new Error(`${what}: nothing answers at ${controlUrl}`, { cause: error });
    });
    const answer = parsed(await response.text(), what);
    if (!response.ok) throw refused(what, response.status, answer as Refusal);
    return answer as Answer;
  };
}

function sandboxOf({ id, base_path, credentials, handles }: SandboxView, url: string, ask: Ask): TestSandbox {
  const keys = Object.fromEntries(Object.entries(credentials).map(([name, { secret }]) => [name, secret]));
  const control: Ask = (method, path, body) => ask(method, `/sandboxes/${id}${path}`, body);
  return {
    id,
    baseUrl: `${url}${base_path}`,
    apiKey: keys.default ?? '',
    credentials: keys,
    handles,
    arm: (rule) => control('POST', '/rules', rule),
    rules: async () => (await control<{ data: readonly RuleView[] }>('GET', '/rules')).data,
    clearRules: () => control('DELETE', '/rules'),
    journal: async () => (await control<{ data: readonly JournalEntry[] }>('GET', '/journal')).data,
    truth: () => control('GET', '/truth'),
    outbox: async (filter = {}) => (await control<OutboxView>('GET', `/outbox?${new URLSearchParams(filter)}`)).data,
    run: async (operation, input) =>
      (await control<{ result: Readonly<Record<string, unknown>> }>('POST', `/operations/${operation}`, { input })).result,
    clock: {
      read: () => control('GET', '/clock'),
      set: (at) => control('POST', '/clock/set', { at }),
      freeze: (at) => control('POST', '/clock/freeze', at === undefined ? {} : { at }),
      advance: (durationMs) => control('POST', '/clock/advance', { duration_ms: durationMs }),
      resume: () => control('POST', '/clock/resume', {}),
    },
    control,
  };
}

/** Creates a sandbox; `end` deletes it and all it holds. */
export async function createTestSandbox(
  address: ServiceAddress,
  options: NewSandbox,
): Promise<{ readonly sandbox: TestSandbox; end(): Promise<void> }> {
  const ask = asking(address);
  const created = await ask<SandboxView>('POST', '/sandboxes', options);
  return { sandbox: sandboxOf(created, address.url, ask), end: () => ask('DELETE', `/sandboxes/${created.id}`) };
}
