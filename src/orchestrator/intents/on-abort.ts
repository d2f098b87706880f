// onAbort: hears of a signal's abort, with one listener on it however many hear.
// Under `run`: one signal may end a whole program's calls, and a signal with more than ten listeners is warned of as a leak.

interface Heard {
  readonly told: Set<() => void>;
  readonly listener: () => void;
}

const heard = new WeakMap<AbortSignal, Heard>();

/** Calls `tell` once when it is aborted; the returned function takes it back, and the listener with the last one. */
export function onAbort(signal: AbortSignal, tell: () => void): () => void {
  const of = heard.get(signal) ?? listenTo(signal);
  // The same function given twice is told twice.
  const own = (): void => tell();
  of.told.add(own);
  return () => {
    of.told.delete(own);
    if (of.told.size === 0) stop(signal, of);
  };
}

function listenTo(signal: AbortSignal): Heard {
  const told = new Set<() => void>();
  const listener = (): void => {
    stop(signal, of);
    for (const tell of [...told]) tell();
    told.clear();
  };
  const of: Heard = { told, listener };
  heard.set(signal, of);
  signal.addEventListener('abort', listener, { once: true });
  return of;
}

function stop(signal: AbortSignal, of: Heard): void {
  signal.removeEventListener('abort', of.listener);
  if (heard.get(signal) === of) heard.delete(signal);
}
