// typeName: what came, by its type and never by its value, so that no answer echoes what it was sent.

/** The JSON type of a value; `nothing` for an absent one. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
