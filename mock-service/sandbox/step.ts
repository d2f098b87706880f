// Steps of the walk that may take time: what comes after one follows at once where it awaited nothing.
// Under a request's walk: a promise for each step of every call was a tenth of what a create costs; see docs/decisions/0009.

/** What a step comes to: at once, or later. */
export type Soon<Value> = Value | Promise<Value>;

/** Goes on with what `step` came to; whatever throws or rejects, here or there, goes on with `failed`. */
export function attempt<Value, Result>(
  step: () => Soon<Value>,
  then: (value: Value) => Result,
  failed: (error: unknown) => Result,
): Soon<Result> {
  try {
    const value = step();
    return value instanceof Promise ? value.then(then).catch(failed) : then(value);
  } catch (error) {
    return failed(error);
  }
}

/** What `step` comes to; `end` is called when it is over, whatever came of it. */
export function ending<Value>(step: () => Soon<Value>, end: () => void): Soon<Value> {
  let value: Soon<Value>;
  try {
    value = step();
  } catch (error) {
    end();
    throw error;
  }
  if (value instanceof Promise) return value.finally(end);
  end();
  return value;
}
