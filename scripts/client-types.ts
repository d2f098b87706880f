// clientTypes: an OpenAPI document → its TypeScript types, for src/client and src/control.
// openapi-typescript needs TypeScript 5 beside it: that is why this folder is a workspace of its own.
import openapiTS, { astToString } from 'openapi-typescript';

/** The text of a schema.ts; `source` is the document's path in the repository. */
export async function clientTypes(documentText: string, source: string): Promise<string> {
  const ast = await openapiTS(documentText, { alphabetize: true, defaultNonNullable: false, immutable: true });
  const header = `// The types of every call and answer. Generated from ${source} by \`npm run generate\`.
// Only the client beside this file reads it.
`;
  return `${header}\n${astToString(ast)}`;
}
