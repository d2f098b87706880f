// instant: a point in time as JSON has it, ISO 8601 in UTC with milliseconds.
// Step 6 of a request's walk: the encoders write with it.

/** An instant; milliseconds since 1970. */
export function instant(ms: number): string {
  return new Date(ms).toISOString();
}

/** An instant, or null where there is none. */
export function instantOrNull(ms: number | null): string | null {
  return ms === null ? null : instant(ms);
}
