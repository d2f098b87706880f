// bench: what the provider costs, holds and delays, next to raw node:http in the same run. `npm run bench -- --help` says what there is.
// Servers and their clients are separate processes; rounds alternate and ratios are taken round by round. About a quarter of an hour in all, half of it the section harness.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { endChildrenAtTheEnd } from './children.ts';
import type { Section } from './section.ts';
import { calls } from './sections/calls.ts';
import { classification } from './sections/classification.ts';
import { delay } from './sections/delay.ts';
import { growth } from './sections/growth.ts';
import { harness } from './sections/harness.ts';
import { held } from './sections/held.ts';
import { mcp } from './sections/mcp.ts';
import { pdf } from './sections/pdf.ts';
import { query } from './sections/query.ts';
import { reports } from './sections/reports.ts';
import { rules } from './sections/rules.ts';
import { sandboxes } from './sections/sandboxes.ts';
import { searchTools } from './sections/search-tools.ts';
import { startUp } from './sections/start-up.ts';
import { storm } from './sections/storm.ts';

const SECTIONS: readonly Section[] = [
  startUp,
  calls,
  rules,
  delay,
  held,
  sandboxes,
  growth,
  query,
  reports,
  pdf,
  classification,
  searchTools,
  mcp,
  harness,
  storm,
];

const USAGE = `npm run bench -- [--quick] [section …]

--quick: each section once and small, to see that it works. Without a section, all of them:
${SECTIONS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}`;

/** The sections that are asked for, all when none is; null when one is not there. */
function chosen(names: readonly string[]): readonly Section[] | null {
  if (names.some((asked) => SECTIONS.every(({ name }) => name !== asked))) return null;
  return names.length === 0 ? SECTIONS : SECTIONS.filter(({ name }) => names.includes(name));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const sections = chosen(positionals);
if (values.help || sections === null) {
  console.log(USAGE);
  process.exit(sections === null ? 2 : 0);
}
endChildrenAtTheEnd();
console.log(`Node ${process.version}, ${availableParallelism()} cores${values.quick ? '; quick: the numbers mean nothing' : ''}`);
for (const { name, run } of sections) {
  const beganMs = performance.now();
  await run(values.quick ? 'quick' : 'full');
  console.log(`${name}: ${((performance.now() - beganMs) / 1000).toFixed(0)} s`);
}
