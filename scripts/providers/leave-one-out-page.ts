// leaveOneOutPage: the page of scores, with its table of what is right of each provider without that provider's table.
// A reader sees what to expect of a provider that has none.

import { fillRegions, table } from '../markdown.ts';
import { isFalseRetry, type Judged, type LeftOut } from './leave-one-out.ts';

const HEAD = ['provider', 'fixtures', 'type', 'retryable', 'effect', 'false retries', 'taken for something else'];

function right(judged: readonly Judged[], fact: 'error_type' | 'retryable' | 'effect'): string {
  return String(judged.filter(({ fixture, error }) => error[fact] === fixture.expected[fact]).length);
}

/** `limit-of-a-day` → `rate_limited`. */
function wrong(judged: readonly Judged[]): string {
  return judged
    .filter(({ fixture, error }) => error.error_type !== fixture.expected.error_type)
    .map(({ fixture, error }) => `${fixture.id.replace(/^.*\//, '')} → \`${error.error_type}\``)
    .join(', ');
}

function row(name: string, judged: readonly Judged[]): readonly string[] {
  const facts = (['error_type', 'retryable', 'effect'] as const).map((fact) => right(judged, fact));
  return [name, String(judged.length), ...facts, String(judged.filter(isFalseRetry).length)];
}

/** docs/classifier-scores.md: `page` with the region filled. */
export function leaveOneOutPage(page: string, leftOut: readonly LeftOut[]): string {
  const rows = leftOut.map(({ provider, judged }) => [...row(provider, judged), wrong(judged)]);
  const all = [
    ...row(
      'all',
      leftOut.flatMap(({ judged }) => judged),
    ),
    '',
  ];
  return fillRegions('docs/classifier-scores.md', page, { 'leave-one-out': table(HEAD, [...rows, all]) });
}
