// PARTS, EDGES and OUTSIDE: the design's import table as data.
// The architecture test reads nothing else: what is not listed here is forbidden.

/** A part of the house and the paths it owns; the first row whose pattern matches a path wins. */
export const PARTS: readonly (readonly [part: string, paths: RegExp])[] = [
  ['mock-service/call', /^mock-service\/(call|read-json)\.ts$/],
  ['mock-service/delivery', /^mock-service\/delivery\.ts$/],
  ['mock-service/service', /^mock-service\/service\.ts$/],
  ['mock-service/index', /^mock-service\/index\.ts$/],
  ['mock-service/main', /^mock-service\/main\.ts$/],
  ['mock-service/bindings/vitest-setup', /^mock-service\/bindings\/vitest-setup\.ts$/],
  [
    'mock-service/$1',
    /^mock-service\/(complaint|determinism|domain|store|query|access|wire|operations|faults|journal|conduct|sandbox|control|bindings)\//,
  ],
  ['src/index', /^src\/index\.ts$/],
  ['src/cli/embed', /^src\/cli\/embed\.ts$/],
  ['src/evidence/vocabulary', /^src\/evidence\/(evidence|meaning|symptom)\.ts$/],
  ['src/evidence/$1', /^src\/evidence\/(dialects|values|texts|wording)\//],
  ['src/$1', /^src\/(ports|contract|evidence|classifier|client|control|orchestrator|tools|discovery|mcp|tck|lab|cli)\//],
];

const SRC_FAMILIES = [
  'src/ports',
  'src/contract',
  'src/evidence',
  'src/classifier',
  'src/client',
  'src/control',
  'src/orchestrator',
  'src/tools',
  'src/discovery',
  'src/mcp',
  'src/tck',
  'src/lab',
];

/** Part → the parts it may import; it may import whatever those may import too. */
export const EDGES: Readonly<Record<string, readonly string[]>> = {
  'mock-service/complaint': [],
  'mock-service/determinism': [],
  'mock-service/domain': [],
  'mock-service/call': [],
  'mock-service/delivery': [],
  'mock-service/store': ['mock-service/complaint', 'mock-service/determinism', 'mock-service/domain', 'mock-service/delivery'],
  'mock-service/access': ['mock-service/determinism', 'mock-service/domain', 'mock-service/call'],
  'mock-service/wire': ['mock-service/complaint', 'mock-service/domain', 'mock-service/call', 'mock-service/delivery'],
  'mock-service/query': ['mock-service/complaint', 'mock-service/domain', 'mock-service/store'],
  'mock-service/operations': [
    'mock-service/complaint',
    'mock-service/determinism',
    'mock-service/domain',
    'mock-service/store',
    'mock-service/query',
    'mock-service/access',
    'mock-service/wire',
  ],
  'mock-service/faults': ['mock-service/complaint', 'mock-service/call', 'mock-service/delivery', 'mock-service/determinism'],
  'mock-service/journal': ['mock-service/call', 'mock-service/delivery', 'mock-service/determinism'],
  'mock-service/conduct': ['mock-service/journal'],
  'mock-service/sandbox': ['mock-service/operations', 'mock-service/faults', 'mock-service/journal'],
  'mock-service/control': ['mock-service/sandbox', 'mock-service/conduct'],
  'mock-service/service': ['mock-service/control'],
  'mock-service/bindings': ['mock-service/service'],
  'mock-service/index': ['mock-service/bindings'],
  'mock-service/main': ['mock-service/index'],
  'mock-service/bindings/vitest-setup': ['mock-service/index'],
  'src/ports': [],
  'src/contract': [],
  'src/evidence/dialects': [],
  'src/evidence/values': [],
  'src/evidence/vocabulary': ['src/evidence/dialects'],
  'src/evidence/texts': ['src/evidence/vocabulary', 'src/evidence/values'],
  'src/evidence/wording': ['src/evidence/texts'],
  'src/evidence': ['src/evidence/wording'],
  'src/discovery': [],
  'src/control': [],
  'src/classifier': ['src/contract', 'src/evidence'],
  'src/client': ['src/classifier', 'src/ports'],
  'src/orchestrator': ['src/contract', 'src/ports'],
  'src/tools': ['src/contract', 'src/client', 'src/orchestrator'],
  'src/mcp': ['src/tools', 'src/discovery', 'src/ports'],
  'src/tck': ['src/contract', 'src/control', 'src/ports'],
  'src/lab': ['src/contract', 'src/control', 'src/tck'],
  'src/index': ['src/contract', 'src/evidence', 'src/classifier', 'src/client', 'src/orchestrator', 'src/discovery'],
  'src/cli/embed': [...SRC_FAMILIES, 'src/cli', 'mock-service/index!'],
  'src/cli': [...SRC_FAMILIES, 'src/index', 'src/cli/embed'],
};

/** Package → the paths that may import it. A package that is not listed may be imported anywhere. */
export const OUTSIDE: readonly (readonly [packageName: RegExp, paths: RegExp])[] = [
  [/^express$/, /^(mock-service\/bindings\/express|src\/lab\/http)(\.ts$|\/)/],
  [/^msw$/, /^mock-service\/bindings\/msw(\.ts$|\/)/],
  [/^vitest$/, /^(mock-service\/bindings\/vitest(-setup)?|src\/tck\/vitest)\.ts$/],
  [/^@opentelemetry\//, /^src\/orchestrator\/spans\.ts$/],
  [/^@modelcontextprotocol\//, /^src\/mcp\//],
  [/^@faker-js\/faker$/, /^mock-service\/store\/seed\//],
  [/^minisearch$/, /^mock-service\/store\/search\//],
  [/^(pdfkit|fontkit|subset-font|harfbuzzjs|bidi-js|linebreak)$/, /^mock-service\/wire\/pdf\//],
  [/^@sqlite\.org\/sqlite-wasm$/, /^mock-service\/query\/engine\/sqlite\.ts$/],
  [/^(negotiator|escape-html)$/, /^mock-service\/wire\/sales\/payment-page\.ts$/],
  [/^(yaml|js-yaml)$/, /^(mock-service\/control\/scenario|src\/cli\/)/],
  [
    /^node:/,
    /^(mock-service\/(bindings\/|main\.ts|index\.ts|journal\/export|query\/engine\/sqlite\.ts|wire\/pdf\/fonts\/font-files\.ts)|src\/(cli|tck|lab|client)\/|src\/orchestrator\/hand-off-file\.ts)/,
  ],
];

/** Where time and chance may be read from the machine. */
export const TIME_AND_CHANCE = /^(mock-service\/(determinism|bindings)\/|mock-service\/main\.ts$|src\/(ports|cli)\/)/;

/** More than 20 files, and why that is right: one file per kind. */
export const WIDE_FOLDERS: Readonly<Record<string, string>> = {
  'mock-service/faults': 'one file for each kind of fault',
  'mock-service/query/tables': 'one file for each table',
  'src/evidence/extractors': 'one file for each source of failures',
  'src/evidence/wording/meanings': 'one file for each meaning',
};

/** Longer than 300 lines, and why that is right. */
export const LONG_FILES: Readonly<Record<string, string>> = {
  'src/client/schema.ts': 'generated from docs/openapi.json',
  'src/control/schema.ts': 'generated from docs/control.openapi.json',
  'src/client/operations.ts': 'generated from docs/openapi.json',
  'src/evidence/expected-names.ts': 'generated from docs/openapi.json',
  'src/tools/tables/tables.ts': "generated from the provider's tables",
  'test/src/classifier/sounds-passing-sentences.ts': 'a table of sentences, one a line',
  'test/pins.test.ts': 'lists of names, one a line',
};
