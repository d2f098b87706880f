// Body: an answer's body as a stream that ends, breaks, stays open or comes piece by piece; an abort breaks it wherever it is.
// Step 8 of a request's walk, in process.

type Bytes = Uint8Array<ArrayBuffer>;
type Controller = ReadableStreamDefaultController<Bytes>;

/** How a body goes on after its bytes: `end`, or with an error, now or later. */
export type Ending = 'end' | { readonly error: unknown } | { readonly laterError: Promise<unknown> };

/** Errors the stream when `signal` aborts, until the returned function is called. */
function breakOnAbort(controller: Controller, signal: AbortSignal): () => void {
  const onAbort = (): void => controller.error(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  return () => signal.removeEventListener('abort', onAbort);
}

/** A body of `bytes` and what follows them. What was sent can be read before the error is met, as on a socket. */
export function bodyOf(bytes: Bytes, ending: Ending, signal: AbortSignal): ReadableStream<Bytes> {
  let release = (): void => {};
  let sent = bytes.byteLength === 0;
  const pull = (controller: Controller): void | Promise<void> => {
    if (!sent) {
      sent = true;
      controller.enqueue(bytes);
      return;
    }
    if (ending !== 'end' && 'laterError' in ending) return ending.laterError.then(fail(controller));
    release();
    if (ending === 'end') controller.close();
    else controller.error(ending.error);
  };
  const fail = (controller: Controller) => (error: unknown) => {
    release();
    controller.error(error);
  };
  const start = (controller: Controller): void => {
    release = breakOnAbort(controller, signal);
  };
  return new ReadableStream({ start, pull, cancel: () => release() }, { highWaterMark: 0 });
}

/** How a body drips. */
export interface Drip {
  readonly chunkBytes: number;
  /** Resolves when the next chunk may leave. */
  readonly pause: () => Promise<void>;
  readonly onTaken: (taken: boolean) => void;
}

/** A body that comes `chunkBytes` at a time; its pace is nobody's but its own. */
export function drippingBody(bytes: Bytes, signal: AbortSignal, { chunkBytes, pause, onTaken }: Drip): ReadableStream<Bytes> {
  let gone = false;
  const drip = async (controller: Controller): Promise<void> => {
    for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
      if (at > 0) await pause();
      if (gone || signal.aborted) return onTaken(false);
      controller.enqueue(bytes.slice(at, at + chunkBytes));
    }
    onTaken(true);
    controller.close();
  };
  const start = (controller: Controller): void => {
    const release = breakOnAbort(controller, signal);
    const fail = (error: unknown): void => {
      onTaken(false);
      controller.error(error);
    };
    void drip(controller).catch(fail).finally(release);
  };
  const cancel = (): void => {
    gone = true;
  };
  return new ReadableStream({ start, cancel });
}
