// argumentsPage: docs/mcp-arguments.md is written by hand but for its table: what a tool's argument is read as, and what is corrected.
// The rows are those of fixtures/arguments, which a test holds against the reading itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillRegions, table } from '../markdown.ts';

const PATH = 'docs/mcp-arguments.md';

interface Line {
  readonly argument: string;
  readonly given: unknown;
  readonly read?: unknown;
  readonly in_change?: true;
  readonly corrected?: true;
  readonly because: string;
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

function cells({ argument, given, read, in_change, corrected, because }: Line): readonly string[] {
  const answer = corrected === true ? 'corrected' : read === 'left out' ? 'left out' : code(read);
  return [`\`${argument}\`${in_change === true ? ', in a change' : ''}`, code(given), answer, because];
}

/** The page. */
export function argumentsPage(root: string): string {
  const lines = readFileSync(join(root, 'fixtures/arguments/readings.jsonl'), 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Line).map(cells);
  return fillRegions(PATH, readFileSync(join(root, PATH), 'utf8'), { readings: table(['argument', 'given', 'read as', 'because'], rows) });
}
