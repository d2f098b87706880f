// createClient: the typed client of the provider; every failure leaves as a tool error, nothing is thrown for what the network does.
// Where a failure's walk begins: the exchange, then disbelief, then `classify`.
import { classify } from '../classifier/classify.ts';
import type { Language, OperationContext, ToolError } from '../contract/tool-error.ts';
import type { HttpFailure } from '../evidence/evidence.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { type RandomSource, systemRandom } from '../ports/random.ts';
import { believe } from './believe.ts';
import { startLimit } from './deadline.ts';
import { createExchange, type Exchange, type Exchanged } from './exchange.ts';
import { OPERATIONS, type OperationName, type OperationRow } from './operations.ts';
import { seenReply, seenThrown } from './seen.ts';
import type { InputOf, ValueOf } from './types.ts';
import { writeRequest } from './write-request.ts';

/** Used when a call gives no deadline, in milliseconds. */
export const DEFAULT_DEADLINE_MS = 30_000;

/** Whom to call and with what. */
export interface ClientOptions {
  /** The provider's base URL, such as `http://127.0.0.1:4010/v1`. */
  readonly baseUrl: string;
  /** The API key; an empty one sends no Authorization header. */
  readonly credential: string;
  readonly clock?: Clock;
  readonly random?: RandomSource;
  /** The machine's fetch when left out. */
  readonly fetch?: typeof globalThis.fetch;
  /** Language of the guidance; English when left out. */
  readonly lang?: Language;
}

/** How to make one call. */
export interface CallOptions {
  /** Sent as Idempotency-Key; nothing is sent without it. */
  readonly key?: string;
  /** Over connecting, headers and body together; 30 s when left out. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

/** What came of a call; `seen` says in a few words what the client met. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly seen: string }
  | { readonly ok: false; readonly error: ToolError; readonly seen: string };

/** A client of the provider. */
export interface Client {
  /**
   * One call, one attempt.
   * @throws TypeError when the operation does not exist or a path parameter cannot stand in a path; never for anything the network does.
   */
  call<Name extends OperationName>(name: Name, input: InputOf<Name>, options?: CallOptions): Promise<Result<ValueOf<Name>>>;
}

interface Failure {
  readonly failure: unknown;
  readonly seen: string;
}

/** A client for one base URL and one credential. */
export function createClient(options: ClientOptions): Client {
  const clock = options.clock ?? systemClock;
  const random = options.random ?? systemRandom;
  const exchange = createExchange(options.baseUrl, options.fetch);
  return {
    call: async <Name extends OperationName>(name: Name, input: InputOf<Name>, how: CallOptions = {}): Promise<Result<ValueOf<Name>>> => {
      const row = rowOf(name);
      const came = await send(exchange, row, input as Readonly<Record<string, unknown>>, { ...how, clock, credential: options.credential });
      const judged = judge(came, row, how.key !== undefined);
      if ('value' in judged) return { ok: true, value: judged.value as ValueOf<Name>, seen: judged.seen };
      const operation: OperationContext = { name, write: row.write, keyed: how.key !== undefined };
      const lang = options.lang === undefined ? {} : { lang: options.lang };
      return { ok: false, error: classify(judged.failure, { operation, correlationId: random.id(), ...lang }), seen: judged.seen };
    },
  };
}

function rowOf(name: string): OperationRow {
  const rows: Readonly<Record<string, OperationRow>> = OPERATIONS;
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined) throw new TypeError(`there is no operation "${name}"; there are ${Object.keys(rows).join(', ')}`);
  return row;
}

interface Sending extends CallOptions {
  readonly clock: Clock;
  readonly credential: string;
}

async function send(exchange: Exchange, row: OperationRow, input: Readonly<Record<string, unknown>>, how: Sending): Promise<Exchanged> {
  const request = writeRequest(row, input, {
    accept: 'application/json',
    ...(how.credential === '' ? {} : { authorization: `Bearer ${how.credential}` }),
    ...(how.key === undefined ? {} : { 'idempotency-key': how.key }),
  });
  const limit = startLimit(how.clock, how.deadlineMs ?? DEFAULT_DEADLINE_MS, how.signal);
  try {
    return await exchange(request, limit);
  } finally {
    limit.release();
  }
}

function judge(came: Exchanged, row: OperationRow, keyed: boolean): { readonly value: unknown; readonly seen: string } | Failure {
  const request = { method: row.method, keyed };
  if (came.kind === 'thrown') {
    const failure = came.head === undefined ? came.thrown : ({ http: came.head, request, cause: came.thrown } satisfies HttpFailure);
    return { failure, seen: seenThrown(came.thrown) };
  }
  const { reply } = came;
  const failure: HttpFailure = { http: reply, request };
  if (reply.status < 200 || reply.status > 299) return { failure, seen: seenReply(reply) };
  const belief = believe(reply, row.answers);
  return 'value' in belief ? { value: belief.value, seen: String(reply.status) } : { failure, seen: `${reply.status} ${belief.doubt}` };
}
