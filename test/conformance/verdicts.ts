// judge: what the suite found, held against what is expected to fail.
// Stricter than the suite's own word: what is not required counts as well, and so does a warning.
import type { Check, Scenario } from './suite.ts';

/** Of one scenario. */
export interface Verdict {
  readonly name: string;
  readonly isRequired: boolean;
  readonly passed: number;
  /** Of all that were looked at; those that say nothing about us are left out. */
  readonly of: number;
  /** Why it may fail; null: it may not. */
  readonly reason: string | null;
  /** What is not as it should be, a sentence each. */
  readonly complaints: readonly string[];
}

/** Scenario, or scenario and check with a colon between them → why it may fail. */
export type Expected = ReadonlyMap<string, string>;

/** The entries of a file of expected failures, one a line: `- name # why`. @throws when one gives no reason. */
export function readExpected(yaml: string): Expected {
  return new Map(
    [...yaml.matchAll(/^ *- *(.*)$/gm)].map(([line, entry = '']) => {
      const [, name = '', reason = ''] = /^(\S+) # (.+)$/.exec(entry) ?? [];
      if (reason === '') throw new Error(`an expected failure gives no reason: ${line.trim()}`);
      return [name, reason];
    }),
  );
}

const isBad = ({ status }: Check): boolean => status === 'FAILURE' || status === 'WARNING';

/** Of each scenario. An entry that names no scenario, or one that passes, is a complaint too. */
export function judge(scenarios: readonly Scenario[], expected: Expected): Verdict[] {
  const unknown = [...expected.keys()].filter((entry) => !scenarios.some(({ name }) => entry === name || entry.startsWith(`${name}:`)));
  if (unknown.length > 0) throw new Error(`expected to fail, but in no scenario: ${unknown.join(', ')}`);
  return scenarios.map(({ name, isRequired, checks }) => {
    const told = checks.filter(({ status }) => status === 'SUCCESS' || status === 'FAILURE' || status === 'WARNING');
    const reasons = [...expected].filter(([entry]) => entry === name || entry.startsWith(`${name}:`));
    return {
      name,
      isRequired,
      passed: told.filter(({ status }) => status === 'SUCCESS').length,
      of: told.length,
      reason: reasons.length === 0 ? null : reasons.map(([, why]) => why).join('; '),
      complaints: [...complaintsAbout(name, checks, expected), ...stale(name, checks, reasons)],
    };
  });
}

function complaintsAbout(name: string, checks: readonly Check[], expected: Expected): string[] {
  if (checks.length === 0) return [`${name} did not come to an end`];
  return checks
    .filter((check) => isBad(check) && !expected.has(name) && !expected.has(`${name}:${check.id}`))
    .map(({ id, status, errorMessage }) => `${name}:${id}: ${status.toLowerCase()}: ${errorMessage ?? 'no reason given'}`);
}

function stale(name: string, checks: readonly Check[], reasons: readonly (readonly [string, string])[]): string[] {
  const fails = (entry: string): boolean => checks.some((check) => isBad(check) && (entry === name || entry === `${name}:${check.id}`));
  return reasons.filter(([entry]) => checks.length > 0 && !fails(entry)).map(([entry]) => `${entry} is expected to fail and does not`);
}
