// expectedNames: docs/openapi.json and the tables of SQL → src/evidence/expected-names.ts, the names that an expectation may list.
// It reads the document: the consumer knows the provider by what it publishes.

const HEADER = `// EXPECTED_NAMES: fields, parameters, operations, tables, columns and fixed values of the provider. Generated from docs/openapi.json and the tables of SQL by \`npm run generate\`.
// Step 2 of a failure's walk: "one of …" lists these and no others, so that no upstream prose passes for a list of names.
`;

function* named(node: unknown): Iterable<unknown> {
  if (node === null || typeof node !== 'object') return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') yield* Object.keys(value as object);
    if (key === 'enum') yield* value as readonly unknown[];
    if (key === 'const' || key === 'operationId') yield value;
    if (key === 'name' && 'in' in node) yield value;
    yield* named(value);
  }
}

/** The text of the table for `document`, with the names of tables and columns that the document's operations tell of. */
export function expectedNames(document: unknown, tables: Iterable<string>): string {
  const names = [...new Set([...named(document), ...tables])]
    .filter((name): name is string => typeof name === 'string' && /^\w[\w-]{0,59}$/.test(name))
    .sort();
  const lines = names.map((name) => `  '${name}',\n`).join('');
  return `${HEADER}\n/** In alphabetical order. */\nexport const EXPECTED_NAMES: readonly string[] = [\n${lines}];\n`;
}
