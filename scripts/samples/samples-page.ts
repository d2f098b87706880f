// samplesPage: the page of scores, with its tables of what real clients left behind, by client and by case, and how much of it is judged right.
// A reader sees which client's words keep what; scripts/samples provokes the failures, nothing is provoked here.
import { fillRegions, table } from '../markdown.ts';
import type { Judged } from './sample-scores.ts';

const FACTS = ['error_type', 'retryable', 'effect'] as const;
const COUNTS = ['type', 'retryable', 'effect', 'false retries'];

function counts(judged: readonly Judged[]): readonly string[] {
  const right = FACTS.map((fact) => judged.filter(({ right, answer }) => answer[fact] === right[fact]).length);
  const falseRetries = judged.filter(({ right, answer }) => answer.retryable && !right.retryable).length;
  return [judged.length, ...right, falseRetries].map(String);
}

/** `stall` → `unknown`, by what tells the samples of this row apart. */
function wrong(judged: readonly Judged[], by: 'client' | 'name'): string {
  return judged
    .filter(({ right, answer }) => answer.error_type !== right.error_type)
    .map((each) => `${each[by]} → \`${each.answer.error_type}\``)
    .join(', ');
}

function rows(judged: readonly Judged[], by: 'client' | 'name'): readonly (readonly string[])[] {
  const other = by === 'client' ? 'name' : 'client';
  const names = [...new Set(judged.map((each) => each[by]))].sort();
  return [...names.map((name) => ({ name, own: judged.filter((each) => each[by] === name) })), { name: 'all', own: judged }].map(
    ({ name, own }) => [name, ...counts(own), name === 'all' ? '' : wrong(own, other)],
  );
}

/** docs/classifier-scores.md: `page` with its two regions filled. */
export function samplesPage(page: string, judged: readonly Judged[]): string {
  return fillRegions('docs/classifier-scores.md', page, {
    'samples-by-client': table(['client', 'samples', ...COUNTS, 'taken for something else'], rows(judged, 'client')),
    'samples-by-case': table(['case', 'clients', ...COUNTS, 'taken for something else'], rows(judged, 'name')),
  });
}
