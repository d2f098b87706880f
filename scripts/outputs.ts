// outputs: every generated file and its text, from what the code says. A new one is a line here.
// Nothing is read from the disk but package.json, the contract cases, the failures, the arguments and the questions in the fixtures and the pages that are generated in part; order and formatting are fixed, so the same code gives the same bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTROL_PATH, CONTROL_ROUTES } from '../mock-service/control/index.ts';
import { FAULTS } from '../mock-service/faults/index.ts';
import { OPERATIONS } from '../mock-service/operations/index.ts';
import { QUERY_TABLES } from '../mock-service/query/tables/index.ts';
import { RULES as CLASSIFIER_RULES } from '../src/classifier/rules/index.ts';
import { toolErrorJsonSchema } from '../src/contract/tool-error-json-schema.ts';
import { CATALOG } from '../src/tools/catalog.ts';
import { toolEntries } from '../src/tools/tool-entries.ts';
import { catalogueLines } from './catalogue-lines.ts';
import { classifierPage } from './classifier-page.ts';
import { clientOperations, type DocumentLike } from './client-operations.ts';
import { clientTypes } from './client-types.ts';
import { contractPage } from './contract-page.ts';
import { expectedNames } from './expected-names.ts';
import { faultsPage } from './faults/faults-page.ts';
import { testNames } from './faults/test-names.ts';
import { fixtureSchemas } from './fixture-schemas.ts';
import { decisionsPage } from './harness/decisions-page.ts';
import { harnessPage } from './harness/harness-page.ts';
import { lifecyclePage } from './lifecycle-page.ts';
import { limitsPage } from './limits-page.ts';
import { lostReplyPage } from './lost-reply-page.ts';
import { argumentsPage } from './mcp/arguments-page.ts';
import { toolPages } from './mcp/tool-pages.ts';
import { controlDocument } from './openapi/control-document.ts';
import { providerDocument } from './openapi/provider-document.ts';
import { operationsPage } from './operations-page.ts';
import { leaveOneOut } from './providers/leave-one-out.ts';
import { leaveOneOutPage } from './providers/leave-one-out-page.ts';
import { queryPage } from './query/query-page.ts';
import { tableModule } from './query/table-module.ts';
import { rulesPage } from './rules-page.ts';
import { judgedSamples } from './samples/sample-scores.ts';
import { samplesPage } from './samples/samples-page.ts';
import { wirePage } from './wire/wire-page.ts';

/** One generated file; `path` is relative to the repository's root. */
export interface Output {
  readonly path: string;
  readonly text: string;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** What a query can name. */
const SQL_NAMES = QUERY_TABLES.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]);

/** Everything generated. */
export async function outputs(root: string): Promise<readonly Output[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const provider = providerDocument(OPERATIONS, version);
  const control = json(controlDocument(CONTROL_ROUTES, CONTROL_PATH, version));
  return [
    { path: 'docs/openapi.json', text: json(provider) },
    { path: 'docs/control.openapi.json', text: control },
    { path: 'docs/operations.md', text: operationsPage(OPERATIONS) },
    { path: 'docs/rules.md', text: rulesPage() },
    { path: 'docs/lifecycle.md', text: lifecyclePage() },
    { path: 'docs/faults.md', text: faultsPage(FAULTS) },
    { path: 'docs/lost-reply.md', text: await lostReplyPage(root) },
    { path: 'docs/wire.md', text: wirePage(root) },
    { path: 'docs/classifier.md', text: classifierPage(CLASSIFIER_RULES) },
    {
      path: 'docs/classifier-scores.md',
      text: samplesPage(leaveOneOutPage(readFileSync(join(root, 'docs/classifier-scores.md'), 'utf8'), leaveOneOut()), judgedSamples(root)),
    },
    { path: 'docs/harness-decisions.md', text: decisionsPage() },
    { path: 'docs/harness.md', text: await harnessPage(readFileSync(join(root, 'docs/harness.md'), 'utf8')) },
    { path: 'docs/contract.md', text: contractPage(readFileSync(join(root, 'docs/contract.md'), 'utf8')) },
    { path: 'docs/query.md', text: queryPage(readFileSync(join(root, 'docs/query.md'), 'utf8')) },
    { path: 'docs/mcp-arguments.md', text: argumentsPage(root) },
    ...Object.entries(await toolPages(root)).map(([path, text]) => ({ path, text })),
    { path: 'docs/limits.md', text: limitsPage(readFileSync(join(root, 'docs/limits.md'), 'utf8')) },
    ...Object.entries(fixtureSchemas()).map(([path, schema]) => ({ path, text: json(schema) })),
    {
      path: 'mock-service/bindings/names.ts',
      text: testNames(
        FAULTS.map(({ kind }) => kind),
        OPERATIONS.map(({ name }) => name),
      ),
    },
    { path: 'src/client/operations.ts', text: clientOperations(JSON.parse(json(provider)) as DocumentLike) },
    { path: 'src/evidence/expected-names.ts', text: expectedNames(JSON.parse(json(provider)), SQL_NAMES) },
    { path: 'fixtures/discovery/catalogue.jsonl', text: catalogueLines(toolEntries(CATALOG)) },
    { path: 'src/tools/tables/tables.ts', text: tableModule(QUERY_TABLES) },
    { path: 'src/client/schema.ts', text: await clientTypes(json(provider), 'docs/openapi.json') },
    { path: 'src/control/schema.ts', text: await clientTypes(control, 'docs/control.openapi.json') },
    { path: 'src/contract/tool-error.schema.json', text: json(toolErrorJsonSchema()) },
  ];
}
