// createClient: the typed client of the provider; every failure leaves as a tool error, nothing is thrown for what the network does.
// Where a failure's walk begins: the exchange, then disbelief, then `classify`.
import { classify } from '../classifier/classify.ts';
import type { OperationContext, ToolError } from '../contract/tool-error.ts';
import type { HttpFailure } from '../evidence/evidence.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { systemRandom } from '../ports/random.ts';
import { believe } from './believe.ts';
import { startLimit } from './deadline.ts';
import { createExchange, type Exchange, type Exchanged } from './exchange.ts';
import { OPERATIONS, type OperationName, type OperationRow } from './operations.ts';
import { type CallOptions, type ClientOptions, readCallOptions, readClientOptions, readInput } from './options.ts';
import { seenReply, seenThrown } from './seen.ts';
import type { CallArguments, ValueOf } from './types.ts';
import { Unsendable } from './unsendable.ts';
import { writeRequest } from './write-request.ts';

/** Used when a call gives no deadline, in milliseconds. */
export const DEFAULT_DEADLINE_MS = 30_000;

/** What came of a call; `seen` says in a few words what the client met. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly seen: string }
  | { readonly ok: false; readonly error: ToolError; readonly seen: string };

/** A client of the provider. */
export interface Client {
  /**
   * One call, one attempt. The input may be left out where nothing in it must be given.
   * @example client.call('record_payment', { invoice_id: 'inv_7h3k' }, { key: 'order-1042' })
   * @throws TypeError when the operation or an option does not exist or a path parameter cannot stand in a path; never for anything the network does.
   */
  call<Name extends OperationName>(name: Name, ...rest: CallArguments<Name>): Promise<Result<ValueOf<Name>>>;
}

interface Failure {
  readonly failure: unknown;
  readonly seen: string;
}

/** A client for one base URL and one credential. @throws TypeError when an option is not what it should be, in one sentence. */
export function createClient(given: ClientOptions): Client {
  const options = readClientOptions(given);
  const clock = options.clock ?? systemClock;
  const random = options.random ?? systemRandom;
  const exchange = createExchange(options.baseUrl, options.fetch);
  return {
    call: async <Name extends OperationName>(name: Name, ...rest: CallArguments<Name>): Promise<Result<ValueOf<Name>>> => {
      const row = rowOf(name);
      const input = readInput(rest[0]);
      const how = readCallOptions(rest[1]);
      const came = await send(exchange, row, input, { ...how, clock, credential: options.credential });
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
  const request = writeRequest(row, input, { credential: how.credential, key: how.key });
  if (request instanceof Unsendable) return { kind: 'thrown', thrown: request };
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
