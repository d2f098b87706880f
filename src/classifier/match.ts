// matches: whether evidence shows what a rule asks for. The vocabulary's only interpreter.
// Step 3 of a failure's walk.
import type { Evidence } from '../evidence/evidence.ts';
import type { FactName, FactValue, Matcher, When } from './rule.ts';

const compiled = new Map<string, RegExp>();

function pattern(source: string): RegExp {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = new RegExp(source);
  compiled.set(source, made);
  return made;
}

const CLASSES: readonly string[] = Array.from({ length: 10 }, (_, hundreds) => `${hundreds}xx`);

/** A fact's value, or undefined: it was not seen. */
export function factOf(evidence: Evidence, name: FactName): FactValue | undefined {
  if (name !== 'status_class') return evidence[name];
  return evidence.status === undefined ? undefined : CLASSES[Math.floor(evidence.status / 100)];
}

/** Whether one fact is as asked. */
export function factHolds(value: FactValue | undefined, matcher: Matcher): boolean {
  if ('present' in matcher) return (value !== undefined) === matcher.present;
  if (value === undefined) return false;
  if ('equals' in matcher) return value === matcher.equals;
  if ('oneOf' in matcher) return matcher.oneOf.includes(value);
  if ('between' in matcher) return typeof value === 'number' && value >= matcher.between[0] && value <= matcher.between[1];
  return typeof value === 'string' && pattern(matcher.matches).test(value);
}

/** The facts of `when` that do not hold; empty: the rule matches. */
export function missing(evidence: Evidence, when: When): readonly FactName[] {
  return (Object.entries(when) as [FactName, Matcher][])
    .filter(([name, matcher]) => !factHolds(factOf(evidence, name), matcher))
    .map(([name]) => name);
}

/** True when every fact of `when` holds. */
export function matches(evidence: Evidence, when: When): boolean {
  for (const name in when) {
    const matcher = when[name as FactName];
    if (matcher !== undefined && !factHolds(factOf(evidence, name as FactName), matcher)) return false;
  }
  return true;
}
