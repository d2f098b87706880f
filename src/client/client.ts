// createClient: the typed client of the provider; every failure leaves as a tool error, nothing is thrown for what the network does.
// Where a failure's walk begins: the exchange, then disbelief, then `classify`.
import { classify } from '../classifier/classify.ts';
import type { OperationContext, ToolError } from '../contract/tool-error.ts';
import type { HttpFailure } from '../evidence/evidence.ts';
import { systemClock } from '../ports/clock.ts';
import { systemRandom } from '../ports/random.ts';
import { believe } from './believe.ts';
import { believeDocument } from './believe-document.ts';
import { type Limit, startLimit } from './deadline.ts';
import { createExchange, type Exchange, type Exchanged } from './exchange.ts';
import { OPERATIONS, type OperationName, type OperationRow } from './operations.ts';
import { type ClientOptions, readCallOptions, readClientOptions, readInput } from './options.ts';
import { type Judged, renewing, type Sendable } from './renewing.ts';
import { seenReply, seenThrown } from './seen.ts';
import { createTokens, type Tokens } from './tokens.ts';
import type { CallArguments, ValueOf } from './types.ts';
import { Unsendable } from './unsendable.ts';
import { type Sender, writeRequest } from './write-request.ts';

/** Used when a call gives no deadline, in milliseconds. */
export const DEFAULT_DEADLINE_MS = 30_000;

/** What came of a call; `seen` says in a few words what the client met. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly seen: string }
  | { readonly ok: false; readonly error: ToolError; readonly seen: string };

/** What came of renewing the access token. */
export type Refreshed =
  | { readonly ok: true; readonly seen: string }
  | { readonly ok: false; readonly error: ToolError; readonly seen: string };

/** A client of the provider. */
export interface Client {
  /**
   * One call, one attempt; with `auth` a second one, when the access token expired and could be renewed. The input may be left out where nothing in it must be given.
   * @example client.call('record_payment', { invoice_id: 'inv_7h3k' }, { key: 'order-1042' })
   * @throws TypeError when the operation or an option does not exist or a path parameter is missing; never for anything the network does.
   */
  call<Name extends OperationName>(name: Name, ...rest: CallArguments<Name>): Promise<Result<ValueOf<Name>>>;
  /**
   * Renews the access token: one request, however many ask at once. A refresh token whose reply is lost is gone, and is not sent again.
   * @throws TypeError when the client has no `auth`.
   */
  refresh(): Promise<Refreshed>;
}

/** A client for one base URL and one credential. @throws TypeError when an option is not what it should be, in one sentence. */
export function createClient(given: ClientOptions): Client {
  const options = readClientOptions(given);
  const clock = options.clock ?? systemClock;
  const random = options.random ?? systemRandom;
  const exchange = createExchange(options.baseUrl, options.fetch);
  const { auth, lang } = options;
  const tokens = auth && createTokens(auth, { clock, fetch: options.fetch });
  const errorOf = (failure: unknown, operation: OperationContext): ToolError =>
    classify(failure, { operation, correlationId: random.id(), ...(lang === undefined ? {} : { lang }) });
  return {
    call: async <Name extends OperationName>(name: Name, ...rest: CallArguments<Name>): Promise<Result<ValueOf<Name>>> => {
      const row = rowOf(name);
      const input = readInput(rest[0]);
      const how = readCallOptions(rest[1]);
      const operation: OperationContext = { name, write: row.write, keyed: how.key !== undefined };
      const limit = startLimit(clock, how.deadlineMs ?? DEFAULT_DEADLINE_MS, how.signal);
      const call: Sendable = {
        limit,
        send: async (credential) =>
          judge(await send({ exchange, row, limit }, input, { credential, key: how.key }), row, { input, keyed: how.key !== undefined }),
        isExpired: (judged) => 'failure' in judged && isRenewable(errorOf(judged.failure, operation)),
      };
      try {
        const judged = await sendWith(call, options, tokens);
        if ('value' in judged) return { ok: true, value: judged.value as ValueOf<Name>, seen: judged.seen };
        // What happened while a token was renewed happened to no write.
        const error = errorOf(judged.failure, judged.unsent === true ? { name, write: 'safe' } : operation);
        return { ok: false, error, seen: judged.seen };
      } finally {
        limit.release();
      }
    },
    refresh: async () => {
      if (tokens === undefined)
        throw new TypeError('refresh: this client has an API key, which nobody can renew; expected the option auth');
      const renewal = await tokens.renew();
      return renewal.ok
        ? { ok: true, seen: renewal.seen }
        : { ok: false, error: errorOf(renewal.failure, { name: 'oauth_token', write: 'safe' }), seen: renewal.seen };
    },
  };
}

function isRenewable({ error_type, details }: ToolError): boolean {
  return error_type === 'expired_credentials' && details?.refreshable === true;
}

/** Sends with whatever lets the client in; only `auto` renews by itself. */
function sendWith(call: Sendable, { auth, credential = '' }: ClientOptions, tokens: Tokens | undefined): Promise<Judged> {
  if (tokens === undefined) return call.send(credential);
  return auth?.refresh === 'manual' ? call.send(tokens.current().accessToken) : renewing(tokens, call);
}

function rowOf(name: string): OperationRow {
  const rows: Readonly<Record<string, OperationRow>> = OPERATIONS;
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined) throw new TypeError(`there is no operation "${name}"; there are ${Object.keys(rows).join(', ')}`);
  return row;
}

interface Sending {
  readonly exchange: Exchange;
  readonly row: OperationRow;
  readonly limit: Limit;
}

async function send({ exchange, row, limit }: Sending, input: Readonly<Record<string, unknown>>, sender: Sender): Promise<Exchanged> {
  const request = writeRequest(row, input, sender);
  return request instanceof Unsendable ? { kind: 'thrown', thrown: request } : exchange(request, limit);
}

interface Sent {
  readonly input: Readonly<Record<string, unknown>>;
  readonly keyed: boolean;
}

function judge(came: Exchanged, row: OperationRow, { input, keyed }: Sent): Judged {
  const request = { method: row.method, keyed };
  if (came.kind === 'thrown') {
    const failure = came.head === undefined ? came.thrown : ({ http: came.head, request, cause: came.thrown } satisfies HttpFailure);
    return { failure, seen: seenThrown(came.thrown) };
  }
  const { reply, bytes } = came;
  const failure: HttpFailure = { http: reply, request };
  if (reply.status < 200 || reply.status > 299) return { failure, seen: seenReply(reply) };
  const id = row.answers_about === null ? undefined : input[row.answers_about];
  const belief = row.media_type === 'application/json' ? believe(reply, { ...row, id }) : believeDocument(reply, bytes, row.media_type);
  return 'value' in belief
    ? { value: belief.value, seen: String(reply.status) }
    : { failure: { ...failure, doubted: true }, seen: `${reply.status} ${belief.doubt}` };
}
