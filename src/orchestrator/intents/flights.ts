// createFlights: calls that are under way: an identical one joins and gets the same answer; the last to leave ends it.
// Before `execute`: two callers who want the same thing done at the same time want it once.
import { onAbort } from './on-abort.ts';

/** One call under way. */
export interface Flight<Landed> {
  /** What each gets; `left` is what someone gets who gave up: while others wait on, or, with what it landed with, as the last one. */
  join(signal: AbortSignal | undefined, left: (landed?: Landed) => Landed): Promise<Landed>;
  /** True: nobody waits for it any longer, and it is about to end. Whoever comes now waits for that and begins anew. */
  isLeft(): boolean;
  /** Resolves when it is over, however it ended. */
  readonly over: Promise<void>;
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
    isLeft: () => controller.signal.aborted,
    over: landing.then(
      () => undefined,
      () => undefined,
    ),
    join: (signal, left) => {
      waiting += 1;
      return new Promise((resolve, reject) => {
        let hasLeft = false;
        const leave = (): void => {
          waiting -= 1;
          hasLeft = true;
          if (waiting === 0) controller.abort();
          else resolve(left());
        };
        const takeBack = signal === undefined || signal.aborted ? () => {} : onAbort(signal, leave);
        landing.then((landed) => resolve(hasLeft ? left(landed) : landed), reject).finally(takeBack);
        if (signal?.aborted === true) leave();
      });
    },
  };
}
