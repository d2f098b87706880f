// The conformance suite against our server: `npx tsx test/conformance/run.ts REVISION SUITE [--write]`, where SUITE is install.sh's folder.
// Runs it twice: with the tools that it asks for, and against the server as it is shipped. Prints the sums and what is not as it should be, and leaves `{"passed", "failed"}` in .reports/; `--write` puts the results into the page. Exits 1 on any failure.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillRegions } from '../../scripts/markdown.ts';
import { createParts } from '../../src/mcp/create-parts.ts';
import { fixtureParts } from './fixture-parts.ts';
import { passes, resultsTable, sums } from './results-page.ts';
import { serveParts } from './serve-parts.ts';
import { runSuite, type SuiteResult } from './suite.ts';
import { judge, readExpected } from './verdicts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = 'docs/conformance.md';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean', default: false } } });
const [revision = '', folder = ''] = positionals;
if (revision === '' || folder === '') throw new Error('expected a revision and the folder of the suite');

const expected = join(import.meta.dirname, 'expected', `${revision}.yml`);
const results = join(ROOT, '.reports', 'mcp-conformance', revision);

/** The suite against one set of parts; what the server says of it lies beside what the suite says. */
async function run(name: string, makeParts: Parameters<typeof serveParts>[0]): Promise<SuiteResult> {
  const errors: string[] = [];
  const served = await serveParts(makeParts, (error) => errors.push(`${error.message}\n`));
  const suite = { folder, revision, url: served.url, expected, results: join(results, name) };
  const found = await runSuite(suite).finally(served.close);
  await writeFile(join(suite.results, 'server.log'), errors);
  return found;
}

const { isContent, scenarios } = await run('with-fixtures', fixtureParts);
const verdicts = judge(scenarios, readExpected(await readFile(expected, 'utf8')));
const shipped = judge((await run('shipped', createParts)).scenarios, new Map());
const page = await readFile(join(ROOT, PAGE), 'utf8');
const filled = fillRegions(PAGE, page, { [revision]: resultsTable(verdicts, shipped) });
if (values.write) await writeFile(join(ROOT, PAGE), filled);
const complaints = [
  ...verdicts.flatMap((verdict) => verdict.complaints),
  ...(values.write || filled === page ? [] : [`${PAGE} says something else; run again with --write`]),
];
if (!isContent && complaints.length === 0) complaints.push(`the suite is not content; see ${join(results, 'with-fixtures', 'suite.log')}`);

console.log(`MCP ${revision}: ${sums(verdicts)}`);
for (const complaint of complaints) console.error(`  ${complaint}`);
const passed = verdicts.filter(passes).reduce((sum, verdict) => sum + verdict.passed, 0);
await writeFile(`${results}.json`, `${JSON.stringify({ passed, failed: complaints.length })}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
