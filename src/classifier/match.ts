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

type Holds = (value: FactValue | undefined) => boolean;

/** What one fact has to be, to be asked of many values. */
function holding(matcher: Matcher): Holds {
  if ('present' in matcher) return (value) => (value !== undefined) === matcher.present;
  if ('equals' in matcher) return (value) => value === matcher.equals;
  if ('oneOf' in matcher) return (value) => value !== undefined && matcher.oneOf.includes(value);
  if ('between' in matcher) return (value) => typeof value === 'number' && value >= matcher.between[0] && value <= matcher.between[1];
  return (value) => typeof value === 'string' && pattern(matcher.matches).test(value);
}

/** Whether one fact is as asked. */
export function factHolds(value: FactValue | undefined, matcher: Matcher): boolean {
  return holding(matcher)(value);
}

/** The facts of `when` that do not hold; empty: the rule matches. */
export function missing(evidence: Evidence, when: When): readonly FactName[] {
  return (Object.entries(when) as [FactName, Matcher][])
    .filter(([name, matcher]) => !factHolds(factOf(evidence, name), matcher))
    .map(([name]) => name);
}

/** `when` made ready to be asked of much evidence: true when every fact of it holds. */
export function matching(when: When): (evidence: Evidence) => boolean {
  const asks = (Object.entries(when) as [FactName, Matcher | undefined][]).flatMap(([name, matcher]) =>
    matcher === undefined ? [] : [{ name, holds: holding(matcher) }],
  );
  return (evidence) => {
    for (const { name, holds } of asks) if (!holds(factOf(evidence, name))) return false;
    return true;
  };
}
