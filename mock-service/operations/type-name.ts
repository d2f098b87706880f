// typeName: what came, by its type and never by its value, so that no answer echoes what it was sent.
// Step 5 of a request's walk: parse refusals name types by it.

/** The JSON type of a value; `nothing` for an absent one. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
