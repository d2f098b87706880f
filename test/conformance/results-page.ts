// resultsTable: what the suite found against one revision, as docs/conformance.md shows it.
// The page's regions are filled with it, and a run fails when the page says something else.
import { table } from '../../scripts/markdown.ts';
import type { Verdict } from './verdicts.ts';

/** A sentence with the sums, and a row for each scenario; `shipped` is what the server without fixtures came to. */
export function resultsTable(verdicts: readonly Verdict[], shipped: readonly Verdict[]): string {
  const alone = new Set(shipped.filter(passes).map(({ name }) => name));
  const rows = verdicts.map((verdict) => row(verdict, alone.has(verdict.name)));
  return `${sums(verdicts)}\n\n${table(['Scenario', 'Checks passed', 'As shipped', 'Remark'], rows)}`;
}

/** Such as "30 of 30 required scenarios pass, and 2 of 3 others; 81 checks passed." */
export function sums(verdicts: readonly Verdict[]): string {
  const count = (isRequired: boolean): string => {
    const all = verdicts.filter((verdict) => verdict.isRequired === isRequired);
    return `${all.filter(passes).length} of ${all.length}`;
  };
  const checks = verdicts.filter(passes).reduce((sum, { passed }) => sum + passed, 0);
  return `${count(true)} required scenarios pass, and ${count(false)} others; they are ${checks} checks.`;
}

/** Nothing failed, and something was looked at. */
export const passes = ({ passed, of, complaints }: Verdict): boolean => passed > 0 && passed === of && complaints.length === 0;

function row({ name, isRequired, passed, of, reason }: Verdict, passesAsShipped: boolean): string[] {
  const remarks = [isRequired ? '' : 'not required', of === 0 ? 'nothing to look at' : '', reason ?? ''].filter((words) => words !== '');
  const checks = of === 0 ? '–' : passed === of ? String(passed) : `${passed} of ${of}`;
  return [`\`${name}\``, checks, passesAsShipped ? 'passes' : '', remarks.join('; ')];
}
