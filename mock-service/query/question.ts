// Question: what query_data asks.
// Step 5 of a request's walk: query.ts takes one, the engine answers it.

/** What a query is given, by place or by name. */
export type Parameters = readonly Parameter[] | Readonly<Record<string, Parameter>>;
export type Parameter = string | number | boolean | null;

/** A question. */
export interface Question {
  readonly sql: string;
  readonly parameters: Parameters;
  /** Rows, at most. */
  readonly limit: number;
  /** What `now` is. */
  readonly nowMs: number;
}
