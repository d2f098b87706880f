// Complaint: one thing that is wrong with an input: where, what belongs there, the type or shape that came.
// Beside the walk: whoever reads an input (operations, fault rules, the control API) complains in these words.

/** Names and types only, never values, so that no answer echoes what it was sent. */
export interface Complaint {
  /** Dots between names and indexes; empty: the whole. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** One complaint or more. */
export type Complaints = readonly [Complaint, ...Complaint[]];
