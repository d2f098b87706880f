// clientOperations: docs/openapi.json → src/client/operations.ts, the table the client sends calls by.
// It reads the document, not OPERATIONS: the consumer knows the provider by what it publishes.
import { pathNames } from './openapi/split-input.ts';

/** The parts of an OpenAPI document that the table is read from. */
export interface DocumentLike {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OperationLike>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, SchemaLike>> };
}
interface SchemaLike {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}
interface ResponseLike {
  readonly content?: Readonly<Record<string, { readonly schema?: SchemaLike }>>;
}
interface OperationLike {
  readonly operationId: string;
  readonly 'x-overdue-write'?: string;
  readonly 'x-overdue-found-by': unknown;
  readonly parameters?: readonly { readonly in?: string; readonly name?: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly required?: readonly string[] } }>> };
  readonly responses: Readonly<Record<string, ResponseLike>>;
}

const HEADER = `// OPERATIONS: every operation of the provider, as a table. Generated from docs/openapi.json by \`npm run generate\`.
// The client reads how to send a call here; the harness reads what the provider promises about doing it twice.

/** What the provider promises about doing an operation twice. */
export type Write = 'safe' | 'idempotent' | 'keyed' | 'unsafe';

/** One operation. */
export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** After the base URL, with \`{parameter}\`s. */
  readonly path: string;
  readonly write: Write;
  /** The read that finds a lost write, and the argument that carries the reference or the object's id. */
  readonly found_by: { readonly operation: string; readonly argument: string } | null;
  /** Where the input travels that does not stand in the path. */
  readonly reads: 'query' | 'body';
  readonly path_params: readonly string[];
  readonly query_params: readonly string[];
  /** Names of the input that must be given. */
  readonly requires: readonly string[];
  /** Status of a success. */
  readonly status: number;
  /** Of a success's body: JSON, or a document whose bytes are the value. */
  readonly media_type: string;
  /** Names that a success's body always has; an answer without one of them is none. */
  readonly answers: readonly string[];
  /** What a success's body calls itself, in its \`object\`; a document has no name. */
  readonly answers_with: string;
  /** The path parameter that names the object which a success is about; null: the call does not say which, or makes it. */
  readonly answers_about: string | null;
}
`;

/** The schema of an answer, which is a component, named by a reference. */
function answered(response: ResponseLike | undefined, document: DocumentLike): SchemaLike {
  const schema = response?.content?.['application/json']?.schema;
  return (schema?.$ref === undefined ? schema : document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']) ?? {};
}

function row(method: string, path: string, operation: OperationLike, document: DocumentLike): Record<string, unknown> {
  const status = Object.keys(operation.responses).find((candidate) => candidate.startsWith('2')) ?? '';
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const body = operation.requestBody?.content['application/json']?.schema.required ?? [];
  const answer = answered(operation.responses[status], document);
  const [mediaType] = Object.keys(operation.responses[status]?.content ?? {});
  const object = String(answer.properties?.object?.const ?? '');
  return {
    method: method.toUpperCase(),
    path,
    write: operation['x-overdue-write'],
    found_by: operation['x-overdue-found-by'],
    // An input travels in the body of whatever may write, so that a name too many is refused there and not overlooked in a query.
    reads: operation.requestBody !== undefined || operation['x-overdue-write'] !== 'safe' ? 'body' : 'query',
    path_params: pathNames(path),
    query_params: query.map(({ name }) => name),
    requires: [...pathNames(path), ...query.filter(({ required }) => required === true).map(({ name }) => name), ...body],
    status: Number(status),
    media_type: mediaType ?? 'application/json',
    answers: answer.required ?? [],
    answers_with: object,
    // What was made is not what the path names, even where both are of one kind.
    answers_about: status === '201' ? null : (pathNames(path).find((name) => name === `${object}_id`) ?? null),
  };
}

/** A literal as the house's formatter writes it, on one line. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${name}: ${literal(inner)}`)
      .join(', ')} }`;
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

/** The text of src/client/operations.ts. */
export function clientOperations(document: DocumentLike): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      // What is no operation, such as the token endpoint, promises nothing about doing it twice.
      .filter(([, operation]) => operation['x-overdue-write'] !== undefined)
      .map(([method, operation]) => ({ name: operation.operationId, fields: row(method, path, operation, document) })),
  );
  const lines = rows.map(
    ({ name, fields }) =>
      `  ${name}: {\n${Object.entries(fields)
        .map(([field, value]) => `    ${field}: ${literal(value)},\n`)
        .join('')}  },\n`,
  );
  return `${HEADER}
/** In the document's order. */
export const OPERATIONS = {
${lines.join('')}} as const satisfies Record<string, OperationRow>;

/** The name of an operation; the tool of the same name calls it. */
export type OperationName = keyof typeof OPERATIONS;
`;
}
