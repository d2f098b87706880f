// The conformance suite against our server: `npx tsx test/conformance/run.ts REVISION SUITE [--write]`, where SUITE is install.sh's folder.
// Prints the sums and what is not as it should be, and leaves `{"passed", "failed"}` in .reports/; `--write` puts the results into the page. Exits 1 on any failure.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillRegions } from '../../scripts/markdown.ts';
import { passes, resultsTable, sums } from './results-page.ts';
import { serveFixtures } from './serve-fixtures.ts';
import { runSuite } from './suite.ts';
import { judge, readExpected } from './verdicts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = 'docs/conformance.md';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean', default: false } } });
const [revision, folder] = positionals;
if (revision === undefined || folder === undefined) throw new Error('expected a revision and the folder of the suite');

const expected = join(import.meta.dirname, 'expected', `${revision}.yml`);
const results = join(ROOT, '.reports', 'mcp-conformance', revision);
const errors: string[] = [];
const served = await serveFixtures((error) => errors.push(`${error.message}\n`));
const { isContent, scenarios } = await runSuite({ folder, revision, url: served.url, expected, results }).finally(served.close);
await writeFile(join(results, 'server.log'), errors);
const verdicts = judge(scenarios, readExpected(await readFile(expected, 'utf8')));

const page = await readFile(join(ROOT, PAGE), 'utf8');
const filled = fillRegions(PAGE, page, { [revision]: resultsTable(verdicts) });
if (values.write) await writeFile(join(ROOT, PAGE), filled);
const complaints = [
  ...verdicts.flatMap((verdict) => verdict.complaints),
  ...(values.write || filled === page ? [] : [`${PAGE} says something else; run again with --write`]),
];
if (!isContent && complaints.length === 0) complaints.push(`the suite is not content; see ${join(results, 'suite.log')}`);

console.log(`MCP ${revision}: ${sums(verdicts)}`);
for (const complaint of complaints) console.error(`  ${complaint}`);
const passed = verdicts.filter(passes).reduce((sum, verdict) => sum + verdict.passed, 0);
await writeFile(`${results}.json`, `${JSON.stringify({ passed, failed: complaints.length })}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
