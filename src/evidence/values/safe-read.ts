// safe-read: looks at values that may be hostile. Getters that throw, revoked proxies and huge strings end here.
// Step 2 of a failure's walk: `toLink` and `collect` read foreign values through these, nothing else does.

/** No text of a failure is read beyond this many characters, bodies aside. */
export const TEXT_MAX = 2_000;

/** A property, or undefined: there is none, or looking at it throws. */
export function readProperty(value: unknown, property: string): unknown {
  if (!isObject(value)) return undefined;
  try {
    return value[property];
  } catch {
    return undefined;
  }
}

/** A property of a property of … `value`, or undefined. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce(readProperty, value);
}

/** A property that is a string, cut to TEXT_MAX; else undefined. */
export function readText(value: unknown, property: string): string | undefined {
  return textOf(readProperty(value, property));
}

/** `value` when it is a string, cut to TEXT_MAX; else undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : undefined;
}

/** `value` when it is a finite number; else undefined. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The first `limit` members of an array; empty when it is none or cannot be looked at. */
export function readList(value: unknown, limit: number): readonly unknown[] {
  try {
    return Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, limit) }, (_, index) => readProperty(value, String(index)))
      : [];
  } catch {
    return [];
  }
}

/** The first `limit` own names; empty when they cannot be listed. */
export function readNames(value: unknown, limit: number): readonly string[] {
  try {
    return isObject(value) ? Object.keys(value).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** Hands over the first `limit` pairs of a Headers, a Map or a plain object; those that were read so far when looking on throws. */
export function forEachPair(value: unknown, limit: number, take: (name: string, value: unknown) => void): void {
  if (!isObject(value)) return;
  let seen = 0;
  try {
    if (typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] !== 'function') {
      for (const name of readNames(value, limit)) take(name, readProperty(value, name));
      return;
    }
    for (const pair of value as unknown as Iterable<unknown>) {
      const name = readProperty(pair, '0');
      if (typeof name === 'string') take(name, readProperty(pair, '1'));
      seen += 1;
      if (seen === limit) break;
    }
  } catch {
    // What can be read no further ends here.
  }
}

/** The same pairs as a list. */
export function readPairs(value: unknown, limit: number): readonly (readonly [string, unknown])[] {
  const pairs: [string, unknown][] = [];
  forEachPair(value, limit, (name, held) => pairs.push([name, held]));
  return pairs;
}

/** `value` when it is bytes; else undefined. */
export function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  try {
    if (value instanceof ArrayBuffer) return new Uint8Array(value);
    return value instanceof Uint8Array ? new Uint8Array(value) : undefined;
  } catch {
    return undefined;
  }
}

/** True for objects and functions. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
