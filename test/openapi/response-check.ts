// responseCheck: an OpenAPI document as a judge of responses: content type, documented status, body by its schema.
// ajv compiles the schemas where they stand in the document, so that references resolve as a reader would.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** One answer as it was seen. */
export interface Seen {
  readonly operation: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
}

interface Resolved {
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId: string; responses: Record<string, { $ref?: string } & Resolved> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, Resolved>> };
}

/** What a document says. */
export interface ResponseCheck {
  /** Operation → the statuses it documents, without `default`. */
  readonly documented: Readonly<Record<string, readonly number[]>>;
  /** What is wrong with an answer; empty when it is as documented. */
  complaints(seen: Seen): string[];
}

const escaped = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** A judge by `docs/<name>`. */
export function responseCheck(name: string): ResponseCheck {
  const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as { default: (into: Ajv2020) => void } & ((into: Ajv2020) => void))(ajv);
  ajv.addSchema(document, name);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, responses }]) => ({
      operationId,
      responses,
      at: `/paths/${escaped(path)}/${method}/responses`,
    })),
  );
  const complaints = ({ operation, status, contentType, body }: Seen): string[] => {
    const found = operations.find(({ operationId }) => operationId === operation);
    const response = found?.responses[String(status)];
    if (found === undefined || response === undefined) return [`${operation} does not document ${status}`];
    const shared = response.$ref?.split('/').at(-1);
    const content = (shared === undefined ? response : document.components.responses[shared])?.content;
    if (content === undefined) return body === undefined ? [] : [`${operation} ${status} should have no body`];
    const type = contentType !== null && Object.hasOwn(content, contentType) ? contentType : (Object.keys(content)[0] ?? '');
    if (contentType !== type) return [`${operation} ${status} came as ${contentType}, not ${type}`];
    const at = shared === undefined ? `${found.at}/${status}` : `/components/responses/${shared}`;
    const validate = ajv.getSchema(`${name}#${at}/content/${escaped(type)}/schema`);
    if (validate === undefined) return [`${operation} ${status} has no schema`];
    return validate(body) === true ? [] : [`${operation} ${status}: ${ajv.errorsText(validate.errors)}`];
  };
  const documented = operations.map(
    ({ operationId, responses }) =>
      [
        operationId,
        Object.keys(responses)
          .filter((status) => status !== 'default')
          .map(Number),
      ] as const,
  );
  return { documented: Object.fromEntries(documented), complaints };
}
