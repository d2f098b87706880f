// explain: why a failure was classified as it was: the evidence, the rule that won, and the rules that nearly did.
// Beside a failure's walk: the same steps as `classify`, with their reasons kept.

import type { ToolError } from '../contract/tool-error.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { type ClassifyOptions, decidingRule, evidenceFor, judge } from './classify.ts';
import { factOf, missing } from './match.ts';
import type { FactName, Rule } from './rule.ts';
import { RULES } from './rules/index.ts';

/** A rule that did not match, and the facts it lacked. */
export interface NearMiss {
  readonly rule: Rule;
  readonly lacked: readonly FactName[];
}

/** A verdict with its reasons. */
export interface Explanation {
  readonly error: ToolError;
  readonly evidence: Evidence;
  readonly rule: Rule;
  /** At most three, the nearest first: rules that share a fact, lack few, and lack them by value rather than by absence. */
  readonly nearestMisses: readonly NearMiss[];
}

const MISSES_MAX = 3;

/** The tool error of `failure` as `classify` makes it, and why. */
export function explain(failure: unknown, options?: ClassifyOptions | null): Explanation {
  const evidence = evidenceFor(failure, options);
  const rule = decidingRule(evidence);
  return { error: judge(evidence, rule, options), evidence, rule, nearestMisses: nearestMisses(evidence) };
}

function nearestMisses(evidence: Evidence): readonly NearMiss[] {
  return RULES.map((rule) => ({ rule, lacked: missing(evidence, rule.when), asked: Object.keys(rule.when).length }))
    .filter(({ rule, lacked }) => lacked.length > 0 && sharesFact(evidence, rule, lacked))
    .map((miss) => ({ ...miss, absent: miss.lacked.filter((name) => factOf(evidence, name) === undefined).length }))
    .sort((one, other) => one.lacked.length - other.lacked.length || one.absent - other.absent || other.asked - one.asked)
    .slice(0, MISSES_MAX)
    .map(({ rule, lacked }) => ({ rule, lacked }));
}

/** Whether a fact that was seen is as the rule asks. */
function sharesFact(evidence: Evidence, { when }: Rule, lacked: readonly FactName[]): boolean {
  const held = (Object.keys(when) as FactName[]).filter((name) => !lacked.includes(name));
  return held.some((name) => factOf(evidence, name) !== undefined);
}
