// createFetch: a fetch that reaches a service in this process without a socket: breaks come out as Node's global fetch throws them.
// Steps 1 and 8 of a request's walk, in process.
import type { Call } from '../../call.ts';
import { respond } from '../../delivery.ts';
import { CONTROL_PATH, type Service } from '../../service.ts';
import { MAX_BODY_BYTES } from '../read-call.ts';
import { OverdueDefect } from './defect.ts';
import { Failure } from './failures.ts';
import { perform } from './perform.ts';
import { type Head, headOf, lengthOf, readRequest, refusedHead } from './read-request.ts';

type Answer = Response | Failure | null;
type Walked = Awaited<ReturnType<Service['handle']>>;

/** A request to a service, half read. */
class Exchange {
  readonly #service: Service;
  readonly #request: Request;
  readonly head: Head;

  constructor(service: Service, request: Request, bodyBytes: number | null) {
    this.#service = service;
    this.#request = request;
    this.head = headOf(request, bodyBytes);
  }

  /** Null: silence until the caller gives up. What throws is a defect. */
  answer(): Promise<Answer> {
    const { path } = this.head;
    return path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`) ? this.#control() : this.#provider();
  }

  /** The control API is never faulted, so a marked answer is a defect. */
  async #control(): Promise<Answer> {
    const maxBytes = (await this.#service.controlBodyLimit(this.head)) ?? MAX_BODY_BYTES;
    const call = refusedHead(this.head, maxBytes) ?? (await readRequest(this.#request, this.head, maxBytes));
    if (call instanceof Failure) return call;
    const reply = typeof call === 'string' ? this.#service.turnAway({ code: call }) : await this.#service.control(call);
    if ('overdue-defect' in reply.headers) throw new OverdueDefect(this.head);
    return this.#send({ delivery: respond(reply), settle: () => {} });
  }

  async #provider(): Promise<Answer> {
    const refused = refusedHead(this.head, MAX_BODY_BYTES);
    const met = refused !== null || this.#request.body === null ? null : await this.#service.arrive(this.head);
    if (met !== null) return this.#send(met);
    const call = refused ?? (await readRequest(this.#request, this.head, MAX_BODY_BYTES));
    if (call instanceof Failure) return call;
    if (typeof call !== 'string') return this.#send(await this.#service.handle(call));
    return this.#send({ delivery: respond(this.#service.turnAway({ code: call })), settle: () => {} });
  }

  #send({ delivery, defect, settle }: Walked): Promise<Answer> | null {
    const { signal, url } = this.#request;
    if (defect === true) throw new OverdueDefect(this.head);
    if (!signal.aborted) return perform(delivery, { signal, url, timer: this.#service.timer, onTaken: settle });
    settle(false);
    return null;
  }
}

async function answerOrDefect(service: Service, request: Request, bodyBytes: number | null): Promise<Response> {
  // As a network would: a caller that never waits for anything else must not keep timers from running.
  await new Promise<void>((resolve) => setImmediate(resolve));
  const exchange = new Exchange(service, request, bodyBytes);
  const came = await exchange.answer().catch((error: unknown) => {
    if (error instanceof OverdueDefect) throw error;
    const call: Call = { ...exchange.head, body: new Uint8Array() };
    service.onDefect(error, call);
    throw new OverdueDefect(call, { cause: error });
  });
  if (came instanceof Failure) throw came.error;
  return came ?? new Promise<never>(() => {});
}

/** Ends with the signal's reason as soon as it aborts; what the promise becomes afterwards is nobody's business. */
function untilAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** A fetch for URLs of `origin` ("http://overdue.localhost"); any other is refused with a RangeError, for it would reach nobody. */
export function createFetch(service: Service, origin: string): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin) throw new RangeError(`this fetch reaches ${origin} and nothing else, not ${request.url}`);
    request.signal.throwIfAborted();
    return untilAborted(request.signal, answerOrDefect(service, request, lengthOf(init?.body)));
  };
}
