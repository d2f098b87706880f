// oneAtATime: questions that came together are answered one after another, and between two of them whoever else waits is served.
// Step 5 of a request's walk: a question holds the processor, and fifty that came at once would hold it for as long as all of them take.

/** A server accepts one connection a turn of the event loop, and reads it in the next: in so many turns it has come to all who wait at the door. */
const TURNS = 64;

/** Calls `then` when the event loop has turned so many times, which takes about a millisecond where nobody waits. */
function afterTurns(then: () => void, turns = TURNS): void {
  if (turns === 0) then();
  else setImmediate(afterTurns, then, turns - 1);
}

/** Runs each piece of work after all that were handed in before it, with turns of the event loop in between; a throw is the caller's. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of its own. Where nothing stands before it, a piece of work begins at the next promise. */
export function createQueue(pause: (then: () => void) => unknown = afterTurns): OneAtATime {
  let last: Promise<void> = Promise.resolve();
  return async (work) => {
    const before = last;
    let leave = (): void => {};
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      pause(leave);
    }
  };
}
