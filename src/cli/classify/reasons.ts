// reasonsOf: why a failure was classified as it was, as plain data with wire names.
// At the edge, for `overdue classify --explain`.
import type { Explanation } from '../../classifier/explain.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** What `--explain` adds. The rule that won is the tool error's `rule`. */
export interface Reasons {
  /** What a pasted text was taken for. */
  readonly read_as?: string;
  readonly evidence: Evidence;
  readonly nearest_misses: readonly { readonly rule: string; readonly error_type: string; readonly lacked: readonly string[] }[];
}

/** The reasons of `explanation`. */
export function reasonsOf({ evidence, nearestMisses }: Explanation): Reasons {
  const misses = nearestMisses.map(({ rule, lacked }) => ({ rule: rule.id, error_type: rule.then.error_type, lacked }));
  return { evidence, nearest_misses: misses };
}
