// Replaces handles in a case's data: "$seed.invoice.open" by a seeded object's id, "$setup.0.id" by a value of a set-up step's result.
// Between set-up and asking; a handle that names nothing is the suite's mistake, never the subject's.

/** What handles may name. */
export interface Handles {
  /** Name (`invoice.open`) → id. */
  readonly seed: Readonly<Record<string, string>>;
  /** Results of the set-up steps so far, in order. */
  readonly setup: readonly unknown[];
}

/** Thrown when the suite itself is wrong: a case, a handle, the control API. Never the subject's fault. */
export class SuiteError extends Error {
  override readonly name = 'SuiteError';
}

/**
 * `value` with every string that is a handle replaced, at any depth.
 * @throws SuiteError when a handle names nothing; the message lists what there is.
 */
export function resolve<T>(value: T, handles: Handles): T {
  return walk(value, handles) as T;
}

function walk(value: unknown, handles: Handles): unknown {
  if (typeof value === 'string') return lookUp(value, handles);
  if (Array.isArray(value)) return value.map((item) => walk(item, handles));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member, handles)]));
  }
  return value;
}

function lookUp(text: string, handles: Handles): unknown {
  if (text.startsWith('$seed.')) return seeded(text, handles.seed);
  if (text.startsWith('$setup.')) return earlier(text, handles.setup);
  return text;
}

function seeded(handle: string, seed: Handles['seed']): string {
  const name = handle.slice('$seed.'.length);
  const id = Object.hasOwn(seed, name) ? seed[name] : undefined;
  if (id === undefined) throw new SuiteError(`${handle} names nothing; the seed data has ${Object.keys(seed).sort().join(', ')}`);
  return id;
}

function earlier(handle: string, setup: readonly unknown[]): unknown {
  let value: unknown = setup;
  for (const step of handle.split('.').slice(1)) {
    value = isIndexable(value) && Object.hasOwn(value, step) ? value[step] : undefined;
    if (value === undefined) throw new SuiteError(`${handle} names nothing: there is no "${step}" in it`);
  }
  return value;
}

function isIndexable(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}
