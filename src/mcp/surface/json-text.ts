// asObject, asArray, parsed: objects and lists out of what models send in their place: JSON text, or one text where a list belongs.
// Between the wire and the catalogue's tools.

/** `given` when it is an object, or the object that its JSON text says. @returns null for everything else. */
export function asObject(given: unknown): object | null {
  const value = typeof given === 'string' ? parsed(given) : given;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

/** A list: the one that JSON text says, or of the one text. Everything else is left as it came. */
export function asArray(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  const value = parsed(given);
  return Array.isArray(value) ? value : [given];
}

/** What JSON text says. @returns undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
