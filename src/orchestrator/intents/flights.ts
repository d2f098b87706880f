// createFlights: calls that are under way: an identical one joins and gets the same answer; the last to leave ends it.
// Before `execute`: two callers who want the same thing done at the same time want it once.

/** One call under way. */
interface Flight<Landed> {
  /** What each gets; `left` is what someone gets who gave up while others wait on. */
  join(signal: AbortSignal | undefined, left: () => Landed): Promise<Landed>;
}

/** How a call is made. */
export interface Departure<Landed> {
  /** Told when nobody waits for it any longer. */
  start(signal: AbortSignal): Promise<Landed>;
  /** Called before anyone gets the answer; `delivered` is false when nobody waits for it any longer. */
  land(landed: Landed, delivered: boolean): void;
}

/** The calls under way, by their identity. */
export interface Flights<Landed> {
  /** The call that is under way, or undefined. */
  find(identity: string): Flight<Landed> | undefined;
  begin(identity: string, departure: Departure<Landed>): Flight<Landed>;
}

/** Nothing is under way at first. */
export function createFlights<Landed>(): Flights<Landed> {
  const flights = new Map<string, Flight<Landed>>();
  return {
    find: (identity) => flights.get(identity),
    begin: (identity, departure) => {
      const flight = takeOff(departure, () => flights.delete(identity));
      flights.set(identity, flight);
      return flight;
    },
  };
}

function takeOff<Landed>({ start, land }: Departure<Landed>, over: () => void): Flight<Landed> {
  const controller = new AbortController();
  let waiting = 0;
  const run = async (): Promise<Landed> => {
    // Whoever begins it has joined by then.
    await Promise.resolve();
    try {
      const landed = await start(controller.signal);
      land(landed, waiting > 0);
      return landed;
    } finally {
      over();
    }
  };
  const landing = run();
  return {
    join: (signal, left) => {
      waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting -= 1;
          if (waiting === 0) controller.abort();
          else resolve(left());
        };
        landing.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
        if (signal?.aborted === true) leave();
        else signal?.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
