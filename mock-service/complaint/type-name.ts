// typeName: what came, by its type and never by its value.
// Beside the walk: complaints about what is no such thing at all name types by it.

/** The JSON type of a value; `nothing` for an absent one. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
