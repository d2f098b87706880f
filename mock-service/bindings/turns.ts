// createTurns: many calls go on together: one has its promise made, all who ask before it is kept wait for the same.
// Steps 1 and 8 of a request's walk, at the socket. What it brings is in docs/decisions/0009.

/** Resolves when the turn comes; those who wait for one go on one after another, in the order in which they asked. */
export type NextTurn = () => Promise<void>;

/** Turns that come when `schedule` says so, which must not be at once. */
export function createTurns(schedule: (turn: () => void) => unknown): NextTurn {
  let coming: Promise<void> | null = null;
  return () => {
    coming ??= new Promise((resolve) => {
      schedule(() => {
        coming = null;
        resolve();
      });
    });
    return coming;
  };
}
