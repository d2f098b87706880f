// indexRules: finds the first rule that matches without asking all of them.
// Step 3 of a failure's walk: a rule that wants one fact to be one value is only looked at when that is what was seen.
import type { Evidence } from '../evidence/evidence.ts';
import { factOf, matching } from './match.ts';
import type { FactName, FactValue, Matcher, Rule } from './rule.ts';

/** Facts that tell rules apart best come first; each rule is filed under the first of them that it pins to values. */
const FILED_BY: readonly FactName[] = [
  'tool_error',
  'problem_type',
  'errno',
  'code',
  'auth_error',
  'says',
  'provider',
  'status',
  'aborted_by',
  'grpc_status',
  'symptom',
  'rpc_code',
  'status_class',
  'phase',
];

interface Filed {
  readonly rule: Rule;
  readonly matches: (evidence: Evidence) => boolean;
  /** Place in the table; the lowest that matches decides. */
  readonly order: number;
}

/** The first of `rules` that matches evidence, or undefined. Says the same as trying each in turn. */
export function indexRules(rules: readonly Rule[]): (evidence: Evidence) => Rule | undefined {
  const drawers = new Map<FactName, Map<FactValue, Filed[]>>(FILED_BY.map((name) => [name, new Map()]));
  const loose: Filed[] = [];
  rules.forEach((rule, order) => {
    const name = FILED_BY.find((fact) => valuesOf(rule.when[fact]) !== undefined);
    const drawer = name === undefined ? undefined : drawers.get(name);
    const filed = { rule, order, matches: matching(rule.when) };
    if (name === undefined || drawer === undefined) loose.push(filed);
    else for (const value of valuesOf(rule.when[name]) ?? []) drawer.set(value, [...(drawer.get(value) ?? []), filed]);
  });
  const asked = [...drawers].map(([name, drawer]) => ({ name, drawer })).filter(({ drawer }) => drawer.size > 0);
  return (evidence) => {
    let best = firstOf(loose, evidence, undefined);
    for (const { name, drawer } of asked) {
      const value = factOf(evidence, name);
      const filed = value === undefined ? undefined : drawer.get(value);
      if (filed !== undefined) best = firstOf(filed, evidence, best);
    }
    return best?.rule;
  };
}

/** The first of `filed` that matches and comes before `best`, else `best`. */
function firstOf(filed: readonly Filed[], evidence: Evidence, best: Filed | undefined): Filed | undefined {
  for (const each of filed) {
    if (best !== undefined && each.order > best.order) return best;
    if (each.matches(evidence)) return each;
  }
  return best;
}

function valuesOf(matcher: Matcher | undefined): readonly FactValue[] | undefined {
  if (matcher === undefined) return undefined;
  if ('equals' in matcher) return [matcher.equals];
  return 'oneOf' in matcher ? matcher.oneOf : undefined;
}
