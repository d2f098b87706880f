// createFetch: a fetch that reaches a service in this process without a socket: breaks come out as Node's global fetch throws them.
// Steps 1 and 8 of a request's walk, in process.
import type { Call } from '../../call.ts';
import { respond } from '../../delivery.ts';
import { CONTROL_PATH, type Service } from '../../service.ts';
import { OverdueDefect } from './defect.ts';
import { Failure, fetchFailed } from './failures.ts';
import { type Performance, perform } from './perform.ts';
import { type Head, headOf, readRequest } from './read-request.ts';

type Answer = Response | Failure | null;

function isControl({ path }: Head): boolean {
  return path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`);
}

/** The control API's answer; it is never faulted, so a marked one is a defect. */
async function askControl(service: Service, call: Call, performance: Performance): Promise<Answer> {
  const reply = await service.control(call);
  if ('overdue-defect' in reply.headers) throw new OverdueDefect(call);
  return perform(respond(reply), performance);
}

async function askProvider(service: Service, call: Call, performance: Omit<Performance, 'onTaken'>): Promise<Answer> {
  const { delivery, defect, settle } = await service.handle(call);
  if (defect === true) throw new OverdueDefect(call);
  if (!performance.signal.aborted) return perform(delivery, { ...performance, onTaken: settle });
  settle(false);
  return null;
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
  const answer = async (request: Request, head: Head): Promise<Answer> => {
    const { signal, url } = request;
    const performance = { signal, url, timer: service.timer, onTaken: () => {} };
    let call: Awaited<ReturnType<typeof readRequest>>;
    try {
      call = await readRequest(request, head);
    } catch (error) {
      return new Failure(fetchFailed(error)); // the caller's own stream broke
    }
    if (typeof call === 'string') return perform(respond(service.turnAway({ code: call })), performance);
    return isControl(call) ? askControl(service, call, performance) : askProvider(service, call, performance);
  };
  const answerOrDefect = async (request: Request): Promise<Response> => {
    const head = headOf(request);
    const came = await answer(request, head).catch((error: unknown) => {
      if (error instanceof OverdueDefect) throw error;
      service.onDefect(error, { ...head, body: new Uint8Array() });
      throw new OverdueDefect(head, { cause: error });
    });
    if (came instanceof Failure) throw came.error;
    return came ?? new Promise<never>(() => {});
  };
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin) throw new RangeError(`this fetch reaches ${origin} and nothing else, not ${request.url}`);
    request.signal.throwIfAborted();
    return untilAborted(request.signal, answerOrDefect(request));
  };
}
