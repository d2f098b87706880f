// breathe: lets whoever else waits be served, between two parts of a long piece of work.
// Step 6 of a request's walk: a PDF of 250 long lines takes half a second, and must not hold other calls up for that.

/** Resolves when the event loop has turned once. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
