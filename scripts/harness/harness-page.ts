// harnessPage: docs/harness.md is written by hand but for its policy, read from the code, and the demo's table, which is run.
// What else it says is prose.
import { runDays } from '../../src/cli/demo/run-days.ts';
import { SILENT } from '../../src/cli/demo/story.ts';
import { createTokenCounter } from '../../src/cli/demo/tokens.ts';
import { DEFAULT_POLICY, type Policy } from '../../src/orchestrator/policy.ts';
import { fillRegions, table } from '../markdown.ts';

const MEANINGS: Readonly<Record<keyof Policy, string>> = {
  attemptsMax: 'attempts in all, the first one included',
  baseMs: 'the first wait is at most so long, in milliseconds',
  rateLimitBaseMs: 'the same after a rate limit',
  factor: 'each further wait is at most so many times as long',
  capMs: 'no wait of its own is longer; one that the server named may be',
  deadlineMs: 'from the call of `run` to its answer',
  attemptMs: 'one attempt is not waited for longer',
  transientCost: 'what a retry takes from the host’s budget',
  throttlingCost: 'the same after a rate limit',
  sameFailureMax: 'the same failure so often in a row ends it (loop guard, below)',
};

function policyTable(): string {
  const names = Object.keys(MEANINGS) as (keyof Policy)[];
  return table(
    ['policy', 'by default', ''],
    names.map((name) => [`\`${name}\``, DEFAULT_POLICY[name].toLocaleString('en-US'), MEANINGS[name]]),
  );
}

/** The demo's figures under the names that `--json` gives them. */
async function demoTable(): Promise<string> {
  const tokens = await createTokenCounter();
  const rows = await runDays({ seed: 'overdue', lang: 'en', tokens, isFast: true, storyOf: () => SILENT });
  const [first] = rows;
  if (first === undefined) throw new Error('the demo has no rows');
  const { way: _way, wasted_by: _by, ...numbers } = first;
  const names = Object.keys(numbers) as (keyof typeof numbers)[];
  return table(
    ['', ...rows.map(({ way }) => way)],
    names.map((name) => [`\`${name}\``, ...rows.map((row) => String(row[name]))]),
  );
}

/** docs/harness.md, with its regions filled. */
export async function harnessPage(page: string): Promise<string> {
  return fillRegions('docs/harness.md', page, { policy: policyTable(), demo: await demoTable() });
}
